// Answers the calls of a story in the place of the server, in the shapes of the contract.
import type { ApiError } from '#db/contract/responses.ts';

/** Answers one call; a promise that never settles leaves the story waiting. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** Answers by method and path, such as `GET /api/posts` or `GET /readyz`. A story gives them as `parameters.api`. */
export type Answers = Record<string, Answer>;

const SUGGESTED = [
  { of: 'post-category', name: 'B2B', count: 4 },
  { of: 'case-study-category', name: 'B2B', count: 7 },
  { of: 'sector', name: 'Tools', count: 2 },
  { of: 'role', name: 'Design', count: 5 },
  { of: 'author', name: 'Ada', count: 3 },
];

/** The calls that an open form makes by itself; a story may answer them otherwise. */
const BACKGROUND_CALLS: [RegExp, Answer][] = [
  [/^POST \/api\/admin\/presence$/, () => Response.json({ windows: 0, sessions: 0 })],
  [/^GET \/api\/admin\/names$/, () => Response.json({ names: SUGGESTED })],
  [/^GET \/api\/admin\/slugs$/, () => Response.json({ item: null, isReserved: false })],
  [/^POST \/api\/admin\/links\/check$/, () => Response.json({ problems: [] })],
  [/^PATCH \/api\/admin\/[\w-]+\/\d+\/draft$/, () => new Promise(() => {})],
];

const networkFetch = window.fetch;

/**
 * Answers `/api` and `/readyz` by `answers` until it is called again, because a form may still send a call when its story
 * is left. A call without an answer is a mistake of the story.
 */
export function answerApi(answers: Answers): void {
  const answering = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/') && pathname !== '/readyz') return networkFetch(input, init);
    const call = `${request.method} ${pathname}`;
    const answer = answers[call] ?? BACKGROUND_CALLS.find(([calls]) => calls.test(call))?.[1];
    if (answer) return answer(request);
    console.error(`No answer to ${call} in the parameters of this story`);
    return Response.json({ message: 'Not found' } satisfies ApiError, { status: 404 });
  };
  Reflect.set(window, 'fetch', answering);
}

/** An answer that never comes. */
export const never: Answer = () => new Promise(() => {});

/** A success. */
export function ok<T>(body: T, status = 200): Answer {
  return () => Response.json(body, { status });
}

/** An error response in the form of the server's. */
export function failure(status: number, body: ApiError): Answer {
  return () => Response.json(body, { status });
}

/** An error response without a message for people, as a proxy sends it for a server that is down. */
export const badGateway: Answer = () => new Response('Bad gateway', { status: 502 });
