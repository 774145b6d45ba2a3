import { attr, bodyOf, contains, localName, parentNode, query, queryFirst, textContent } from "../dom/native";
import type { Pass } from "../dom/pass";
import { remembered } from "../dom/remembered";
import { explicitRole } from "../dom/role";
import { squash } from "../dom/squash";
import { documentOf } from "../dom/tree";
import { consentInFlow } from "./consentInFlow";
import { ANSWER, CONSENT_MANAGERS, CONSENT_NAME, COOKIE, COOKIE_USE } from "./consentWords";

/** Characters of the longest banner, preferences with all their explanations included, and of one that only its text gives away. */
const LONGEST = 6000;
const SHORT = 1200;

/** Whether an element is a consent banner or its preferences: by the manager that built it, or by what it is called, says and asks. */
export function isConsent(element: Element, pass: Pass): boolean {
  const name = localName(element);
  if (name === "body" || name === "html" || name === "main") return false;
  const own = `${name} ${attr(element, "id") ?? ""} ${attr(element, "class") ?? ""}`;
  const marked = marksOf(own);
  if (marked === "manager") return !holdsPage(element);
  const called = marked === "consent" || isCalledConsent(attr(element, "aria-label") ?? "");
  const apart = called || isDialog(element, name) || floats(element, pass) || isEdgeOfPage(element);
  const banners = consentInFlow(element, pass);
  if (banners.has(element)) return true;
  // A small page around a banner is no banner.
  const around = !called && isEdgeOfPage(element) && [...banners].some((banner) => contains(element, banner));
  return apart && !around && asksConsent(element, called, pass);
}

/** What an element's tag, id and classes say of it. */
const marksOf = remembered((own) => {
  if (CONSENT_MANAGERS.test(own)) return "manager";
  return own.split(/\s+/).some((word) => CONSENT_NAME.test(word)) ? "consent" : "";
});
const isCalledConsent = remembered((label) => CONSENT_NAME.test(label));

function isDialog(element: Element, name: string): boolean {
  const role = explicitRole(element);
  return name === "dialog" || role === "dialog" || role === "alertdialog" || attr(element, "aria-modal") === "true";
}

function floats(element: Element, pass: Pass): boolean {
  const { position } = pass.style(element);
  return position === "fixed" || position === "sticky";
}

/** A bar above or below the page itself. */
function isEdgeOfPage(element: Element): boolean {
  const parent = parentNode(element);
  return (
    parent !== null &&
    parent === bodyOf(documentOf(element)) &&
    !/^(nav|header|footer|section|article|form)$/.test(localName(element))
  );
}

/** An application's own shell may float too, or be called by what it shows. */
const holdsPage = (element: Element) => queryFirst(element, "main,article,[role=main]") !== null;

/** A short text about cookies with an answer to press, and nothing to fill in but switches. */
function asksConsent(element: Element, called: boolean, pass: Pass): boolean {
  const controls = query(element, CONTROLS);
  // A bar in the flow of the page asks once and shortly; settings of the page's own have switches.
  const floating = called || floats(element, pass) || isDialog(element, localName(element));
  if (controls.length === 0 || controls.length > (floating ? 40 : 5)) return false;
  if (!floating && queryFirst(element, "input,[role=switch]")) return false;
  if (holdsPage(element) || queryFirst(element, "nav,[role=navigation]") || queryFirst(element, FIELDS)) return false;
  const raw = textContent(element) ?? "";
  const text = raw.length > LONGEST * 3 ? raw : squash(raw);
  if (text.length > (called ? LONGEST : SHORT) || !COOKIE.test(text)) return false;
  return (called || COOKIE_USE.test(text)) && [...controls].some(isAnswer);
}

const CONTROLS = "button,a[href],[role=button],input[type=button],input[type=submit],a[role]";
const FIELDS = "input:not([type=checkbox],[type=radio],[type=hidden],[type=button],[type=submit]),textarea,select";

function isAnswer(control: Element): boolean {
  const words = squash(
    `${textContent(control) ?? ""} ${attr(control, "aria-label") ?? ""} ${attr(control, "value") ?? ""} ${attr(control, "title") ?? ""}`,
  );
  return words.length < 80 && ANSWER.test(words);
}
