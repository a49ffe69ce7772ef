// Search for posts, case studies, pages, collections, settings and enquiries, for the command palette.
import type { QueryClient } from '@tanstack/react-query';
import { senderOf } from '#db/contract/enquiry-sender.ts';
import { hrefOfDocument } from '#ui/admin/documents/document-href.ts';
import { ENQUIRY_KIND, enquiryHref } from '#ui/admin/inbox/enquiry-labels.ts';
import { GROUP_LABEL, STATUS_LABEL } from '#ui/admin/shell/item-labels.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { shortDate } from '#ui/kit/dates.ts';
import { matchingOptions } from '#ui/kit/matching-options.ts';

export interface FoundItem {
  id: string;
  label: string;
  hint: string;
  href: string;
}

interface FoundItems {
  posts: FoundItem[];
  caseStudies: FoundItem[];
  documents: FoundItem[];
  enquiries: FoundItem[];
}

const FETCHED = '20';
const SHOWN = 6;

/** Results older than this are fetched again. */
export const RESULTS_FRESH_MS = 30_000;

/** All documents of the site but pages of staff: the same list for every search. */
const documentsQuery = {
  queryKey: ['find-items documents'],
  queryFn: () => answerOf(api.admin.documents.$get({})),
  staleTime: RESULTS_FRESH_MS,
};

/** Returns the matching items, title matches first. Rejects with `ApiFailure` when one of the lists cannot be fetched. */
export async function findItems(
  search: string,
  { signal, client }: { signal: AbortSignal; client: QueryClient },
): Promise<FoundItems> {
  const init = { init: { signal } };
  const newest = { search, page: '1', limit: FETCHED };
  const query = { ...newest, first: 'titles' } as const;
  const [ofPosts, ofStudies, ofDocuments, ofPages, ofEnquiries] = await Promise.all([
    answerOf(api.admin.posts.$get({ query }, init)),
    answerOf(api.admin['case-studies'].$get({ query }, init)),
    client.fetchQuery(documentsQuery),
    answerOf(api.admin.documents.pages.$get({ query }, init)),
    answerOf(api.admin.enquiries.$get({ query: newest }, init)),
  ]);
  return {
    posts: bestMatches(
      search,
      ofPosts.posts.map(({ id, title, status, publishDate }) => ({
        id: String(id),
        label: title,
        hint: `${STATUS_LABEL[status]}, ${shortDate(publishDate)}`,
        href: `/vs-admin/edit/${id}`,
      })),
    ),
    caseStudies: bestMatches(
      search,
      ofStudies.caseStudies.map(({ id, title, status, caseStudyTitle }) => ({
        id: String(id),
        label: title,
        hint: [STATUS_LABEL[status], caseStudyTitle].filter(Boolean).join(', '),
        href: `/vs-admin/case-studies/edit/${id}`,
      })),
    ),
    documents: [
      ...matchingOptions(
        ofDocuments.documents.map((row) => ({
          id: row.type,
          label: row.title,
          hint: row.address ?? GROUP_LABEL[row.group],
          href: hrefOfDocument(row),
        })),
        search,
      ),
      ...bestMatches(
        search,
        ofPages.pages.map(({ id, title, slug }) => ({
          id: `page ${id}`,
          label: title,
          hint: `/${slug}`,
          href: hrefOfDocument({ type: 'page', group: 'page', id }),
        })),
      ),
    ].slice(0, SHOWN),
    enquiries: bestMatches(
      search,
      ofEnquiries.enquiries.map((enquiry) => ({
        id: String(enquiry.id),
        label: senderOf(enquiry),
        hint: `${ENQUIRY_KIND[enquiry.kind]}, ${shortDate(enquiry.createdAt)}`,
        href: enquiryHref(enquiry),
      })),
    ),
  };
}

function bestMatches(search: string, items: FoundItem[]): FoundItem[] {
  return [...new Set([...matchingOptions(items, search), ...items])].slice(0, SHOWN);
}
