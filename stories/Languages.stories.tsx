import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { ChatView } from "../src/components/ChatView";
import type { Labels } from "../src/components/labels";
import { ar, de, es, fr, ja, zh } from "../src/locales";
import { chatMeta } from "./support/chatMeta";
import { chatRoot } from "./support/chatRoot";
import { action, assistant, done, refused, still, user } from "./support/messages";

/** One import a language: `import { de } from "@leflux/react/locales"`. Arabic turns the whole chat. */
const meta = {
  ...chatMeta,
  title: "LefluxChat/Languages",
  args: { ...chatMeta.args, title: undefined, defaultOpen: true },
} satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

interface Words {
  ask: string;
  button: string;
  card: string;
  pay: string;
  order: string;
  answer: string;
}

function language(labels: Labels, { ask, button, card, pay, order, answer }: Words): Story {
  const add = action(
    { type: "click", id: 1 },
    { type: "button", text: button, parent: card },
    "done",
    done({ added: [card, order, "+1"] }),
  );
  const go = action(
    { type: "click", id: 3 },
    { type: "button", text: order, parent: card },
    "refused",
    refused("disabled"),
  );
  const buy = action({ type: "click", id: 2 }, { type: "button", text: pay, parent: order }, "waiting");
  const messages = [user(ask), assistant(add, go, answer, buy)];
  return {
    args: { labels, chat: still({ status: "waiting", actions: [add, go, buy], messages, show: () => true }) },
    globals: { locale: labels.locale.split("-")[0] },
    play: async () => {
      const { root, chat } = await chatRoot();
      const panel = chat.getByRole("dialog", { name: labels.title });
      await expect(panel.closest("[lang]")).toHaveAttribute("lang", labels.locale);
      await expect(chat.getByRole("button", { name: labels.approve })).toBeVisible();
      await expect(chat.getByRole("textbox", { name: labels.message })).toHaveAttribute(
        "placeholder",
        labels.placeholder,
      );
      await expect(chat.getByText(labels.waiting)).toBeVisible();
      const isTurned = labels.locale === "ar";
      await waitFor(() => {
        const box = panel.getBoundingClientRect();
        expect(isTurned ? box.left : innerWidth - box.right).toBeCloseTo(24, 0);
      });
      const place = (selector: string) => root.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      await expect(place("[part=send], [part=stop]") < place(".field")).toBe(isTurned);
      await expect(place(".mark") > place(".title")).toBe(isTurned);
    },
  };
}

export const German = language(de, {
  ask: "Leg die AirPods Pro in den Warenkorb und bestell sie",
  button: "In den Warenkorb",
  card: "AirPods Pro",
  order: "Zur Kasse",
  pay: "249,00 € bezahlen",
  answer: "Sie liegen im [Warenkorb](/cart). Bezahlen dürfen nur Sie:",
});
export const Spanish = language(es, {
  ask: "Añade los AirPods Pro y tramita el pedido",
  button: "Añadir al carrito",
  card: "AirPods Pro",
  order: "Tramitar pedido",
  pay: "Pagar 249,00 €",
  answer: "Ya están en [tu carrito](/cart). El pago lo decides tú:",
});
export const French = language(fr, {
  ask: "Ajoutez les AirPods Pro et commandez-les",
  button: "Ajouter au panier",
  card: "AirPods Pro",
  order: "Commander",
  pay: "Payer 249,00 €",
  answer: "Ils sont dans [votre panier](/cart). À vous d’autoriser le paiement :",
});
export const Japanese = language(ja, {
  ask: "AirPods Pro をカートに入れて注文して",
  button: "カートに入れる",
  card: "AirPods Pro",
  order: "レジに進む",
  pay: "39,800円を支払う",
  answer: "[カート](/cart)に入れました。お支払いには許可が必要です。",
});
export const Chinese = language(zh, {
  ask: "把 AirPods Pro 加入购物车并下单",
  button: "加入购物车",
  card: "AirPods Pro",
  order: "去结算",
  pay: "支付 ¥1,899",
  answer: "已放进[购物车](/cart)。付款需要你来决定：",
});
export const Arabic = language(ar, {
  ask: "أضف سماعات AirPods Pro إلى السلة وأكمل الطلب",
  button: "أضف إلى السلة",
  card: "AirPods Pro (2)",
  order: "إتمام الطلب",
  pay: "ادفع 249.00 $",
  answer: "السماعات الآن في [سلتك](/cart). الدفع قرارك أنت:",
});
