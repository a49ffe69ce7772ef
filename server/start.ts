// The site in production: `main.ts` from its bundle.
import { exitWithProblems } from './config-error.ts';
import { prepareServer } from './server-bundle.ts';

await import(await prepareServer().catch(exitWithProblems));
