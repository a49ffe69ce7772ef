// /vs-admin/pages/{type or id}, and the same for collections and settings: the form of a document.
import { findDocumentType } from '#db/contract/documents/document-types.ts';
import { isStaffPage, STAFF_PAGE } from '#db/contract/documents/documents.ts';
import { findDocument } from '#db/queries/documents/documents.ts';
import { findEditable } from '#db/queries/items/editable.ts';
import { openDocument } from '#server/admin/document-list.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { hrefOfDocument } from '#ui/admin/documents/document-href.ts';
import { Island } from '#ui/islands/island.tsx';
import { siteMeta } from '../page-meta.ts';
import { renderForm, renderNewForm } from './form-screen.tsx';
import { parseId } from './id-param.ts';
import { adminNotFound } from './not-found.tsx';

const PAGES = { label: 'Back to Pages', href: '/vs-admin/pages' };
const SETTINGS = { label: 'Back to Settings', href: '/vs-admin/settings' };

/** 'Create New Page'. */
export function newPageForm(c: AppContext) {
  const props = { type: STAFF_PAGE, site: siteMeta(c) };
  const form = <Island name="document-form" props={props} when="load" />;
  return renderNewForm(c, { title: 'Create New Page', back: PAGES }, form);
}

/** 'Edit Home', addressed by type, or by id for a staff page. Other addresses of a document redirect to that one. */
export async function documentForm(c: AppContext) {
  const key = c.req.param('key') ?? '';
  const id = parseId(key);
  const type = id === null ? key : await typeOf(c, id);
  const info = type === null ? undefined : findDocumentType(type);
  if (!info || type === null || (id === null && isStaffPage({ type }))) return adminNotFound(c);
  const address = hrefOfDocument({ type, id, group: info.group });
  if (c.req.path !== address) return c.redirect(address);
  const back = info.group === 'settings' ? SETTINGS : PAGES;
  const { data } = await defer(c, open(c, type, id));
  const title = isStaffPage({ type }) ? 'Edit Page' : `Edit ${info.label}`;
  return renderForm(c, { title, back, data, noun: 'Page' }, (props) => (
    <Island name="document-form" props={{ type, site: siteMeta(c), ...props }} when="load" />
  ));
}

async function typeOf({ var: { db } }: AppContext, id: number) {
  return (await findDocument(db, id))?.type ?? null;
}

async function open(c: AppContext, type: string, id: number | null) {
  const opened = await openDocument(c.var, id === null ? { type } : { id });
  const { document: stored, original, notes } = opened;
  const found = stored && (await findEditable(c.get('db'), 'document', stored.id));
  const { item: document = null, draft = null, wasPublished = false } = found ?? {};
  return { document, draft, wasPublished, original, notes };
}
