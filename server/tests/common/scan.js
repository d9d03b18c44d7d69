// What a scan of a page for everybody finds: names, labels, landmarks, headings, ids, roles, the order of keys, contrast.
// Returns a list of findings, each with what it is about. Run inside the page.
const found = [];
const tell = (what, element) => found.push(`${what}: ${element.outerHTML ? element.outerHTML.slice(0, 140) : element}`);
const all = (selector) => [...document.querySelectorAll(selector)];
const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
const isHidden = (element) => element.closest("[aria-hidden=true]") !== null || !isShown(element);
const textOf = (id) => document.getElementById(id)?.textContent.trim() || "";

function nameOf(element) {
  const label = element.getAttribute("aria-label")?.trim();
  if (label) return label;
  const by = element.getAttribute("aria-labelledby");
  if (by) return by.split(" ").map(textOf).join(" ").trim();
  if (element.labels?.length) return [...element.labels].map((one) => one.textContent.trim()).join(" ");
  const spoken = [...element.childNodes].filter((node) => node.nodeType === 3 || node.getAttribute?.("aria-hidden") !== "true");
  return spoken.map((node) => node.textContent.trim()).join(" ").trim() || element.getAttribute("title")?.trim() || "";
}

// ---- the page as a whole
if (!document.documentElement.lang) tell("the page has no language", "html");
if (!document.title.trim()) tell("the page has no title", "head");
if (/user-scalable=no|maximum-scale/.test(document.querySelector("meta[name=viewport]")?.content)) tell("zooming is forbidden", "meta");
if (all("main").length !== 1) tell("there is not one main part", "body");
if (all("h1").length !== 1) tell("there is not one first heading", "body");
let level = 0;
for (const heading of all("h1,h2,h3,h4").filter((one) => !isHidden(one))) {
  const now = Number(heading.tagName[1]);
  if (now > level + 1) tell(`a heading is left out before h${now}`, heading);
  level = now;
}
const navs = all("nav").filter((one) => !isHidden(one)).map(nameOf);
if (new Set(navs).size !== navs.length || navs.some((name) => !name)) tell("two parts to go about have one name, or none", navs.join("|"));

// ---- names
for (const one of all("button,a[href],summary,[role=button],[role=img],input:not([type=hidden]),select,textarea,dialog,[role=group][tabindex]")) {
  if ((isShown(one) || one.matches("dialog")) && !one.closest("[aria-hidden=true]") && !nameOf(one)) tell("no name", one);
}
for (const one of all("svg").filter((one) => !isHidden(one))) {
  const inner = one.closest("[role=img],[role=button],button,a") || one.querySelector("[role],[aria-label]");
  if (!one.getAttribute("role") && !inner) tell("a picture is neither named nor hidden", one);
}
for (const one of all("th")) if (!one.hasAttribute("scope")) tell("a heading of a table without its scope", one);
for (const one of all("ul,ol")) for (const item of one.children) if (!item.matches("li,script,template")) tell("a list with something else in it", item);

// ---- ids, roles, keys
const ids = all("[id]").map((one) => one.id);
for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) tell("an id twice", id);
const roles = new Set("button img group status alert tooltip log list listitem region navigation table row cell dialog".split(" "));
const known = new Set("label labelledby live hidden disabled pressed expanded describedby controls current checked selected atomic".split(" "));
for (const one of all("*")) {
  const role = one.getAttribute("role");
  if (role !== null && !roles.has(role)) tell("an unknown role", one);
  for (const { name, value } of one.attributes) {
    if (!name.startsWith("aria-")) continue;
    if (!known.has(name.slice(5))) tell(`an unknown ${name}`, one);
    if (/labelledby|describedby|controls/.test(name) && !value.split(" ").every((id) => document.getElementById(id))) tell("names what is not there", one);
  }
  if (Number(one.getAttribute("tabindex")) > 0) tell("an order of keys of its own", one);
}
const stops = "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex='0']";
for (const one of all("button,a[href],[role=button]")) if (one.querySelector(stops)) tell("a button within a button", one);
for (const one of all("[aria-hidden=true]")) if ([one, ...one.querySelectorAll(stops)].some((inner) => inner.matches(stops) && isShown(inner))) tell("keys reach what is hidden", one);
for (const one of all("main *").filter(isShown)) {
  const style = getComputedStyle(one);
  const scrolls = /auto|scroll/.test(style.overflowY + style.overflowX) && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2);
  if (scrolls && !one.matches(stops) && !one.querySelector(stops)) tell("keys cannot scroll it", one);
}
for (const one of all("button,select,input:not([type=hidden])").filter(isShown)) {
  const edge = one.getBoundingClientRect();
  if (edge.width < 24 || edge.height < 24) tell("too small for a finger", one);
}

// ---- contrast of every word, as the browser computes its colours
const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const mixed = new Map();
function paint(colour) {
  if (!mixed.has(colour)) {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
    mixed.set(colour, [r, g, b, a / 255]);
  }
  return mixed.get(colour);
}
const over = ([r, g, b, a], below) => [r, g, b].map((part, index) => part * a + below[index] * (1 - a));
function ground(element) {
  const layers = [];
  for (let one = element; one; one = one.parentElement) {
    const colour = paint(getComputedStyle(one).backgroundColor);
    layers.unshift(colour);
    if (colour[3] === 1) break;
  }
  return layers.reduce((below, colour) => over(colour, below), [255, 255, 255]);
}
const shine = (colour) => colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  const holder = words.currentNode.parentElement;
  if (!words.currentNode.textContent.trim() || holder.closest("svg,script,noscript,option,.unseen,.skip,[aria-hidden=true]") || !isShown(holder)) continue;
  const style = getComputedStyle(holder);
  if (style.clipPath !== "none" || holder.matches(":disabled")) continue;
  const below = ground(holder);
  let veil = 1;
  for (let one = holder; one; one = one.parentElement) veil *= Number(getComputedStyle(one).opacity);
  const [r, g, b, a] = paint(style.color);
  const [light, dark] = [shine(over([r, g, b, a * veil], below)), shine(below)].sort((one, other) => other - one);
  const isLarge = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
  const ratio = (light + 0.05) / (dark + 0.05);
  if (ratio < (isLarge ? 3 : 4.5)) tell(`contrast ${ratio.toFixed(2)}`, holder);
}
return found;
