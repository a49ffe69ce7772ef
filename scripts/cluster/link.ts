// The network between a node and a server: passes everything on, late, or not at all.
import { connect, createServer, type Socket } from 'node:net';

export interface Link extends AsyncDisposable {
  /** Where the node finds the server. */
  url: string;
  /** Nothing passes any more, and nobody is told: as when a cable is pulled. */
  cut(): void;
  /** Each piece of bytes is so many milliseconds late. */
  delay(ms: number): void;
  /** Everything passes at once again. What was under way is lost. */
  restore(): void;
}

/** Links a new port of this machine to the server at `target`. `await using` ends it. */
export async function startLink(target: string): Promise<Link> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      const send = () => !isCut && to.writable && to.write(bytes);
      if (delayMs > 0) setTimeout(send, delayMs);
      else send();
    });
    from.on('end', () => setTimeout(() => to.end(), delayMs));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.setNoDelay());
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  const loseAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true;
    },
    delay(ms) {
      delayMs = ms;
    },
    restore() {
      isCut = false;
      delayMs = 0;
      loseAll();
    },
    async [Symbol.asyncDispose]() {
      loseAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
