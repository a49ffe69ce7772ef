// Measures a page with every document stored by staff against one without stored documents, in one run.
import type { Database } from '#db/client.ts';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { documentInput } from '#db/contract/documents/documents.ts';
import { createDocument } from '#db/queries/documents/documents.ts';
import { listPosts } from '#db/queries/posts.ts';
import { cleanFields } from '#server/admin/clean-fields.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { type Figure, median, medianRatio, report } from '#testing/figure.ts';
import { type InProcessApp, openInProcessApp } from './in-process-app.ts';

const MAX_RATIO = 1.03;
const WARM_UP_ROUNDS = 100;
const ROUNDS = { cached: 5000, uncached: 300 };

/** Seeds the site and stores a document for each original, with the same content. */
async function seedWithDocuments(db: Database): Promise<void> {
  await seedDemoContent(db);
  for (const type of Object.keys(DOCUMENT_TYPES).filter((each) => each !== 'page')) {
    const content = originalOf(type as OriginalType, { isCounting: false });
    const input = documentInput.parse({ type, title: type, slug: type, content });
    await createDocument(db, cleanFields(input, type));
  }
}

const figures: Figure[] = [];
for (const [how, maxCacheBytes] of [
  ['cached', undefined],
  ['uncached', 0],
] as const) {
  await using without = await openInProcessApp(seedDemoContent, maxCacheBytes);
  await using edited = await openInProcessApp(seedWithDocuments, maxCacheBytes);
  const [newest] = (await listPosts(without.deps.db, { page: 1, limit: 1, preview: true })).posts;
  for (const [name, path] of [
    ['home', '/'],
    ['list', '/insights'],
    ['article', `/insights/${newest?.slug}`],
  ] as const)
    figures.push(await measure(`${how} ${name}`, path, { edited, without }, ROUNDS[how]));
}
report(figures);

async function measure(
  name: string,
  path: string,
  sites: { edited: InProcessApp; without: InProcessApp },
  rounds: number,
): Promise<Figure> {
  const [one, other] = [await sites.edited.get(path), await sites.without.get(path)];
  // an article contains the time of the seed
  if (one.byteLength !== other.byteLength)
    throw new Error(`${path} is not the same with documents`);
  const times: { ours: number; reference: number }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    // alternating, so that neither is always first
    const order =
      round % 2 === 0 ? (['edited', 'without'] as const) : (['without', 'edited'] as const);
    const took = { edited: 0, without: 0 };
    for (const which of order) {
      const start = performance.now();
      await sites[which].get(path);
      took[which] = performance.now() - start;
    }
    if (round >= 0) times.push({ ours: took.edited, reference: took.without });
  }
  const ratio = medianRatio(times);
  const inUs = (which: 'ours' | 'reference') =>
    (median(times.map((pair) => pair[which])) * 1000).toFixed(1);
  return {
    what: `A ${name} with every document edited against none`,
    target: `≤ ${MAX_RATIO} ×`,
    measured: `${ratio.toFixed(3)} ×`,
    met: ratio <= MAX_RATIO,
    detail: `${inUs('ours')} µs against ${inUs('reference')} µs`,
  };
}
