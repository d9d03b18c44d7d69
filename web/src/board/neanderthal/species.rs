//! What lies in front of a species: its brain, vocabulary, sexuality and elders, its camp, its tableau and its points.

use super::art::{self, at};
use super::beasts::beast;
use super::biomes::several;
use super::people::tokens;
use super::{Table, brain, daughters, lose, names};
use lascaux_games::neanderthal::{
    Alpha, Biome, Counted, Daughter, Disk, Elder, Key, Rank, Sexuality, Stage, Ware, Who,
};
use maud::{Markup, html};

/// The panel of a species: large for its own player, small for the others.
pub(super) fn panel(table: &Table, who: Who, large: bool) -> Markup {
    let words = table.words();
    let Some(counted) = table.view.species.iter().find(|one| one.who == who) else { return html! {} };
    let own: Vec<Daughter> =
        Daughter::all().filter(|one| table.view.table.daughters[*one].father == Some(who)).collect();
    let cards = held(table, who);
    html! {
        section class={ "ne-species ne-who-" (who) @if large { " ne-large" } @else { " ne-small" } }
            aria-label=(names::who(words, who)) {
            (head(table, counted))
            @if large { (mind(table, who)) } @else { (glance(table, who)) }
            (camp(table, counted))
            @if !own.is_empty() || !cards.is_empty() {
                div class="ne-tableau" {
                    @for daughter in own { (daughters::small(table, daughter, who)) }
                    @for card in cards { (card) }
                }
            }
            (score(table, counted))
        }
    }
}

fn head(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    let who = counted.who;
    let people = &table.view.table.peoples[who];
    let player = people.seat.map_or("", |seat| table.scene.name(seat));
    let mut state = words.say(if people.tribal { "ne-tribal" } else { "ne-vocal" });
    if let Some(one) = people.sexuality {
        state.push_str(" · ");
        state.push_str(&names::sexuality(words, one));
    }
    let says = [format!("wander {who}"), format!("offer {who}"), format!("council {who}"), format!("strike {who}")];
    let name = words.with(
        "ne-head",
        &[
            ("who", names::who(words, who).into()),
            ("player", player.into()),
            ("state", state.clone().into()),
            ("points", counted.points.into()),
        ],
    );
    html! {
        svg class="ne-head" viewBox="0 0 440 54" {
            (table.scene.piece(&format!("ne-species-{who}"), &table.say(&says, ""), &name, html! {
                rect class={ "ne-plate ne-who-" (who) @if table.view.asked == Some(who) { " ne-now" } }
                    x="2" y="2" width="436" height="50" rx="12" {}
                (at(26.0, 29.0, 1.5, &art::hunter(who)))
                text class="ne-title ne-name" x="50" y="24" { (names::who(words, who)) }
                text class="ne-small-text" x="50" y="44" { (player) " · " (state) }
                text class="ne-points" x="424" y="37" text-anchor="end" { (counted.points) }
            }))
        }
    }
}

/// The large board: brain, vocabulary, sexuality and elders.
fn mind(table: &Table, who: Who) -> Markup {
    let words = table.words();
    html! {
        svg class="ne-mind" viewBox="0 0 440 312" {
            (brain::map(table, who))
            text class="ne-text" x="224" y="20" { (words.say("ne-vocabulary")) }
            @for (row, disk) in Disk::all().enumerate() {
                (vocabulary(table, who, disk, 236.0, 40.0 + 25.0 * row as f32, 8))
            }
            (sexuality(table, who))
            @for rank in Rank::all() {
                @let column = (rank.index() % 2) as f32;
                @let row = (rank.index() / 2) as f32;
                (elder(table, who, rank, 2.0 + 220.0 * column, 176.0 + 45.0 * row, 216.0, true))
            }
        }
    }
}

/// The same at a glance, for the others.
fn glance(table: &Table, who: Who) -> Markup {
    html! {
        svg class="ne-glance" viewBox="0 0 440 86" {
            @for rank in Rank::all() { (elder(table, who, rank, 2.0 + 73.0 * rank.index() as f32, 2.0, 70.0, false)) }
            (brain::line(table, who, 4.0, 66.0))
            @for (place, disk) in Disk::all().enumerate() {
                (vocabulary(table, who, disk, 286.0 + 52.0 * place as f32, 66.0, 1))
            }
        }
    }
}

/// The free disks of a colour, one by one, or as a number where they are many.
fn vocabulary(table: &Table, who: Who, disk: Disk, x: f32, y: f32, most: u8) -> Markup {
    let words = table.words();
    let all = &table.view.table;
    let free = all.peoples[who].free[disk];
    let name = words.with("ne-free-disks", &[("count", free.into()), ("colour", names::disk(words, disk).into())]);
    let verb = match all.deal {
        Some(deal) if matches!(all.stage, Stage::Draft { .. }) && deal.from == who => "give disk",
        Some(deal) if matches!(all.stage, Stage::Draft { .. }) && deal.to == who => "take disk",
        _ => "",
    };
    let say = table.say(&[format!("{verb} {disk}")], "");
    table.scene.piece(
        &format!("ne-disk-{who}-{disk}"),
        &say,
        &name,
        html! {
            @if free == 0 { (at(x, y, 1.0, &art::disk_place(disk))) }
            @if most > 1 && free <= most {
                @for place in 0..free { (at(x + 23.0 * f32::from(place), y, 1.1, &art::disk(disk))) }
            } @else if free > 0 {
                (at(x, y, 1.1, &art::disk(disk)))
            }
            @if most == 1 || free > most { text class="ne-figure" x=(x + 14.0) y=(y + 6.0) { (free) } }
        },
    )
}

/// The sexuality card; while one is chosen, its two sides.
fn sexuality(table: &Table, who: Who) -> Markup {
    const LEFT: f32 = 222.0;
    const WIDTH: f32 = 214.0;
    let words = table.words();
    let people = &table.view.table.peoples[who];
    let side = |id: String, say: String, sexuality: Sexuality, top: f32, height: f32| {
        let name = names::sexuality(words, sexuality);
        let does = words.say(&format!("ne-about-{sexuality}"));
        let mut about = format!("{name}. {does}");
        if let Some(other) = people.coupling.filter(|_| people.sexuality.is_some()).map(|card| card.other(sexuality)) {
            about.push(' ');
            about.push_str(&words.with("ne-other-side", &[("other", names::sexuality(words, other).into())]));
        }
        let card = &table.data().sexualities[sexuality];
        for said in names::sexuality_card(words, card) {
            about.push(' ');
            about.push_str(&said);
        }
        let disks = card.mpi.iter().flat_map(|(disk, count)| std::iter::repeat_n(disk, (*count).into()));
        let disks: Vec<Disk> = disks.collect();
        let tall = height > 50.0;
        let lines = art::wrap(&does, 21, 2);
        let place = |count: usize| match tall {
            true => (LEFT + 18.0 + 22.0 * count as f32, top + 44.0, 0.9),
            false => (LEFT + WIDTH - 14.0 - 13.0 * count as f32, top + height / 2.0, 0.62),
        };
        table.scene.piece(&id, &say, &about, html! {
            rect class="ne-card ne-card-sexuality" x=(LEFT) y=(top) width=(WIDTH) height=(height) rx="10" {}
            text class="ne-text" x=(LEFT + 10.0) y=(top + 22.0) { (name) }
            @if disks.is_empty() && tall { (art::lines(LEFT + 10.0, top + 39.0, 16.0, "ne-small-text ne-tight", &lines)) }
            @for (count, disk) in disks.iter().enumerate() {
                @let (x, y, scale) = place(count);
                (at(x, y, scale, &art::disk(*disk)))
            }
            @if card.reconstructed { (art::stand_in(LEFT + WIDTH - 7.0, top + 9.0)) }
        })
    };
    let choosing = matches!(table.view.table.stage, Stage::ChooseSexuality { who: asked } if asked == who);
    html! {
        @match (people.sexuality, people.coupling) {
            (None, Some(coupling)) if choosing => {
                @for (place, one) in coupling.sides().into_iter().enumerate() {
                    (side(format!("ne-side-{who}-{one}"), format!("choose {one}"), one, 104.0 + 34.0 * place as f32, 31.0))
                }
            }
            (Some(one), _) => {
                @let say = if table.view.asked == Some(who) { table.say(&["change".into()], "") } else { String::new() };
                (side(format!("ne-sexuality-{who}"), say, one, 106.0, 62.0))
            }
            _ => {}
        }
    }
}

/// The place of a rank on the board.
fn elder(table: &Table, who: Who, rank: Rank, x: f32, y: f32, width: f32, large: bool) -> Markup {
    let words = table.words();
    let people = &table.view.table.peoples[who];
    let state = people.elders[rank];
    let figures = &table.data().elders[rank];
    let closed = !people.tribal && !figures.vocal;
    let key = match state {
        Elder::Vacant if closed => "ne-elder-tribal-only",
        Elder::Vacant => "ne-elder-vacant",
        Elder::Young => "ne-elder-immature",
        Elder::Mature => "ne-elder-mature",
    };
    let mut name = format!(
        "{} {}",
        words.with(key, &[("rank", names::rank(words, rank).into()), ("number", rank.number().into())]),
        words.say(&format!("ne-does-{rank}"))
    );
    name.push(' ');
    name.push_str(&words.with("ne-elder-cost", &[("colour", names::disk(words, figures.disk).into())]));
    if figures.reconstructed {
        name.push(' ');
        name.push_str(&words.say("ne-domain-stand-in"));
    }
    let verbs = ["promote", "recall elder", "lose elder", "abandon elder", "free elder", "neolexia elder"];
    let own = table.view.asked == Some(who);
    let (says, otherwise) = if own {
        (verbs.map(|verb| format!("{verb} {rank}")).to_vec(), format!("promote {rank}"))
    } else {
        (Vec::new(), String::new())
    };
    let alpha = people.alpha == Alpha::Elder(rank);
    let height = 41.0;
    table.scene.piece(&format!("ne-elder-{who}-{rank}"), &table.say(&says, &otherwise), &name, html! {
        rect class={ "ne-place" @if state == Elder::Mature { " ne-grown" } @if closed { " ne-closed" } }
            x=(x) y=(y) width=(width) height=(height) rx="9" {}
        (at(x + 15.0, y + 21.0, if large { 0.95 } else { 0.8 }, &art::die(rank.number(), "ne-rank-die")))
        @let middle = x + 46.0;
        @match state {
            Elder::Vacant => { (at(middle, y + 21.0, 0.9, &art::disk_place(figures.disk))) }
            Elder::Young => {
                (at(middle + 7.0, y + 31.0, 0.8, &art::disk(figures.disk)))
                (at(middle - 3.0, y + 20.0, 1.05, &(if alpha { art::alpha(who) } else { art::hunter(who) })))
            }
            Elder::Mature => { (at(middle, y + 22.0, 1.2, &(if alpha { art::alpha(who) } else { art::hunter(who) }))) }
        }
        @if large {
            (at(x + 78.0, y + 21.0, 0.9, &art::rank(rank)))
            text class="ne-small-text" x=(x + 94.0) y=(y + 26.0) { (names::rank(words, rank)) }
            @if figures.reconstructed { (art::stand_in(x + width - 7.0, y + 10.0)) }
        }
    })
}

/// The camp with hunters, guests and alpha man, and the deadpile.
fn camp(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    let who = counted.who;
    let all = &table.view.table;
    let people = &all.peoples[who];
    let own = table.view.asked == Some(who);
    // Hunters of a band out on a card are named there, not in the camp.
    let dying = own && all.losing.is_none();
    let says = |colour: Option<Who>| if dying { table.say(&[lose(colour)], "") } else { String::new() };
    let mut there = Vec::new();
    for (colour, count) in people.camp.iter().filter(|(_, count)| **count > 0) {
        there.push(table.hunters(format!("ne-camp-{who}-{colour}"), says(Some(colour)), who, colour, *count));
    }
    if people.alpha == Alpha::Camp {
        there.push(table.alpha(says(None), who));
    }
    let dead = people.dead;
    let alpha_dead = people.alpha == Alpha::Dead;
    let name = words.with(if alpha_dead { "ne-deadpile-with-alpha" } else { "ne-deadpile" }, &[("count", dead.into())]);
    let swap = if own { table.say(&["swap".into()], "") } else { String::new() };
    let mut throws = table.throws.iter().rev().filter(|throw| throw.who == who && throw.at.is_none());
    html! {
        svg class="ne-camp" viewBox="0 0 440 64" role="group" aria-label=(words.say("ne-camp")) {
            path class="ne-ground" d="M4 56C80 48 220 60 312 52L310 60C220 66 80 62 4 62Z" {}
            (at(18.0, 40.0, 1.1, &art::rank(Rank::Firestarter)))
            @if let Some(throw) = throws.next() { (thrown(table, who, &throw.dice)) }
            (tokens(table.scene, &there, 36.0, 34.0, 250.0))
            (table.scene.piece(&format!("ne-deadpile-{who}"), &swap, &name, html! {
                rect class="ne-grave" x="318" y="6" width="118" height="54" rx="12" {}
                (at(342.0, 34.0, 1.2, &art::skull()))
                text class="ne-figure" x="360" y="40" { "×" (dead) }
                @if alpha_dead { (at(416.0, 38.0, 1.0, &art::alpha(who))) }
            }))
        }
    }
}

/// Dice that were thrown for the elders, or an attack that is over.
fn thrown(table: &Table, who: Who, dice: &[u8]) -> Markup {
    let words = table.words();
    let list: Vec<String> = dice.iter().map(u8::to_string).collect();
    let name = words.with("ne-thrown", &[("who", names::folk(words, who).into()), ("dice", list.join(", ").into())]);
    table.scene.piece(&format!("ne-dice-{who}"), "", &name, html! {
        @for (place, face) in dice.iter().enumerate() { (at(296.0 - 24.0 * place as f32, 16.0, 0.9, &art::die(*face, ""))) }
    })
}

/// How a card lies in front of a species.
#[derive(Clone, Copy, PartialEq)]
enum Lies {
    Hand,
    Trophy,
    Herd,
    Tool,
}

/// The cards of a species that came from the rows.
fn held(table: &Table, who: Who) -> Vec<Markup> {
    let people = &table.view.table.peoples[who];
    let sorts = [
        (people.hand, Lies::Hand),
        (people.herd, Lies::Herd),
        (people.tools, Lies::Tool),
        (people.trophies, Lies::Trophy),
    ];
    sorts.into_iter().flat_map(|(cards, lies)| cards.iter().map(move |card| chip(table, who, card, lies))).collect()
}

fn chip(table: &Table, who: Who, biome: Biome, lies: Lies) -> Markup {
    let words = table.words();
    let all = &table.view.table;
    let people = &all.peoples[who];
    let card = table.data().biome(biome);
    let under = [(people.under_white, Disk::White), (people.under_black, Disk::Black)];
    let under = under.into_iter().find(|(cards, _)| cards.contains(biome)).map(|(_, disk)| disk);
    let young = under.is_some();
    let own = table.view.asked == Some(who);
    let mut says = Vec::new();
    if own {
        let verbs = ["discard", "play", "abandon animal", "free card", "neolexia card", "give card"];
        says.extend(verbs.map(|verb| format!("{verb} {biome}")));
    } else if all.deal.is_some_and(|deal| deal.to == who) {
        says.push(format!("take card {biome}"));
    }
    let otherwise = if own && lies == Lies::Hand { format!("play {biome}") } else { String::new() };
    let key = match lies {
        Lies::Hand => "ne-in-hand",
        Lies::Trophy => "ne-as-trophy",
        Lies::Herd if young => "ne-as-animal-immature",
        Lies::Herd => "ne-as-animal",
        Lies::Tool if young => "ne-as-invention-immature",
        Lies::Tool => "ne-as-invention",
    };
    let mut name = format!("{}: {}", names::biome(words, biome), words.say(key));
    for said in names::held(words, card).into_iter().chain(names::stand_ins(words, &card.reconstructed)) {
        name.push(' ');
        name.push_str(&said);
    }
    let sign = match lies {
        Lies::Hand => art::hand(),
        Lies::Trophy => art::antlers(),
        Lies::Herd => art::paw(),
        Lies::Tool => art::tool(),
    };
    let yielded = card.yield_disks.iter().flat_map(|(disk, count)| std::iter::repeat_n(disk, (*count).into()));
    let title = art::wrap(&names::biome(words, biome), 12, 2);
    let wanted = all.deal.is_some_and(|deal| [deal.give, deal.take].contains(&Some(Ware::Card(biome))));
    html! {
        svg class="ne-chip" viewBox="0 0 214 86" {
            (table.scene.card(&format!("ne-card-{biome}"), &table.say(&says, &otherwise), &name, html! {
                rect class={ "ne-card ne-card-held" @if young || lies == Lies::Hand { " ne-young" } @if wanted { " ne-now" } }
                    x="2" y="2" width="210" height="82" rx="12" {}
                g transform="translate(4 16) scale(0.44)" { (art::painted(beast(biome))) }
                (art::lines(92.0, 24.0, 18.0, "ne-title", &title))
                (at(106.0, 66.0, 0.95, &sign))
                @if let Some(disk) = under { (at(134.0, 66.0, 1.05, &art::disk(disk))) }
                @if lies == Lies::Herd || lies == Lies::Hand && card.yield_babies > 0 {
                    @let (babies, next) = several(160.0, 66.0, card.yield_babies, 2, 15.0, 0.75, &art::baby());
                    (babies)
                    @for (place, disk) in yielded.enumerate() { (at(next + 9.0 + 17.0 * place as f32, 66.0, 0.75, &art::disk(disk))) }
                }
                @if lies == Lies::Trophy {
                    @for more in 1..card.trophies { (at(106.0 + 30.0 * f32::from(more), 66.0, 0.95, &sign)) }
                }
                @if !card.reconstructed.is_empty() { (art::stand_in(204.0, 14.0)) }
            }))
        }
    }
}

/// The points of a species, with the lines of its score sheet.
fn score(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    let summary = words.with("ne-points", &[("points", counted.points.into())]);
    let mut lines = counted.lines.iter().filter(|line| line.points != 0).peekable();
    html! {
        @if lines.peek().is_none() {
            p class="ne-score" { (summary) }
        } @else {
            details class="ne-score" id={ "ne-score-" (counted.who) } {
                summary { (summary) }
                table {
                    @for line in lines {
                        tr {
                            th scope="row" { (words.told(&line.title, &[])) }
                            td { (words.told(&line.detail, &[])) }
                            td class="ne-sum" { (line.points) }
                        }
                    }
                }
            }
        }
    }
}
