// An enquiry as staff see it: its columns, and one enquiry by its id.
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { enquiries } from '#db/schema.ts';

const {
  key: _k,
  content: _c,
  address: _a,
  forwardNextAt: _n,
  confirmToken: _t,
  markedSpamAt: _m,
  ...columns
} = getTableColumns(enquiries);

// raw names: in a query of one table Drizzle omits the table name, so `id` would be that of the inner query
const WITH_MERGED = sql`(SELECT enquiries.id UNION ALL
  SELECT m.id FROM enquiries m WHERE m.merged_into = enquiries.id)`;

/** The columns, including the error of an unsent mail of the enquiry or of a merged one. */
export const enquiryColumns = {
  ...columns,
  // hidden, but kept, while the enquiry is open again
  answeredAt: sql<
    string | null
  >`CASE WHEN enquiries.status = 'answered' THEN enquiries.answered_at END`.as('answered_at'),
  mailError: sql<
    string | null
  >`(SELECT mails.error FROM mails WHERE mails.enquiry_id IN ${WITH_MERGED}
    AND mails.state <> 'sent' AND mails.error IS NOT NULL ORDER BY mails.id LIMIT 1)`.as(
    'mail_error',
  ),
  merged: jsonList<Enquiry['merged']>(
    sql`json_object('id', id, 'kind', kind, 'createdAt', created_at, 'phone', phone, 'company', company,
      'interest', interest, 'message', message, 'preferredDate', preferred_date,
      'preferredTime', preferred_time, 'note', note)`,
    sql`SELECT * FROM enquiries m WHERE m.merged_into = enquiries.id ORDER BY m.id`,
  ).as('merged'),
  doubles: jsonList<number[]>(
    sql`id`,
    sql`SELECT d.id FROM enquiries d WHERE d.email = enquiries.email COLLATE NOCASE AND d.id <> enquiries.id
      AND d.kind <> 'newsletter' AND enquiries.kind <> 'newsletter' AND enquiries.merged_into IS NULL
      AND d.status IN ('new', 'read') AND d.merged_into IS NULL ORDER BY d.id`,
  ).as('doubles'),
  replies: jsonList<Enquiry['replies']>(
    sql`json_object('id', id, 'createdAt', created_at, 'subject', subject, 'text', text, 'state', state, 'error', error)`,
    sql`SELECT r.*, coalesce(s.state, 'sent') AS state, s.error FROM replies r LEFT JOIN mails s ON s.reply_id = r.id
      WHERE r.enquiry_id IN ${WITH_MERGED} ORDER BY r.id`,
  ).as('replies'),
};

/** The enquiry with this id. Throws `NotFoundError`. */
export async function getEnquiry(tx: Queryable, id: number): Promise<Enquiry> {
  const [row] = await tx.select(enquiryColumns).from(enquiries).where(eq(enquiries.id, id));
  if (!row) throw new NotFoundError('Enquiry not found');
  return row;
}

/** A subquery that returns a list as JSON. Rows are sorted in the subquery, as not every server sorts within aggregates. */
function jsonList<List>(row: SQL, rows: SQL): SQL<List> {
  const query = sql`(SELECT json_group_array(${row}) FROM (${rows}))`;
  return query.mapWith((json: string) => JSON.parse(json)) as SQL<List>;
}
