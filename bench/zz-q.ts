import { openInProcessApp } from './in-process-app.ts';
import { seedDatabase } from '#db/seed.ts';
import { demoContent } from '#db/seed/content.ts';
import { median } from './figure.ts';
import { drizzle } from 'drizzle-orm/libsql';
import { createClient } from '@libsql/client';
import Raw from 'libsql';
import { posts, caseStudies } from '#db/schema.ts';
import { desc, getTableColumns, sql } from 'drizzle-orm';
await using site = await openInProcessApp((db) => seedDatabase(db, demoContent()));
const path = site.deps.config.dataDir + '/site.db';
const client = createClient({ url: 'file:' + path, concurrency: 1 });
const d = drizzle(client);
const raw = new Raw(path);
const { content: _, ...preview } = getTableColumns(posts);
const q = () => d.select(preview).from(posts).orderBy(desc(posts.publishDate), desc(posts.id)).limit(18).offset(0);
const sqlText = q().toSQL();
const prep = q().prepare();
const stmt = raw.prepare(sqlText.sql); stmt.raw(true);
const cs = () => d.select().from(caseStudies);
const csText = cs().toSQL();
const csStmt = raw.prepare(csText.sql); csStmt.raw(true);
const cols = Object.keys(getTableColumns(caseStudies));
const jsonText = `select json_group_array(json_array(${Object.values(getTableColumns(caseStudies)).map(c => '"' + c.name + '"').join(',')})) from case_studies`;
const jsonStmt = raw.prepare(jsonText); jsonStmt.raw(true);
console.log(cols.length, (raw.prepare('select count(*) from case_studies').raw(true) as any).all([]));
const cases: Record<string, () => any> = {
  drizzle: () => q(),
  prepared: () => prep.all(),
  build: async () => q().toSQL(),
  client: () => client.execute({ sql: sqlText.sql, args: sqlText.params as any }),
  rawPrep: async () => raw.prepare(sqlText.sql),
  rawCols: async () => stmt.columns(),
  rawAll: async () => stmt.all(sqlText.params),
  select1: () => client.execute('select 1'),
  cs: () => cs(),
  csClient: () => client.execute(csText.sql),
  csRaw: async () => csStmt.all([]),
  csPrep: async () => raw.prepare(csText.sql),
  csJson: async () => JSON.parse((jsonStmt.all([]) as any)[0][0]),
  csJsonRead: async () => (jsonStmt.all([]) as any)[0][0],
};
for (let pass = 0; pass < 2; pass++)
for (const [n, f] of Object.entries(cases)) {
  const t: number[] = [];
  for (let i = 0; i < 600; i++) { const s = performance.now(); await f(); t.push(performance.now() - s); }
  if (pass) console.log(n.padEnd(14), Math.round(median(t.slice(200)) * 1000), 'µs  min', Math.round(Math.min(...t) * 1000));
}
