// The real app behind a real socket, for tests that need raw bytes.
import { afterAll } from 'bun:test';
import { connect } from 'node:net';
import { createApp } from '#server/app.ts';
import type { TestApp } from './test-app.ts';

interface RawAnswer {
  /** 0 when the server closed the connection without a response. */
  status: number;
  headers: Headers;
  text: string;
}

interface TestServer extends AsyncDisposable {
  port: number;
  /** Such as `http://127.0.0.1:<port>`. */
  url: string;
  /** Sends only these bytes; resolves when the server closes the connection, so send `Connection: close`. */
  raw(bytes: string): Promise<RawAnswer>;
}

/** Serves `app` for all tests of the calling file, and stops after them. */
export function setUpTestServer(app: TestApp): TestServer {
  const server = openTestServer(app);
  afterAll(() => server[Symbol.asyncDispose]());
  return server;
}

/** Listens on a free port of this machine. `await using` stops it. */
export function openTestServer(app: TestApp): TestServer {
  const { fetch } = createApp(app.deps);
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request, server) => fetch(request, () => server.requestIP(request)?.address ?? ''),
  });
  const port = server.port as number;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    raw: (bytes) => exchange(port, bytes),
    async [Symbol.asyncDispose]() {
      await server.stop(true);
    },
  };
}

function exchange(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (data: Buffer) => received.push(data));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(received).toString('utf8'))));
  });
}

function parse(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, text: rest.join('\r\n\r\n') };
}
