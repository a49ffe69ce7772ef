// A failure of the system at a start (a port, a folder) is for the operator to mend: it becomes one line without a stack.
import { ConfigError } from './config.ts';

/** The result of `open`. When the system rejects the value of `variable`, throws a ConfigError. */
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
