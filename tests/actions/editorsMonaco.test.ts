import { monacoEditContext, monacoTextarea } from "../frameworks/editors/monaco";
import { editorCells } from "./editorCells";

editorCells("Monaco (EditContext)", monacoEditContext);
editorCells("Monaco (textarea)", monacoTextarea);
