import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { directionOf } from "../src/components/intl";
import type { Labels } from "../src/components/labels";
import type { ColorScheme, Theme } from "../src/components/theme";
import { loadPanel } from "../src/components/usePanelParts";
import { ar, de, en, es, fr, ja, zh } from "../src/locales";
import { bloom, graphite, paper, terminal } from "../src/themes";

// The panel's code comes when a story opens it.
configure({ asyncUtilTimeout: 10_000 });

const locales = { en, de, es, fr, ja, zh, ar };
const presets = { paper, graphite, bloom, terminal };

const LANGUAGES: Record<keyof typeof locales, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  zh: "简体中文",
  ar: "العربية",
};

/** What the toolbar says, where a story says nothing itself. */
interface Toolbar {
  locale: keyof typeof locales;
  preset: "none" | keyof typeof presets;
  scheme: ColorScheme;
}

/** A page in the chat's language, from right to left where that is written so. */
function Page({ labels, children }: { labels: Labels; children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    const before = { lang: page.lang, dir: page.dir };
    Object.assign(page, { lang: labels.locale, dir: directionOf(labels.locale) });
    return () => void Object.assign(page, before);
  }, [labels]);
  return children;
}

const withToolbar: Decorator = (Story, { args, globals }) => {
  const { locale, preset, scheme } = globals as unknown as Toolbar;
  const labels = locales[locale] ?? locales.en;
  const theme: Theme = preset in presets ? { ...presets[preset as keyof typeof presets], scheme } : scheme;
  return (
    <Page labels={labels}>
      <Story
        args={{ ...args, labels: args.labels ?? (locale === "en" ? undefined : labels), theme: args.theme ?? theme }}
      />
    </Page>
  );
};

const item = (value: string, title: string) => ({ value, title });

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withToolbar],
  beforeAll: async () => void (await loadPanel()), // so that an open chat is there at once
  globalTypes: {
    locale: {
      description: "Language of the chat and the page",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: Object.entries(LANGUAGES).map(([value, title]) => item(value, title)),
      },
    },
    preset: {
      description: "A look of @leflux/react/themes",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [item("none", "Standard look"), ...Object.keys(presets).map((name) => item(name, name))],
      },
    },
    scheme: {
      description: "Light or dark",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [item("auto", "As the system"), item("light", "Light"), item("dark", "Dark")],
      },
    },
    page: {
      description: "The page behind",
      toolbar: {
        icon: "browser",
        dynamicTitle: true,
        items: [
          item("notes", "A text"),
          item("shop", "A shop"),
          item("dashboard", "A dashboard"),
          item("docs", "Documentation"),
          item("form", "A form"),
        ],
      },
    },
  },
  initialGlobals: { locale: "en", preset: "none", scheme: "auto", page: "notes" },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "720px" } }, // each in a frame of its own: the chat floats above its page
    a11y: { test: "error" },
    viewport: {
      options: {
        phone: { name: "Phone", type: "mobile", styles: { width: "390px", height: "760px" } },
        small: { name: "Small phone, or 400 % zoom", type: "mobile", styles: { width: "320px", height: "640px" } },
        tablet: { name: "Tablet", type: "tablet", styles: { width: "820px", height: "1100px" } },
        laptop: { name: "Laptop", type: "desktop", styles: { width: "1280px", height: "800px" } },
      },
    },
    options: {
      storySort: {
        order: [
          "Guide",
          ["Install", "Theming", "Agents", "Server", "Security"],
          "LefluxChat",
          [
            "States",
            "Conversation",
            "Looks",
            "Languages",
            "Theme playground",
            "On a page",
            "Acts on the page",
            "Slots",
          ],
          "useLefluxChat",
        ],
      },
    },
  },
};
export default preview;
