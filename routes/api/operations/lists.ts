// The calls for the lists of the back office and for many items at once.
import {
  adminCaseStudyList,
  adminCaseStudyQuery,
  adminPostList,
  adminPostQuery,
} from '#db/contract/admin-lists.ts';
import { bulkAnswer, bulkInput, menuOrderAnswer, menuOrderInput } from '#db/contract/bulk.ts';
import { bodyFailures, type Operation, staffFailures } from '../operation.ts';

export const listOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/admin/posts',
    summary: 'All blog posts for staff, searched, filtered and sorted',
    query: adminPostQuery,
    answer: [200, adminPostList],
    failures: [400, 401],
    staff: true,
  },
  {
    method: 'get',
    path: '/api/admin/case-studies',
    summary: 'All case studies for staff, searched, filtered and sorted',
    query: adminCaseStudyQuery,
    answer: [200, adminCaseStudyList],
    failures: [400, 401],
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/posts/bulk',
    summary: 'Publish, unpublish, delete or bring back many blog posts, all or none',
    body: bulkInput,
    answer: [200, bulkAnswer],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/case-studies/bulk',
    summary: 'Publish, unpublish, delete or bring back many case studies, all or none',
    body: bulkInput,
    answer: [200, bulkAnswer],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'put',
    path: '/api/admin/case-studies/order',
    summary: 'Show these case studies in this order',
    body: menuOrderInput,
    answer: [200, menuOrderAnswer],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
];
