// The admin calls for enquiries: list, set the status, delete, export.
import { Hono } from 'hono';
import { z } from 'zod';
import {
  enquiry,
  enquiryFilter,
  enquiryList,
  enquiryListQuery,
  enquiryUpdate,
} from '#db/contract/enquiries.ts';
import { digits } from '#db/contract/fields.ts';
import { success } from '#db/contract/responses.ts';
import { exportEnquiries, listEnquiries, setEnquiryStatus } from '#db/queries/enquiries.ts';
import { deleteEnquiries } from '#db/queries/enquiries-trash.ts';
import type { Env } from '#server/context.ts';
import { csvOf } from '#server/formats/csv.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validJson, validParam, validQuery } from '#server/http/validate.ts';

const path = validParam(z.object({ id: digits() }));
const COLUMNS = enquiry.keyof().options;

export const adminEnquiries = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listEnquiries',
      tag: 'Enquiries',
      summary: 'What visitors sent, newest first',
      answer: [200, enquiryList],
    }),
    validQuery(enquiryListQuery),
    async (c) => c.json(await listEnquiries(c.var.db, c.req.valid('query'))),
  )
  .put(
    '/:id',
    describeRoute({
      operationId: 'updateEnquiry',
      tag: 'Enquiries',
      summary: 'Set the status of an enquiry',
      answer: [200, enquiry],
      failures: [404],
    }),
    path,
    jsonOnly(),
    validJson(enquiryUpdate),
    async (c) => {
      const { status } = c.req.valid('json');
      return c.json(await setEnquiryStatus(c.var.db, c.req.valid('param').id, status));
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
    path,
    async (c) => {
      await deleteEnquiries(c.var.db, [c.req.valid('param').id]);
      return c.json({ success: true } as const);
    },
  );

export const adminEnquiriesFile = new Hono<Env>().get(
  '/',
  describeRoute({
    operationId: 'exportEnquiries',
    tag: 'Enquiries',
    summary: 'What visitors sent, as a file for spreadsheets',
    answer: [200, 'text/csv'],
  }),
  validQuery(enquiryFilter),
  async (c) => {
    const found = await exportEnquiries(c.var.db, c.req.valid('query'));
    const rows = found.map((row) => COLUMNS.map((column) => row[column]));
    const day = new Date().toISOString().slice(0, 10);
    return c.body(csvOf(COLUMNS, rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="enquiries-${day}.csv"`,
    });
  },
);
