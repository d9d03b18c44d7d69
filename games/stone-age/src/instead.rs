//! What can be done instead: told to an answer of another kind than the one that is asked (SA-2.2), and to "pass" (SA-3.2).

use crate::action::Action;
use crate::names::{self, WORDS};
use crate::state::{Stage, StoneAge};
use lascaux_table::{Actions, Code, Game, Refusal, Said, said};

impl StoneAge {
    /// The first legal action that `fits`.
    fn example(&self, fits: impl Fn(&Action) -> bool) -> Option<Action> {
        let mut actions = Actions::of::<StoneAge>();
        self.legal(&mut actions);
        actions.iter().copied().find(|action| fits(action))
    }

    /// What is asked now, and how it can be answered.
    fn asked_for(&self) -> Said {
        let such_as = |key: &'static str, fits: fn(&Action) -> bool| {
            let example = self.example(fits)?;
            Some(said!(WORDS, key, example = names::action(example, self.data())))
        };
        let pays = |action: &Action| matches!(action, Action::Pay(_));
        let points = names::points(self.data().starvation_penalty);
        let told = match self.stage {
            Stage::Place => such_as("sa-no-asked-place", |_| true),
            Stage::Use => such_as("sa-no-asked-use", |action| matches!(action, Action::Use(_))),
            Stage::Tools { .. } => Some(said!(WORDS, "sa-no-asked-tools")),
            Stage::PayCard { .. } => such_as("sa-no-asked-card", pays)
                .or_else(|| such_as("sa-no-asked-leave-card", |action| *action == Action::Decline)),
            Stage::PayBuilding { .. } => such_as("sa-no-asked-building", pays)
                .or_else(|| such_as("sa-no-asked-leave-building", |action| *action == Action::Decline)),
            Stage::Pick { .. } => such_as("sa-no-asked-pick", |action| matches!(action, Action::Pick(_))),
            Stage::Raise { .. } => Some(said!(WORDS, "sa-no-asked-raise")),
            // SA-5.13: where they are taken at once, there is no talk of keeping.
            Stage::TakeOrKeep if !self.options.keep_two => such_as("sa-no-asked-take", |_| true),
            Stage::TakeOrKeep => such_as("sa-no-asked-take-or-keep", |_| true),
            Stage::Feed { .. } => such_as("sa-no-asked-feed", |action| matches!(action, Action::Feed(_)))
                .map(|told| told.with("points", points))
                .or_else(|| such_as("sa-no-asked-starve", |action| *action == Action::Starve)),
            _ => None,
        };
        told.unwrap_or_else(|| said!(WORDS, "sa-no-question"))
    }

    /// An action of another kind than the one that is asked.
    #[cold]
    pub(crate) fn not_asked(&self) -> Refusal {
        Refusal::rule("SA-2.2", self.asked_for())
    }

    /// Who says "pass" would do nothing: each question has its own answer to that, or none. No page offers to pass, so
    /// this is for those who write the notation.
    #[cold]
    pub(crate) fn no_passing(&self) -> Refusal {
        let such_as = |fits: fn(&Action) -> bool| {
            let example = self.example(fits).map(|action| action.write(self));
            example.map_or_else(String::new, |said| format!(", such as \"{said}\""))
        };
        let (rule, instead) = match self.stage {
            Stage::Place => ("SA-3.2", format!("while you can place people you must{}.", such_as(|_| true))),
            Stage::Use => {
                let such_as = such_as(|action| matches!(action, Action::Use(_)));
                ("SA-4.1", format!("you use all the people you placed{such_as}."))
            }
            Stage::Tools { .. } => ("SA-4.8", "to add no tool say \"tools none\".".into()),
            Stage::PayCard { .. } => ("SA-5.3", "to leave the card say \"decline\".".into()),
            Stage::PayBuilding { .. } => ("SA-6.5", "to leave the building say \"decline\".".into()),
            Stage::Pick { .. } => {
                let such_as = such_as(|action| matches!(action, Action::Pick(_)));
                ("SA-5.4", format!("everybody takes a die{such_as}."))
            }
            Stage::Raise { .. } => {
                ("SA-4.11", "one of your tiles is raised: \"raise unused\" or \"raise used\".".into())
            }
            Stage::TakeOrKeep if self.options.keep_two => ("SA-5.13", "to take nothing now say \"keep\".".into()),
            Stage::TakeOrKeep => ("SA-5.13", "the two resources are taken at once, such as \"take wood wood\".".into()),
            Stage::Feed { .. } => {
                let points = self.data().starvation_penalty;
                ("SA-7.5", format!("to pay no resources say \"starve\", and lose {points} points."))
            }
            _ => return self.not_asked().with_code(Code::Notation),
        };
        Refusal::rule(rule, format!("Nobody passes: {instead}")).with_code(Code::Notation)
    }
}
