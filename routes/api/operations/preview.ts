// The calls for previews and share links.
import { digits } from '#db/contract/fields.ts';
import {
  newShare,
  previewAnswer,
  previewInput,
  shareInput,
  shareList,
} from '#db/contract/preview.ts';
import { success } from '#db/contract/responses.ts';
import { bodyFailures, type Operation, staffFailures } from '../operation.ts';

export const previewOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/admin/preview',
    summary: 'The address of the real page of what a form holds, saved or not',
    body: previewInput,
    answer: [200, previewAnswer],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
  ...(
    [
      ['posts', 'a blog post'],
      ['case-studies', 'a case study'],
    ] as const
  ).flatMap(([folder, item]): Operation[] => [
    {
      method: 'get',
      path: `/api/admin/${folder}/{id}/shares`,
      summary: `The share links of ${item}, those that work no more for 30 days`,
      params: { id: digits() },
      answer: [200, shareList],
      failures: [400, 401, 404],
      staff: true,
    },
    {
      method: 'post',
      path: `/api/admin/${folder}/{id}/shares`,
      summary: `Make a link that shows ${item} as its draft is, to people without an account`,
      params: { id: digits() },
      body: shareInput,
      answer: [201, newShare],
      failures: [...bodyFailures, ...staffFailures, 404],
      staff: true,
    },
    {
      method: 'delete',
      path: `/api/admin/${folder}/{id}/shares/{shareId}`,
      summary: `Revoke a share link of ${item}`,
      params: { id: digits(), shareId: digits() },
      answer: [200, success],
      failures: [400, ...staffFailures, 404],
      staff: true,
    },
  ]),
];
