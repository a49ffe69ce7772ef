// What the OpenAPI document and the contract test need to know of a call.
import type { z } from 'zod';

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
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

/** The failures of a call that needs a session; of one that takes a JSON body. */
export const staffFailures = [401, 403];
export const bodyFailures = [400, 413, 415];
