// Ports for servers that must have the same address after a restart.

/** A free port of 127.0.0.1. */
export function freePort(): number {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop(true);
  return port;
}
