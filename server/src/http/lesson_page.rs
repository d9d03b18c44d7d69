//! What the page of a lesson or an exercise shows.

use super::learn::capital;
use crate::error::Error;
use crate::learning::{Stand, Subject, What};
use lascaux_table::lesson::{Exercise, HINT_AFTER, Kind, Lesson, Place, SHOW_AFTER, Told, Tone, Tries, Verdict};
use lascaux_table::{AnyMatch, Seat, Viewer};
use lascaux_web::Words;
use lascaux_web::board::{self, Layout};
use lascaux_web::page::{Answer, Ask, Ending, Help, LessonPage, PartLine};
use maud::Markup;

/// For whom a lesson is drawn.
#[derive(Clone)]
pub struct Reader {
    /// The words.
    pub words: &'static Words,
    /// The kind of screen.
    pub layout: Layout,
    /// The person's name.
    pub name: Option<String>,
}

/// What is to be drawn.
pub struct Picture<'a> {
    /// The lesson or exercise.
    pub subject: &'a Subject<'a>,
    /// Where the learner stands.
    pub stand: &'a Stand,
    /// The match as it stands, or as it stood on the way to there.
    pub scene: &'a dyn AnyMatch,
    /// What is answered.
    pub told: Option<&'a Told>,
    /// Whether more follows by itself.
    pub on_the_way: bool,
}

/// What is said and asked.
struct Content {
    subject: String,
    answer: Option<Answer>,
    say: Vec<String>,
    point: Option<String>,
    ask: Ask,
    parts: Vec<PartLine>,
    moves: (usize, usize),
    minutes: u32,
    ending: Option<Ending>,
}

/// The names of the seats: the learner's own, and those of the lesson; an exercise has those of the first lesson.
pub fn names(subject: &Subject, scene: &dyn AnyMatch, reader: &Reader) -> Result<Vec<String>, Error> {
    let words = reader.words;
    let lesson = match subject.what {
        What::Lesson(lesson) => Some(lesson),
        What::Exercise(_) => subject.teaching.lessons().first(),
    };
    let seats = board::pigments(scene)?.len() as u8;
    let called = |seat: Seat| {
        if seat == subject.seat() {
            return reader.name.clone().unwrap_or_else(|| words.say("guest"));
        }
        let known = lesson.and_then(|lesson| lesson.names.get(&seat.0)).cloned();
        known.unwrap_or_else(|| words.with("seat", &[("seat", (u64::from(seat.0) + 1).into())]))
    };
    Ok(Seat::all(seats).map(called).collect())
}

/// Draws a lesson or an exercise.
pub fn paint(picture: &Picture, reader: &Reader, draw: fn(&LessonPage) -> Markup) -> Result<Markup, Error> {
    let Picture { subject, stand, scene, .. } = picture;
    let content = match (subject.what, stand) {
        (What::Lesson(lesson), Stand::Lesson(place)) => of_lesson(picture, lesson, place, reader)?,
        (What::Exercise(exercise), Stand::Exercise(tries)) => of_exercise(picture, exercise, tries, reader),
        _ => return Err(Error::NoSuchAddress),
    };
    let words = reader.words;
    let names = names(subject, *scene, reader)?;
    let viewer = Viewer::Seat(subject.seat());
    let is_asked = matches!(content.ask, Ask::Do(..) | Ask::Play);
    let drawn = board::draw_lesson(*scene, viewer, &names, (words, reader.layout), is_asked)?;
    let pointer = match &content.point {
        Some(what) if !picture.on_the_way => board::pointed(*scene, viewer, what, words, reader.layout)?,
        _ => Vec::new(),
    };
    let id = match subject.what {
        What::Lesson(lesson) => &lesson.id,
        What::Exercise(exercise) => &exercise.id,
    };
    Ok(draw(&LessonPage {
        words,
        path: &format!("/learn/{id}"),
        game: subject.game.name(),
        title: subject.game.title(),
        subject: &content.subject,
        drawn: &drawn,
        names: &names,
        seat: subject.seat(),
        number: stand.number(),
        answer: content.answer,
        say: content.say,
        pointer,
        ask: content.ask,
        parts: content.parts,
        moves: content.moves,
        minutes: content.minutes,
        ending: content.ending,
        person: reader.name.as_deref(),
    }))
}

fn answer(picture: &Picture, told: &Told, reader: &Reader) -> Answer {
    let words = reader.words;
    let own = told.key.as_ref().map(|key| words.taught(picture.subject.teaching, key));
    let rules = told.refusal.as_ref().map(|no| words.told(&no.why, &[]));
    let text = [rules, own].into_iter().flatten().collect::<Vec<_>>().join(" ");
    Answer { is_right: told.tone == Tone::Right, text, rule: told.rule.clone() }
}

fn of_lesson(picture: &Picture, lesson: &Lesson, place: &Place, reader: &Reader) -> Result<Content, Error> {
    let words = reader.words;
    let say = |key: &str| words.taught(picture.subject.teaching, key);
    let step = &lesson.steps[place.step];
    let text = |field: &str| step.has(field).then(|| say(&lesson.key(&step.id, field)));
    let moves = lesson.moves(place.step);
    let own = format!("{} ", lesson.learner);
    let mut said: Vec<String> = match &step.kind {
        _ if picture.on_the_way => Vec::new(),
        Kind::Free(_) if !place.free.iter().any(|line| line.starts_with(&own)) => {
            [text("say"), text("goal")].into_iter().flatten().collect()
        }
        Kind::Free(_) => text("goal").into_iter().collect(),
        Kind::Other { .. } => [text("say"), text("after")].into_iter().flatten().collect(),
        _ => text("say").into_iter().collect(),
    };
    let ask = if picture.on_the_way { Ask::Wait } else { asked(picture, lesson, place, reader)? };
    if let Ask::Do(actions, Help::Hint | Help::Show) = &ask {
        said.extend(lesson.hint(place.step).map(|key| say(&key)));
        let what = actions.first().map_or("", |(_, label)| label.as_str());
        said.push(words.with("teacher-hint", &[("what", what.into())]));
    }
    let is_over = matches!(step.kind, Kind::End { .. }) && !picture.on_the_way;
    Ok(Content {
        subject: say(&format!("lesson-{}-title", lesson.id)),
        answer: picture.told.map(|told| answer(picture, told, reader)),
        say: said,
        point: step.point.clone().filter(|_| !is_over),
        ask,
        parts: parts(lesson, place, &say),
        moves,
        minutes: (lesson.minutes as usize * (moves.1 - moves.0)).div_ceil(moves.1.max(1)) as u32,
        ending: if is_over { Some(ending(picture, lesson, &say)?) } else { None },
    })
}

fn asked(picture: &Picture, lesson: &Lesson, place: &Place, reader: &Reader) -> Result<Ask, Error> {
    let words = reader.words;
    let say = |key: &str| words.taught(picture.subject.teaching, key);
    let step = &lesson.steps[place.step];
    Ok(match &step.kind {
        Kind::Do { accept, .. } => {
            let viewer = Viewer::Seat(lesson.learner);
            let mut actions = Vec::new();
            for action in accept {
                actions.push((action.clone(), board::label(picture.scene, viewer, action, words)?));
            }
            let help = match place.misses {
                SHOW_AFTER.. => Help::Show,
                HINT_AFTER.. => Help::Hint,
                _ => Help::No,
            };
            Ask::Do(actions, help)
        }
        Kind::Free(_) => Ask::Play,
        Kind::Roll { .. } => Ask::Roll,
        Kind::Ask { options } => {
            let label = |number: usize| say(&lesson.key(&step.id, &format!("choice-{number}")));
            Ask::Guess((1..=options.len()).map(label).collect())
        }
        Kind::End { .. } => {
            let lessons = picture.subject.teaching.lessons();
            let next = lessons.iter().skip_while(|one| one.id != lesson.id).nth(1);
            match next {
                Some(next) => Ask::Over(say(&format!("lesson-{}-title", next.id)), format!("/learn/{}", next.id)),
                None if step.has("next") => Ask::Over(capital(&say(&lesson.key(&step.id, "next"))), "/".to_string()),
                None => Ask::Over(picture.subject.game.title().to_string(), "/".to_string()),
            }
        }
        _ => Ask::Read,
    })
}

/// The parts of a lesson, each with the own moves that were made in it.
pub fn parts(lesson: &Lesson, place: &Place, say: &dyn Fn(&str) -> String) -> Vec<PartLine> {
    let firsts: Vec<usize> = lesson.parts.iter().filter_map(|part| lesson.index(&part.from)).collect();
    let ends = firsts.iter().skip(1).copied().chain([lesson.steps.len()]);
    let line = |((part, &first), end): ((&lascaux_table::lesson::Part, &usize), usize)| {
        let own = |until: usize| lesson.moves(until).0 - lesson.moves(first).0;
        PartLine {
            name: say(&format!("lesson-{}-part-{}", lesson.id, part.id)),
            moves: (own(place.step.clamp(first, end)), own(end)),
            is_now: (first..end).contains(&place.step),
        }
    };
    lesson.parts.iter().zip(&firsts).zip(ends).map(line).collect()
}

fn ending(picture: &Picture, lesson: &Lesson, say: &dyn Fn(&str) -> String) -> Result<Ending, Error> {
    let won = lesson.stars(picture.scene)?;
    let stars = won.into_iter().enumerate();
    let learnt = match lesson.steps.last().map(|step| (&step.id, &step.kind)) {
        Some((id, Kind::End { learnt })) => {
            (1..=*learnt).map(|number| say(&lesson.key(id, &format!("learnt-{number}")))).collect()
        }
        _ => Vec::new(),
    };
    let stars = stars.map(|(number, won)| (won, say(&format!("lesson-{}-star-{}", lesson.id, number + 1))));
    Ok(Ending { stars: stars.collect(), learnt, hand: true })
}

fn of_exercise(picture: &Picture, exercise: &Exercise, tries: &Tries, reader: &Reader) -> Content {
    let words = reader.words;
    let say = |field: &str| words.taught(picture.subject.teaching, &exercise.key(field));
    let is_over = tries.verdict.is_some() && !picture.on_the_way;
    let text = tries.verdict.map(|verdict| match verdict {
        _ if tries.shown && exercise.stars(tries) > 0 => words.say("teacher-shown"),
        Verdict::Best => words.say("teacher-best"),
        Verdict::Good => words.say("teacher-good"),
        Verdict::Bad(number) => say(&format!("bad-{number}")),
        Verdict::Missed => words.say("teacher-missed"),
    });
    let is_right = exercise.stars(tries) > 0;
    let all = picture.subject.teaching.exercises();
    let next = all.iter().skip_while(|one| one.id != exercise.id).nth(1);
    Content {
        subject: say("title"),
        answer: text.filter(|_| is_over).map(|text| Answer { is_right, text, rule: None }),
        say: vec![say(if is_over { "explain" } else { "goal" })],
        point: None,
        ask: match (picture.on_the_way, is_over) {
            (true, _) => Ask::Wait,
            (_, true) => Ask::Tried(next.map(|next| format!("/learn/{}", next.id))),
            _ => Ask::Play,
        },
        parts: Vec::new(),
        moves: (0, 0),
        minutes: 0,
        ending: (is_over && is_right).then(|| {
            let (have, of) = (usize::from(exercise.stars(tries)), 3);
            let told = words.with("learn-stars", &[("have", have.into()), ("all", of.into())]);
            Ending { stars: vec![(true, told)], learnt: Vec::new(), hand: false }
        }),
    }
}
