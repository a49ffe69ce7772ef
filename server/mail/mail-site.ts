// The facts and texts of the site in mails: the settings and confirmations at the time of sending.
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import { getValues, type SectionValues } from '#db/contract/documents/section-types.ts';
import type { Database } from '#db/database.ts';
import { listPublicDocuments } from '#db/queries/documents/documents.ts';
import { ContentSnapshot } from '#server/content/content-snapshot.ts';

export type MailSite = Pick<
  ContentOf<'settings'>,
  'name' | 'legalName' | 'address' | 'urgentPhone'
> & {
  /** The texts of the confirmation pages after an enquiry and after a call request. */
  thanks: Record<'enquiry' | 'call', SectionValues<'thank-you'>>;
};

/** Reads them from the published documents. Throws when the database cannot be read. */
export async function readMailSite(db: Database): Promise<MailSite> {
  const now = new Date().toISOString();
  const documents = await listPublicDocuments(db);
  const content = new ContentSnapshot(
    documents.filter(({ publishDate }) => publishDate <= now),
    { facts: { isCounting: false } },
  );
  const thanksOf = (type: 'enquiry-thank-you' | 'booking-thank-you') =>
    getValues(content.of(type).sections, 'thank-you');
  return {
    ...content.of('settings'),
    thanks: { enquiry: thanksOf('enquiry-thank-you'), call: thanksOf('booking-thank-you') },
  };
}
