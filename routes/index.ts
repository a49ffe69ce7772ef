// The route table: which path shows which screen.
import { CONFIRM_PATH } from '#db/contract/mail.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';
import type { AppContext } from '#server/context.ts';
import { about } from './about.tsx';
import { bookingThankYou } from './book-a-call/thank-you.tsx';
import { caseStudyDetail } from './case-studies/detail.tsx';
import { caseStudyList } from './case-studies/list.tsx';
import { contact } from './contact.tsx';
import { cookieSettings } from './cookie-settings.tsx';
import { divisions } from './divisions.tsx';
import { enquiryThankYou } from './enquiry/thank-you.tsx';
import { home } from './home.tsx';
import { insightsAuthor, insightsTopic } from './insights/archive.tsx';
import { authorFeed, topicFeed } from './insights/archive-feed.ts';
import { insightsArticle } from './insights/article.tsx';
import { jsonFeed, rssFeed } from './insights/feed.ts';
import { insightsList } from './insights/list.tsx';
import { robots } from './machine/robots.ts';
import { securityTxt } from './machine/security-txt.ts';
import {
  SITEMAP_OF_PAGES,
  SITEMAP_PART,
  sitemap,
  sitemapOfPages,
  sitemapPart,
} from './machine/sitemap.ts';
import { adminSpeculationRules, speculationRules } from './machine/speculation-rules.ts';
import { webManifest } from './machine/web-manifest.ts';
import { articleMarkdown, caseStudyMarkdown } from './markdown/item.ts';
import { llmsTxt } from './markdown/llms-txt.ts';
import { pageMarkdown, STAFF_PAGE_MARKDOWN } from './markdown/page.ts';
import { newsletterConfirm } from './newsletter/confirm.tsx';
import { PARTNER_MARKS, partnerMarks } from './partner-marks.ts';
import { partnersPage } from './partners.tsx';
import { framedPreview, sharedPreview } from './preview.tsx';
import { privacyPolicy } from './privacy-policy.tsx';
import { resultsPage } from './results.tsx';
import { searchScreen } from './search.tsx';
import { services } from './services.tsx';
import { analyticsScreen } from './vs-admin/analytics.tsx';
import { caseStudiesScreen } from './vs-admin/case-studies.tsx';
import { caseStudyForm } from './vs-admin/case-study-form.tsx';
import { dashboardScreen } from './vs-admin/dashboard.tsx';
import { documentForm, newPageForm } from './vs-admin/document-form.tsx';
import { pagesScreen, settingsScreen } from './vs-admin/documents.tsx';
import { enquiriesScreen } from './vs-admin/enquiries.tsx';
import { caseStudyHistory, documentHistory, postHistory } from './vs-admin/history.tsx';
import { loginScreen } from './vs-admin/login.tsx';
import { mailScreen } from './vs-admin/mail.tsx';
import { mediaScreen } from './vs-admin/media.tsx';
import { namesScreen } from './vs-admin/names.tsx';
import { createPostForm, editPostForm } from './vs-admin/post-form.tsx';
import { postsScreen } from './vs-admin/posts.tsx';
import { tokensScreen } from './vs-admin/tokens.tsx';
import { trashScreen } from './vs-admin/trash.tsx';

export interface Route {
  path: string;
  screen: (c: AppContext) => Response | Promise<Response>;
  /** The query parameters that the page depends on; others are ignored by the cache. */
  query?: readonly string[];
  /** Whether the address with `.md` is its Markdown. */
  hasMarkdown?: boolean;
}

interface UncachedRoute extends Omit<Route, 'query'> {
  /** The methods of the route. */
  on: ('GET' | 'POST')[];
}

interface MachineRoute extends Omit<Route, 'query'> {
  /** The tags of everything that the response shows, so that a save purges it. `from render`: the screen declares them. */
  cacheTags: readonly CacheTag[] | 'from render';
}

/** The public pages, all cached. */
export const publicRoutes: Route[] = [
  { path: '/', screen: home },
  { path: '/divisions', screen: divisions },
  { path: '/services', screen: services },
  { path: '/results', screen: resultsPage },
  {
    path: '/case-studies',
    screen: caseStudyList,
    query: ['category', 'sector', 'partner', 'view'],
  },
  { path: '/case-studies/:slug', screen: caseStudyDetail, hasMarkdown: true },
  { path: '/partners', screen: partnersPage, query: ['category'] },
  { path: '/about', screen: about },
  { path: '/contact', screen: contact },
  { path: '/insights', screen: insightsList, query: ['page', 'category', 'author'] },
  { path: '/insights/:slug', screen: insightsArticle, hasMarkdown: true },
  { path: '/insights/author/:slug', screen: insightsAuthor, query: ['page'] },
  { path: '/insights/topic/:slug', screen: insightsTopic, query: ['page'] },
  { path: '/cookie-settings', screen: cookieSettings },
  { path: '/privacy-policy', screen: privacyPolicy },
  { path: '/enquiry/thank-you', screen: enquiryThankYou },
  { path: '/book-a-call/thank-you', screen: bookingThankYou },
];

/** The pages that crawlers should know, without confirmations. */
const sitemapPages = publicRoutes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && !path.endsWith('/thank-you'));

/** The machine-readable files of the site, all cached. */
export const machineRoutes: MachineRoute[] = [
  {
    path: '/sitemap.xml',
    screen: sitemap(sitemapPages),
    cacheTags: ['posts', 'case-studies', 'picture-frames'],
  },
  {
    path: SITEMAP_OF_PAGES,
    screen: sitemapOfPages(sitemapPages),
    cacheTags: ['posts', 'case-studies', 'picture-frames'],
  },
  {
    path: SITEMAP_PART,
    screen: sitemapPart,
    cacheTags: ['posts', 'case-studies', 'picture-frames'],
  },
  { path: '/robots.txt', screen: robots, cacheTags: [] },
  {
    path: '/insights/:file{[^/]+\\.md}',
    screen: articleMarkdown,
    cacheTags: 'from render',
  },
  {
    path: '/case-studies/:file{[^/]+\\.md}',
    screen: caseStudyMarkdown,
    cacheTags: 'from render',
  },
  { path: STAFF_PAGE_MARKDOWN, screen: pageMarkdown, cacheTags: 'from render' },
  { path: '/llms.txt', screen: llmsTxt, cacheTags: ['posts', 'case-studies'] },
  { path: '/insights/feed.xml', screen: rssFeed, cacheTags: ['posts'] },
  { path: '/insights/feed.json', screen: jsonFeed, cacheTags: ['posts'] },
  { path: '/insights/author/:slug/feed.xml', screen: authorFeed, cacheTags: ['posts'] },
  { path: '/insights/topic/:slug/feed.xml', screen: topicFeed, cacheTags: ['posts'] },
  { path: PARTNER_MARKS, screen: partnerMarks, cacheTags: 'from render' },
  { path: '/manifest.webmanifest', screen: webManifest, cacheTags: [] },
  { path: '/speculation-rules.json', screen: speculationRules, cacheTags: [] },
  { path: '/admin-speculation-rules.json', screen: adminSpeculationRules, cacheTags: [] },
  { path: '/.well-known/security.txt', screen: securityTxt, cacheTags: [] },
];

/** Public pages specific to one request, never cached. */
export const uncachedRoutes: UncachedRoute[] = [
  { path: '/search', screen: searchScreen, on: ['GET'] },
  { path: CONFIRM_PATH, screen: newsletterConfirm, on: ['GET', 'POST'] },
];

/** Previews of unpublished items on their public screens, never cached. Those under /vs-admin need a session. */
export const previewRoutes: Route[] = [
  { path: '/preview/:token', screen: sharedPreview },
  { path: '/vs-admin/preview/:id', screen: framedPreview },
];

/** The back office; all screens but the login need a session. */
export const adminRoutes: Route[] = [
  { path: '/vs-admin/login', screen: loginScreen },
  { path: '/vs-admin', screen: dashboardScreen },
  { path: '/vs-admin/dashboard', screen: dashboardScreen },
  { path: '/vs-admin/posts', screen: postsScreen },
  { path: '/vs-admin/create', screen: createPostForm },
  { path: '/vs-admin/edit/:id', screen: editPostForm },
  { path: '/vs-admin/posts/:id/history', screen: postHistory },
  { path: '/vs-admin/case-studies', screen: caseStudiesScreen },
  // before the form, whose `:id?` would match `history`
  { path: '/vs-admin/case-studies/:id/history', screen: caseStudyHistory },
  { path: '/vs-admin/case-studies/:action/:id?', screen: caseStudyForm },
  { path: '/vs-admin/pages', screen: pagesScreen },
  { path: '/vs-admin/pages/create', screen: newPageForm },
  { path: '/vs-admin/pages/:id/history', screen: documentHistory },
  { path: '/vs-admin/pages/:key', screen: documentForm },
  { path: '/vs-admin/collections/:key', screen: documentForm },
  { path: '/vs-admin/settings', screen: settingsScreen },
  { path: '/vs-admin/settings/:key', screen: documentForm },
  { path: '/vs-admin/tokens', screen: tokensScreen },
  { path: '/vs-admin/media', screen: mediaScreen },
  { path: '/vs-admin/names', screen: namesScreen },
  { path: '/vs-admin/enquiries', screen: enquiriesScreen },
  { path: '/vs-admin/mail', screen: mailScreen },
  { path: '/vs-admin/analytics', screen: analyticsScreen },
  { path: '/vs-admin/trash', screen: trashScreen },
];
