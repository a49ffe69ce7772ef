// `bun run cluster`: checks the promises about several processes on real servers started here, and prints one table.
import type { Figure } from '#testing/figure.ts';
import { writeFigures } from '#testing/write-figures.ts';
import { failures } from './failures.ts';
import { limits } from './limits.ts';
import { type Node, startCluster } from './nodes.ts';
import { changes, due, firstStart, logIn, oneStaff, withdrawn } from './proofs.ts';
import { backup, formerBuild, rollingRestarts } from './rolling.ts';

/** `--short`, used by the gate, does less of each check, within a minute, with five times the time limits for busy machines. */
const isShort = process.argv.includes('--short');
const { restarts, dueItems, changed, slack } = isShort
  ? { restarts: 2, dueItems: 6, changed: 2, slack: 5 }
  : { restarts: 20, dueItems: 100, changed: 24, slack: 1 };

const started = performance.now();
await using cluster = await startCluster(isShort);
const figures: Figure[] = [];
const add = (...proved: Figure[]) => {
  const seconds = Math.round((performance.now() - started) / 1000);
  for (const { what, measured, met, detail } of proved)
    console.error(`${seconds} s ${met ? 'met' : 'MISSED'} ${what}: ${measured} (${detail})`);
  figures.push(...proved);
};
add(await firstStart(cluster));
// saves nothing, while the daily backup, which begins some seconds after the start, is being made
add(await formerBuild(cluster));
// before anything is saved
add(await backup(cluster));
const cookie = await logIn(cluster.nodes[0] as Node, cluster.passwords[0] as string);
add(await oneStaff(cluster, cookie));
add(...(await changes(cluster, cookie, { count: changed, slack })));
add(await due(cluster, cookie, dueItems));
add(await withdrawn(cluster, cookie));
add(...(await rollingRestarts(cluster, cookie, restarts)));
for await (const figure of failures(cluster, cookie, { isShort, slack })) add(figure);
// last, because it locks out this address
add(...(await limits(cluster, isShort)));
await writeFigures('cluster', figures);
