//! Three manners of going through a lesson: with the hand, by keys alone, and by roles and names alone.

use crate::browser::Browser;
use crate::spoken::Spoken;
use lascaux_web::Words;
use serde_json::{Value, json};

const SCRIPT: &str = include_str!("hand.js");
const ENTER: &str = "\u{e007}";
/// So many steps from one thing to another are too many.
const FAR: i64 = 400;
/// So many are walked one by one.
const NEAR: i64 = 6;

/// How somebody presses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// With a mouse; on a phone with a finger.
    Hand,
    /// By keys alone.
    Keys,
    /// By what is read aloud.
    Names,
}

/// What somebody means to do where the step does not say it.
#[derive(Clone, Copy)]
pub struct Intent<'a> {
    /// The actions of an exercise, one for each picture.
    pub plan: Option<&'a [String]>,
    /// The number of the first picture.
    pub first: i64,
    /// Whether any action will do.
    pub is_free: bool,
}

/// What a press came to.
#[derive(PartialEq, Eq, Debug)]
pub enum Pressed {
    /// Something was pressed.
    Yes,
    /// Not now.
    Busy,
    /// It has ended.
    Ended,
}

/// Somebody before a page.
pub struct Learner<'a> {
    /// The browser.
    pub browser: &'a Browser,
    /// The words they read.
    pub words: &'static Words,
    /// How they press.
    pub manner: Manner,
    /// Whether it is a phone.
    pub is_phone: bool,
}

impl Learner<'_> {
    async fn ask(&self, intent: Intent<'_>, then: &str) -> Value {
        let intent = json!({"plan": intent.plan, "first": intent.first, "isFree": intent.is_free});
        self.browser.run(&format!("{SCRIPT} const now = wanted({intent}); {then}")).await
    }

    /// Presses what is asked for, or the first half of it. What is in the way, otherwise.
    pub async fn press(&self, intent: Intent<'_>) -> Result<Pressed, String> {
        match self.manner {
            Manner::Hand => self.by_hand(intent).await,
            Manner::Keys => self.by_keys(intent).await,
            Manner::Names => self.by_names(intent).await,
        }
    }

    fn stands(answer: &Value) -> Result<Option<Pressed>, String> {
        match answer["stands"].as_str() {
            Some("asked") => Ok(None),
            Some("busy") => Ok(Some(Pressed::Busy)),
            Some("ended") => Ok(Some(Pressed::Ended)),
            _ => Err(format!("nothing leads on: {answer}")),
        }
    }

    async fn by_hand(&self, intent: Intent<'_>) -> Result<Pressed, String> {
        let answer = self.ask(intent, "return now.press ? { stands: now.stands, at: spot(now.press) } : now").await;
        if let Some(other) = Learner::stands(&answer)? {
            return Ok(other);
        }
        let at = &answer["at"];
        if at["teacher"] == true && self.is_phone {
            // She stands where something else is to be pressed: a tap makes her small.
            self.browser.run("document.querySelector('#teacher').click()").await;
            return Ok(Pressed::Yes);
        }
        let (Some(x), Some(y)) = (at["x"].as_i64(), at["y"].as_i64()) else { return Err(format!("covered: {at}")) };
        if self.is_phone {
            self.browser.tap_at(x, y).await
        } else {
            self.browser.click_at(x, y).await
        }
        Ok(Pressed::Yes)
    }

    async fn by_keys(&self, intent: Intent<'_>) -> Result<Pressed, String> {
        let far = "return now.press ? { stands: now.stands, far: tabs(now.press), what: now.press.outerHTML.slice(0, 200) } : now";
        let answer = self.ask(intent, far).await;
        if let Some(other) = Learner::stands(&answer)? {
            return Ok(other);
        }
        let far = answer["far"].as_i64().unwrap_or(FAR);
        if far.abs() >= FAR {
            return Err(format!("no key leads to {}", answer["what"]));
        }
        // Of a long way only the end is walked; a whole game is played by walking all of it (`reading.rs`).
        let far = if far.abs() > NEAR {
            self.ask(intent, &format!("before(now.press, {NEAR}).focus()")).await;
            NEAR
        } else {
            far
        };
        self.browser.tab(far).await;
        let is_there = "return now.press === document.activeElement";
        let mut further = 0;
        while self.ask(intent, is_there).await != json!(true) {
            self.browser.tab(1).await;
            further += 1;
            if further > FAR {
                return Err(format!("no key leads to {}", answer["what"]));
            }
        }
        self.browser.press(ENTER).await;
        Ok(Pressed::Yes)
    }

    /// What is heard tells what to look for: the name of a choice, or that of a piece and where it is.
    async fn by_names(&self, intent: Intent<'_>) -> Result<Pressed, String> {
        let answer = self.ask(intent, "return { stands: now.stands, action: now.action, label: now.label }").await;
        if let Some(other) = Learner::stands(&answer)? {
            return Ok(other);
        }
        let spoken = Spoken::of(self.browser).await;
        let heard = spoken.announced();
        if heard.is_empty() {
            return Err("nothing is announced".to_string());
        }
        let Some(node) = self.named(&spoken, answer["label"].as_str()) else {
            return Err(format!("nothing is named so: {answer}, heard: {heard}, edda: {:?}", spoken.texts_of("Edda")));
        };
        Ok(if self.browser.click_node(node).await { Pressed::Yes } else { Pressed::Busy })
    }

    /// What carries the name that is looked for.
    fn named(&self, spoken: &Spoken, meant: Option<&str>) -> Option<i64> {
        let [choices, prompt, board, mine, show, back] =
            ["choices", "prompt", "board", "table-mine", "teacher-show", "table-back"].map(|key| self.words.say(key));
        let mut open = spoken.buttons(&choices);
        open.retain(|(name, _)| *name != back);
        let Some(label) = meant else {
            // Something to read, to guess or to throw; or nothing that one knows, and then to be shown it.
            let mut going = spoken.buttons(&prompt);
            going.sort_by_key(|(name, _)| *name == show);
            return going.first().map(|(_, node)| *node);
        };
        let exact = |list: &[(String, i64)]| list.iter().find(|(name, _)| name == label).map(|(_, node)| *node);
        let pieces: Vec<(String, i64)> = spoken.buttons(&board).into_iter().chain(spoken.buttons(&mine)).collect();
        // Where she points: "name: where."
        let told = spoken.texts_of("Edda").into_iter().filter_map(|text| text.rsplit_once(": "));
        let told: Vec<String> = told.map(|(name, _)| name.to_lowercase()).collect();
        let is_told = |name: &str| told.iter().any(|told| name.to_lowercase().starts_with(told));
        let pointed = || pieces.iter().find(|(name, _)| is_told(name)).map(|(_, node)| *node);
        // Otherwise whatever is called by most of the words of what is meant.
        let meant: Vec<String> = heard_words(label);
        let spoken_of = || {
            let shared = |name: &str| {
                let called = heard_words(name.split('.').next().unwrap_or_default());
                meant.iter().filter(|word| called.contains(word)).count()
            };
            let best = pieces.iter().max_by_key(|(name, _)| (shared(name), std::cmp::Reverse(name.len())));
            best.filter(|(name, _)| shared(name) > 0).map(|(_, node)| *node)
        };
        exact(&open)
            .or_else(|| self.counted(spoken, &open, label))
            .or_else(|| open.iter().find(|(name, _)| *name == self.words.say("table-choose")).map(|(_, node)| *node))
            .or_else(pointed)
            .or_else(spoken_of)
            .or_else(|| spoken.buttons(&prompt).into_iter().find(|(name, _)| *name == show).map(|(_, node)| node))
    }

    /// The counter that has to be raised or lowered, by the numbers that are said before the names of things.
    fn counted(&self, spoken: &Spoken, open: &[(String, i64)], label: &str) -> Option<i64> {
        let label = label.to_lowercase();
        let wanted = |thing: &str| {
            let before = label.find(&thing.to_lowercase()).map(|at| label[..at].trim_end());
            before.and_then(|text| text.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
        };
        let [more, less] = ["table-more", "table-less"].map(|key| format!(": {}", self.words.say(key)));
        let helps = |name: &str| {
            let thing = name.strip_suffix(&more).or(name.strip_suffix(&less))?;
            let has: i64 = spoken.texts_of(thing).into_iter().find_map(|text| text.parse().ok())?;
            Some(if name.ends_with(&more) { has < wanted(thing) } else { has > wanted(thing) })
        };
        open.iter().find(|(name, _)| helps(name) == Some(true)).map(|(_, node)| *node)
    }
}

/// The words of a text that mean something.
fn heard_words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| word.chars().count() > 2);
    words.map(str::to_lowercase).collect()
}
