const HELP = `npm run bench -- [options]

  --only a,b    parts to run: ${"scan, rescan, felt, weight, prompt, memory, chat"}
  --pages a,b   pages whose name contains one of these
  --quick       fewer pages and rounds: under two minutes
  --write       write bench/results.json and the table in README.md
  --help        this`;

/** What was asked for on the command line. Throws with the help for what it doesn't know. */
export function parseArgs(argv) {
  const options = { only: null, pages: null, quick: false, write: false };
  for (let i = 0; i < argv.length; i++) {
    const [name, inline] = argv[i].split(/=(.*)/s);
    const value = () => (inline ?? argv[++i] ?? "").split(",").filter(Boolean);
    if (name === "--only") options.only = value();
    else if (name === "--pages") options.pages = value();
    else if (name === "--quick") options.quick = true;
    else if (name === "--write") options.write = true;
    else throw new Error(name === "--help" ? HELP : `bench: "${argv[i]}" is no option.\n\n${HELP}`);
  }
  return options;
}
