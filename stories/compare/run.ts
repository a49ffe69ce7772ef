// Runs a command to its end, and ends all of its processes when the comparison is broken off.

/**
 * What the command wrote to its output, without white space at the ends. Throws with what it wrote as an error when it
 * exits with anything but 0, and when `signal` aborts.
 */
export async function run(
  command: string[],
  { cwd, signal }: { cwd: string; signal: AbortSignal },
): Promise<string> {
  signal.throwIfAborted();
  // A group of its own: Ctrl-C reaches only us, and what the command has started ends with it.
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
