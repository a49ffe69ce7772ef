// A system failure at start-up (a port, a folder) is for the operator to fix: it is reported in one line, without a stack.
import { ConfigError } from './config-error.ts';

/** The result of `open`. Throws a ConfigError that names `variable` when `open` fails with a system error. */
export async function openConfigured<T>(variable: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const isSystemError = error instanceof Error && ('code' in error || error.cause !== undefined);
    if (!isSystemError) throw error;
    throw new ConfigError([`${variable}: ${rootReasonOf(error)}`]);
  }
}

function rootReasonOf(error: Error): string {
  const reason = error.cause instanceof Error ? rootReasonOf(error.cause) : '';
  return reason || (error.message.split('\n', 1)[0] ?? '');
}
