// The calls for recently deleted items.
import { digits } from '#db/contract/fields.ts';
import { kindPath } from '#db/contract/item-kind.ts';
import { success } from '#db/contract/responses.ts';
import { restoredItem, trashList, trashQuery } from '#db/contract/trash.ts';
import { type Operation, staffFailures } from '../operation.ts';

const params = { kind: kindPath, id: digits() };

export const trashOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/admin/trash',
    summary: 'Recently deleted items, last deleted first',
    query: trashQuery,
    answer: [200, trashList],
    failures: [400, 401],
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/trash/{kind}/{id}/restore',
    summary: 'Bring a deleted item back; with another slug when its own is taken',
    params,
    answer: [200, restoredItem],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'delete',
    path: '/api/admin/trash/{kind}/{id}',
    summary: 'Delete an item that is in the trash for good',
    params,
    answer: [200, success],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
];
