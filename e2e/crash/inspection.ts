// What has to be true of a site after a crash, whoever wrote what: looked at from outside of its process.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { Author } from './author.ts';
import type { Photographer } from './photographer.ts';
import type { SiteProcess } from './site-process.ts';
import type { Call } from './staff-call.ts';

const DATA_FILES = new Set(['site.db', 'site.db-wal', 'site.db-shm', 'uploads']);

/** Everything that is wrong; the site must run. Takes what was under way for done or undone, as it is found. */
export async function inspect(
  site: SiteProcess,
  call: Call,
  authors: Author[],
  photographer: Photographer,
): Promise<string[]> {
  const [posts, caseStudies] = [await allPosts(call), await allCaseStudies(call)];
  return [
    ...authors.flatMap((author) =>
      author.compare(author.kind.path.endsWith('/posts') ? posts : caseStudies),
    ),
    ...(await problemsOfDatabase(site)),
    ...(await problemsOfUploads(site, photographer)),
  ];
}

async function allPosts(call: Call) {
  const answer = await call('GET', '/api/posts?limit=100');
  if (answer === 'unsure' || answer.status !== 200) throw new Error('The posts cannot be read');
  return (answer.body as { posts: [] }).posts;
}

async function allCaseStudies(call: Call) {
  const answer = await call('GET', '/api/case-studies');
  if (answer === 'unsure' || answer.status !== 200) throw new Error('The studies cannot be read');
  return (answer.body as { caseStudies: [] }).caseStudies;
}

async function problemsOfDatabase(site: SiteProcess): Promise<string[]> {
  const client = createClient({ url: `file:${site.database}` });
  const valuesOf = async (sql: string) =>
    (await client.execute(sql)).rows.map((row) => String(row[0]));
  try {
    const [integrity, orphans] = [
      await valuesOf('PRAGMA integrity_check'),
      await valuesOf(
        'SELECT id FROM stats WHERE case_study_id NOT IN (SELECT id FROM case_studies)',
      ),
    ];
    return [
      ...integrity.filter((line) => line !== 'ok'),
      ...orphans.map((id) => `Stat ${id} belongs to no case study`),
    ];
  } finally {
    client.close();
  }
}

async function problemsOfUploads(site: SiteProcess, photographer: Photographer): Promise<string[]> {
  const rows = await uploadRows(site);
  const files = await readdir(join(site.dataDir, 'uploads'));
  const problems = (await readdir(site.dataDir))
    .filter((name) => !DATA_FILES.has(name))
    .map((name) => `${name} does not belong into the data folder`);
  problems.push(
    ...files.filter((name) => !rows.has(name)).map((name) => `${name} is a file without a row`),
    ...[...rows].filter((name) => !files.includes(name)).map((name) => `${name} has no file`),
  );
  const { acknowledged, unsure } = photographer;
  if (rows.size > acknowledged.size + unsure)
    problems.push('There are more uploads than were made');
  for (const [url, bytes] of acknowledged) {
    const response = await fetch(site.origin + url);
    if (response.status !== 200 || !Bun.deepEquals(await response.bytes(), new Uint8Array(bytes)))
      problems.push(`${url} answers ${response.status} or other bytes than were stored`);
  }
  return problems;
}

async function uploadRows(site: SiteProcess): Promise<Set<string>> {
  const client = createClient({ url: `file:${site.database}` });
  const { rows } = await client.execute('SELECT name FROM uploads');
  client.close();
  return new Set(rows.map((row) => String(row.name)));
}
