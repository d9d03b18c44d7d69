//! Phases 5 and 6, the hand, the set-up, the end and the game together (rulebook 002, B2, C, H1, I1 to I3, J, J1, K1).

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{
    Alpha, Cell, Disk, Elder, Husband, Key, Neanderthal, Portal, Rank, Reason, Row, Set, Sexuality, Slot, Stage, Table,
    Who,
};
use lascaux_table::{Game, Match, Seat, Seed, Setup, Turn};

// ---- phases 5 and 6 (H1, I1 to I3, B2) ------------------------------------------------------------------------------

#[test]
fn h1_mature_animals_of_tribal_people_yield() {
    for (tribal, young, babies) in [(true, false, 1), (true, true, 0), (false, false, 0)] {
        let mut table = only([0, 0, 0]);
        if tribal {
            table.tribal(Red);
        }
        if young {
            table.young_card(Red, SnowHare)
        } else {
            table.tableau(Red, SnowHare)
        };
        table.begun();
        table.peoples[Red].alpha = Alpha::Camp;
        let mut scene = Scene::after_assignment(table, Red);
        scene.say("done");
        assert_eq!(scene.camp(Red), babies, "tribal {tribal}, young {young}");
    }
}

#[test]
fn h1_an_animal_matured_by_another_yields_next_round() {
    // NE-R21
    let mut table = only([1, 0, 0]);
    table.tribal(Red);
    table.tableau(Red, Caribou); // a baby and a white disk
    table.young_card(Red, SnowHare); // under a white disk
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["done", "free card snow-hare"]);
    assert_eq!(scene.camp(Red), 2, "only the caribou has yielded");
}

#[test]
fn i1_a_portal_needs_a_daughter_who_shows_it_and_a_disk() {
    let mut table = only([0, 0, 0]);
    table.daughter(Red, Piper); // venus-black
    table.special();
    let mut scene = Scene::of(table);
    assert_eq!(scene.refused("portal venus-orange"), "NE-I1");
    assert_eq!(scene.refused("portal shaman-orange"), "NE-I1", "a disk lies there");
    let black = scene.free(Red, Disk::Black);
    scene.say("portal venus-black");
    assert!(scene.game.peoples[Red].portals.contains(Portal::VenusBlack));
    assert_eq!(scene.free(Red, Disk::Black), black - 1);
}

#[test]
fn i1_five_portals_make_tribal_six_with_fewer_players() {
    for seats in [2, 3] {
        let mut table = fresh(seats);
        table.daughter(Red, Piper);
        for portal in [Portal::VenusOrange, Portal::ShamanWhite, Portal::BisonWhite] {
            table.peoples[Red].portals.insert(portal);
            table.peoples[Red].free[portal.disk()] -= 1;
        }
        table.special();
        let mut scene = Scene::of(table);
        scene.say("portal venus-black");
        let people = &scene.game.peoples[Red];
        assert_eq!(people.tribal, seats == 3, "{seats} seats");
        assert_eq!(people.portals.is_empty(), people.tribal, "portal disks return");
        assert_eq!(people.elders[Rank::Firestarter], Elder::Young, "elders stay, with their disks");
    }
}

#[test]
fn i2_neolexia_frees_a_disk_of_a_portals_colour() {
    let mut table = only([0, 0, 0]);
    table.spend(Red, Disk::Orange, 2, Piper);
    table.spend(Red, Disk::White, 3, Housewife);
    table.special();
    let mut scene = Scene::of(table);
    assert_eq!(scene.refused("neolexia daughter housewife white"), "NE-I2", "red has an orange portal only");
    scene.say("neolexia daughter piper orange");
    assert_eq!(scene.free(Red, Disk::Orange), 3);
}

#[test]
fn i2_a_wife_abroad_lends_her_fathers_colours_of_earlier_rounds() {
    for before in [true, false] {
        let mut table = only([0, 0, 0]);
        table.spend(Red, Disk::White, 2, Housewife);
        table.daughter(Yellow, Piper);
        table.husband(Red, Piper);
        table.order = [Yellow, Red, Green];
        table.attack_order = table.order;
        table.peoples[Yellow].portals.insert(Portal::ShamanWhite);
        table.peoples[Yellow].free[Disk::White] -= 1;
        table.special();
        if !before {
            // Yellow has laid it in this very phase, so red, who is next, may not use it yet.
            table.peoples[Yellow].portals_before.remove(Portal::ShamanWhite);
        }
        table.stage = Stage::Special { turn: 1, used: 0 };
        table.spend(Red, Disk::Orange, 2, Sheherazade); // red's own colour, so that he is asked at all
        assert_eq!(Scene::of(table).may("neolexia daughter housewife white"), before);
    }
    let mut table = only([0, 0, 0]);
    table.spend(Red, Disk::White, 2, Housewife);
    table.tribal(Yellow);
    table.daughter(Yellow, Piper);
    table.husband(Red, Piper);
    table.special();
    assert!(Scene::of(table).may("neolexia daughter housewife white"), "all three colours if he is tribal");
}

#[test]
fn i3_elders_play_cards_with_a_disk_a_chief_plays_them_for_nothing() {
    for chief in [false, true] {
        let mut table = only([0, 0, 0]);
        table.tribal(Red);
        for rank in [Rank::Shaman, Rank::Knapper, Rank::Trapper] {
            table.elder(Red, rank, Elder::Mature);
        }
        if chief {
            table.elder(Red, Rank::Chief, Elder::Mature);
        }
        table.hand(Red, Horse);
        table.hand(Red, FlintPoint);
        table.special();
        let mut scene = Scene::of(table);
        assert_eq!(scene.refused("play horse knapper"), "NE-I3");
        assert_eq!(scene.refused("play flint-mine-hafted-point shaman"), "NE-I3");
        assert_eq!(scene.refused("play caribou shaman"), "NE-I3");
        assert!(scene.may("play flint-mine-hafted-point trapper"), "NE-R16: either may play any invention");
        let (white, black) = (scene.free(Red, Disk::White), scene.free(Red, Disk::Black));
        scene.say("play flint-mine-hafted-point knapper");
        let young = scene.game.peoples[Red].under_black.contains(FlintPoint);
        assert_eq!(
            (scene.free(Red, Disk::White), scene.free(Red, Disk::Black), young),
            (white, black - u8::from(!chief), !chief)
        );
    }
}

#[test]
fn i3_bound_inventions_keep_to_their_rank() {
    // NE-R16
    let mut table = with_options(3, serde_json::json!({"boards": "red-yellow-green", "bound-inventions": "yes"}));
    table.tribal(Red);
    for rank in [Rank::Knapper, Rank::Trapper] {
        table.elder(Red, rank, Elder::Mature);
    }
    table.hand(Red, FlintPoint);
    table.special();
    let mut scene = Scene::of(table);
    assert_eq!(scene.refused("play flint-mine-hafted-point trapper"), "NE-R16");
    assert!(scene.may("play flint-mine-hafted-point knapper"));
}

#[test]
fn i3_an_immature_elder_plays_nothing() {
    let mut table = only([0, 0, 0]);
    table.tribal(Red);
    table.elder(Red, Rank::Shaman, Elder::Young);
    table.elder(Red, Rank::Warrior, Elder::Mature);
    table.hand(Red, Horse);
    table.elder(Yellow, Rank::Firestarter, Elder::Young);
    table.spend(Yellow, Disk::Black, 1, Piper);
    table.special();
    table.stage = Stage::Special { turn: 1, used: 0 };
    let scene = Scene::of(table);
    assert_eq!(scene.who(), Some(Yellow), "red would not even be asked");
}

#[test]
fn b2_the_hand_shrinks_with_the_elders() {
    let mut table = only([1, 1, 1]);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    table.elder(Red, Rank::Warrior, Elder::Mature);
    table.hand(Red, Horse);
    table.hand(Red, Caribou);
    let mut scene = Scene::of(table);
    scene.all(&["card sheherazade", "dice 3"]);
    assert_eq!((scene.asked(), scene.who()), ("which-card-leaves-the-hand", Some(Red)));
    scene.say("discard caribou");
    assert!(!scene.game.undrawn.contains(Caribou), "it leaves the game");
}

// ---- the end (J, J1, K1) --------------------------------------------------------------------------------------------

/// The last daughter has been sold; everybody passes.
fn last_round(mut table: Table) -> Scene {
    table.deck = 0;
    table.round = 10;
    table.begun();
    let turn = table.order.iter().position(|who| table.hunters(*who) > 0).unwrap() as u8;
    table.stage = Stage::Assign { turn, moved: Set::default() };
    let mut scene = Scene::of(table);
    while scene.game.turn() != Turn::Over {
        let legal = scene.legal();
        let quiet = if legal.contains(&"done".to_string()) { "done" } else { "pass" };
        scene.say(quiet);
    }
    scene
}

#[test]
fn j_the_game_ends_after_the_last_round_and_counts_by_sexuality() {
    // Hunters 6, firestarter immature; free disks 10, 13 and 7 (rulebook 002, J and C10).
    let scene = last_round(fresh(3));
    assert_eq!(scene.game.stage, Stage::Over { reason: Reason::LastRound });
    let totals: Vec<i32> = scene.game.scores(None).seats.iter().map(|sheet| sheet.total).collect();
    assert_eq!(totals, [6 + 10, 6 + 13, 12 + 7]);
    assert_eq!(scene.game.scores(None).winners.len(), 2, "a tie is a shared win (NE-R22)");
}

#[test]
fn j_every_line_of_every_sexuality() {
    let expected = [
        // hunters, alpha, elders, husbands, daughters, disks, trophies, inventions, animals
        (Sexuality::Harem, [1, 3, 1, 1, 2, 1, 4, 3, 4]),
        (Sexuality::PairBond, [1, 3, 2, 3, 1, 1, 2, 3, 4]),
        (Sexuality::Promiscuity, [2, 4, 1, 1, 1, 1, 3, 3, 4]),
    ];
    for (side, each) in expected {
        let mut table = only([3, 0, 0]);
        let others = match side {
            Sexuality::PairBond => [Sexuality::Harem, Sexuality::Promiscuity],
            Sexuality::Harem => [Sexuality::PairBond, Sexuality::Promiscuity],
            Sexuality::Promiscuity => [Sexuality::Harem, Sexuality::PairBond],
        };
        table.sexualities([side, others[0], others[1]]);
        table.tribal(Red);
        table.alpha(Red);
        table.elder(Red, Rank::Knapper, Elder::Mature);
        table.elder(Red, Rank::Chief, Elder::Young);
        table.daughter(Red, Piper);
        table.husband(Red, Piper);
        table.spend(Red, Disk::White, 2, Housewife); // immature: counts for nothing
        table.tableau(Red, IrishElk); // two sets of antlers
        table.tableau(Red, FlintPoint);
        table.tableau(Red, Horse);
        table.young_card(Red, Caribou); // immature
        table.guests(Yellow, Red, 2); // cubes count for their colour wherever they live
        let scene = Scene::of(table);
        let free = i32::from(scene.game.peoples[Red].free.total());
        let counts = [3 + 2, 1, 1, 1, 1, free, 2, 1, 1];
        let sheet = &scene.game.scores(None).seats[0];
        let points: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
        let wanted: Vec<i32> = counts.iter().zip(each).map(|(count, each)| count * each).collect();
        assert_eq!(points, wanted, "{side}");
    }
}

#[test]
fn j_an_alpha_man_scores_only_with_a_power_and_without_a_duty() {
    let alpha = |place: Alpha, knapper: Elder| {
        let mut table = only([1, 0, 0]);
        table.elder(Red, Rank::Knapper, knapper);
        table.daughter(Yellow, Piper);
        table.peoples[Red].alpha = place;
        if matches!(place, Alpha::Husband(_)) {
            table.daughters[Piper].husband = Some(Husband { who: Red, young: false });
        }
        let scene = Scene::of(table);
        scene.game.scores(None).seats[0].lines.iter().find(|line| line.name == "alpha man").unwrap().points
    };
    assert_eq!(alpha(Alpha::Camp, Elder::Mature), 3);
    assert_eq!(alpha(Alpha::Camp, Elder::Young), 0);
    assert_eq!(alpha(Alpha::Dead, Elder::Mature), 0);
    assert_eq!(alpha(Alpha::Husband(Piper), Elder::Mature), 0);
}

#[test]
fn j_the_game_ends_at_once_when_nothing_is_left_to_hunt() {
    // NE-R22: by ice or by gaps.
    let mut table = only([3, 0, 0]);
    for slot in Slot::all().filter(|slot| *slot != Slot::South6) {
        if let Cell::Card(biome) = table.rows[slot] {
            table.take_out(biome);
        }
        table.rows[slot] = if slot.row() == Row::North { Cell::Ice } else { Cell::Gap };
    }
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt cave-bear red", "hunt cave-bear red", "hunt cave-bear red", "done", "dice 1 1 1", "claim"]);
    assert_eq!(scene.game.stage, Stage::Over { reason: Reason::Ice });
    assert_eq!(scene.game.scores(None).reason, Some("ice"));
    assert_eq!(scene.camp(Red), 6, "everybody went home first");
}

#[test]
fn j1_an_extinct_species_bids_scores_and_comes_back_through_animals() {
    let mut table = only([0, 1, 1]);
    table.tribal(Red);
    table.tableau(Red, SnowHare);
    let mut scene = Scene::of(table);
    assert!(!scene.game.lives(Red));
    scene.say("card sheherazade");
    scene.say("hold");
    assert_eq!((scene.asked(), scene.who()), ("bid", Some(Red)), "a harem still bids");
    scene.all(&["hold", "hold"]);
    assert_eq!(scene.who(), Some(Yellow), "red has nobody to assign");
    scene.until("daughter");
    assert_eq!(scene.camp(Red), 1);
}

/// A cooperative table of three, the last round.
fn together(seats: u8) -> Table {
    let mut table = with_options(seats, serde_json::json!({"boards": "red-yellow-green", "mode": "cooperative"}));
    Who::all().for_each(|who| table.elder(who, Rank::Firestarter, Elder::Vacant));
    table
}

#[test]
fn k1_two_species_with_an_animal_each_win_together() {
    for seats in [1, 3] {
        for (herds, won) in [(2, true), (1, false)] {
            let mut table = together(seats);
            table.tribal(Red);
            table.young_card(Red, Horse); // mature or not
            if herds == 2 {
                table.tableau(Green, Caribou);
            }
            let scene = last_round(table);
            assert_eq!(scene.game.scores(None).winners.len(), if won { usize::from(seats) } else { 0 });
        }
    }
    let mut table = together(3);
    table.tableau(Red, Horse);
    table.tableau(Green, Caribou);
    table.camp(Red, 0);
    let scene = last_round(table);
    assert!(scene.game.scores(None).winners.is_empty(), "an animal without people does not count (NE-R5)");
}

#[test]
fn k1_trophies_have_to_be_taken() {
    let mut table = together(3);
    table.camp(Yellow, 0);
    table.camp(Green, 0);
    table.camp(Red, 3);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt cave-bear red", "hunt cave-bear red", "hunt cave-bear red", "done", "dice 4 4 4"]);
    assert_eq!(scene.legal(), ["claim"]);
    assert_eq!(scene.refused("pass"), "NE-K1");
}

/// Red and yellow meet on the marmot; red has a chief of this age, and both have an invention.
fn exchange(seats: u8, chief: Elder) -> Scene {
    let mut table = together(seats);
    table.tribal(Red);
    table.elder(Red, Rank::Chief, chief);
    table.tableau(Red, FlintPoint);
    table.tableau(Yellow, FlintWeir);
    table.daughter(Yellow, Piper);
    table.camp(Red, 2);
    table.camp(Yellow, 2);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "done", "hunt alpine-marmot yellow", "done", "done"]);
    scene
}

#[test]
fn k1_one_exchange_a_round_disk_for_disk_or_invention_for_invention() {
    // NE-R5: the same whether three play together or one leads all three and answers himself.
    for seats in [1, 3] {
        let mut scene = exchange(seats, Elder::Mature);
        scene.say("offer yellow");
        assert_eq!(scene.refused("give daughter piper"), "NE-K1");
        scene.say("give disk orange");
        assert_eq!(scene.refused("take card flint-mine-fishing-weir"), "NE-F1", "like for like: fifteen disks each");
        let before = [Red, Yellow].map(|who| (scene.free(who, Disk::Orange), scene.free(who, Disk::Black)));
        scene.all(&["take disk black", "propose"]);
        assert_eq!(scene.game.turn(), Turn::Player(Seat(if seats == 1 { 0 } else { 1 })), "yellow answers");
        scene.say("accept");
        let after = [Red, Yellow].map(|who| (scene.free(who, Disk::Orange), scene.free(who, Disk::Black)));
        assert_eq!(after[0], (before[0].0 - 1, before[0].1 + 1));
        assert_eq!(after[1], (before[1].0 + 1, before[1].1 - 1));
        // Yellow had five orange disks and now has six: the one exception to NE-B3.
        assert_eq!(scene.free(Yellow, Disk::Orange), 6);
        scene.say("offer yellow");
        assert_eq!(scene.refused("give card flint-mine-hafted-point"), "NE-K1", "once a round");
    }
}

#[test]
fn k1_a_mature_invention_goes_for_a_mature_invention() {
    for seats in [1, 3] {
        let mut scene = exchange(seats, Elder::Mature);
        scene.all(&["offer yellow", "give card flint-mine-hafted-point"]);
        assert_eq!(scene.refused("take disk black"), "NE-F1", "like for like (NE-R5)");
        scene.all(&["take card flint-mine-fishing-weir", "propose", "accept"]);
        assert!(
            scene.game.peoples[Red].tools.contains(FlintWeir) && scene.game.peoples[Yellow].tools.contains(FlintPoint)
        );
    }
}

#[test]
fn k1_without_a_mature_chief_nothing_is_exchanged() {
    for seats in [1, 3] {
        assert_eq!(exchange(seats, Elder::Mature).asked(), "offer");
        assert_eq!(exchange(seats, Elder::Young).asked(), "dice-of-an-attack");
    }
}

#[test]
fn k1_the_next_round_allows_the_next_exchange() {
    let mut scene = exchange(1, Elder::Mature);
    scene.all(&[
        "offer yellow",
        "give disk orange",
        "take disk black",
        "propose",
        "accept",
        "pass",
        "dice 5",
        "dice 5",
    ]);
    assert!(scene.game.exchanged);
    scene.all(&["dice 5", "dice 5"]).until("daughter");
    scene.say("card sheherazade");
    assert!(!scene.game.exchanged);
}

#[test]
fn k1_the_cooperative_game_is_not_for_two() {
    let data = Neanderthal::data(None).unwrap();
    let options = Neanderthal::options(serde_json::json!({"mode": "cooperative"}).as_object().unwrap()).unwrap();
    assert_eq!(Neanderthal::new(2, &options, data).unwrap_err().rule.as_deref(), Some("NE-K1"));
    assert!(Neanderthal::new(4, &Default::default(), data).is_err());
}

// ---- set-up (C) -----------------------------------------------------------------------------------------------------

#[test]
fn c2_one_player_leads_all_three_species() {
    // NE-C12, printed as C2: as for three, by K1, with six portals to become tribal.
    let (game, _) = Match::start(Setup::<Neanderthal>::new(1, Seed::Number(2)).unwrap()).unwrap();
    assert!(Who::all().all(|who| game.state().peoples[who].seat == Some(Seat(0))));
    assert!(game.state().cooperative());
    assert_eq!(game.state().figures().conversion, [6, 6, 5]);
}

#[test]
fn c_the_set_up_lays_twelve_cards_ten_daughters_and_everybodys_pieces() {
    for (seats, players) in [(1, 3), (2, 2), (3, 3)] {
        let (game, _) = Match::start(Setup::<Neanderthal>::new(seats, Seed::Number(2)).unwrap()).unwrap();
        let table = game.state();
        for row in Row::all() {
            // NE-C2, NE-C3: six cards of the row's own deck; twelve are left in it.
            let open: Vec<_> = Slot::of_row(row).filter_map(|slot| table.rows[slot].card()).collect();
            assert_eq!((open.len(), table.deck_of(row)), (6, 12));
            assert!(open.iter().all(|biome| biome.row() == row));
        }
        assert_eq!((table.deck, table.unseen.len()), (10, 21), "NE-C1");
        let playing: Vec<Who> = Who::all().filter(|who| table.peoples[*who].seat.is_some()).collect();
        assert_eq!(playing.len(), players, "NE-C4, NE-C11");
        for who in playing {
            let people = &table.peoples[who];
            assert_eq!((people.camp[who], people.dead, people.alpha), (6, 11, Alpha::Dead), "NE-C6");
            let portal = match who {
                Red => Portal::ShamanOrange,
                Yellow => Portal::VenusBlack,
                Green => Portal::BisonWhite,
            };
            assert_eq!(people.portals.iter().collect::<Vec<_>>(), [portal], "NE-C8");
            assert_eq!(people.elders[Rank::Firestarter], Elder::Young, "NE-C9");
            // NE-C7: five of each colour, of which one is the portal and a black one lies under the firestarter.
            for disk in Disk::all() {
                let spent = u8::from(portal.disk() == disk) + u8::from(disk == Disk::Black);
                assert_eq!(people.free[disk], 5 - spent, "{who} {disk}");
            }
            assert!(people.coupling.is_some() && people.sexuality.is_none(), "NE-C5: dealt, not chosen yet");
        }
    }
}

#[test]
fn r30_sexualities_are_chosen_by_the_seats_in_order_one_of_the_two_sides() {
    // NE-C5
    let (mut game, _) = Match::start(Setup::<Neanderthal>::new(3, Seed::Number(4)).unwrap()).unwrap();
    for seat in Seat::all(3) {
        assert_eq!(game.state().turn(), Turn::Player(seat));
        let who = game.state().asked().unwrap();
        let sides = game.state().peoples[who].coupling.unwrap().sides();
        let strange = Sexuality::all().find(|side| !sides.contains(side)).unwrap();
        let refusal = game.act_text(Some(seat), &format!("choose {strange}")).unwrap_err();
        assert_eq!(refusal.rule.as_deref(), Some("NE-C5"));
        game.act_text(Some(seat), &format!("choose {}", sides[1])).unwrap();
        assert_eq!(game.state().peoples[who].sexuality, Some(sides[1]));
    }
    assert_eq!(game.state().round, 1, "then the first daughter turns up");
}
