// A proxy for the network between a node and a server: forwards everything, with a delay, or not at all.
import { connect, createServer, type Socket } from 'node:net';

export interface Link extends AsyncDisposable {
  /** The address of the server for the node. */
  url: string;
  /** Forwards nothing more, without closing connections, as when a cable is pulled. */
  cut(): void;
  /** Delays each chunk by this many milliseconds. */
  delay(ms: number): void;
  /** Forwards everything at once again. Data in transit is lost. */
  restore(): void;
}

/** Forwards a new local port to the server at `target`. `await using` stops it. */
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
