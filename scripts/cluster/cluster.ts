// `bun run cluster`: what must hold with several processes, tried on real servers started here, as one table.
import type { Figure } from '#testing/figure.ts';
import { writeFigures } from '#testing/write-figures.ts';
import { type Node, startCluster } from './nodes.ts';
import { changes, due, firstStart, logIn, loginLimit, oneStaff, withdrawn } from './proofs.ts';
import { backup, formerBuild, rollingRestarts } from './rolling.ts';

/** `--short` tries the same with fewer restarts. */
const RESTARTS = process.argv.includes('--short') ? 3 : 20;

await using cluster = await startCluster();
const figures: Figure[] = [];
const add = (...proved: Figure[]) => {
  for (const { what, measured, detail } of proved)
    console.error(`${what}: ${measured} (${detail})`);
  figures.push(...proved);
};
add(await firstStart(cluster));
const cookie = await logIn(cluster.nodes[0] as Node, cluster.passwords[0] as string);
add(await oneStaff(cluster, cookie));
add(...(await changes(cluster, cookie)));
add(await due(cluster, cookie));
add(await withdrawn(cluster, cookie));
add(await backup(cluster));
add(await formerBuild(cluster));
add(...(await rollingRestarts(cluster, cookie, RESTARTS)));
// last: it locks this address out
add(await loginLimit(cluster));
await writeFigures('cluster', figures);
