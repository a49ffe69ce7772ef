// The checks of a document that its schema cannot make: its address is free, and its link targets and named items exist.
import type { Database } from '#db/client.ts';
import { archivePageAt } from '#db/contract/archive-pages.ts';
import {
  type DocumentContent,
  type DocumentNote,
  isStaffPage,
} from '#db/contract/documents/documents.ts';
import { type ContentText, listTexts } from '#db/contract/documents/map-texts.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { itemAt } from '#db/contract/item-path.ts';
import { UPLOADS_PATH } from '#db/contract/media/media-name.ts';
import { toRelativeHref } from '#db/contract/text/relative-hrefs.ts';
import { InvalidFieldsError } from '#db/errors.ts';
import { findItemBySlug } from '#db/queries/items/item-by-slug.ts';
import { findMovedSlug } from '#db/queries/items/redirects.ts';
import { findPublicUpload } from '#db/queries/media/uploads.ts';
import { findPostNamesAt } from '#db/queries/post-names.ts';
import type { ContentSnapshot } from '#server/content/content-snapshot.ts';
import type { SiteAddresses } from '#server/content/site-addresses.ts';

export interface CheckDeps {
  db: Database;
  addresses: SiteAddresses;
  content: ContentSnapshot;
  /** The origin of the site; null when unknown. */
  config: { origin: string | null };
}

interface Checked {
  type: string;
  slug: string;
  content: DocumentContent;
}

/** A fault of a document: its address is taken, or it names something that is not public. */
interface Problem extends DocumentNote {
  /** The named item exists as a draft, so it may still be published. */
  isDraft?: boolean;
  /** The text that names the item; undefined when the problem is the address of the document. */
  text?: ContentText;
}

/**
 * Throws `InvalidFieldsError` when a document that is or will be public has an address that the site uses itself, or links
 * to or names something that does not exist. Links to drafts are allowed. So are texts already in `before`: this save did
 * not break them.
 */
export async function assertDocument(
  deps: CheckDeps,
  document: Checked & { status?: ItemStatus },
  before: Pick<Checked, 'slug' | 'content'> | null,
): Promise<void> {
  if (document.status === 'draft') return;
  const former = new Set(before ? listTexts(document.type, before.content).map(keyOf) : []);
  const problems = (await checkDocument(deps, document)).filter(
    ({ isDraft, text }) => !isDraft && !(text && former.has(keyOf(text))),
  );
  if (problems.length > 0)
    throw new InvalidFieldsError(problems.map(({ path, message }) => ({ path, message })));
}

/** The problems of a document that staff should know about. */
export async function checkDocument(deps: CheckDeps, document: Checked): Promise<Problem[]> {
  const { type, slug, content } = document;
  const problems: Problem[] = [];
  if (isStaffPage(document) && deps.addresses.isTaken(slug))
    problems.push({ path: 'slug', message: 'This address is reserved' });
  const found = new Map<string, Promise<string | null>>();
  for (const text of listTexts(type, content))
    for (const target of targetsOf(text, deps.config.origin)) {
      const key = `${target.kind} ${target.name}`;
      if (!found.has(key)) found.set(key, stateOf(deps, target));
      const state = await found.get(key);
      if (state !== null && state !== undefined)
        problems.push({ path: text.path, message: state, isDraft: state === IS_DRAFT, text });
    }
  return problems;
}

/** The links to targets on this site that are not public, each with the reason. */
export async function checkLinks(
  deps: CheckDeps,
  hrefs: readonly string[],
): Promise<{ href: string; message: string }[]> {
  const problems = await Promise.all(
    [...new Set(hrefs)].map(async (href) => {
      const path = toRelativeHref(href, deps.config.origin);
      const message = /^\/(?!\/)/.test(path) ? await stateOfPath(deps, path) : null;
      return message === null ? [] : { href, message };
    }),
  );
  return problems.flat();
}

const keyOf = ({ text, info }: ContentText) => `${info?.control} ${text}`;

const IS_DRAFT = 'Links to a draft. Visitors can open it once it is published';
const IS_MISSING = 'There is nothing at this address';
const ITEM_NAME = { post: 'article', 'case-study': 'case study', document: 'page' };

/** The target of a text: a path of this site, or the name of an item or an entry. */
interface Target {
  kind: 'path' | ItemKind | 'partner' | 'office' | 'author';
  name: string;
}

const HREF = /\shref="([^"]*)"/g;

function targetsOf({ text, info }: ContentText, origin: string | null): Target[] {
  if (!info || text === '') return [];
  if (info.control === 'link') return pathTarget(text, origin);
  if (info.control === 'reference' && info.to) return [{ kind: info.to, name: text }];
  if (info.control !== 'rich-text') return [];
  return [...text.matchAll(HREF)].flatMap(([, href = '']) =>
    pathTarget(href.replaceAll('&amp;', '&'), origin),
  );
}

function pathTarget(href: string, origin: string | null): Target[] {
  const name = toRelativeHref(href, origin);
  return name.startsWith('/') ? [{ kind: 'path', name }] : [];
}

/** Why the target is not public; null when it is. */
async function stateOf(deps: CheckDeps, { kind, name }: Target): Promise<string | null> {
  if (kind === 'path') return stateOfPath(deps, name);
  if (kind === 'post' || kind === 'case-study') {
    const state = await stateOfItem(deps, kind, name);
    return state === IS_MISSING ? `There is no ${ITEM_NAME[kind]} with this name` : state;
  }
  if (kind === 'document') return null;
  const names: Record<typeof kind, string[]> = {
    partner: deps.content.of('partner-list').items.map((each) => each.name),
    office: deps.content.of('office-list').items.map((each) => each.city),
    author: deps.content.of('people-list').items.map((each) => each.name),
  };
  return names[kind].includes(name) ? null : `There is no ${kind} with this name`;
}

async function stateOfPath(deps: CheckDeps, href: string): Promise<string | null> {
  const path = pathOf(href);
  if (path === null) return IS_MISSING;
  if (deps.addresses.exists(path)) return null;
  const item = itemAt(path);
  if (item) return stateOfItem(deps, item.kind, item.slug);
  if (path.startsWith(UPLOADS_PATH))
    return (await findPublicUpload(deps.db, path.slice(UPLOADS_PATH.length))) ? null : IS_MISSING;
  const named = archivePageAt(path);
  if (named) {
    const found = await findPostNamesAt(deps.db, named.kind, [named.slug]);
    return found.has(named.slug) ? null : IS_MISSING;
  }
  return deps.addresses.mayExist(path) ? null : IS_MISSING;
}

async function stateOfItem(
  { db }: CheckDeps,
  kind: ItemKind,
  slug: string,
): Promise<string | null> {
  const item = await findItemBySlug(db, kind, slug);
  if (item) return item.status === 'published' ? null : IS_DRAFT;
  return (await findMovedSlug(db, kind, slug)) === null ? IS_MISSING : null;
}

/** The path without query, fragment and last slash; null for an address that no browser can follow. */
function pathOf(href: string): string | null {
  if (!URL.canParse(href, 'http://site')) return null;
  const { pathname } = new URL(href, 'http://site');
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}
