// /vs-admin/case-studies/{action}/{id?}: the form of a case study.
import { findEditable } from '#db/queries/items/editable.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { AdminFormSkeleton } from '#ui/admin/forms/admin-form-skeleton.tsx';
import { AdminItemMissing } from '#ui/admin/shell/admin-item-missing.tsx';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { siteMeta } from '../page-meta.ts';
import { adminMeta } from './admin-meta.ts';
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
  const { data } = await defer(c, findEditable(c.var.db, 'case-study', studyId));
  const counts = await countsOf(c, 'case-study', studyId);
  const missing = <AdminItemMissing title="Case study not found" back={back} />;
  return c.render(
    <>
      <AdminPageHead title="Edit Case Study" back={back} note={counts} compact />
      <Deferred
        data={data}
        fallback={<AdminFormSkeleton label="Loading case study..." />}
        failed={<AdminItemMissing title="The case study could not be loaded" back={back} />}
      >
        {(found) =>
          found ? (
            <Island
              name="case-study-form"
              props={{
                study: found.item,
                draft: found.draft,
                wasPublished: found.wasPublished,
                neighbours: found.neighbours,
                site: siteMeta(c),
              }}
              when="load"
            />
          ) : (
            missing
          )
        }
      </Deferred>
    </>,
    adminMeta(c, 'Edit Case Study', statusOf(data)),
  );
}

function createForm(c: AppContext) {
  return c.render(
    <>
      <AdminPageHead title="Create New Case Study" back={back} compact />
      <Island name="case-study-form" props={{ site: siteMeta(c) }} when="load" />
    </>,
    adminMeta(c, 'Create New Case Study'),
  );
}
