// The types of document: the name, address, schema and upgrades of each.
import type { z } from 'zod';
import { COLLECTIONS } from './collections.ts';
import type { DocumentGroup } from './document-group.ts';
import { type PageSections, pageSchema } from './page-schema.ts';
import { SETTINGS } from './settings.ts';

/** The definition of a type of document. */
export interface DocumentTypeInfo {
  /** Its name in the back office. */
  label: string;
  group: DocumentGroup;
  /** The path of its public page; null for documents that are not pages, and for staff pages. */
  address: string | null;
  /** The page shown in its preview. */
  previewAt: string;
  /** The current version of its content. */
  v: number;
  /** The schema of complete content, which may be published. */
  schema: z.ZodType<{ v: number }>;
  /** For a page: its own sections, in addition to the general ones. */
  sections?: PageSections;
  /** Upgrades, each from the version in its key to the next one. */
  upgrades: Readonly<Record<number, (content: Record<string, unknown>) => Record<string, unknown>>>;
}

function page(label: string, address: string | null, sections: PageSections) {
  return {
    label,
    group: 'page',
    address,
    previewAt: address ?? '/',
    v: 1,
    schema: pageSchema(sections),
    sections,
    upgrades: {},
  } as const satisfies DocumentTypeInfo;
}

function collection<Schema extends z.ZodType<{ v: number }>>(
  label: string,
  schema: Schema,
  previewAt: string,
) {
  return {
    label,
    group: 'collection',
    address: null,
    previewAt,
    v: 1,
    schema,
    upgrades: {},
  } as const satisfies DocumentTypeInfo;
}

function settings<Schema extends z.ZodType<{ v: number }>>(label: string, schema: Schema) {
  return { ...collection(label, schema, '/'), group: 'settings' } as const;
}

/** Every type of document, by its stored name. */
export const DOCUMENT_TYPES = {
  home: page('Home', '/', {
    head: 'home-hero',
    required: ['proposition', 'division-bands', 'partner-wall', 'locations', 'platform-partner'],
  }),
  divisions: page('Divisions', '/divisions', {
    head: 'divisions-head',
    required: ['division-sections', 'photo-gallery'],
  }),
  services: page('Services', '/services', {
    head: 'services-head',
    required: ['service-sections'],
  }),
  results: page('Results', '/results', { head: 'page-head', required: ['showcase'] }),
  'case-studies': page('Case studies', '/case-studies', {
    head: 'page-head',
    required: ['case-study-list'],
  }),
  partners: page('Partners', '/partners', {
    head: 'page-head',
    required: ['partner-network'],
    own: ['partner-stage'],
  }),
  about: page('About', '/about', {
    head: 'page-head',
    required: ['showreel', 'heritage-account', 'award-wall', 'photo-gallery', 'client-wall'],
    own: ['people-roll'],
  }),
  contact: page('Contact', '/contact', { head: 'contact' }),
  insights: page('Insights', '/insights', { head: 'page-head', required: ['post-list'] }),
  'cookie-settings': page('Cookie settings', '/cookie-settings', {
    head: 'cookie-text',
  }),
  'privacy-policy': page('Privacy notice', '/privacy-policy', { head: 'legal-text' }),
  'enquiry-thank-you': page('After an enquiry', '/enquiry/thank-you', { head: 'thank-you' }),
  'booking-thank-you': page('After a booking', '/book-a-call/thank-you', { head: 'thank-you' }),
  'newsletter-confirm': page('After a sign-up', '/newsletter/confirm', { head: 'sign-up-answer' }),
  'not-found': { ...page('Not found', null, { head: 'not-found' }), previewAt: '/not-found' },
  page: page('Page', null, { head: 'page-head' }),
  'partner-list': collection('Partners', COLLECTIONS['partner-list'], '/partners'),
  'office-list': collection('Offices', COLLECTIONS['office-list'], '/contact'),
  'award-list': collection('Awards', COLLECTIONS['award-list'], '/about'),
  'client-list': collection('Clients', COLLECTIONS['client-list'], '/about'),
  'service-list': collection('Services', COLLECTIONS['service-list'], '/services'),
  'division-list': collection('Divisions', COLLECTIONS['division-list'], '/divisions'),
  'result-list': collection('Results', COLLECTIONS['result-list'], '/results'),
  'people-list': collection('People and authors', COLLECTIONS['people-list'], '/about'),
  'topic-list': collection('Topics of Insights', COLLECTIONS['topic-list'], '/insights'),
  'question-list': collection('Questions', COLLECTIONS['question-list'], '/'),
  settings: settings('Company and site', SETTINGS.settings),
  navigation: settings('Menus', SETTINGS.navigation),
  brand: settings('Brand', SETTINGS.brand),
  announcement: settings('Announcement', SETTINGS.announcement),
} as const satisfies Record<string, DocumentTypeInfo>;

export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** The content of a document of this type. */
export type ContentOf<Type extends DocumentType> = z.output<
  (typeof DOCUMENT_TYPES)[Type]['schema']
>;

/** The group of the type with this name; undefined for an unknown type, and without a name. */
export function findDocumentGroup(name: string | null): DocumentGroup | undefined {
  return findDocumentType(name ?? '')?.group;
}

/** The definition of the type with this name; undefined for an unknown one. */
export function findDocumentType(name: string): DocumentTypeInfo | undefined {
  return Object.hasOwn(DOCUMENT_TYPES, name) ? DOCUMENT_TYPES[name as DocumentType] : undefined;
}
