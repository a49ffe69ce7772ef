// The calls for what was recently deleted.
import type { z } from 'zod';
import { enquiry } from '#db/contract/enquiries.ts';
import { digits } from '#db/contract/fields.ts';
import { kindPath } from '#db/contract/item-kind.ts';
import { media, mediaName } from '#db/contract/media.ts';
import { success } from '#db/contract/responses.ts';
import { restoredItem, trashList, trashQuery } from '#db/contract/trash.ts';
import { type Operation, staffFailures } from '../operation.ts';

const params = { kind: kindPath, id: digits() };
const enquiryParams = { id: digits() };
const pictureParams: Record<string, z.ZodType> = { name: mediaName };

export const trashOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/admin/trash',
    summary: 'Recently deleted items, enquiries and pictures, last deleted first',
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
  {
    method: 'post',
    path: '/api/admin/trash/enquiries/{id}/restore',
    summary: 'Bring a deleted enquiry back',
    params: enquiryParams,
    answer: [200, enquiry],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'delete',
    path: '/api/admin/trash/enquiries/{id}',
    summary: 'Delete an enquiry that is in the trash for good',
    params: enquiryParams,
    answer: [200, success],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/trash/media/{name}/restore',
    summary: 'Bring a deleted picture back',
    params: pictureParams,
    answer: [200, media],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'delete',
    path: '/api/admin/trash/media/{name}',
    summary: 'Delete a picture that is in the trash for good, with its file and variants',
    params: pictureParams,
    answer: [200, success],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
];
