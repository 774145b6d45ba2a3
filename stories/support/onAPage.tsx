import type { Decorator } from "@storybook/react-vite";
import { Dashboard } from "./pages/Dashboard";
import { Docs } from "./pages/Docs";
import { Form } from "./pages/Form";
import { Notes } from "./pages/Notes";
import { Shop } from "./pages/Shop";

const PAGES = { notes: Notes, shop: Shop, dashboard: Dashboard, docs: Docs, form: Form };
export type PageName = keyof typeof PAGES;

/** The page behind the chat: the toolbar's, unless the story names one or says `none`. */
export const onAPage: Decorator = (Story, { parameters, globals }) => {
  const name: PageName | "none" = parameters.page ?? globals.page;
  if (name === "none") return <Story />;
  const Behind = PAGES[name] ?? Notes;
  return (
    <>
      <Behind />
      <Story />
    </>
  );
};
