// The calls for the history of an item, of both kinds.
import { caseStudy } from '#db/contract/case-studies.ts';
import { digits } from '#db/contract/fields.ts';
import { post } from '#db/contract/posts.ts';
import { caseStudyVersion, pageQuery, postVersion, versionList } from '#db/contract/versions.ts';
import { type Operation, staffFailures } from '../operation.ts';

export const versionOperations: Operation[] = (
  [
    ['posts', 'a blog post', postVersion, post],
    ['case-studies', 'a case study', caseStudyVersion, caseStudy],
  ] as const
).flatMap(([folder, item, version, restored]): Operation[] => [
  {
    method: 'get',
    path: `/api/admin/${folder}/{id}/versions`,
    summary: `The history of ${item}, newest first`,
    params: { id: digits() },
    query: pageQuery,
    answer: [200, versionList],
    failures: [400, 401, 404],
    staff: true,
  },
  {
    method: 'get',
    path: `/api/admin/${folder}/{id}/versions/{versionId}`,
    summary: `What ${item} was after a save`,
    params: { id: digits(), versionId: digits() },
    answer: [200, version],
    failures: [400, 401, 404],
    staff: true,
  },
  {
    method: 'post',
    path: `/api/admin/${folder}/{id}/versions/{versionId}/restore`,
    summary: `Bring ${item} back to what it was after a save`,
    params: { id: digits(), versionId: digits() },
    answer: [200, restored],
    failures: [400, ...staffFailures, 404, 409],
    staff: true,
  },
]);
