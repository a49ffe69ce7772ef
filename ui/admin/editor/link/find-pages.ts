// Search for pages and PDFs of this site that a link can lead to.
import { answerOf, api } from '#ui/islands/api.ts';

export interface FoundPage {
  label: string;
  address: string;
  hint: string;
}

const FOUND_MAX = 6;
/** The maximum number of PDFs among the matches. */
const PDFS_MAX = 2;
/** The fixed pages of the site. A test checks that each has a route. */
export const SITE_PAGES: readonly FoundPage[] = [
  ['Home', '/'],
  ['About', '/about'],
  ['Case studies', '/case-studies'],
  ['Contact', '/contact'],
  ['Divisions', '/divisions'],
  ['Insights', '/insights'],
  ['Partners', '/partners'],
  ['Results', '/results'],
  ['Services', '/services'],
].map(([label = '', address = '']) => ({ label, address, hint: 'Page' }));

/** Whether somebody is writing an address rather than the name of a page. */
export function isAddress(text: string): boolean {
  return /^(\/|#|[a-z]+:|www\.)|^\S+\.[a-z]{2,}/i.test(text.trim());
}

/** The best matches among pages, posts, case studies and PDFs. Rejects with `ApiFailure` when a list cannot be fetched. */
export async function findPages(search: string, signal: AbortSignal): Promise<FoundPage[]> {
  const query = { search, page: '1', limit: String(FOUND_MAX) };
  const [{ pages: ownPages }, { posts }, { caseStudies }, { media }] = await Promise.all([
    answerOf(api.admin.documents.pages.$get({ query }, { init: { signal } })),
    answerOf(api.admin.posts.$get({ query }, { init: { signal } })),
    answerOf(api.admin['case-studies'].$get({ query }, { init: { signal } })),
    answerOf(api.admin.media.$get({ query: { ...query, kind: 'pdf' } }, { init: { signal } })),
  ]);
  const wanted = search.trim().toLowerCase();
  const pdfs = media.slice(0, PDFS_MAX).map(({ fileName, name, url }) => ({
    label: fileName || name,
    address: url,
    hint: 'PDF',
  }));
  const pages = [
    ...SITE_PAGES.filter(({ label }) => label.toLowerCase().includes(wanted)),
    ...ownPages.map(({ title, slug }) => ({ label: title, address: `/${slug}`, hint: 'Page' })),
    ...posts.map(({ title, slug }) => ({
      label: title,
      address: `/insights/${slug}`,
      hint: 'Post',
    })),
    ...caseStudies.map(({ title, slug }) => ({
      label: title,
      address: `/case-studies/${slug}`,
      hint: 'Case study',
    })),
  ];
  return [...pages.slice(0, FOUND_MAX - pdfs.length), ...pdfs];
}
