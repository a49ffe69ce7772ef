// The calls for the media library.
import type { z } from 'zod';
import {
  media,
  mediaChange,
  mediaDetail,
  mediaList,
  mediaName,
  mediaQuery,
  mediaReplaced,
  mediaReplacement,
} from '#db/contract/media.ts';
import { success } from '#db/contract/responses.ts';
import { bodyFailures, type Operation, staffFailures } from '../operation.ts';

const params: Record<string, z.ZodType> = { name: mediaName };

export const mediaOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/admin/media',
    summary: 'Uploaded pictures, last first',
    query: mediaQuery,
    answer: [200, mediaList],
    failures: [400, 401],
    staff: true,
  },
  {
    method: 'get',
    path: '/api/admin/media/{name}',
    summary: 'A picture and where it is used',
    params,
    answer: [200, mediaDetail],
    failures: [400, 401, 404],
    staff: true,
  },
  {
    method: 'patch',
    path: '/api/admin/media/{name}',
    summary: 'Change what is known of a picture: alt text, focal point, name',
    params,
    body: mediaChange,
    answer: [200, media],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'post',
    path: '/api/admin/media/{name}/replace',
    summary: 'Put another picture in its place, everywhere it is used',
    params,
    body: mediaReplacement,
    answer: [200, mediaReplaced],
    failures: [...bodyFailures, ...staffFailures, 404],
    staff: true,
  },
  {
    method: 'delete',
    path: '/api/admin/media/{name}',
    summary: 'Move a picture that is used nowhere to the trash; 409 names its uses',
    params,
    answer: [200, success],
    failures: [400, ...staffFailures, 404, 409],
    staff: true,
  },
];
