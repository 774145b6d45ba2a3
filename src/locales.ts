export { englishLabels as en } from "./components/labels";
export { ar } from "./locales/ar";
export { de } from "./locales/de";
export { es } from "./locales/es";
export { fr } from "./locales/fr";
export { ja } from "./locales/ja";
export { zh } from "./locales/zh";
