// `npm run server`: the demo, answered by a model. LEFLUX_BASE_URL is any address that speaks OpenAI's chat completions, LEFLUX_MODEL a model
// there, LEFLUX_API_KEY the key, where one is asked for.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
let listener;

/** The chat's address for the pages, and the chat behind it. */
const chat = {
  name: "leflux-chat",
  configureServer(vite) {
    vite.middlewares.use("/api.js", (_, response) => {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      response.end('globalThis.LEFLUX_API = "/api/chat";');
    });
    vite.middlewares.use("/api/chat", (request, response) => listener(request, response));
  },
};

const server = await createServer({
  configFile: here("../demo/vite.config.ts"),
  clearScreen: false,
  plugins: [chat],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: Boolean(process.env.PORT) },
});
try {
  const { createModelHandler } = await server.ssrLoadModule(here("../demo/modelHandler.ts"));
  const { toNodeListener } = await server.ssrLoadModule(here("../src/server.ts"));
  listener = toNodeListener(createModelHandler(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await server.close();
  process.exit(1);
}
await server.listen();
const address = server.resolvedUrls?.local[0] ?? "";
const { LEFLUX_MODEL, LEFLUX_BASE_URL } = process.env;
console.log(
  `\nThe demo shop:      ${address}\nPlain HTML pages:   ${address}classic/index.html\nAnswered by:        ${LEFLUX_MODEL} at ${LEFLUX_BASE_URL}\n\nCtrl+C ends it.\n`,
);
