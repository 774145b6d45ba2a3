import * as React from "react";
import { createRoot } from "react-dom/client";
import { React18, ReactDom18 } from "../browser/hooks/react18";
import { litForm } from "../frameworks/forms/lit";
import { preactForm } from "../frameworks/forms/preact";
import { reactForm } from "../frameworks/forms/react";
import { solidForm } from "../frameworks/forms/solid";
import { svelteForm } from "../frameworks/forms/svelte";
import { vueForm } from "../frameworks/forms/vue";
import { formCells } from "./formCells";

formCells("React 19", reactForm(React, createRoot));
formCells("React 18", reactForm(React18, ReactDom18.createRoot));
formCells("Vue 3", vueForm);
formCells("Svelte 5", svelteForm);
formCells("Solid", solidForm);
formCells("Preact", preactForm);
formCells("Lit", litForm);
