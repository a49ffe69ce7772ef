// Syncs the local replica file with its primary. It is a separate process because libSQL's sync blocks its process: for 3 s
// when the primary is unreachable, indefinitely when the primary dies at the wrong moment.
import { Database as Lock } from 'bun:sqlite';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Client, createClient } from '@libsql/client';
import { fileIdentity } from './database-file.ts';
import { markReplicaComplete, removeReplica } from './replica-files.ts';

/** The only message that the process accepts. */
export interface SyncRequest {
  path: string;
  syncUrl: string;
  authToken?: string;
}

/** The response to each message. Without `problem` the file has everything the primary had when the message was read. */
export interface SyncResult {
  problem?: string;
}

/** libSQL's errors for damaged local files. All other errors come from the primary. */
const DAMAGED = /Injector|malformed|not a database|disk I\/O/;

let lock: Lock | undefined;
let open: { client: Client; identity: string } | undefined;

process.on('disconnect', () => process.exit());
// a blocked sync would notice that too late, and keep the lock
new Worker(new URL('./end-with-parent.ts', import.meta.url), { workerData: process.ppid });
process.on('message', async (request: SyncRequest) => {
  let result: SyncResult = {};
  try {
    await sync(request);
  } catch (error) {
    close();
    result = { problem: String(error) };
  }
  process.send?.(result);
});

async function sync(request: SyncRequest): Promise<void> {
  if (!lock?.inTransaction) lock = acquireLock(request.path);
  if (open && !isSameFile(request.path, open.identity)) resetReplica(request.path);
  try {
    await openClient(request).sync();
  } catch (error) {
    if (!DAMAGED.test(String(error))) throw error;
    resetReplica(request.path);
    await openClient(request).sync();
  }
  markReplicaComplete(request.path);
}

/** Locks the replica, because two processes syncing into one file would damage it. The lock ends with the process. */
function acquireLock(path: string): Lock {
  const file = new Lock(`${path}-lock`);
  try {
    file.run('BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function openClient({ path, syncUrl, authToken }: SyncRequest): Client {
  if (!open) {
    const client = createClient({ url: pathToFileURL(path).href, syncUrl, authToken });
    open = { client, identity: fileIdentity(path) };
  }
  return open.client;
}

function isSameFile(path: string, identity: string): boolean {
  try {
    return fileIdentity(path) === identity;
  } catch {
    return false;
  }
}

function resetReplica(path: string): void {
  close();
  removeReplica(path);
}

function close(): void {
  open?.client.close();
  open = undefined;
}
