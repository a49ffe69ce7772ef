// Fetches what the primary has written into the local replica file. A process of its own, because libSQL's sync stops
// everything else in its process: for 3 s when the primary is gone, for ever when the primary dies at the wrong moment.
import { Database as Lock } from 'bun:sqlite';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { fileIdentity } from './database-file.ts';
import { removeReplica } from './replica-files.ts';

/** The only message the process takes. */
export interface SyncRequest {
  path: string;
  syncUrl: string;
  authToken?: string;
}

/** Its answer to each; `problem` is missing when the file holds all that the primary had when the request was read. */
export interface SyncAnswer {
  problem?: string;
}

/** What libSQL says when the files on disk do not fit together; everything else is trouble with the primary. */
const DAMAGED = /Injector|malformed|not a database|disk I\/O/;

let lock: Lock | undefined;
let open: { client: Client; identity: string } | undefined;

process.on('disconnect', () => process.exit());
process.on('message', async (request: SyncRequest) => {
  let answer: SyncAnswer = {};
  try {
    await sync(request);
  } catch (error) {
    close();
    answer = { problem: String(error) };
  }
  process.send?.(answer);
});

async function sync(request: SyncRequest): Promise<void> {
  if (!lock?.inTransaction) lock = lockOf(request.path);
  if (open && !isStillThere(request.path, open.identity)) startOver(request.path);
  try {
    await connected(request).sync();
  } catch (error) {
    if (!DAMAGED.test(String(error))) throw error;
    startOver(request.path);
    await connected(request).sync();
  }
}

/** Two processes that sync into one file would damage it; the end of a process, however it comes, ends its lock. */
function lockOf(path: string): Lock {
  const file = new Lock(`${path}-lock`);
  try {
    file.run('BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function connected({ path, syncUrl, authToken }: SyncRequest): Client {
  if (!open) {
    const client = createClient({ url: pathToFileURL(path).href, syncUrl, authToken });
    open = { client, identity: fileIdentity(path) };
  }
  return open.client;
}

function isStillThere(path: string, identity: string): boolean {
  try {
    return fileIdentity(path) === identity;
  } catch {
    return false;
  }
}

function startOver(path: string): void {
  close();
  removeReplica(path);
}

function close(): void {
  open?.client.close();
  open = undefined;
}
