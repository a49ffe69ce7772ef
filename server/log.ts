// The log: JSON lines on stdout, readable lines on a terminal (contract §2).
import pino from 'pino';

export type Log = pino.Logger;

/** A logger of the given level. It never sees headers or bodies: callers name the fields they log. */
export async function createLog(level: string): Promise<Log> {
  if (!process.stdout.isTTY) return pino({ level }, pino.destination({ dest: 1, sync: true }));
  const { default: pretty } = await import('pino-pretty');
  return pino({ level }, pretty({ colorize: true, ignore: 'pid,hostname', sync: true }));
}
