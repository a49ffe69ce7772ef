// The files of public/. They are listed at start-up, so that no request can name a path on the disk.
import { basename } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { Database } from '#db/client.ts';
import { findBuildFile } from '#db/queries/operations/build-files.ts';
import { addCacheTag } from '#server/cdn/edge-headers.ts';
import type { Env } from '#server/context.ts';
import { PUBLIC_FOLDER } from '#server/public-folder.ts';
import { acceptedEncoding } from './compression.ts';
import { HttpError } from './errors.ts';
import { matchesEtag } from './etag.ts';

/** For addresses that contain a hash of the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures, films and icons keep their names when their bytes change. */
export const REVALIDATED = 'public, max-age=3600, stale-while-revalidate=86400';

/** Folders of addresses that are served in addition to the files of public/. */
export const SERVED_FOLDERS = ['build', 'uploads', 'pictures', 'p'] as const;

export interface StaticFiles {
  /** The paths of the files of public/, without those of the builds. */
  paths: ReadonlySet<string>;
  /** The response with a file of public/; null when no file has this name. Files of other builds are read from `db`. */
  serve(path: string, request: Request, db?: Database): Promise<Response | null> | null;
}

/** Serves the files of public/, uploads and the variants of both; passes everything else on. */
export const servePublicFiles = createMiddleware<Env>(async (c, next) => {
  const { method, path, raw } = c.req;
  const { files, uploads, pictures, cdn, cache } = c.var;
  const isRead = method === 'GET' || method === 'HEAD';
  // read before the upload is looked up
  const isBehind = cdn !== null && cache.isBehind;
  const found = await (files.serve(path, raw, c.get('db')) ??
    uploads.serve(path, raw) ??
    (isRead ? pictures.serve(path, raw) : null));
  if (found && isRead) {
    if (cdn) addCacheTag(found.headers, cdn, path, isBehind);
    return found;
  }
  if (found) throw new HttpError(405, 'This method is not supported here', { Allow: 'GET, HEAD' });
  await next();
});

/** Lists public/. The hashed files under /build/ are looked up at each request: a rebuild may add some. */
export async function openStaticFiles(directory = PUBLIC_FOLDER): Promise<StaticFiles> {
  const paths = new Set<string>();
  for await (const path of new Bun.Glob('**/*').scan({ cwd: directory }))
    if (!path.startsWith('build/')) paths.add(`/${path}`);

  return {
    paths,
    serve(path, request, db) {
      if (/^\/build\/\w[\w.-]*\.(?:js|css)$/.test(path))
        return serveBuilt(directory + path, request, db);
      if (!paths.has(path)) return null;
      return serveFile(Bun.file(directory + path), request, {
        'Cache-Control': path.startsWith('/fonts/') ? IMMUTABLE : REVALIDATED,
      });
    },
  };
}

async function serveBuilt(
  path: string,
  request: Request,
  db: Database | undefined,
): Promise<Response | null> {
  const file = Bun.file(path);
  if (!(await file.exists())) return db ? serveOtherBuild(db, path, file.type) : null;
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': IMMUTABLE,
    Vary: 'Accept-Encoding',
  };
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const compressed = encoding && Bun.file(`${path}.${encoding}`);
  if (!compressed || !(await compressed.exists())) return new Response(file, { headers });
  return new Response(compressed, { headers: { ...headers, 'Content-Encoding': encoding } });
}

/** While machines with the former and the new build run side by side, a page may come from either. */
async function serveOtherBuild(db: Database, path: string, type: string): Promise<Response | null> {
  const name = basename(path);
  let bytes = await findBuildFile(db.replica, name);
  // a replica may not have the files that a new machine has just stored
  if (bytes === null && db.replica !== db) bytes = await findBuildFile(db, name);
  if (bytes === null) return null;
  return new Response(brotliDecompressSync(bytes), {
    headers: { 'Content-Type': type, 'Cache-Control': IMMUTABLE },
  });
}

/** The response with a file: validators, byte ranges for seeking in films, and `headers`. Null when it is missing. */
export async function serveFile(
  file: Bun.BunFile,
  request: Request,
  headers: Record<string, string>,
): Promise<Response | null> {
  const stat = await file.stat().catch(() => null);
  if (stat === null || !stat.isFile()) return null;
  const etag = `W/"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`;
  const all = { 'Content-Type': file.type, 'Accept-Ranges': 'bytes', ETag: etag, ...headers };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all });
  // If-Range needs a strong validator, and this one is weak: the full file is always correct
  const header = request.headers.has('if-range') ? null : request.headers.get('range');
  const range = parseRange(header, stat.size);
  if (range === null) return new Response(file, { headers: all });
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${stat.size}` },
    });
  return new Response(file.slice(range.start, range.end + 1), {
    status: 206,
    headers: { ...all, 'Content-Range': `bytes ${range.start}-${range.end}/${stat.size}` },
  });
}

/** A single byte range (RFC 9110 §14.1.2), inclusive; null for the full file. */
export function parseRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
