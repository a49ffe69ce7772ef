// The admin calls for enquiries: list, change, delete, several at once, export.
import { Hono } from 'hono';
import {
  type Enquiry,
  type EnquiryBulk,
  enquiry,
  enquiryBulk,
  enquiryBulkAnswer,
  enquiryFilter,
  enquiryList,
  enquiryListQuery,
  enquiryUpdate,
  mergeInput,
  replyInput,
  type Utm,
} from '#db/contract/enquiries.ts';
import { success } from '#db/contract/responses.ts';
import { UTM_NAMES } from '#db/contract/utm.ts';
import type { Database } from '#db/database.ts';
import {
  changeEnquiry,
  exportEnquiries,
  listEnquiries,
  setEnquiryStatuses,
} from '#db/queries/inbox/enquiries.ts';
import { deleteEnquiries, restoreEnquiries } from '#db/queries/inbox/enquiries-trash.ts';
import { mergeEnquiries } from '#db/queries/inbox/merge-enquiries.ts';
import { createReply } from '#db/queries/inbox/replies.ts';
import type { Env } from '#server/context.ts';
import { csvOf } from '#server/formats/csv.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { HttpError } from '#server/http/errors.ts';
import { jsonOnly, validId, validJson, validQuery } from '#server/http/validate.ts';

/** The columns of the export: what visitors wrote and what staff did, without the state of forwarding. */
const COLUMNS = [
  'id',
  'kind',
  'status',
  'createdAt',
  'name',
  'email',
  'company',
  'phone',
  'interest',
  'message',
  'preferredDate',
  'preferredTime',
  'page',
  'owner',
  'note',
  'answeredAt',
  'firstPage',
  'pageBefore',
  'referrer',
  'spamReason',
  'confirmState',
  'confirmedAt',
  'mergedInto',
  ...UTM_NAMES,
] as (keyof Enquiry | keyof Utm)[];

export const adminEnquiries = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listEnquiries',
      tag: 'Enquiries',
      summary: 'Enquiries, newest first',
      answer: [200, enquiryList],
    }),
    validQuery(enquiryListQuery),
    async (c) => {
      const { mail, enquiriesKeptMonths: keptMonths } = c.get('config');
      const options = { canReply: mail !== null, keptMonths };
      return c.json(await listEnquiries(c.get('db'), c.req.valid('query'), options));
    },
  )
  .post(
    '/bulk',
    describeRoute({
      operationId: 'changeEnquiries',
      tag: 'Enquiries',
      summary: 'Set the status of several enquiries, delete or restore them, all or none',
      answer: [200, enquiryBulkAnswer],
      failures: [404],
    }),
    jsonOnly(),
    validJson(enquiryBulk),
    async (c) => {
      const enquiries = await changeInBulk(c.get('db'), c.req.valid('json'));
      return c.json({ success: true, enquiries } as const);
    },
  )
  .put(
    '/:id',
    describeRoute({
      operationId: 'updateEnquiry',
      tag: 'Enquiries',
      summary: 'Change the status, the note or the owner of an enquiry',
      answer: [200, enquiry],
      failures: [404, 409],
    }),
    validId,
    jsonOnly(),
    validJson(enquiryUpdate),
    async (c) =>
      c.json(await changeEnquiry(c.get('db'), c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/merged',
    describeRoute({
      operationId: 'mergeEnquiries',
      tag: 'Enquiries',
      summary: 'Set which enquiries are merged into this one',
      answer: [200, enquiry],
      failures: [404],
    }),
    validId,
    jsonOnly(),
    validJson(mergeInput),
    async (c) =>
      c.json(await mergeEnquiries(c.get('db'), c.req.valid('param').id, c.req.valid('json').ids)),
  )
  .post(
    '/:id/replies',
    describeRoute({
      operationId: 'replyToEnquiry',
      tag: 'Enquiries',
      summary: 'Reply to the sender by email, and mark the enquiry as answered',
      answer: [201, enquiry],
      failures: [404, 409],
    }),
    validId,
    jsonOnly(),
    validJson(replyInput),
    async (c) => {
      if (c.get('config').mail === null) throw new HttpError(409, 'No mail server is configured');
      const { id } = c.req.valid('param');
      const answered = await createReply(c.get('db'), id, c.req.valid('json'), Date.now());
      c.get('mailer').wake();
      return c.json(answered, 201);
    },
  )
  .delete(
    '/:id',
    describeRoute({
      operationId: 'deleteEnquiry',
      tag: 'Enquiries',
      summary: 'Move an enquiry to the trash',
      answer: [200, success],
      failures: [404],
    }),
    validId,
    async (c) => {
      await deleteEnquiries(c.get('db'), [c.req.valid('param').id]);
      return c.json({ success: true } as const);
    },
  );

export const adminEnquiriesFile = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'exportEnquiries',
    tag: 'Enquiries',
    summary: 'Enquiries, as CSV',
    answer: [200, 'text/csv'],
  }),
  validQuery(enquiryFilter),
  async (c) => {
    const query = c.req.valid('query');
    const found = await exportEnquiries(c.get('db'), query);
    const name = query.box === 'newsletter' ? 'newsletter' : 'enquiries';
    const rows = found.map((enquiry) => {
      const cells = { ...enquiry, ...enquiry.utm };
      return COLUMNS.map((column) => cells[column]);
    });
    const day = new Date().toISOString().slice(0, 10);
    return c.body(csvOf(COLUMNS, rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
    });
  },
);

async function changeInBulk(db: Database, input: EnquiryBulk): Promise<Enquiry[]> {
  if (input.action === 'status') return setEnquiryStatuses(db, input.items);
  const ids = [...new Set(input.ids)];
  if (input.action === 'restore') return restoreEnquiries(db, ids);
  await deleteEnquiries(db, ids);
  return [];
}
