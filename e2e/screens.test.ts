// No screen is forgotten by the journeys that visit them all.
import { expect, test } from 'bun:test';
import { adminRoutes, publicRoutes } from '#routes/index.ts';
import { adminStates, adminTemplates, publicStates, publicTemplates } from './screens.ts';

test('every screen of the route table is visited by the journeys', () => {
  const addresses = [...publicTemplates, ...publicStates, ...adminTemplates, ...adminStates];
  const paths = addresses.map((address) => address.split('?')[0] ?? '');
  const isVisited = (pattern: string) => {
    const matches = new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`);
    return paths.some((path) => matches.test(path));
  };
  const routes = [...publicRoutes, ...adminRoutes];
  const visited = new Set(routes.filter(({ path }) => isVisited(path)).map(({ screen }) => screen));
  const forgotten = routes.filter(({ screen }) => !visited.has(screen));
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});
