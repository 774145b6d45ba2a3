import { codemirror } from "../frameworks/editors/codemirror";
import { contentEditable } from "../frameworks/editors/contentEditable";
import { lexical } from "../frameworks/editors/lexical";
import { quill } from "../frameworks/editors/quill";
import { slate } from "../frameworks/editors/slate";
import { tiptap } from "../frameworks/editors/tiptap";
import { editorCells } from "./editorCells";

editorCells("contenteditable", contentEditable);
editorCells("Lexical", lexical);
editorCells("Tiptap (ProseMirror)", tiptap);
editorCells("Quill", quill);
editorCells("Slate", slate);
editorCells("CodeMirror 6", codemirror);
