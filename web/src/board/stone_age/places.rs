//! The places with who stands there, what a click on them means, and how they are read aloud.

use super::Scene;
use super::names::{self, counted, say};
use lascaux_games::stone_age::{Action, Good, Phase, Place, PlaceKind, Resource, Stage, View};
use lascaux_table::Seat;
use std::collections::HashMap;

/// A place as it stands now.
pub(super) struct Stand {
    pub place: Place,
    /// The beginning of the actions that a click stands for; empty where it stands for none.
    pub say: String,
    /// How the place is read aloud.
    pub name: String,
    /// The people by seat, each with the number of its own that keeps its `id` stable.
    pub people: Vec<(Seat, Vec<usize>)>,
}

/// Who of a seat is where: a number for each person, at places and at home.
///
/// The view counts people, it does not know them apart. So that few change their number from one picture to the next (and
/// walk across the board for nothing), every place prefers numbers of its own; who is left over is at home.
pub(super) fn whereabouts(view: &View, seat: Seat) -> (HashMap<Place, Vec<usize>>, Vec<usize>) {
    let player = &view.players[seat.index()];
    let people = usize::try_from(player.people).unwrap_or_default();
    let mut home: Vec<usize> = (0..people).collect();
    let mut out = HashMap::new();
    for place in Place::ALL {
        let group = usize::try_from(player.placed.get(place.word()).copied().unwrap_or_default()).unwrap_or_default();
        for _ in 0..group.min(home.len()) {
            let wish = (place.index() * 3) % people;
            let pick = home.iter().position(|&number| number >= wish).unwrap_or_default();
            out.entry(place).or_insert_with(Vec::new).push(home.remove(pick));
        }
    }
    (out, home)
}

/// All places of this table, in the order of the board.
pub(super) fn stands(view: &View, scene: &Scene) -> Vec<Stand> {
    let out: Vec<_> = Seat::all(view.seats).map(|seat| (seat, whereabouts(view, seat).0)).collect();
    Place::ALL
        .into_iter()
        .filter(|place| !matches!(place.kind(), PlaceKind::Building(stack) if stack >= view.stacks.len()))
        .map(|place| {
            let people: Vec<(Seat, Vec<usize>)> = out
                .iter()
                .filter_map(|(seat, places)| places.get(&place).map(|numbers| (*seat, numbers.clone())))
                .collect();
            let dice = dice(scene, place, &people);
            let name = read_aloud(view, scene, place, &people, dice);
            Stand { place, say: meaning(view, scene, place), name, people }
        })
        .collect()
}

/// A die for each of the viewer's people, where they can be used and dice decide what they bring.
fn dice(scene: &Scene, place: Place, people: &[(Seat, Vec<usize>)]) -> usize {
    if good_of(place).is_none() || !can_use(scene, place) {
        return 0;
    }
    people.iter().find(|(seat, _)| scene.seat == Some(*seat)).map_or(0, |(_, numbers)| numbers.len())
}

/// Whether the viewer can use the people at a place now.
fn can_use(scene: &Scene, place: Place) -> bool {
    scene.legal.iter().any(|possible| possible.action == Action::Use(place))
}

/// How many people the viewer can place there now.
fn can_place(scene: &Scene, place: Place) -> impl Iterator<Item = u8> {
    scene.legal.iter().filter_map(move |possible| match possible.action {
        Action::Place { place: to, people } if to == place => Some(people),
        _ => None,
    })
}

/// What a click on a place means in this phase.
fn meaning(view: &View, scene: &Scene, place: Place) -> String {
    match view.phase {
        _ if bought(view) == Some(place) => "pay".to_string(),
        Phase::Placing if can_place(scene, place).next().is_some() => format!("place {place}"),
        // Where nothing is possible, a whole action, of which the rules can say why not.
        Phase::Placing => format!("place {place} {}", if place == Place::Hut { scene.data.hut_people } else { 1 }),
        Phase::Using => format!("use {place}"),
        _ => String::new(),
    }
}

/// What a place brings in by dice.
pub(super) fn good_of(place: Place) -> Option<Good> {
    match place {
        Place::Hunt => Some(Good::Food),
        Place::Forest => Some(Good::Resource(Resource::Wood)),
        Place::ClayPit => Some(Good::Resource(Resource::Brick)),
        Place::Quarry => Some(Good::Resource(Resource::Stone)),
        Place::River => Some(Good::Resource(Resource::Gold)),
        _ => None,
    }
}

/// The place that brings in a good by dice.
pub(super) fn place_of(good: Good) -> Place {
    match good {
        Good::Food => Place::Hunt,
        Good::Resource(Resource::Wood) => Place::Forest,
        Good::Resource(Resource::Brick) => Place::ClayPit,
        Good::Resource(Resource::Stone) => Place::Quarry,
        Good::Resource(Resource::Gold) => Place::River,
    }
}

/// The place that the viewer is asked about: where a roll lies that tools may be added to, or what is to be paid.
pub(super) fn decided(view: &View, scene: &Scene) -> Option<Place> {
    if scene.legal.is_empty() {
        return None;
    }
    match view.stage.stage {
        Stage::Tools { good, .. } => Some(place_of(good)),
        _ => bought(view),
    }
}

/// The card or building that is to be paid.
fn bought(view: &View) -> Option<Place> {
    match view.stage.stage {
        Stage::PayCard { slot } => Some(Place::card(slot.into())),
        Stage::PayBuilding { stack } => Some(Place::building(stack.into())),
        _ => None,
    }
}

/// The `id` of what lies at a place, or of the place itself: a card keeps its own wherever it goes.
pub(super) fn thing_id(view: &View, place: Place) -> String {
    match place.kind() {
        PlaceKind::Card(slot) => match view.cards.get(&place).copied().flatten() {
            Some(card) => format!("sa-card-{}", card.name),
            None => format!("sa-slot-{}", slot + 1),
        },
        PlaceKind::Building(stack) => match view.stacks.get(stack).and_then(|pile| pile.open) {
            Some(open) => format!("sa-building-{}", open.name),
            None => format!("sa-stack-{}", stack + 1),
        },
        _ => format!("sa-{place}"),
    }
}

/// What lies at a place: a card or a building, in words.
fn lying(view: &View, scene: &Scene, place: Place) -> Option<String> {
    let words = scene.words;
    match place.kind() {
        PlaceKind::Card(slot) => {
            let card = match view.cards.get(&place).copied().flatten() {
                Some(card) => say(words, names::card(card)),
                None => words.say("sa-no-card"),
            };
            let price = say(words, names::any_resources(scene.data.card_prices[slot]));
            Some(words.with("sa-card-costs", &[("card", card.into()), ("price", price.into())]))
        }
        PlaceKind::Building(stack) => view.stacks.get(stack).map(|stack| {
            let open = match stack.open {
                Some(open) => say(words, names::building(open)),
                None => words.say("sa-no-building"),
            };
            words.with("sa-stack", &[("open", open.into()), ("n", stack.left.into())])
        }),
        _ => good_of(place).map(|good| {
            words.with(
                "sa-rate",
                &[("good", say(words, names::amount(good, 1)).into()), ("n", scene.data.divisor[good.index()].into())],
            )
        }),
    }
}

fn read_aloud(view: &View, scene: &Scene, place: Place, people: &[(Seat, Vec<usize>)], dice: usize) -> String {
    let words = scene.words;
    let name = say(words, names::place(place));
    let mut parts = vec![match lying(view, scene, place) {
        Some(lying) => format!("{name}: {lying}."),
        None => format!("{name}."),
    }];
    for (seat, numbers) in people {
        parts.push(
            words.with("sa-people-of", &[("n", numbers.len().into()), ("name", scene.name(*seat).to_string().into())]),
        );
    }
    if people.is_empty() {
        parts.push(words.say("sa-nobody"));
    }
    match (can_place(scene, place).min(), can_place(scene, place).max()) {
        (Some(least), Some(most)) if least == most => parts.push(counted(words, "sa-can-place", least.into())),
        (Some(least), Some(most)) => {
            parts.push(words.with("sa-can-place-from", &[("least", least.into()), ("most", most.into())]))
        }
        _ => {}
    }
    if dice > 0 {
        parts.push(counted(words, "sa-can-throw", dice as i64));
    } else if can_use(scene, place) {
        parts.push(words.say("sa-can-use"));
    }
    parts.join(" ")
}
