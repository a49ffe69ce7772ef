// Makes a backup every day when BACKUP_TO is set: once for all processes, in a separate process.
import type { Subprocess } from 'bun';
import { isBackupDue } from '#server/backups/when-due.ts';
import type { Deps } from '#server/context.ts';

const CHECK_EVERY_MS = 5 * 60_000;
/** A delay, so that the start itself is not slowed down. */
const FIRST_CHECK_MS = 5000;

interface BackupJob {
  /** Stops a running backup; its unfinished file is deleted by the next one. */
  stop(): Promise<void>;
}

/** Checks soon after the start and then every five minutes whether the daily backup is due. */
export function startBackups(
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  firstCheckMs = FIRST_CHECK_MS,
): BackupJob {
  if (config.backupTo === null) return { stop: async () => {} };
  let child: Subprocess | undefined;
  const check = async () => {
    if (child !== undefined || !(await isBackupDue(db))) return;
    child = Bun.spawn({
      cmd: [process.execPath, '--no-env-file', `${import.meta.dir}/../backups/backup-process.ts`],
      stdio: ['ignore', 'inherit', 'inherit'],
      env: process.env,
      // with an IPC channel the child ends when this process does
      ipc: () => {},
      onExit: (_, code) => {
        child = undefined;
        if (code !== null && code !== 0) log.error({ code }, 'the backup process failed');
      },
    });
  };
  const run = () => check().catch((error) => log.warn({ err: error }, 'backup not started'));
  const first = setTimeout(run, firstCheckMs);
  const timer = setInterval(run, CHECK_EVERY_MS);
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      child?.kill('SIGKILL');
      await child?.exited;
    },
  };
}
