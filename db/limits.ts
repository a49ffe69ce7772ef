// The numbers that more than one part must agree on (docs/contract.md, Limits and constants), with units in their names.

export const POSTS_PER_PAGE = 18;
export const POSTS_LIMIT_DEFAULT = 100;
export const POSTS_LIMIT_MAX = 100;
export const PAGINATION_WINDOW = 2;

/** How long a fetched page of posts is fresh in the browser, and how long it stays in memory. */
export const LIST_FRESH_MS = 24 * 60 * 60 * 1000;
export const LIST_KEPT_MS = 25 * 60 * 60 * 1000;

export const TITLE_MAX_CHARS = 300;
export const SLUG_MAX_CHARS = 200;
export const TEXT_MAX_CHARS = 5000;
export const LIST_MAX_ITEMS = 200;
export const URL_MAX_CHARS = 2000;

/** How deep lists and groups may be nested in a document. */
export const CONTENT_MAX_DEPTH = 20;

export const JSON_MAX_BYTES = 1024 * 1024;
export const ITEM_JSON_MAX_BYTES = 6 * 1024 * 1024;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** A minute of full HD film takes about 60 MB. */
export const FILM_MAX_BYTES = 100 * 1024 * 1024;
export const PDF_MAX_BYTES = 20 * 1024 * 1024;
/**
 * A picture may hold this many pixels, all its frames together; checked before it is decoded. JPEG, PNG and still WebP
 * are scaled while they are decoded; AVIF and animations have to be in memory as a whole.
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

/** A frame of a picture is at least this wide and high. */
export const FRAME_MIN_PIXELS = 32;
/** No picture is wider or higher. */
export const FRAME_MAX_PIXELS = 50_000_000;

/** How long a deleted item can be restored. */
export const TRASH_KEPT_DAYS = 30;
/** The newest versions of each item are stored: at most this many, and at most this many bytes together. */
export const VERSIONS_KEPT = 200;
export const VERSIONS_KEPT_BYTES = 12 * 1024 * 1024;
/** A libSQL server refuses text above 5 MB, so a larger item is saved without a version. */
export const VERSION_MAX_BYTES = 4 * 1024 * 1024;
/** The stats of a case study are saved one by one; those saved within this time belong to one version. */
export const STAT_BURST_MS = 10_000;

/** How long a share link lives: the default and the longest, in hours. */
export const SHARE_HOURS_DEFAULT = 72;
export const SHARE_HOURS_MAX = 30 * 24;
export const SHARES_PER_ITEM_MAX = 50;
export const SHARE_NAME_MAX_CHARS = 80;
/** An expired or revoked link is listed, and explains itself when opened, for this long. */
export const SHARE_REMEMBERED_DAYS = 30;

/** One page of an admin list. */
export const ADMIN_PAGE_DEFAULT = 20;
export const ADMIN_PAGE_MAX = 200;
/** A page of pictures, which fills rows of 2, 3, 4, 6 or 8. */
export const MEDIA_PAGE_DEFAULT = 48;
/** Pictures of one bulk action. */
export const MEDIA_AT_ONCE_MAX = 500;
export const SEARCH_MAX_CHARS = 200;
/** Items that one bulk action may name. */
export const BULK_MAX_ITEMS = 500;

/** How long an API token works: the default and the longest, in days. */
export const API_TOKEN_DAYS_DEFAULT = 90;
export const API_TOKEN_DAYS_MAX = 365;
export const API_TOKENS_MAX = 50;
export const API_TOKEN_NAME_MAX_CHARS = 80;
/** A machine that runs wild, or whoever found its token, must not fill the disk. */
export const API_TOKEN_WRITES_PER_HOUR = 600;
/** An expired token is listed for this long. */
export const API_TOKEN_REMEMBERED_DAYS = 30;

export const LOGIN_TRIES_PER_ADDRESS = 10;
export const LOGIN_WINDOW_PER_ADDRESS_MS = 10 * 60 * 1000;
export const LOGIN_TRIES_OVERALL = 100;
export const LOGIN_WINDOW_OVERALL_MS = 60 * 60 * 1000;

export const STATUS_POLL_MS = 30_000;
export const LOGIN_REDIRECT_MS = 100;

export const TOAST_SHOWN_MS = 5000;
/** A toast with an action stays longer. */
export const TOAST_WITH_ACTION_MS = 10_000;
export const TOAST_REMOVED_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_OFFSET_PX = 4;

export const LAZY_MARGIN_PX = 300;
export const LAZY_THRESHOLD = 0.1;

/** Approximate lengths that search engines show of a title and of a description. */
export const SEARCH_TITLE_CHARS = 60;
export const SEARCH_DESCRIPTION_CHARS = 155;

export const CARD_DESCRIPTION_MAX_CHARS = 150;
export const MEDIA_HEIGHT_DIFFERENCE_PX = 50;
export const MEDIA_REMEASURE_MS = 100;
export const MEDIA_WIDE_SCREEN_PX = 1024;

export const HERO_ROTATION_MS = 7000;
export const LOGO_SWAP_MS = 4000;
/** Viewports narrower than this get the upright hero film. */
export const HERO_MOBILE_BELOW_PX = 768;
/** How long after its load a page with a hash in its address scrolls there. */
export const HASH_SCROLL_DELAY_MS = 100;
/** Parts of a section in view at which the header checks which section is under it. */
export const SECTION_THRESHOLDS = [0, 0.25, 0.5, 0.75];

/** How long an item takes to move to its new place in a layout. */
export const LAYOUT_ANIMATION_MS = 450;

export const ENQUIRY_NAME_MAX_CHARS = 120;
export const ENQUIRY_COMPANY_MAX_CHARS = 160;
/** The longest valid email address (RFC 5321). */
export const ENQUIRY_EMAIL_MAX_CHARS = 254;
export const ENQUIRY_PHONE_MAX_CHARS = 40;
export const ENQUIRY_INTEREST_MAX_CHARS = 80;
export const ENQUIRY_MESSAGE_MAX_CHARS = 5000;
export const ENQUIRY_NOTE_MAX_CHARS = 1000;
/** The host that led to an enquiry, and each value of a campaign's link. */
export const ENQUIRY_UTM_MAX_CHARS = 120;
export const REPLY_SUBJECT_MAX_CHARS = 200;
export const REPLY_MAX_CHARS = 10_000;
export const REPLY_TEMPLATES_MAX = 20;
/** The longest time after which staff are reminded of an enquiry that nobody answered. */
export const REMINDER_MAX_HOURS = 24 * 14;
/** The honeypot field: people never see it, and an enquiry that fills it in is stored as spam. */
export const ENQUIRY_TRAP_FIELD = 'subject';

/** How many enquiries, newsletter sign-ups and call requests one address may send, and all together without being held. */
export const ENQUIRIES_PER_ADDRESS = 5;
export const ENQUIRIES_WINDOW_PER_ADDRESS_MS = 10 * 60 * 1000;
export const ENQUIRIES_OVERALL = 200;
/** Beyond `ENQUIRIES_OVERALL`, enquiries and call requests are held as possible spam up to this number. */
export const ENQUIRIES_HELD_OVERALL = 600;
export const ENQUIRIES_WINDOW_OVERALL_MS = 60 * 60 * 1000;
/** The same text within this time is the same enquiry, sent twice. */
export const ENQUIRY_REPEAT_MS = 10 * 60 * 1000;

/** After this many mails to a receiver in an hour, further enquiries are sent as digests, at most one in ten minutes. */
export const MAILS_PER_RECEIVER = 20;
export const MAILS_WINDOW_MS = 60 * 60 * 1000;
export const MAIL_DIGEST_EVERY_MS = 10 * 60 * 1000;
export const MAIL_DIGEST_MAX = 100;
/** The most receipts and confirmations that an email address gets in a day, however often somebody enters it. */
export const MAILS_PER_VISITOR = 3;
/** A mail server may hang at any point: the time for one mail as a whole. */
export const MAIL_TIMEOUT_MS = 20_000;
/** A claimed mail may be claimed again after this: its process may have died. */
export const MAIL_LEASE_MS = 60_000;
/** How long the sending of a mail is retried. */
export const MAIL_TRIED_FOR_MS = 24 * 60 * 60 * 1000;

/** How often one visitor is counted for one thing on one page in a day. */
export const COUNTS_PER_VISITOR = {
  view: 20,
  read: 1,
  outgoing: 10,
  booking: 5,
  enquiry: 3,
  search: 20,
  'search-without-result': 20,
} as const;
/** How many events are counted in a day for all visitors from one address. */
export const COUNTS_PER_ADDRESS = 2000;
/** How many different counts are stored for a day; further hosts, countries and campaigns are counted as ‘other’. */
export const COUNTS_PER_DAY = 20_000;
/** The interval at which counts are written, and so the most that a crash loses. */
export const COUNTS_WRITE_EVERY_MS = 1000;
/** How long counts are kept. */
export const COUNTS_KEPT_FOR_DAYS = 800;
export const COUNT_DETAIL_MAX_CHARS = 120;

/** How often an embedded form's script is polled until it is ready, and when the form is given up. */
export const FORMS_POLL_MS = 100;
export const FORMS_CUTOFF_MS = 10_000;
/** After this time without content the scheduler is shown as a page in a frame. */
export const SCHEDULER_TIMEOUT_MS = 5000;
/** How long after its dialog opens the scheduler is embedded. */
export const BOOKING_EMBED_DELAY_MS = 500;

/** Typing within this time is undone as one step; the maximum number of steps. */
export const EDITOR_HISTORY_DELAY_MS = 1000;
export const EDITOR_HISTORY_MAX = 100;
