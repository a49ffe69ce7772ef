// The calls for pending drafts, of both kinds.
import {
  caseStudyDraftAnswer,
  caseStudyDraftInput,
  postDraftAnswer,
  postDraftInput,
} from '#db/contract/drafts.ts';
import { digits } from '#db/contract/fields.ts';
import { success } from '#db/contract/responses.ts';
import { bodyFailures, type Operation, staffFailures } from '../operation.ts';

const params = { id: digits() };

export const draftOperations: Operation[] = (
  [
    ['posts', 'a blog post', postDraftInput, postDraftAnswer],
    ['case-studies', 'a case study', caseStudyDraftInput, caseStudyDraftAnswer],
  ] as const
).flatMap(([folder, item, input, answer]): Operation[] => [
  {
    method: 'get',
    path: `/api/admin/${folder}/{id}/draft`,
    summary: `The changes to ${item} that are not live, null when there are none`,
    params,
    answer: [200, answer],
    failures: [400, 401, 404],
    staff: true,
  },
  {
    method: 'put',
    path: `/api/admin/${folder}/{id}/draft`,
    summary: `Keep changes to ${item} without making them live`,
    params,
    body: input,
    answer: [200, answer],
    failures: [...bodyFailures, ...staffFailures, 404, 409],
    staff: true,
  },
  {
    method: 'delete',
    path: `/api/admin/${folder}/{id}/draft`,
    summary: `Discard the changes to ${item} that are not live`,
    params,
    answer: [200, success],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
]);
