// `bun run doctor`: reports whether this machine can run the site, in one line per part, with advice.
import { examine } from './checks.ts';

const SIGNS = { ok: 'ok     ', warning: 'warning', failing: 'FAILING' };

let failing = 0;
for await (const { part, state, text } of examine(process.env)) {
  console.log(`${SIGNS[state]}  ${part.padEnd(13)}  ${text}`);
  if (state === 'failing') failing += 1;
}
process.exit(failing === 0 ? 0 : 1);
