// /vs-admin/names: the categories, sectors, roles and authors of all items.
import { listNames } from '#db/queries/names/list-names.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** Each name with the number of items that have it. */
export async function namesScreen(c: AppContext) {
  const { data } = await defer(c, listNames(c.get('db')));
  return renderLoaded(c, { title: 'Categories and names', data, what: 'names' }, (names) => (
    <Island name="shared-names" props={{ list: { names } }} when="load" />
  ));
}
