// Limits apply to all nodes together: a call refused on one node is refused on each.
import {
  ENQUIRIES_PER_ADDRESS,
  LOGIN_TRIES_PER_ADDRESS,
  SEARCHES_PER_ADDRESS,
  SEARCHES_WINDOW_PER_ADDRESS_MS,
} from '#db/limits.ts';
import type { Figure } from '#testing/figure.ts';
import type { Cluster, Node } from './nodes.ts';

/** How many calls are sent beyond each limit. */
const BEYOND = 15;

/**
 * Sends enquiries, searches and wrong passwords through all nodes at once: together they accept as many as one node. The
 * passwords come last, because they lock out this address. With `isShort` some more searches may be answered: on a busy
 * machine some are not counted in time, and those are answered (docs/decisions/0064).
 */
export async function limits({ nodes }: Cluster, isShort: boolean): Promise<Figure[]> {
  /** One call on each node at a time: more of them would make a machine busy by themselves. */
  const through = async (count: number, call: (node: Node, n: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let begin = 0; begin < count; begin += nodes.length) {
      const answers = nodes.map((node, n) => call(node, begin + n));
      for (const { status } of await Promise.all(answers)) statuses.push(status);
    }
    return statuses;
  };
  const enquiries = await through(ENQUIRIES_PER_ADDRESS + BEYOND, (node, n) =>
    node.send('POST', '/api/enquiries', {
      kind: 'enquiry',
      name: 'A visitor',
      email: `visitor${n}@verso.example`,
      message: `We would like to talk about project ${n}.`,
    }),
  );
  const search = () =>
    through(SEARCHES_PER_ADDRESS + BEYOND, (node) => node.get('/api/search?q=commerce'));
  const more = isShort ? BEYOND - 1 : 0;
  let searches = await search();
  if (count(searches, 200) > SEARCHES_PER_ADDRESS + more) {
    await Bun.sleep(SEARCHES_WINDOW_PER_ADDRESS_MS);
    searches = await search();
  }
  const logins = await through(LOGIN_TRIES_PER_ADDRESS + BEYOND, (node) =>
    node.send('POST', '/api/admin/login', { password: 'guess' }),
  );
  return [
    limitFigure('Enquiries that are taken', enquiries, 201, ENQUIRIES_PER_ADDRESS),
    limitFigure('Searches that are answered', searches, 200, SEARCHES_PER_ADDRESS, more),
    limitFigure('Wrong passwords that are tried', logins, 401, LOGIN_TRIES_PER_ADDRESS),
  ];
}

function limitFigure(
  what: string,
  statuses: number[],
  taken: number,
  limit: number,
  more = 0,
): Figure {
  const measured = count(statuses, taken);
  const odd = statuses.filter((status) => status !== taken && status !== 429);
  return {
    what: `${what}, through all nodes at once`,
    target: more > 0 ? `${limit} to ${limit + more}` : String(limit),
    measured: String(measured),
    met: measured >= limit && measured <= limit + more && odd.length === 0,
    detail: `${count(statuses, 429)} of ${statuses.length} are refused; other answers: ${odd.join(', ') || 'none'}`,
  };
}

function count(statuses: number[], status: number): number {
  return statuses.filter((each) => each === status).length;
}
