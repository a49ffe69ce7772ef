// /vs-admin/case-studies/{action}/{id?}: the form of a case study.
import { findEditable } from '#db/queries/items/editable.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { siteMeta } from '../page-meta.ts';
import { renderForm, renderNewForm } from './form-screen.tsx';
import { parseId } from './id-param.ts';
import { countsOf } from './item-counts.tsx';
import { adminNotFound } from './not-found.tsx';

const back = { label: 'Back to Case Studies', href: '/vs-admin/case-studies' };

/** 'Create New Case Study' without an id, 'Edit Case Study' with one; anything else is not found. */
export async function caseStudyForm(c: AppContext) {
  const { action, id } = c.req.param();
  if (action === 'create' && id === undefined) return createForm(c);
  const studyId = parseId(id);
  if (action !== 'edit' || studyId === null) return adminNotFound(c);
  const { data } = await defer(c, findEditable(c.get('db'), 'case-study', studyId));
  const note = await countsOf(c, 'case-study', studyId);
  return renderForm(
    c,
    { title: 'Edit Case Study', back, note, data, noun: 'Case study' },
    ({ item: study, ...state }) => (
      <Island name="case-study-form" props={{ study, ...state, site: siteMeta(c) }} when="load" />
    ),
  );
}

function createForm(c: AppContext) {
  const form = <Island name="case-study-form" props={{ site: siteMeta(c) }} when="load" />;
  return renderNewForm(c, { title: 'Create New Case Study', back }, form);
}
