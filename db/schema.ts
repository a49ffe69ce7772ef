// The tables. Dates are ISO 8601 text in UTC, which sorts by time. Lists are JSON text.
import { sql } from 'drizzle-orm';
import {
  blob,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { NameKind } from '#db/contract/names.ts';
import type { SitePictureText } from './content/site-pictures.ts';
import type { CleanContent, Cleaned, CleanHtml } from './contract/clean-html.ts';
import type { Draft } from './contract/drafts.ts';
import type { Utm } from './contract/enquiries.ts';
import { type CleanItem, ITEM_KINDS } from './contract/item-kind.ts';
import { MAIL_PURPOSES } from './contract/mail-purpose.ts';
import type { PictureFrame } from './contract/media/picture-frame.ts';
import { COUNTED_EVENTS, VISITOR_EVENTS } from './contract/page-events.ts';

const list = (name: string) => text(name, { mode: 'json' }).$type<string[]>().notNull();
const status = () => text('status', { enum: ['draft', 'published', 'scheduled'] }).notNull();
const kind = () => text('kind', { enum: ITEM_KINDS }).notNull();

/** Blog posts. */
export const posts = sqliteTable(
  'posts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt'),
    image: text('image'),
    publishDate: text('publish_date').notNull(),
    updatedAt: text('updated_at').notNull(),
    readTime: text('read_time'),
    categories: list('categories'),
    author: text('author'),
    status: status(),
    // last: SQLite reads a row from its start, and lists need every column except this one
    content: text('content').$type<CleanHtml>().notNull(),
  },
  (table) => [
    // slugs are unique; the page of an article looks up its post by slug
    uniqueIndex('posts_slug').on(table.slug),
    // the admin list, by date and id, without sorting; status and categories save reading the rows of skipped pages
    index('posts_newest').on(table.publishDate, table.id, table.status, table.categories),
    // the drafts on the dashboard, and their count
    index('posts_drafts').on(table.publishDate).where(sql`status = 'draft'`),
    // the scheduler looks every minute for due items
    index('posts_scheduled').on(table.publishDate).where(sql`status = 'scheduled'`),
    // the last change of each part of the sitemap (`SITEMAP_PART_IDS`)
    index('posts_sitemap')
      .on(sql`((id - 1) / 2000)`, sql`max(publish_date, updated_at)`, table.publishDate)
      .where(sql`status <> 'draft'`),
    // the other sort orders of the admin list, with its filters, so that rows of skipped pages are not read
    index('posts_by_title').on(
      sql`title collate nocase`,
      table.id,
      table.status,
      table.publishDate,
      table.categories,
    ),
    index('posts_by_change').on(
      table.updatedAt,
      table.id,
      table.status,
      table.publishDate,
      table.categories,
    ),
  ],
);

/**
 * The sorted lists of posts by category and author, where '' means any. Only triggers on `posts`, created by a migration,
 * write these rows and those of `listCounts`. A migration that recreates `posts` has to recreate the triggers.
 */
export const listedPosts = sqliteTable(
  'listed_posts',
  {
    category: text('category').notNull(),
    author: text('author').notNull(),
    publishDate: text('publish_date').notNull(),
    postId: integer('post_id').notNull(),
    status: status(),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.author, table.publishDate, table.postId] }),
  ],
);

/** The number of posts of each list by month and status, so that no query has to count posts. A count of 0 has no row. */
export const listCounts = sqliteTable(
  'list_counts',
  {
    category: text('category').notNull(),
    author: text('author').notNull(),
    /** Year and month: `2026-11`. */
    month: text('month').notNull(),
    status: status(),
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.author, table.month, table.status] }),
    // the categories with their counts
    index('list_counts_of_author').on(table.author, table.category, table.status, table.number),
  ],
);

/** Case studies. */
export const caseStudies = sqliteTable(
  'case_studies',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    caseStudyTitle: text('case_study_title'),
    caseStudySubTitle: text('case_study_sub_title'),
    description: text('description').notNull(),
    sector: text('sector'),
    categories: list('categories'),
    gridStat: text('grid_stat'),
    gridSupportingText: text('grid_supporting_text'),
    mainImage: text('main_image'),
    gridImage: text('grid_image'),
    logo: text('logo'),
    ourRole: list('our_role'),
    menuOrder: integer('menu_order').notNull(),
    featured: integer('featured', { mode: 'boolean' }).notNull(),
    challengeTitle: text('challenge_title'),
    challengeContent: text('challenge_content').$type<CleanHtml>(),
    solutionTitle: text('solution_title'),
    solutionContent: text('solution_content').$type<CleanHtml>(),
    mediaImages: list('media_images'),
    mediaAlts: list('media_alts'),
    mediaVideos: list('media_videos'),
    mediaCaptions: list('media_captions'),
    testimonial1Quote: text('testimonial1_quote'),
    testimonial1Name: text('testimonial1_name'),
    testimonial1Position: text('testimonial1_position'),
    testimonial1Image: text('testimonial1_image'),
    testimonial2Quote: text('testimonial2_quote'),
    testimonial2Name: text('testimonial2_name'),
    testimonial2Position: text('testimonial2_position'),
    testimonial2Image: text('testimonial2_image'),
    publishDate: text('publish_date').notNull(),
    updatedAt: text('updated_at').notNull(),
    status: status(),
  },
  (table) => [
    // slugs are unique; the page of a case study looks it up by slug
    uniqueIndex('case_studies_slug').on(table.slug),
    // the list by menu order, date and id, without sorting
    index('case_studies_order').on(table.menuOrder, table.publishDate, table.id),
    // finds the next publish date and the due items
    index('case_studies_dates').on(table.publishDate, table.status),
    // the last edited case studies, and those changed since picture uses were last counted
    index('case_studies_by_change').on(table.updatedAt, table.id, table.status),
    // the choices of the filters
    index('case_studies_names').on(table.sector, table.categories),
  ],
);

/** The stats of case studies, sorted by `order`. */
export const stats = sqliteTable(
  'stats',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    caseStudyId: integer('case_study_id')
      .notNull()
      .references(() => caseStudies.id, { onDelete: 'cascade' }),
    icon: text('icon'),
    number: text('number').notNull(),
    valueAfterNumber: text('value_after_number'),
    supportingText: text('supporting_text'),
    /** The period, the base value, and who measured. */
    measurement: text('measurement'),
    order: integer('order').notNull(),
  },
  // reads and deletes of a case study select its stats in order
  (table) => [index('stats_of_case_study').on(table.caseStudyId, table.order, table.id)],
);

/**
 * Pages, collections and settings that staff edit. While a type has no public row, the site shows the text in the code.
 * `slug` is the address of a page that staff made; for other documents it is the name of the type.
 */
export const documents = sqliteTable(
  'documents',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    type: text('type').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    publishDate: text('publish_date').notNull(),
    updatedAt: text('updated_at').notNull(),
    status: status(),
    // last, as in posts: lists need every column except this one
    content: text('content', { mode: 'json' }).$type<CleanContent>().notNull(),
  },
  (table) => [
    // one row for each type of the site, and for each address of a page that staff made
    uniqueIndex('documents_slug').on(table.type, table.slug),
    // finds the next publish date and the due documents
    index('documents_dates').on(table.publishDate, table.status),
    // the list of pages that staff made, newest first, and its counts
    index('documents_newest').on(table.type, table.publishDate, table.id, table.status),
    // the same list by title
    index('documents_by_title').on(
      table.type,
      sql`title collate nocase`,
      table.id,
      table.status,
      table.publishDate,
    ),
    // as for case studies
    index('documents_by_change').on(table.updatedAt, table.id, table.status),
  ],
);

/** Staff sessions. Only the SHA-256 of the token is stored. Times are epoch milliseconds. */
export const sessions = sqliteTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: integer('created_at').notNull(),
  lastSeenAt: integer('last_seen_at').notNull(),
});

/**
 * The tags of pages that saves made out of date, in commit order, written in the transaction of the save. Processes read the
 * changes of other processes here. `token` distinguishes histories of the database that use the same ids.
 */
export const changes = sqliteTable('changes', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  token: text('token').notNull(),
  /** The tags of the pages; `*` for all of them. */
  tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
  /** Whether visitors must no longer see the pages, not even while the database fails. */
  forget: integer('forget', { mode: 'boolean' }).notNull(),
});

/** Failed and running login attempts, stored so that the limits survive a restart. */
export const loginTries = sqliteTable(
  'login_tries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    address: text('address').notNull(),
    triedAt: integer('tried_at').notNull(),
  },
  (table) => [
    // counts the recent attempts of one address
    index('login_tries_address').on(table.address, table.triedAt),
    // counts all recent attempts, and finds old ones
    index('login_tries_when').on(table.triedAt),
  ],
);

/** Enquiries of visitors, and the state of forwarding each to the marketing platform. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: ['enquiry', 'newsletter', 'call'] }).notNull(),
    status: text('status', { enum: ['new', 'read', 'answered', 'spam'] }).notNull(),
    createdAt: text('created_at').notNull(),
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    interest: text('interest'),
    message: text('message'),
    preferredDate: text('preferred_date'),
    preferredTime: text('preferred_time', { enum: ['any', 'morning', 'midday', 'afternoon'] }),
    page: text('page'),
    /**
     * Where the sender came from, as the browser reported it: the page of this site that was opened first, the page before
     * the form, the host that led here, and the parameters of a campaign link.
     */
    firstPage: text('first_page'),
    pageBefore: text('page_before'),
    referrer: text('referrer'),
    utm: text('utm', { mode: 'json' }).$type<Utm>(),
    /** Why the enquiry was marked as spam on arrival; null when it was not. */
    spamReason: text('spam_reason'),
    /** The enquiry that this one was merged into. */
    mergedInto: integer('merged_into'),
    /** The sender's idempotency key: a second request with it creates no second enquiry. */
    key: text('key'),
    /** Hash of the fields, so that the same text sent again soon after creates no second enquiry. */
    content: text('content').notNull(),
    /** The sender's address, for the limits; deleted after an hour. */
    address: text('address'),
    forwardState: text('forward_state', { enum: ['off', 'pending', 'sent', 'failed'] }).notNull(),
    forwardAttempts: integer('forward_attempts').notNull().default(0),
    /** Epoch milliseconds. */
    forwardNextAt: integer('forward_next_at'),
    forwardedAt: text('forwarded_at'),
    forwardError: text('forward_error'),
    /** The internal note by staff. */
    note: text('note').notNull().default(''),
    /** The name of the person who handles the enquiry. */
    owner: text('owner'),
    /** When the enquiry was last marked as answered, also after it was reopened; null for never. */
    answeredAt: text('answered_at'),
    /** Whether a newsletter sign-up was confirmed through the mailed link; `off` when no link was mailed. */
    confirmState: text('confirm_state', { enum: ['off', 'pending', 'confirmed'] })
      .notNull()
      .default('off'),
    /** The secret in that link. Not hashed, because the mail is written when it is sent, and again after a failure. */
    confirmToken: text('confirm_token'),
    confirmedAt: text('confirmed_at'),
    /** When staff last marked the enquiry as spam; null for never. */
    markedSpamAt: text('marked_spam_at'),
  },
  (table) => [
    // finds an enquiry that was sent twice
    uniqueIndex('enquiries_key').on(table.key),
    index('enquiries_content').on(table.content, table.createdAt),
    // counts the recent enquiries of one address
    index('enquiries_address').on(table.address, table.createdAt).where(sql`address is not null`),
    // counts all recent enquiries
    index('enquiries_when').on(table.createdAt),
    // counts the unread enquiries
    index('enquiries_unread').on(table.status).where(sql`status = 'new'`),
    // finds the next enquiry to forward
    index('enquiries_forward').on(table.forwardNextAt).where(sql`forward_state = 'pending'`),
    // finds other enquiries of the same sender
    index('enquiries_email').on(sql`email collate nocase`),
    // finds the enquiries that were merged into another
    index('enquiries_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    // finds the sign-up of a link
    uniqueIndex('enquiries_confirm').on(table.confirmToken).where(sql`confirm_token is not null`),
  ],
);

/** Replies that staff wrote in the inbox. Each is sent by a row of `mails`. */
export const replies = sqliteTable(
  'replies',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    /** The form's idempotency key: a second request with it creates no second reply. */
    key: text('key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    uniqueIndex('replies_key').on(table.key),
    index('replies_of_enquiry').on(table.enquiryId),
  ],
);

/**
 * The outbox of mails about enquiries: one row for each enquiry and receiver, written in the transaction of the enquiry.
 * The text is created when the mail is sent, so that rows contain no text by visitors. Times are epoch milliseconds.
 */
export const mails = sqliteTable(
  'mails',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: MAIL_PURPOSES }).notNull(),
    /** The address of staff; null for a mail to the visitor, whose address is in the enquiry. */
    receiver: text('receiver'),
    /** The public origin for links; null when it is not known reliably. */
    origin: text('origin'),
    state: text('state', { enum: ['pending', 'sent', 'failed'] }).notNull(),
    /** When the mail was queued, or queued again by staff. Sending is given up a day later. */
    queuedAt: integer('queued_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: integer('next_at'),
    sentAt: integer('sent_at'),
    /** The last error of the mail server or of the connection to it. */
    error: text('error'),
    /** The reply that the mail contains. */
    replyId: integer('reply_id').references(() => replies.id),
    /** The first row of the digest that contains this row; null for a separate mail. */
    digestId: integer('digest_id'),
  },
  (table) => [
    // finds and deletes the mails of an enquiry
    index('mails_of_enquiry').on(table.enquiryId),
    // finds the next mail to send
    index('mails_next').on(table.nextAt).where(sql`state = 'pending'`),
    // lists the mails that could not be sent
    index('mails_unsent').on(table.id).where(sql`state <> 'sent'`),
    // counts the mails that a receiver got in the last hour
    index('mails_of_receiver').on(table.receiver, table.sentAt),
    // deleting a reply looks for mails that contain it
    index('mails_of_reply').on(table.replyId).where(sql`reply_id IS NOT NULL`),
  ],
);

/**
 * Counts of events on the public pages, by day (UTC). `page` is a path, empty for the whole site; `detail` describes the
 * event further, such as the referring host.
 */
export const pageCounts = sqliteTable(
  'page_counts',
  {
    day: text('day').notNull(),
    page: text('page').notNull(),
    event: text('event', { enum: COUNTED_EVENTS }).notNull(),
    detail: text('detail').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [
    // increases a count, and finds the days of a report
    primaryKey({ columns: [table.day, table.page, table.event, table.detail] }),
    // finds the counts of one page over all days
    index('page_counts_of_page').on(table.page, table.day, table.event, table.number),
  ],
);

/** The salt for the hashes of today's visitors, shared by all processes. Deleted at midnight UTC. */
export const visitorSalts = sqliteTable('visitor_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
});

/**
 * Today's events of each visitor, which limit how much one visitor can increase a count. A visitor is identified by a salted
 * hash; the rows are deleted with the salt.
 */
export const visitorEvents = sqliteTable(
  'visitor_events',
  {
    visitor: text('visitor').notNull(),
    page: text('page').notNull(),
    event: text('event', { enum: VISITOR_EVENTS }).notNull(),
    number: integer('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.page, table.event] })],
);

/** Settings of the whole site, one row each. */
export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
});

/** A frame, and the colours of its upper and lower half, if known: `#rrggbb,#rrggbb`. */
export type StoredFrame = PictureFrame & { placeholder?: string };

/**
 * The pictures, films and PDFs of the library: uploads, and the files of the site in public/. An uploaded file without a row
 * was not uploaded completely.
 */
export const uploads = sqliteTable(
  'uploads',
  {
    name: text('name').primaryKey(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: text('created_at').notNull(),
    /** The original name of the file, only to show it; never used as a path. */
    fileName: text('file_name').notNull().default(''),
    alt: text('alt').notNull().default(''),
    /** Whether the alt text is left empty on purpose. */
    decorative: integer('decorative', { mode: 'boolean' }).notNull().default(false),
    /** The point that stays in view when a layout cuts the picture, as fractions of its whole width and height. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    /** The part of a picture that pages show; null for the whole picture. */
    frame: text('frame', { mode: 'json' }).$type<StoredFrame>(),
    /** The length of a film in seconds, null when its file does not state it, and the address of its poster. */
    duration: real('duration'),
    poster: text('poster'),
    /** Set while the picture is in the trash: its file stays stored and is not served. */
    deletedAt: text('deleted_at'),
    /** For a picture of the site: its alt text in the code, and the pages that show it. Null for an upload. */
    site: text('site', { mode: 'json' }).$type<SitePictureText>(),
  },
  (table) => [
    // pages ask for all frames, and few pictures have one
    index('uploads_frame').on(table.name).where(sql`frame IS NOT NULL`),
  ],
);

/** Pending drafts, at most one for each item, with the fields as typed. */
export const drafts = sqliteTable(
  'drafts',
  {
    kind: kind(),
    itemId: integer('item_id').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** The `updatedAt` of the item that the draft was based on. */
    basedOn: text('based_on').notNull(),
    fields: text('fields', { mode: 'json' }).$type<Cleaned<Draft['fields']>>().notNull(),
    /** The name of the API token that last wrote the draft; null for staff. */
    writtenBy: text('written_by'),
    /** When the changes are published automatically, or null. */
    publishAt: text('publish_at'),
    /** Why the last scheduled publication failed, or null. */
    publishFailure: text('publish_failure', { mode: 'json' }).$type<Draft['publishFailure']>(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    // finds the next draft to publish; few drafts have a time
    index('drafts_publish_at').on(table.publishAt).where(sql`publish_at IS NOT NULL`),
    // the last edited drafts on the dashboard
    index('drafts_newest').on(table.kind, table.updatedAt),
  ],
);

/** The versions of items: a complete copy after each save. */
export const versions = sqliteTable(
  'versions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: kind(),
    itemId: integer('item_id').notNull(),
    savedAt: text('saved_at').notNull(),
    cause: text('cause', { enum: ['created', 'saved', 'restored', 'draft'] }).notNull(),
    title: text('title').notNull(),
    status: status(),
    /** Names of the fields that differ from the previous version. */
    changed: list('changed'),
    bytes: integer('bytes').notNull(),
    // near the end, as in posts: the list of versions does not need it
    snapshot: text('snapshot', { mode: 'json' }).$type<CleanItem>().notNull(),
    // added later, so it follows the snapshot; reading it is cheap because it is nearly always null
    /** The name of the API token that wrote the version; null for staff. */
    writtenBy: text('written_by'),
  },
  // the history of one item, newest first; the sizes save reading rows when versions are pruned
  (table) => [index('versions_of_item').on(table.kind, table.itemId, table.id, table.bytes)],
);

/** Complete deleted items, for 30 days. They have no row in their own table, so that no query shows them by mistake. */
export const trash = sqliteTable(
  'trash',
  {
    kind: kind(),
    itemId: integer('item_id').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    deletedAt: text('deleted_at').notNull(),
    snapshot: text('snapshot', { mode: 'json' }).$type<CleanItem>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    // the list, last deleted first, and expired items
    index('trash_when').on(table.deletedAt, table.kind, table.itemId),
  ],
);

/** A deleted enquiry with its replies and mails, and the ids of enquiries that were merged into it. */
export type DeletedEnquiry = typeof enquiries.$inferSelect & {
  replies?: (typeof replies.$inferSelect)[];
  mails?: (typeof mails.$inferSelect)[];
  merged?: number[];
};

/** Complete deleted enquiries, for 30 days; in a separate table like deleted items. */
export const deletedEnquiries = sqliteTable(
  'deleted_enquiries',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    deletedAt: text('deleted_at').notNull(),
    snapshot: text('snapshot', { mode: 'json' }).$type<DeletedEnquiry>().notNull(),
  },
  // the list, last deleted first, and expired enquiries
  (table) => [index('deleted_enquiries_when').on(table.deletedAt)],
);

/** Former addresses of public items. A row points to the item, not to its next address, so that a redirect takes one hop. */
export const redirects = sqliteTable(
  'redirects',
  { kind: kind(), slug: text('slug').notNull(), itemId: integer('item_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('redirects_item').on(table.kind, table.itemId),
  ],
);

/**
 * The posts imported from another system, by their site and id there, so that no post is imported twice. Rows outlive their
 * posts, so that permanently deleted posts are not imported again.
 */
export const importedPosts = sqliteTable(
  'imported_posts',
  {
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    postId: integer('post_id').notNull(),
    /** Whether the post was published there; then it keeps its date when it is published here. */
    wasPublished: integer('was_published', { mode: 'boolean' }).notNull(),
    /** The path on the old site, in the form of `oldPathOf`, or null. */
    path: text('path'),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceId] }),
    // finds the post of an old address
    index('imported_posts_path').on(table.path).where(sql`path is not null`),
    // finds whether a post was published on the old site
    index('imported_posts_post').on(table.postId),
  ],
);

/** The pictures fetched by imports, by their old address, so that no picture is stored twice. */
export const importedPictures = sqliteTable('imported_pictures', {
  address: text('address').primaryKey(),
  /** The name of the upload. */
  name: text('name').notNull(),
});

/** Former names of every kind, by the slug of the former name. `name` is the current name. */
export const formerNames = sqliteTable(
  'former_names',
  {
    of: text('of').$type<NameKind>().notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** When the former name was last renamed; null for a rename by an earlier release. */
    renamedAt: text('renamed_at'),
  },
  (table) => [primaryKey({ columns: [table.of, table.slug] })],
);

/** Share links, with the SHA-256 of the token, and the token encrypted with a key outside the database. */
export const shares = sqliteTable(
  'shares',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tokenHash: text('token_hash').notNull(),
    kind: kind(),
    itemId: integer('item_id').notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    /** Set when staff revoked the link before it expired. */
    revokedAt: text('revoked_at'),
    /** The name of the person whom the link is for, as typed by staff. */
    name: text('name').notNull().default(''),
    /** Null for links that are older than this column, and for revoked links. */
    sealedToken: text('sealed_token'),
    /** How often the link was opened, and when last, but not by whom. */
    openings: integer('openings').notNull().default(0),
    lastOpenedAt: text('last_opened_at'),
  },
  (table) => [
    uniqueIndex('shares_token').on(table.tokenHash),
    // finds the links of an item
    index('shares_of_item').on(table.kind, table.itemId),
  ],
);

/** API tokens, with the SHA-256 of each. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    /** The hour of the last use; null before the first. */
    lastUsedAt: text('last_used_at'),
  },
  (table) => [uniqueIndex('api_tokens_hash').on(table.tokenHash)],
);

/** Contents of unsaved forms, for the preview beside them. Kept for an hour, and not part of backups. */
export const previews = sqliteTable(
  'previews',
  {
    id: text('id').primaryKey(),
    kind: kind(),
    /** Epoch milliseconds. */
    updatedAt: integer('updated_at').notNull(),
    bytes: integer('bytes').notNull(),
    item: text('item', { mode: 'json' }).$type<unknown>().notNull(),
  },
  // finds the previews with the oldest updates
  (table) => [index('previews_when').on(table.updatedAt, table.bytes)],
);

/** Leases for work that only one process may do at a time. Each holder gets a higher number than earlier holders. */
export const leases = sqliteTable('leases', {
  name: text('name').primaryKey(),
  number: integer('number').notNull(),
  /** Epoch milliseconds, by the clock of the database. */
  expiresAt: integer('expires_at').notNull(),
  /** When the work was last completed, by the same clock; 0 for never. */
  doneAt: integer('done_at').notNull().default(0),
  /** The name that the last holder gave itself; null for none. */
  holder: text('holder'),
});

/** Open forms of items, kept while they report regularly. */
export const openForms = sqliteTable(
  'open_forms',
  {
    kind: kind(),
    itemId: integer('item_id').notNull(),
    windowId: text('window_id').notNull(),
    /** The hash of the session token. */
    session: text('session').notNull(),
    /** Epoch milliseconds. */
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.windowId] }),
    // finds forms that stopped reporting
    index('open_forms_when').on(table.seenAt),
  ],
);

/** The number of calls of an address in a time window, for the limits that all processes share. */
export const rateCounts = sqliteTable(
  'rate_counts',
  {
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** Epoch milliseconds. */
    windowEndsAt: integer('window_ends_at').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.address] }),
    // finds windows that have ended
    index('rate_counts_when').on(table.windowEndsAt),
  ],
);

/** Tags whose pages a CDN has to purge, each with one row however often it was queued. */
export const cdnPurges = sqliteTable(
  'cdn_purges',
  {
    tag: text('tag').primaryKey(),
    /** Increases each time the tag is queued, so that an earlier purge that completes does not remove it from the queue. */
    number: integer('number').notNull(),
    /** Epoch milliseconds. */
    dueAt: integer('due_at').notNull(),
    /** Whether this is the second purge of the tag. */
    isAgain: integer('is_again', { mode: 'boolean' }).notNull(),
    attempts: integer('attempts').notNull(),
    error: text('error'),
  },
  // finds the next purges
  (table) => [index('cdn_purges_when').on(table.dueAt)],
);

/** One row: the last change whose purges are queued, and the number of calls to the CDN in the current window. */
export const cdnState = sqliteTable('cdn_state', {
  id: integer('id').primaryKey(),
  changeId: integer('change_id').notNull(),
  changeToken: text('change_token').notNull(),
  usedCalls: real('used_calls').notNull(),
  /** Epoch milliseconds. */
  countedAt: integer('counted_at').notNull(),
});

/** The automatic backups of the last year, failed ones included. */
export const backups = sqliteTable('backups', {
  name: text('name').primaryKey(),
  madeAt: text('made_at').notNull(),
  /** When the backup was read back and test-restored; null when that failed or did not happen. */
  verifiedAt: text('verified_at'),
  bytes: integer('bytes').notNull(),
  posts: integer('posts').notNull(),
  caseStudies: integer('case_studies').notNull(),
  documents: integer('documents').notNull().default(0),
  pictures: integer('pictures').notNull(),
  /** Why the backup failed, or null. */
  error: text('error'),
});

/**
 * Scripts and styles of all current and recent builds, so that a page of one build finds its files on a machine that runs
 * another build.
 */
export const buildFiles = sqliteTable('build_files', {
  name: text('name').primaryKey(),
  /** When a process with this build last reported, in epoch milliseconds by the clock of the database. */
  usedAt: integer('used_at').notNull(),
  /** The content of the file, compressed with Brotli. */
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
});

/** The staff password's argon2id hash, one row. */
export const staffPassword = sqliteTable('staff_password', {
  id: integer('id').primaryKey(),
  hash: text('hash').notNull(),
});
