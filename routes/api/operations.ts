// Every call of the API with its schemas: the source of the OpenAPI document and of the contract test.
import { z } from 'zod';
import {
  caseStudy,
  caseStudyInput,
  caseStudyList,
  caseStudyListQuery,
  caseStudyUpdate,
  stat,
  statInput,
  statUpdate,
} from '#db/contract/case-studies.ts';
import {
  enquiry,
  enquiryFilter,
  enquiryInput,
  enquiryList,
  enquiryListQuery,
  enquiryUpdate,
} from '#db/contract/enquiries.ts';
import { digits } from '#db/contract/fields.ts';
import { post, postInput, postList, postListQuery, postUpdate } from '#db/contract/posts.ts';
import { cacheCleared, success, uploaded } from '#db/contract/responses.ts';
import { login, sessionStatus } from '#db/contract/session.ts';

export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** In OpenAPI's form: `/api/posts/{slug}`. */
  path: string;
  summary: string;
  params?: Record<string, z.ZodType>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a form with one picture in the field `image`. */
  upload?: true;
  /** The body may be a plain form too: then pages answer it, and success is a redirect to one. */
  form?: true;
  /** Success is a file of this type and no JSON. */
  file?: string;
  /** The status of success and what it answers. */
  answer: [status: 200 | 201, schema: z.ZodType];
  /** The statuses of failure, those that every call has left out. */
  failures: number[];
  staff?: true;
}

const postPath = { id: digits() };
const staffFailures = [401, 403];
const bodyFailures = [400, 413, 415];

export const operations: Operation[] = [
  {
    method: 'get',
    path: '/api/posts',
    summary: 'Blog posts, newest first',
    query: postListQuery,
    answer: [200, postList],
    failures: [400],
  },
  {
    method: 'get',
    path: '/api/posts/{slug}',
    summary: 'A blog post by its slug',
    params: { slug: z.string() },
    answer: [200, post],
    failures: [404],
  },
  {
    method: 'get',
    path: '/api/case-studies',
    summary: 'Case studies with their stats, in menu order',
    query: caseStudyListQuery,
    answer: [200, caseStudyList],
    failures: [400],
  },
  {
    method: 'get',
    path: '/api/case-studies/{slugOrId}',
    summary: 'A case study by its slug or, all digits, its id',
    params: { slugOrId: z.string() },
    answer: [200, caseStudy],
    failures: [404],
  },
  {
    method: 'post',
    path: '/api/enquiries',
    summary: 'Send an enquiry, a newsletter sign-up or a call request',
    body: enquiryInput,
    form: true,
    answer: [201, success],
    failures: [...bodyFailures, 403, 429],
  },
  {
    method: 'post',
    path: '/api/admin/login',
    summary: 'Log in: sets the session cookie',
    body: login,
    answer: [200, sessionStatus],
    failures: [...bodyFailures, 401, 403, 429],
  },
  {
    method: 'get',
    path: '/api/admin/status',
    summary: 'Whether the caller is logged in',
    answer: [200, sessionStatus],
    failures: [],
  },
  {
    method: 'post',
    path: '/api/admin/logout',
    summary: 'End the session',
    answer: [200, sessionStatus],
    failures: staffFailures,
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/cache/clear',
    summary: 'Empty the page cache',
    answer: [200, cacheCleared],
    failures: staffFailures,
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/posts',
    summary: 'Create a blog post',
    body: postInput,
    answer: [201, post],
    failures: [...bodyFailures, ...staffFailures, 409],
    staff: true,
  },
  {
    method: 'get',
    path: '/api/admin/posts/{id}',
    summary: 'A blog post for editing',
    params: postPath,
    answer: [200, post],
    failures: [400, 401, 404],
    staff: true,
  },
  {
    method: 'put',
    path: '/api/admin/posts/{id}',
    summary: 'Replace a blog post',
    params: postPath,
    body: postUpdate,
    answer: [200, post],
    failures: [...bodyFailures, ...staffFailures, 404, 409],
    staff: true,
  },
  {
    method: 'delete',
    path: '/api/admin/posts/{id}',
    summary: 'Delete a blog post',
    params: postPath,
    answer: [200, success],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/case-studies',
    summary: 'Create a case study',
    body: caseStudyInput,
    answer: [201, caseStudy],
    failures: [...bodyFailures, ...staffFailures, 409],
    staff: true,
  },
  {
    method: 'put',
    path: '/api/admin/case-studies/{id}',
    summary: 'Replace a case study',
    params: { id: digits() },
    body: caseStudyUpdate,
    answer: [200, caseStudy],
    failures: [...bodyFailures, ...staffFailures, 404, 409],
    staff: true,
  },
  {
    method: 'delete',
    path: '/api/admin/case-studies/{id}',
    summary: 'Delete a case study and its stats',
    params: { id: digits() },
    answer: [200, success],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/case-studies/{id}/stats',
    summary: 'Add a stat',
    params: { id: digits() },
    body: statInput,
    answer: [201, stat],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'put',
    path: '/api/admin/case-studies/stats/{statId}',
    summary: 'Replace a stat',
    params: { statId: digits() },
    body: statUpdate,
    answer: [200, stat],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'delete',
    path: '/api/admin/case-studies/stats/{statId}',
    summary: 'Remove a stat',
    params: { statId: digits() },
    answer: [200, success],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'get',
    path: '/api/admin/enquiries',
    summary: 'What visitors sent, newest first',
    query: enquiryListQuery,
    answer: [200, enquiryList],
    failures: [400, 401],
    staff: true,
  },
  {
    method: 'get',
    path: '/api/admin/enquiries.csv',
    summary: 'What visitors sent, as a file for spreadsheets',
    query: enquiryFilter,
    file: 'text/csv',
    answer: [200, z.string()],
    failures: [400, 401],
    staff: true,
  },
  {
    method: 'put',
    path: '/api/admin/enquiries/{id}',
    summary: 'Note how far staff are with an enquiry',
    params: { id: digits() },
    body: enquiryUpdate,
    answer: [200, enquiry],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'delete',
    path: '/api/admin/enquiries/{id}',
    summary: 'Delete an enquiry for good',
    params: { id: digits() },
    answer: [200, success],
    failures: [400, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/upload',
    summary: 'Upload a picture',
    upload: true,
    answer: [201, uploaded],
    failures: [...bodyFailures, ...staffFailures],
    staff: true,
  },
];
