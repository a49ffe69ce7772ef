// The minimal server: one response from memory to every request.
import type { BareAnswer } from './processes.ts';

const answer: BareAnswer = await Bun.stdin.json();
const headers = new Headers(answer.headers);
const { status } = answer;
const body = status === 304 ? null : Buffer.from(answer.body, 'base64');

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(process.env.PORT),
  fetch: () => new Response(body, { status, headers }),
});
