/** Every string of the chat, in English. Words in braces are filled in. */
export const englishLabels = {
  openChat: "Open chat",
  closeChat: "Close chat",
  newChat: "New chat",
  title: "Assistant",
  greeting: "What can I do for you on this page?",
  conversation: "Conversation",
  suggestions: "Suggestions",
  message: "Message",
  placeholder: "Ask, or say what to do",
  send: "Send",
  stop: "Stop",
  retry: "Retry",
  approve: "Approve",
  decline: "Decline",
  jumpToLatest: "Jump to latest",
  youSaid: "You said:",
  assistantSaid: "Assistant said:",
  unread: "New messages",
  failed: "That didn’t work.",
  opensNewTab: "opens in a new tab",

  thinking: "Thinking…",
  writing: "Writing…",
  working: "Working on the page…",
  waiting: "Waiting for your approval",
  actions: "Actions on this page",
  needsApproval: "Needs your approval",
  statePending: "Next:",
  stateRefused: "Not done:",
  inParent: "in {parent}",
  usedTool: "Used {name}",

  clickTodo: "Click {target}",
  clickDoing: "Clicking {target}",
  clickDone: "Clicked {target}",
  fillTodo: "Fill {target} with “{text}”",
  fillDoing: "Filling {target}",
  fillDone: "Filled {target} with “{text}”",
  fillSecretTodo: "Fill {target}",
  fillSecretDone: "Filled {target}",
  selectTodo: "Choose “{option}” in {target}",
  selectDoing: "Choosing “{option}” in {target}",
  selectDone: "Chose “{option}” in {target}",
  checkTodo: "Check {target}",
  checkDoing: "Checking {target}",
  checkDone: "Checked {target}",
  uncheckTodo: "Uncheck {target}",
  uncheckDoing: "Unchecking {target}",
  uncheckDone: "Unchecked {target}",
  pressTodo: "Press {key}",
  pressDoing: "Pressing {key}",
  pressDone: "Pressed {key}",
  hoverTodo: "Point at {target}",
  hoverDoing: "Pointing at {target}",
  hoverDone: "Pointed at {target}",
  scrollTodo: "Scroll {direction}",
  scrollDoing: "Scrolling {direction}",
  scrollDone: "Scrolled {direction}",
  navigateTodo: "Go to {url}",
  navigateDoing: "Going to {url}",
  navigateDone: "Went to {url}",
  backTodo: "Go back",
  backDoing: "Going back",
  backDone: "Went back",
  dragTodo: "Drag {target}",
  dragDoing: "Dragging {target}",
  dragDone: "Dragged {target}",
  uploadTodo: "Add {files} to {target}",
  uploadDoing: "Adding {files} to {target}",
  uploadDone: "Added {files} to {target}",
  waitForTodo: "Wait for “{text}”",
  waitForDoing: "Waiting for “{text}”",
  waitForDone: "Waited for “{text}”",
  waitTodo: "Wait a moment",
  waitDoing: "Waiting a moment",
  waitDone: "Waited a moment",
  anElement: "an element",
  up: "up",
  down: "down",
  left: "left",
  right: "right",

  effectNone: "Nothing was seen to change.",
  effectLeaving: "The page is loading.",
  effectUrl: "The page is now {url}.",
  effectOpened: "“{name}” opened.",
  effectClosed: "“{name}” closed.",
  effectSays: "The page says: “{text}”",
  effectValue: "It now says “{value}”.",
  effectEmptied: "It is now empty.",
  effectChecked: "It is now on.",
  effectUnchecked: "It is now off.",
  effectExpanded: "It is now open.",
  effectCollapsed: "It is now closed.",
  effectSelected: "It is now chosen.",
  effectUnselected: "It is no longer chosen.",
  effectPressed: "It is now pressed in.",
  effectUnpressed: "It is no longer pressed in.",
  effectAdded: "“{name}” appeared.",
  effectAddedMany: "“{name}” and {count} more appeared.",
  effectRemoved: "“{name}” disappeared.",
  effectRemovedMany: "“{name}” and {count} more disappeared.",
  effectFocused: "“{name}” is ready for typing.",
  effectScrolled: "The page moved.",
  effectChanged: "The page changed.",

  refusedStale: "The page had changed since I looked, so I left it alone.",
  refusedUnknown: "It wasn’t on the page when I looked.",
  refusedGone: "It is no longer on the page.",
  refusedChanged: "Something else is in its place now, so I left it alone.",
  refusedHidden: "It can’t be seen at the moment.",
  refusedDisabled: "It is disabled at the moment.",
  refusedCovered: "Something is covering it.",
  refusedWrongType: "That can’t be done with this kind of element.",
  refusedNoOption: "It has no such option.",
  refusedUrl: "That address isn’t allowed.",
  refusedDeclined: "You declined this.",
  refusedAborted: "It was stopped: this may not have been done.",
  refusedTimeout: "It took too long.",
};

/** Every string of the chat; pass any of them as `labels` to say it otherwise. */
export type Labels = typeof englishLabels;

/** A text cut at its placeholders: `value` marks what was filled in. */
export interface TextPiece {
  key?: string;
  text: string;
}

/** Fills the words in braces. A word without a value stays out. */
export function fillPieces(template: string, values: Readonly<Record<string, string | undefined>>): TextPiece[] {
  return template
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 ? { key: piece, text: values[piece] ?? "" } : { text: piece }))
    .filter((piece) => piece.text);
}

export function fillText(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return fillPieces(template, values)
    .map((piece) => piece.text)
    .join("");
}
