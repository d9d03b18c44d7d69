//! A page as assistive technology gets it.

#![allow(dead_code)] // every test uses a part of it

use crate::browser::Browser;
use serde_json::{Value, json};
use std::collections::HashMap;

/// Roles and names, and what lies within what.
pub struct Spoken {
    nodes: HashMap<String, Value>,
}

fn role(node: &Value) -> &str {
    node["role"]["value"].as_str().unwrap_or_default()
}

fn name(node: &Value) -> &str {
    node["name"]["value"].as_str().unwrap_or_default()
}

impl Spoken {
    /// Lets a browser be read.
    pub async fn begin(browser: &Browser) {
        browser.devtools("Accessibility.enable", json!({})).await;
        browser.devtools("DOM.enable", json!({})).await;
    }

    /// The page as it is now.
    pub async fn of(browser: &Browser) -> Spoken {
        let tree = browser.devtools("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().unwrap().iter();
        Spoken { nodes: nodes.map(|node| (node["nodeId"].as_str().unwrap().to_string(), node.clone())).collect() }
    }

    /// Whether something of this kind stands around it.
    fn is_within(&self, node: &Value, fits: impl Fn(&Value) -> bool) -> bool {
        let mut next = node["parentId"].as_str();
        while let Some(parent) = next.and_then(|id| self.nodes.get(id)) {
            if fits(parent) {
                return true;
            }
            next = parent["parentId"].as_str();
        }
        false
    }

    /// The buttons within a part of the page that can be pressed, with their names.
    pub fn buttons(&self, part: &str) -> Vec<(String, i64)> {
        let is_off = |node: &Value| {
            let properties = node["properties"].as_array().into_iter().flatten();
            properties.into_iter().any(|one| one["name"] == "disabled" && one["value"]["value"] == true)
        };
        let nodes = self.nodes.values().filter(|node| node["ignored"] != true && role(node) == "button");
        let open = nodes.filter(|node| !is_off(node) && self.is_within(node, |around| name(around) == part));
        let mut named: Vec<(String, i64)> =
            open.map(|node| (name(node).to_string(), node["backendDOMNodeId"].as_i64().unwrap())).collect();
        named.sort();
        named
    }

    /// The texts within whatever fits, in no order.
    fn texts(&self, fits: impl Fn(&Value) -> bool) -> Vec<&str> {
        let said = self.nodes.values().filter(|node| node["ignored"] != true && role(node) == "StaticText");
        said.filter(|node| self.is_within(node, &fits)).map(name).collect()
    }

    /// The texts within a part of the page.
    pub fn texts_of(&self, part: &str) -> Vec<&str> {
        self.texts(|around| name(around) == part)
    }

    /// Everything that the live regions say.
    pub fn announced(&self) -> String {
        self.texts(|around| role(around) == "status").join(" ")
    }
}
