// The numbers shared by several parts (docs/contract.md, Limits and constants), with units in their names.

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const POSTS_PER_PAGE = 18;
export const POSTS_LIMIT_DEFAULT = 100;
export const POSTS_LIMIT_MAX = 100;
export const PAGINATION_WINDOW = 2;

/** How long a fetched page of posts is fresh in the browser, and how long it stays in memory. */
export const LIST_FRESH_MS = DAY_MS;
export const LIST_KEPT_MS = 25 * HOUR_MS;

export const TITLE_MAX_CHARS = 300;
export const SLUG_MAX_CHARS = 200;
export const TEXT_MAX_CHARS = 5000;
export const LIST_MAX_ITEMS = 200;
export const URL_MAX_CHARS = 2000;

/** The maximum nesting depth of lists and groups in a document. */
export const CONTENT_MAX_DEPTH = 20;

export const JSON_MAX_BYTES = 1024 * 1024;
export const ITEM_JSON_MAX_BYTES = 6 * 1024 * 1024;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** One minute of full HD film has about 60 MB. */
export const FILM_MAX_BYTES = 100 * 1024 * 1024;
export const PDF_MAX_BYTES = 20 * 1024 * 1024;
/**
 * The maximum number of pixels of a picture, over all frames; checked before it is decoded. JPEG, PNG and still WebP are
 * scaled while decoding; AVIF and animations must fit into memory.
 */
export const UPLOAD_MAX_PIXELS = {
  jpeg: 50_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  avif: 10_000_000,
  gif: 20_000_000,
} as const;
export const ANIMATION_MAX_PIXELS = 20_000_000;
/** A still picture with more pixels is scaled down to this number, which is more than any screen shows. */
export const UPLOAD_SCALED_PIXELS = 16_000_000;

/** The minimum width and height of a frame. */
export const FRAME_MIN_PIXELS = 32;
/** The maximum width and height of a picture. */
export const FRAME_MAX_PIXELS = 50_000_000;

/** How long a deleted item can be restored. */
export const TRASH_KEPT_DAYS = 30;
export const TRASH_KEPT_MS = TRASH_KEPT_DAYS * DAY_MS;
/** The maximum number, and total bytes, of versions stored per item; the newest are kept. */
export const VERSIONS_KEPT = 200;
export const VERSIONS_KEPT_BYTES = 12 * 1024 * 1024;
/** A libSQL server rejects text above 5 MB, so a larger item is saved without a version. */
export const VERSION_MAX_BYTES = 4 * 1024 * 1024;
/** API calls save the stats of a case study one by one; those saved within this time belong to one version. */
export const STAT_BURST_MS = 10_000;

/** The lifetime of a share link in hours: the default and the maximum. */
export const SHARE_HOURS_DEFAULT = 72;
export const SHARE_HOURS_MAX = 30 * 24;
export const SHARES_PER_ITEM_MAX = 50;
export const SHARE_NAME_MAX_CHARS = 80;
/** How long an expired or revoked link is listed and shows an explanation when opened. */
export const SHARE_REMEMBERED_DAYS = 30;

/** The items per page of an admin list. */
export const ADMIN_PAGE_DEFAULT = 20;
export const ADMIN_PAGE_MAX = 200;
/** The pictures per page of the library, which fill rows of 2, 3, 4, 6 or 8. */
export const MEDIA_PAGE_DEFAULT = 48;
/** The maximum number of pictures per bulk action. */
export const MEDIA_AT_ONCE_MAX = 500;
export const SEARCH_MAX_CHARS = 200;
/** The maximum number of items of a kind that a visitor's search finds and counts. */
export const SEARCH_COUNTED_MAX = 100;
/** The maximum number of items per bulk action. */
export const BULK_MAX_ITEMS = 500;

/** The lifetime of an API token in days: the default and the maximum. */
export const API_TOKEN_DAYS_DEFAULT = 90;
export const API_TOKEN_DAYS_MAX = 365;
export const API_TOKENS_MAX = 50;
export const API_TOKEN_NAME_MAX_CHARS = 80;
/** Keeps a faulty program, or somebody who found its token, from filling the disk. */
export const API_TOKEN_WRITES_PER_HOUR = 600;
/** A write of a token counts again for each further part of this size. */
export const API_TOKEN_WRITE_BYTES = 500_000;
/** An expired token is listed for this long. */
export const API_TOKEN_REMEMBERED_DAYS = 30;

export const LOGIN_TRIES_PER_ADDRESS = 10;
export const LOGIN_WINDOW_PER_ADDRESS_MS = 10 * MINUTE_MS;
export const LOGIN_TRIES_OVERALL = 100;
export const LOGIN_WINDOW_OVERALL_MS = HOUR_MS;

export const STATUS_POLL_MS = 30_000;
/** The header of a call that a page repeats by itself. Such a call does not extend the session. */
export const AUTOMATIC_HEADER = 'X-Automatic';
export const LOGIN_REDIRECT_MS = 100;

export const TOAST_SHOWN_MS = 5000;
/** A toast with an action is shown longer. */
export const TOAST_WITH_ACTION_MS = 10_000;
export const TOAST_REMOVED_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_OFFSET_PX = 4;

export const LAZY_MARGIN_PX = 300;
export const LAZY_THRESHOLD = 0.1;

/** The approximate number of characters of titles and descriptions that search engines show. */
export const SEARCH_TITLE_CHARS = 60;
export const SEARCH_DESCRIPTION_CHARS = 155;

export const CARD_DESCRIPTION_MAX_CHARS = 150;
export const MEDIA_HEIGHT_DIFFERENCE_PX = 50;
export const MEDIA_REMEASURE_MS = 100;
export const MEDIA_WIDE_SCREEN_PX = 1024;

export const HERO_ROTATION_MS = 7000;
export const LOGO_SWAP_MS = 4000;
/** Narrower viewports get the upright hero film. */
export const HERO_MOBILE_BELOW_PX = 768;
/** The delay after loading before a page scrolls to the hash in its address. */
export const HASH_SCROLL_DELAY_MS = 100;
/** The visible fractions of a section at which the header checks which section is below it. */
export const SECTION_THRESHOLDS = [0, 0.25, 0.5, 0.75];

/** The duration of an item's move to its new place in a layout. */
export const LAYOUT_ANIMATION_MS = 450;

export const ENQUIRY_NAME_MAX_CHARS = 120;
export const ENQUIRY_COMPANY_MAX_CHARS = 160;
/** The longest valid email address (RFC 5321). */
export const ENQUIRY_EMAIL_MAX_CHARS = 254;
export const ENQUIRY_PHONE_MAX_CHARS = 40;
export const ENQUIRY_INTEREST_MAX_CHARS = 80;
export const ENQUIRY_MESSAGE_MAX_CHARS = 5000;
export const ENQUIRY_NOTE_MAX_CHARS = 1000;
/** The length of the referring host of an enquiry, and of each value of a campaign link. */
export const ENQUIRY_UTM_MAX_CHARS = 120;
export const REPLY_SUBJECT_MAX_CHARS = 200;
export const REPLY_MAX_CHARS = 10_000;
export const REPLY_TEMPLATES_MAX = 20;
/** The longest delay of reminders of unanswered enquiries. */
export const REMINDER_MAX_HOURS = 24 * 14;
/** The honeypot field: people never see it, and an enquiry with a value in it is stored as spam. */
export const ENQUIRY_TRAP_FIELD = 'subject';

/** The maximum number of enquiries, sign-ups and call requests from one address, and from all before they are held. */
export const ENQUIRIES_PER_ADDRESS = 5;
export const ENQUIRIES_WINDOW_PER_ADDRESS_MS = 10 * MINUTE_MS;
export const ENQUIRIES_OVERALL = 200;
/** Above `ENQUIRIES_OVERALL`, enquiries and call requests are held as possible spam up to this number. */
export const ENQUIRIES_HELD_OVERALL = 600;
export const ENQUIRIES_WINDOW_OVERALL_MS = HOUR_MS;
/** The same text within this time counts as the same enquiry. */
export const ENQUIRY_REPEAT_MS = 10 * MINUTE_MS;

/** After this many mails to a receiver in an hour, further enquiries are sent as digests, at most one in ten minutes. */
export const MAILS_PER_RECEIVER = 20;
export const MAILS_WINDOW_MS = HOUR_MS;
export const MAIL_DIGEST_EVERY_MS = 10 * MINUTE_MS;
export const MAIL_DIGEST_MAX = 100;
/** The maximum number of receipts and confirmations to an email address per day, however often it is entered. */
export const MAILS_PER_VISITOR = 3;
/** The total time limit for one mail: a mail server may hang at any point. */
export const MAIL_TIMEOUT_MS = 20_000;
/** A claimed mail may be claimed again after this: its process may have died. */
export const MAIL_LEASE_MS = 60_000;
/** How long sending a mail is retried. */
export const MAIL_TRIED_FOR_MS = DAY_MS;

export const SEARCHES_PER_ADDRESS = 60;
export const SEARCHES_WINDOW_PER_ADDRESS_MS = 20_000;

/** The maximum number of times per day that a visitor is counted for each event on a page. */
export const COUNTS_PER_VISITOR = {
  view: 20,
  read: 1,
  outgoing: 10,
  booking: 5,
  enquiry: 3,
  search: 20,
  'search-without-result': 20,
} as const;
/** The maximum number of events counted per address and day. */
export const COUNTS_PER_ADDRESS = 2000;
/** The maximum number of distinct counts per day; further hosts, countries and campaigns are counted as ‘other’. */
export const COUNTS_PER_DAY = 20_000;
/** The interval at which counts are written: a crash loses at most the counts of this time. */
export const COUNTS_WRITE_EVERY_MS = 1000;
/** How long counts are kept. */
export const COUNTS_KEPT_FOR_DAYS = 800;
export const COUNT_DETAIL_MAX_CHARS = 120;

/** How often an embedded form's script is polled until it is ready, and when polling is given up. */
export const FORMS_POLL_MS = 100;
export const FORMS_CUTOFF_MS = 10_000;
/** Without content after this time, the scheduler's page is shown in a frame. */
export const SCHEDULER_TIMEOUT_MS = 5000;
/** The delay between opening the dialog and embedding the scheduler. */
export const BOOKING_EMBED_DELAY_MS = 500;

/** Typing within this time is undone as one step; the maximum number of steps. */
export const EDITOR_HISTORY_DELAY_MS = 1000;
export const EDITOR_HISTORY_MAX = 100;
