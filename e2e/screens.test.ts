// No screen is forgotten by the journeys that visit them all.
import { expect, test } from 'bun:test';
import { adminRoutes, publicRoutes } from '#routes/index.ts';
import { adminScreens, publicScreens } from './screens.ts';

test('every route of the route table is visited by the journeys', () => {
  const paths = [...publicScreens, ...adminScreens].map((address) => address.split('?')[0] ?? '');
  const isVisited = (pattern: string) => {
    const matches = new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`);
    return paths.some((path) => matches.test(path));
  };
  const forgotten = [...publicRoutes, ...adminRoutes].filter(({ path }) => !isVisited(path));
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});
