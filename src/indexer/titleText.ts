import { attr, queryFirst } from "../dom/native";
import type { Pass } from "../dom/pass";
import { isSecretField, looksLikeCard } from "../dom/secret";
import { textOf } from "../dom/text";
import { strengthOf } from "./candidate";
import { kindOf } from "./kind";

const READABLE = /[\p{L}\p{N}]/u;
/** Two letters together, a character that is a word, a year, or a letter with a number behind ("A1", "#12"). */
const WORD =
  /\p{L}\p{M}*\p{L}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|^\d{4}$|^[#\p{L}].*\d/u;

/** A price, a count or a bullet is no title, except a row's. */
export const isWordy = (text: string): boolean => WORD.test(text);

/** What an element says as a title: shown, no field's value and no secret; "" when it says none. */
export function titleText(element: Element, pass: Pass): string {
  const memo = pass.memo<Element, string>(titleText);
  let text = memo.get(element);
  if (text === undefined) {
    text = read(element, pass);
    memo.set(element, text);
  }
  return text;
}

function read(element: Element, pass: Pass): string {
  if (!pass.displayed(element)) return "";
  const full = textOf(element, pass, { skip: isField });
  if (!READABLE.test(full) || looksLikeCard(full)) return "";
  if (attr(element, "contenteditable") !== null && isSecretField(element, { own: "" })) return "";
  if (!queryFirst(element, "a[href],button,[role=button],[tabindex]")) return full;
  // A heading may hold tools ("Sales [edit]"), or be one itself ("[Sales v]").
  const plain = textOf(element, pass, { skip: isControl }).replace(/[\s[\](){}#¶|·]+$/, "");
  return isWordy(plain) && plain.length * 2 >= full.length ? plain : textOf(element, pass, { skip: isTool }) || full;
}

const isField = (element: Element) => strengthOf(element) === "control" && kindOf(element) === "field";
const isControl = (element: Element) => strengthOf(element) === "control";
const isTool = (element: Element) => strengthOf(element) === "control" && kindOf(element) !== "link";
