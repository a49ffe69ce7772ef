// The least that can answer: one response from memory, whatever is asked.
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
