//! The program itself, as a newcomer starts it.

use std::io::{BufRead, Write};
use std::process::{Command, Output, Stdio};

fn lascaux(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lascaux"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read its input; that is no error here.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The golden record of that name.
fn golden(name: &str) -> String {
    format!("{}/../games/stone-age/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_table_opens_and_says_where() {
    let file = std::env::temp_dir().join(format!("lascaux-program-{}.db", std::process::id()));
    let mut house = Command::new(env!("CARGO_BIN_EXE_lascaux"))
        .args(["serve", "--port", "0", "--file"])
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = String::new();
    std::io::BufReader::new(house.stdout.take().unwrap()).read_line(&mut said).unwrap();
    house.kill().unwrap();
    house.wait().unwrap();
    for tail in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{tail}", file.display()));
    }
    assert!(said.contains("http://127.0.0.1:"), "{said}");
}

#[test]
fn help_names_the_commands_and_games_lists_the_options() {
    let shown = text(&lascaux(&["help"], b"").stdout);
    for word in ["serve", "engine", "playouts", "replay", "verify", "arena", "analyse", "train"] {
        assert!(shown.contains(word), "{shown}");
    }
    let shown = text(&lascaux(&["games"], b"").stdout);
    assert!(shown.contains("green-duplicates") && shown.contains("second-set | nothing"), "{shown}");
}

#[test]
fn the_engine_survives_bytes_that_are_no_text_and_a_missing_last_line_end() {
    let mut input = b"\xff\xfe\n\n{\"cmd\":\"games\"}\nnonsense\n".to_vec();
    input.extend(b"{\"cmd\":\"hash\"}");
    let output = lascaux(&["engine"], &input);
    assert!(output.status.success());
    let answers: Vec<serde_json::Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let verdicts: Vec<bool> = answers.iter().map(|answer| answer["ok"].as_bool().unwrap()).collect();
    assert_eq!(verdicts, [false, false, true, false, false], "a line for a line, the empty one included");
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_next_one_is_answered() {
    let mut input = vec![b'x'; lascaux::LONGEST_LINE + 10];
    input.extend(b"\n{\"cmd\":\"games\"}\n");
    let output = lascaux(&["engine"], &input);
    let shown = text(&output.stdout);
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].contains("\"ok\":false") && lines[1].contains("\"ok\":true"));
}

#[test]
fn playouts_answer_in_json_with_the_documented_keys() {
    let output = lascaux(&["playouts", "stone-age", "--seats", "3", "--games", "50", "--json"], b"");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        ["game", "seats", "games", "decisions", "chances", "seconds", "games_per_second", "decisions_per_second"]
    );
    assert_eq!((&report["games"], &report["seats"]), (&50.into(), &3.into()));
    let same = lascaux(&["playouts", "stone-age", "--seats", "3", "--games", "50", "--json"], b"");
    let again: serde_json::Value = serde_json::from_slice(&same.stdout).unwrap();
    assert_eq!(report["decisions"], again["decisions"], "the same seed plays the same games");
    for bad in [
        &["playouts", "chess"][..],
        &["playouts", "stone-age", "--seats", "5"],
        &["playouts", "stone-age", "--option", "edition=fr"],
        &["playouts", "stone-age", "--option", "edition"],
        &["playouts", "stone-age", "--seconds", "-1"],
        &["playouts", "stone-age", "--seconds", "NaN"],
    ] {
        let output = lascaux(bad, b"");
        assert!(!output.status.success() && !output.stderr.is_empty(), "{bad:?}");
    }
}

#[test]
fn a_record_is_told_and_verified_and_a_forged_one_is_found() {
    let file = golden("2-nl-buildings");
    let output = lascaux(&["verify", &file], b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("verified: stone-age, 2 seats"));
    let told = text(&lascaux(&["replay", &file], b"").stdout);
    assert!(told.starts_with("Stone Age, 2 seats, seed "), "{told}");
    assert!(told.contains("Round 1 begins; seat 0 starts.") && told.contains("The winner is seat "), "{told}");
    // As the engine answers it, the record is taken as well.
    let record = std::fs::read_to_string(&file).unwrap();
    let answer = format!("{{\"id\":1,\"ok\":true,\"record\":{record}}}");
    assert!(lascaux(&["verify", "-"], answer.as_bytes()).status.success());
    let forged = std::fs::read_to_string(&file).unwrap().replacen("place hunt 1", "place hunt 2", 1);
    let output = lascaux(&["verify", "-"], forged.as_bytes());
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("lascaux: -: "), "{}", text(&output.stderr));
    for arguments in [&["verify", "no-such-file"][..], &["replay", "no-such-file"], &["verify"], &["dance"]] {
        let output = lascaux(arguments, b"");
        assert!(!output.status.success() && !output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn an_owners_data_file_is_used_and_a_wrong_one_refused() {
    let built_in =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/stone-age/data/stone-age.toml"))
            .unwrap();
    let folder = std::env::temp_dir().join(format!("lascaux-data-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, text: String| {
        let file = folder.join(name);
        std::fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_string()
    };
    let own = write("own.toml", built_in.replace("food_start = 12", "food_start = 20"));
    let new = b"{\"cmd\":\"new\",\"game\":\"stone-age\",\"seats\":2}\n{\"cmd\":\"state\"}\n";
    let shown = text(&lascaux(&["engine", "--data", &own], new).stdout);
    assert!(shown.contains("\"food\":20"), "{shown}");
    let output = lascaux(&["--data", &own, "verify", &golden("2-nl-buildings")], b"");
    assert!(text(&output.stderr).contains("other component data"));
    for (name, text_of) in [
        ("few.toml", built_in.replacen("[[card]]", "[[kard]]", 1)),
        ("game.toml", built_in.replacen("game = \"stone-age\"", "game = \"chess\"", 1)),
        ("none.toml", String::new()),
        ("broken.toml", "[[[".to_string()),
    ] {
        let file = write(name, text_of);
        let output = lascaux(&["--data", &file, "games"], b"");
        assert!(!output.status.success() && text(&output.stderr).len() > 20, "{name}");
    }
    // A file that names no game is told which there are.
    let output = lascaux(&["--data", &write("nameless.toml", "[meta]\n".to_string()), "games"], b"");
    for game in ["stone-age", "eiszeit", "neanderthal"] {
        assert!(text(&output.stderr).contains(&format!("\"{game}\"")), "{}", text(&output.stderr));
    }
    let output = lascaux(&["--data", &own, "--data", &own, "games"], b"");
    assert!(text(&output.stderr).contains("two data files"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_arena_tells_who_wins_and_draws_it() {
    let picture = std::env::temp_dir().join(format!("lascaux-arena-{}.svg", std::process::id()));
    let drawn = picture.to_str().unwrap();
    let order = ["arena", "stone-age", "--bots", "greedy,random,easy#8", "--seats", "2", "--games", "4", "--seed", "3"];
    let output = lascaux(&[&order[..], &["--json", "--svg", drawn]].concat(), b"");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["games"], &report["seats"]), (&12.into(), &2.into()), "every pair meets four times");
    let rows = report["bots"].as_array().unwrap();
    assert_eq!(rows.iter().map(|row| row["games"].as_u64().unwrap()).collect::<Vec<_>>(), [8, 8, 8]);
    let wins: f64 = rows.iter().map(|row| row["wins"].as_f64().unwrap()).sum();
    assert_eq!(wins, 12.0, "every game has one winner or a shared win");
    for row in rows {
        let figure = |name: &str| row[name].as_f64().unwrap();
        assert!(figure("low") <= figure("win_rate") && figure("win_rate") <= figure("high"), "{row}");
    }
    assert!(rows[0]["rating"].as_f64() > rows[1]["rating"].as_f64(), "{report}");
    let svg = std::fs::read_to_string(&picture).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("greedy") && svg.trim_end().ends_with("</svg>"), "{svg}");
    let told = text(&lascaux(&order, b"").stdout);
    assert!(told.contains("95 % interval") && told.contains("greedy"), "{told}");
    let _ = std::fs::remove_file(picture);
    for bad in [
        &["arena", "stone-age", "--bots", "greedy"][..],
        &["arena", "stone-age", "--bots", "greedy,nobody"],
        &["arena", "stone-age", "--bots", "greedy,strong@0"],
        &["arena", "stone-age", "--bots", "greedy,strong*0"],
        &["arena", "stone-age", "--bots", "greedy,random", "--millis", "0"],
        &["arena", "chess", "--bots", "greedy,random"],
        // Said before the games, not after them: nobody could wait for so many.
        &["arena", "stone-age", "--bots", "greedy,random", "--games", "100000000", "--svg", "/nowhere/at/all.svg"],
    ] {
        let output = lascaux(bad, b"");
        assert!(!output.status.success() && !output.stderr.is_empty(), "{bad:?}");
    }
}

#[test]
fn an_analysis_tells_every_decision_and_draws_the_chances() {
    let picture = std::env::temp_dir().join(format!("lascaux-chances-{}.svg", std::process::id()));
    let file = golden("2-nl-buildings");
    let order = ["analyse", &file, "--simulations", "40", "--threads", "2"];
    let output = lascaux(&[&order[..], &["--json", "--svg", picture.to_str().unwrap()]].concat(), b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let analysis: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let decisions = analysis["decisions"].as_array().unwrap();
    assert!(decisions.len() > 50, "{}", decisions.len());
    for one in decisions {
        let chances: f64 = one["chances"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).sum();
        assert!((chances - 1.0).abs() < 0.05, "{one}");
        assert!(one["loss"].as_f64().unwrap() >= 0.0, "{one}");
        assert_eq!(one["chances_after"].as_array().unwrap().len(), 2, "{one}");
        if one["action"] == one["best"] {
            assert_eq!((&one["chances"], &one["points"][0]), (&one["chances_after"], &one["points"][1]), "{one}");
        }
    }
    // Near the end nobody expects much else than what comes.
    let last = decisions.last().unwrap();
    let total = analysis["totals"][last["seat"].as_u64().unwrap() as usize].as_f64().unwrap();
    assert!((last["points"][0].as_f64().unwrap() - total).abs() < 40.0, "{last}, {total}");
    let svg = std::fs::read_to_string(&picture).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
    let _ = std::fs::remove_file(picture);
    let told = text(&lascaux(&order, b"").stdout);
    assert!(told.contains("decisions with a choice") && told.contains("blunders"), "{told}");
    assert!(told.contains("winning chance   points"), "{told}");
    assert!(!lascaux(&["analyse", "-"], b"{}").status.success());
}

#[test]
fn learning_is_taken_up_where_it_ended() {
    let file = |name: &str| std::env::temp_dir().join(format!("lascaux-{name}-{}.json", std::process::id()));
    let (whole, halved) = (file("whole"), file("halved"));
    let learn = |out: &std::path::Path, seed: &str| {
        let order =
            ["train", "stone-age", "--seats", "2", "--games", "8", "--generation", "4", "--seed", seed, "--out"];
        lascaux(&[&order[..], &[out.to_str().unwrap()]].concat(), b"")
    };
    assert!(learn(&whole, "5").status.success());
    let weights: serde_json::Value = serde_json::from_slice(&std::fs::read(&whole).unwrap()).unwrap();
    assert_eq!(weights["made_by"], "lascaux train stone-age --seats 2 --games 8 --generation 4 --seed 5");
    assert_eq!(weights["games"], 8);
    assert!(text(&learn(&whole, "5").stdout).contains("nothing left to learn"));
    assert!(!learn(&whole, "6").status.success(), "weights of another command are not overwritten");
    // As if it had been ended after the first generation.
    let mut early = weights.clone();
    early["games"] = 4.into();
    std::fs::write(&whole, early.to_string()).unwrap();
    assert!(learn(&whole, "5").status.success());
    let again: serde_json::Value = serde_json::from_slice(&std::fs::read(&whole).unwrap()).unwrap();
    assert_eq!(again["games"], 8);
    assert!(again["made_by"].as_str().unwrap().ends_with("(interrupted, and taken up again)"), "{}", again["made_by"]);
    assert!(text(&learn(&whole, "5").stdout).contains("nothing left to learn"));
    for other in [&b"no weights"[..], b"\xff\xfe no text"] {
        std::fs::write(&halved, other).unwrap();
        assert!(!learn(&halved, "5").status.success());
        assert_eq!(std::fs::read(&halved).unwrap(), other, "what was not understood is left alone");
    }
    for file in [whole, halved] {
        let _ = std::fs::remove_file(file);
    }
}
