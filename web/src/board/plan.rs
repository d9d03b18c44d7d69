//! Plans: a question that takes several small steps of one player, laid out on the page, looked at, changed, and sent
//! together. The page knows no rules: every control carries the whole plan that a press on it makes, and the picture is
//! drawn as after it.

use maud::{Markup, html};

/// What the viewer has laid out on the page so far.
#[derive(Clone, Copy, Default, Debug)]
pub struct Planning<'a> {
    /// The actions, in order.
    pub actions: &'a [String],
    /// Whether the last of them ends what is asked, so that nothing can be added.
    pub is_full: bool,
    /// Whether every step is sent by itself, as in lessons: nothing is laid out then.
    pub is_off: bool,
    /// What the viewer looks at while planning, where there is no room to show everything: a word of the board's own.
    pub look: Option<&'a str>,
}

impl Planning<'_> {
    /// How many planned actions begin with these words.
    pub fn count(&self, words: &str) -> usize {
        self.actions.iter().filter(|action| begins(action, words)).count()
    }

    /// The plan without the last action that begins with these words.
    pub fn without(&self, words: &str) -> Vec<String> {
        let mut actions = self.actions.to_vec();
        if let Some(last) = actions.iter().rposition(|action| begins(action, words)) {
            actions.remove(last);
        }
        actions
    }
}

/// Whether an action begins with these words, whole words only.
pub fn begins(action: &str, words: &str) -> bool {
    action.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// How a question is answered by a plan.
#[derive(Default)]
pub struct Plan {
    /// The words on the button that sends it, with what it comes to: "Send 7 hunters".
    pub confirm: String,
    /// The action that is sent last and ends the question; none where the steps end it.
    pub end: Option<String>,
    /// Whether it can be sent as it stands.
    pub is_ready: bool,
    /// Whether everything that can be done stands on the board, or will when it is looked at: no list is needed.
    pub is_drawn: bool,
    /// Actions that are no part of a plan and are done at once.
    pub at_once: Vec<String>,
    /// Controls under the question, within reach of a thumb.
    pub chips: Markup,
}

/// A plan as a control carries it: equal actions next to each other are counted.
pub fn write_plan(actions: &[String]) -> String {
    let runs = actions.chunk_by(|one, other| one == other);
    let written = runs.map(|run| match run {
        [one] => one.clone(),
        [one, ..] => format!("{}*{one}", run.len()),
        [] => String::new(),
    });
    written.collect::<Vec<_>>().join(";")
}

/// What a press makes of the plan, and what it is about.
pub struct Control<'a> {
    /// Its `id`.
    pub id: &'a str,
    /// The classes of its look.
    pub class: &'a str,
    /// The whole plan after the press.
    pub plan: &'a [String],
    /// The name, for those who cannot see it.
    pub name: &'a str,
    /// The `id` of the piece that it is about: that one is looked at with it.
    pub of: &'a str,
    /// The key that presses it while that piece is looked at; none if empty.
    pub key: &'a str,
}

impl Control<'_> {
    /// The control in a drawing.
    pub fn draw(&self, drawing: Markup) -> Markup {
        html! {
            g id=(self.id) class={ "piece plans " (self.class) } role="button" tabindex="0" data-plan=(write_plan(self.plan))
                data-of=(self.of) data-key=(self.key) aria-label=(self.name) { (drawing) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_written_short_and_steps_taken_out_from_the_end() {
        let texts = |list: &[&str]| list.iter().map(|one| one.to_string()).collect::<Vec<_>>();
        let actions =
            texts(&["hunt horse red", "hunt horse red", "promote knapper", "hunt horse red", "hunt horseless red"]);
        assert_eq!(write_plan(&actions), "2*hunt horse red;promote knapper;hunt horse red;hunt horseless red");
        let plan = Planning { actions: &actions, ..Planning::default() };
        assert_eq!(plan.count("hunt horse"), 3);
        assert_eq!(
            plan.without("hunt horse"),
            texts(&["hunt horse red", "hunt horse red", "promote knapper", "hunt horseless red"])
        );
        assert_eq!(plan.without("court"), actions);
        assert_eq!(write_plan(&[]), "");
    }
}
