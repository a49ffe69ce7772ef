// Measures the extra time of a save that also records its change for other processes, in one transaction on a database file.
import { listPosts, updatePost } from '#db/queries/posts.ts';
import { cleanPostUpdate } from '#db/testing/clean-input.ts';
import { saveAndPurge } from '#server/admin/save-and-purge.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { purgeOfItem } from '#server/cache/purge.ts';
import { median, report } from '#testing/figure.ts';
import { openInProcessApp } from './in-process-app.ts';

const MAX_MS = 1;
const WARM_UP_ROUNDS = 50;
const ROUNDS = 500;

await using site = await openInProcessApp(seedDemoContent);
const { db } = site.deps;
const [post] = (await listPosts(db, { page: 1, limit: 1, preview: true })).posts;
if (!post) throw new Error('The demonstration content has no post');
const { id, slug, author } = post;

let saves = 0;
const next = () =>
  cleanPostUpdate({ slug, author, title: `Save ${saves++}`, content: '<p>Saved.</p>' });
const alone = () => updatePost(db, id, next());
const recorded = () =>
  saveAndPurge(
    site.deps,
    (recording) => updatePost(recording, id, next()),
    ({ before, after }) => purgeOfItem('post', id, after, before),
  );

const added: number[] = [];
const times: number[] = [];
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
  const reference = await timeOf(alone);
  const ours = await timeOf(recorded);
  if (round < 0) continue;
  added.push(ours - reference);
  times.push(reference);
}
const ms = median(added);
report([
  {
    what: 'Extra time of a save on a file to record its change',
    target: `≤ ${MAX_MS} ms`,
    measured: `${ms.toFixed(2)} ms`,
    met: ms <= MAX_MS,
    detail: `a save alone takes ${median(times).toFixed(2)} ms`,
  },
]);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
