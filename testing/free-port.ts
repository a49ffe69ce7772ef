// Ports for servers that must be found again at the same address after a restart.

/** A port of 127.0.0.1 that nobody listens on. */
export function freePort(): number {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop(true);
  return port;
}
