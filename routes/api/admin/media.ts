// The admin calls for the media library.
import { Hono } from 'hono';
import { z } from 'zod';
import {
  media,
  mediaChange,
  mediaDeleted,
  mediaDetail,
  mediaList,
  mediaName,
  mediaNames,
  mediaQuery,
  mediaReplaced,
  mediaReplacement,
  mediaUpload,
} from '#db/contract/media/media.ts';
import { success } from '#db/contract/responses.ts';
import { getMedia } from '#db/queries/media/media.ts';
import { findMediaUses } from '#db/queries/media/media-uses.ts';
import { listLibrary } from '#db/queries/media/use-counts.ts';
import { changeMedia, replaceMedia } from '#server/admin/save-media.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validJson, validParam, validQuery } from '#server/http/validate.ts';

const path = validParam(z.object({ name: mediaName }));

export const adminMedia = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listMedia',
      takesToken: true,
      tag: 'Media',
      summary: 'Files of the library: uploads, and files that are part of the site',
      answer: [200, mediaList],
    }),
    validQuery(mediaQuery),
    async (c) => c.json(await listLibrary(c.get('db'), c.req.valid('query'))),
  )
  .post(
    '/',
    describeRoute({
      operationId: 'uploadFile',
      tag: 'Media',
      summary: 'Upload a film (mp4, webm) or a PDF',
      fileBody: true,
      answer: [201, media],
      failures: [400, 413, 415],
    }),
    validQuery(mediaUpload),
    async (c) => {
      const length = c.req.header('content-length');
      const name = await c.get('uploads').receive(c.req.raw.body, {
        called: c.req.valid('query').name,
        announced: length === undefined ? undefined : Number(length),
        signal: c.req.raw.signal,
      });
      return c.json(await c.get('db').read((read) => getMedia(read, name)), 201);
    },
  )
  .post(
    '/delete',
    describeRoute({
      operationId: 'deleteManyMedia',
      tag: 'Media',
      summary: 'Move the unused ones of these files to the trash',
      answer: [200, mediaDeleted],
    }),
    jsonOnly(),
    validJson(mediaNames),
    async (c) => {
      const deleted = await c.get('uploads').deleteMany(c.req.valid('json').names);
      return c.json({ success: true, deleted } as const);
    },
  )
  .get(
    '/:name',
    describeRoute({
      operationId: 'getMedia',
      takesToken: true,
      tag: 'Media',
      summary: 'A file and where it is used',
      answer: [200, mediaDetail],
      failures: [404],
    }),
    path,
    async (c) => {
      const { name } = c.req.valid('param');
      const found = await c.get('db').read(async (read) => ({
        ...(await getMedia(read, name)),
        uses: await findMediaUses(read, name),
      }));
      return c.json(found);
    },
  )
  .patch(
    '/:name',
    describeRoute({
      operationId: 'updateMedia',
      tag: 'Media',
      summary: 'Change the name, alt text, focal point, frame or poster of a file',
      answer: [200, media],
      failures: [404],
    }),
    path,
    jsonOnly(),
    validJson(mediaChange),
    async (c) => {
      const { name } = c.req.valid('param');
      return c.json(await changeMedia(c.var, name, c.req.valid('json')));
    },
  )
  .post(
    '/:name/replace',
    describeRoute({
      operationId: 'replaceMedia',
      tag: 'Media',
      summary: 'Replace a file everywhere it is used',
      answer: [200, mediaReplaced],
      failures: [404],
    }),
    path,
    jsonOnly(),
    validJson(mediaReplacement),
    async (c) => {
      const { with: by } = c.req.valid('json');
      const uses = await replaceMedia(c.var, c.req.valid('param').name, by);
      return c.json({ success: true, uses } as const);
    },
  )
  .delete(
    '/:name',
    describeRoute({
      operationId: 'deleteMedia',
      tag: 'Media',
      summary: 'Move an unused file to the trash; 409 lists its uses',
      answer: [200, success],
      failures: [404, 409],
    }),
    path,
    async (c) => {
      await c.get('uploads').delete(c.req.valid('param').name);
      return c.json({ success: true } as const);
    },
  );
