import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { chatRoot } from "./support/chatRoot";
import { Playground } from "./support/Playground";

/** Make a theme, see it at once, copy it as CSS or as the `theme` prop. */
const meta = {
  title: "LefluxChat/Theme playground",
  component: Playground,
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Playground>;
export default meta;

export const ThemePlayground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { root } = await chatRoot();
    const panel = () => getComputedStyle(root.querySelector("[part=panel]") as Element);
    fireEvent.change(canvas.getByLabelText("--leflux-background, light"), { target: { value: "#fafaff" } });
    await waitFor(() => expect(panel().backgroundColor).toBe("rgb(250, 250, 255)"));
    fireEvent.change(canvas.getByLabelText("--leflux-radius"), { target: { value: "3px" } });
    await waitFor(() => expect(panel().borderRadius).toBe("3px"));

    await userEvent.click(canvas.getByRole("button", { name: "Copy as CSS" }));
    await expect(await canvas.findByText("Copied as CSS.")).toBeVisible();
    await userEvent.click(canvas.getByText("As CSS"));
    await expect(canvas.getByText(/^:root \{/)).toHaveTextContent(
      ":root { --leflux-background: light-dark(#fafaff, #1a1a18); --leflux-radius: 3px; }",
    );

    await userEvent.selectOptions(canvas.getByLabelText("Begin with"), "terminal");
    await waitFor(() => expect(panel().borderRadius).toBe("0px"));
    await userEvent.click(canvas.getByText("As prop"));
    await expect(canvas.getByText(/^import \{ terminal \}/)).toHaveTextContent(
      '<LefluxChat theme={{ ...terminal, scheme: "light", }} />',
    );
  },
};
