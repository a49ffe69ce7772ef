// The columns of an enquiry that staff see.
import { getTableColumns, sql } from 'drizzle-orm';
import { enquiries } from '#db/schema.ts';

const {
  key: _k,
  content: _c,
  address: _a,
  forwardNextAt: _n,
  confirmToken: _t,
  ...columns
} = getTableColumns(enquiries);

/** The columns, and the words of the mail server about a mail of the enquiry that could not be sent so far. */
export const enquiryColumns = {
  ...columns,
  // raw names: Drizzle leaves out the table in a query of one table, and `id` would be that of the mail
  mailError: sql<string | null>`(SELECT mails.error FROM mails WHERE mails.enquiry_id = enquiries.id
    AND mails.state <> 'sent' AND mails.error IS NOT NULL ORDER BY mails.id LIMIT 1)`.as(
    'mail_error',
  ),
};
