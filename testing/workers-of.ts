// The processes of a site with WORKERS, for tests that stop or kill one of them.
const LISTEN = '0A';

/** The serving processes: the children of the supervisor. */
export async function workersOf(pid: number): Promise<number[]> {
  const text = await Bun.file(`/proc/${pid}/task/${pid}/children`).text();
  return text.trim().split(' ').filter(Boolean).map(Number);
}

/** The number of sockets of this machine that listen on the port. */
export async function listenersOn(port: number): Promise<number> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return (await Bun.file('/proc/net/tcp').text())
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === LISTEN).length;
}
