// Limits apply to all nodes together: a call refused on one node is refused on each.
import {
  ENQUIRIES_PER_ADDRESS,
  LOGIN_TRIES_PER_ADDRESS,
  SEARCHES_PER_ADDRESS,
  SEARCHES_WINDOW_PER_ADDRESS_MS,
} from '#db/limits.ts';
import type { Figure } from '#testing/figure.ts';
import type { Cluster, Node } from './nodes.ts';

const AT_ONCE = 15;

/**
 * Sends enquiries, searches and wrong passwords through all nodes at once: together they accept as many as one node. The
 * passwords come last, because they lock out this address.
 */
export async function limits({ nodes }: Cluster): Promise<Figure[]> {
  const through = async (count: number, call: (node: Node, n: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let begin = 0; begin < count; begin += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - begin) }, (_, n) => begin + n);
      const answers = numbers.map((n) => call(nodes[n % nodes.length] as Node, n));
      for (const { status } of await Promise.all(answers)) statuses.push(status);
    }
    return statuses;
  };
  const enquiries = await through(ENQUIRIES_PER_ADDRESS + AT_ONCE, (node, n) =>
    node.send('POST', '/api/enquiries', {
      kind: 'enquiry',
      name: 'A visitor',
      email: `visitor${n}@verso.example`,
      message: `We would like to talk about project ${n}.`,
    }),
  );
  const search = () =>
    through(SEARCHES_PER_ADDRESS + AT_ONCE, (node) => node.get('/api/search?q=commerce'));
  let searches = await search();
  // searches whose count is not written within 0.3 s are answered; on a busy machine this may happen, but not each time
  if (count(searches, 200) > SEARCHES_PER_ADDRESS) {
    await Bun.sleep(SEARCHES_WINDOW_PER_ADDRESS_MS);
    searches = await search();
  }
  const logins = await through(LOGIN_TRIES_PER_ADDRESS + AT_ONCE, (node) =>
    node.send('POST', '/api/admin/login', { password: 'guess' }),
  );
  return [
    limitFigure('Enquiries that are taken', enquiries, 201, ENQUIRIES_PER_ADDRESS),
    limitFigure('Searches that are answered', searches, 200, SEARCHES_PER_ADDRESS),
    limitFigure('Wrong passwords that are tried', logins, 401, LOGIN_TRIES_PER_ADDRESS),
  ];
}

function limitFigure(what: string, statuses: number[], taken: number, limit: number): Figure {
  const odd = statuses.filter((status) => status !== taken && status !== 429);
  return {
    what: `${what}, through all nodes at once`,
    target: String(limit),
    measured: String(count(statuses, taken)),
    met: count(statuses, taken) === limit && odd.length === 0,
    detail: `${count(statuses, 429)} of ${statuses.length} are refused; other answers: ${odd.join(', ') || 'none'}`,
  };
}

function count(statuses: number[], status: number): number {
  return statuses.filter((each) => each === status).length;
}
