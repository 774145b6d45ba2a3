import { angularForm } from "../frameworks/forms/angular";
import { formCells } from "./formCells";

// In a file of its own: zone.js changes timers, promises and listeners of the whole page.
formCells("Angular 20", angularForm);
