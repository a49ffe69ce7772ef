// Runs a command to its end, and ends all of its processes when the comparison is aborted.

/**
 * The standard output of the command, trimmed. Throws an error with all its output when the exit code is not 0; also throws
 * when `signal` aborts.
 */
export async function run(
  command: string[],
  { cwd, signal }: { cwd: string; signal: AbortSignal },
): Promise<string> {
  signal.throwIfAborted();
  // A process group of its own: Ctrl-C does not reach it, and `end` also ends the processes the command started.
  const child = Bun.spawn(command, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => process.kill(-child.pid, 'SIGTERM');
  signal.addEventListener('abort', end);
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]).finally(() => signal.removeEventListener('abort', end));
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${cwd}:\n${output}${errors}`);
  return output.trim();
}
