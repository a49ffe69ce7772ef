import { openInProcessApp, requestOf } from './in-process-app.ts';
import { seedDatabase } from '#db/seed.ts';
import { demoContent } from '#db/seed/content.ts';
import { listPosts } from '#db/queries/posts.ts';
await using site = await openInProcessApp((db) => seedDatabase(db, demoContent()));
const [newest] = (await listPosts(site.deps.db, { page: 1, limit: 1, preview: true })).posts;
const path = process.argv[2] === 'article' ? `/insights/${newest!.slug}` : process.argv[2]!;
const t: number[] = [];
for (let i = 0; i < 2500; i++) { site.deps.cache.clear(); const s = performance.now(); await site.get(path); t.push(performance.now()-s);}
t.sort((a,b)=>a-b); console.log('min', t[0], 'p10', t[250], 'med', t[1250]);
