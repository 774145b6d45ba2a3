// `npm start`: serves the demo from the source, with hot reload.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const server = await createServer({
  configFile: fileURLToPath(new URL("../demo/vite.config.ts", import.meta.url)),
  clearScreen: false,
  // A port that is taken is passed over for the next free one, unless it was asked for by name.
  server: { port: Number(process.env.PORT ?? 5173), strictPort: Boolean(process.env.PORT) },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? "";
console.log(`\nThe demo shop:      ${address}\nPlain HTML pages:   ${address}classic/index.html\n\nCtrl+C ends it.\n`);
