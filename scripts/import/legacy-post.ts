// The common form of the exports of all systems.
import { DomUtils, parseDocument } from 'htmlparser2';

/** A post of another system, with unvalidated texts and unsanitised HTML. */
export interface LegacyPost {
  /** Its id there, constant across exports. */
  id: string;
  title: string;
  slug: string;
  /** Its text, as stored by the system. */
  content: string;
  excerpt: string;
  /** ISO 8601; null when the export has no date. */
  publishDate: string | null;
  updatedAt: string | null;
  categories: string[];
  author: string | null;
  picture: { address: string; alt: string } | null;
  /** Its path (`oldPathOf`), or null. */
  path: string | null;
  /** Who could read it there: everybody, everybody from its date on, or only people with a password or an account. */
  audience: 'public' | 'scheduled' | 'hidden';
  wasPublished: boolean;
}

/** The HTML of a text, and notes for staff. */
export interface LegacyText {
  html: string;
  notes: string[];
}

/** A parsed export. */
export interface LegacySite {
  /** Identifies the site in this and later imports. */
  source: string;
  /** Its address; null when the export has none. */
  address: string | null;
  posts: LegacyPost[];
  /** Converts the content of a post, which may be damaged or hostile, to HTML. Called for one post at a time. */
  toHtml(content: string): LegacyText;
  /** The number of skipped things by kind, such as `pages` → 4. */
  leftOut: Map<string, number>;
}

/** A date of an export as ISO 8601; null when it is missing, zero or invalid. A date without a time zone is UTC. */
export function isoDate(text: unknown): string | null {
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  const isPlain = typeof text === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);
  const date = new Date(isPlain ? `${text.replace(' ', 'T')}Z` : text);
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? date.toISOString() : null;
}

/** The text of HTML, on one line. */
export function textOf(html: string): string {
  const text = /[<&]/.test(html) ? DomUtils.textContent(parseDocument(html)) : html;
  return text.replace(/\s+/g, ' ').trim();
}

/** Adds to the number of skipped things of a kind. */
export function countLeftOut(leftOut: Map<string, number>, name: string, number = 1): void {
  if (number > 0) leftOut.set(name, (leftOut.get(name) ?? 0) + number);
}
