// The form into which the exports of all systems are read.
import { DomUtils, parseDocument } from 'htmlparser2';

/** A post of another system. Its texts are not checked yet, and its HTML is not clean. */
export interface LegacyPost {
  /** Its id there, which stays the same in later exports. */
  id: string;
  title: string;
  slug: string;
  /** Its text, as the system stored it. */
  content: string;
  excerpt: string;
  /** ISO 8601; null when the export has none. */
  publishDate: string | null;
  updatedAt: string | null;
  categories: string[];
  author: string | null;
  picture: { address: string; alt: string } | null;
  /** Its path (`oldPathOf`); null when it had none. */
  path: string | null;
  /** Who could read it there: everybody, everybody from its date on, or only people with a password or an account. */
  audience: 'public' | 'scheduled' | 'hidden';
  wasPublished: boolean;
}

/** The HTML of a text, and notes on what staff should check. */
export interface LegacyText {
  html: string;
  notes: string[];
}

/** An export as it was read. */
export interface LegacySite {
  /** Identifies the site, also in later imports. */
  source: string;
  /** Its address; null when the export does not say. */
  address: string | null;
  posts: LegacyPost[];
  /** The HTML of the content of a post. Called for one post at a time, which may be damaged or hostile. */
  toHtml(content: string): LegacyText;
  /** How many of what was left out: `pages` → 4. */
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

/** The text of a piece of HTML, on one line. */
export function textOf(html: string): string {
  const text = /[<&]/.test(html) ? DomUtils.textContent(parseDocument(html)) : html;
  return text.replace(/\s+/g, ' ').trim();
}

/** Adds to the count of what is left out. */
export function countLeftOut(leftOut: Map<string, number>, name: string, number = 1): void {
  if (number > 0) leftOut.set(name, (leftOut.get(name) ?? 0) + number);
}
