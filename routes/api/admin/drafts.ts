// The admin calls for the pending draft of an item.
import { Hono } from 'hono';
import type { z } from 'zod';
import {
  caseStudyAutosave,
  caseStudyAutosaveAnswer,
  caseStudyDraftAnswer,
  caseStudyDraftInput,
  caseStudyDraftSchedule,
  type Draft,
  discardDraftQuery,
  documentAutosave,
  documentAutosaveAnswer,
  documentDraftAnswer,
  documentDraftInput,
  documentDraftSchedule,
  type PostDraftSchedule,
  postAutosave,
  postAutosaveAnswer,
  postDraftAnswer,
  postDraftInput,
  postDraftSchedule,
  UNSCHEDULED,
} from '#db/contract/drafts.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { success } from '#db/contract/responses.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { deleteDraft, findDraft } from '#db/queries/items/drafts.ts';
import { autosaveItemDraft, saveItemDraft } from '#server/admin/save-item.ts';
import { scheduleItemDraft } from '#server/admin/save-scheduled.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validId, validJson, validQuery } from '#server/http/validate.ts';
import { assertDraftable } from './draft-only.ts';
import { itemNames } from './item-names.ts';

/** The calls under `/{id}/draft` of one kind. */
function draftRoutes<
  Input extends typeof postDraftInput | typeof caseStudyDraftInput | typeof documentDraftInput,
  Autosave extends typeof postAutosave | typeof caseStudyAutosave | typeof documentAutosave,
  Schedule extends
    | typeof postDraftSchedule
    | typeof caseStudyDraftSchedule
    | typeof documentDraftSchedule,
>(
  kind: ItemKind,
  [input, answer]: [Input, z.ZodType],
  [autosave, autosaveAnswer]: [Autosave, z.ZodType],
  schedule: Schedule,
) {
  const { tag, singular, operation } = itemNames[kind];
  type Typed = Draft & { fields: z.output<Input>['fields'] };
  return new Hono<Env>()
    .get(
      '/:id/draft',
      describeRoute({
        operationId: `get${operation}Draft`,
        takesToken: true,
        tag,
        summary: `The unpublished changes to ${singular}; null when there are none`,
        answer: [200, answer],
        failures: [404],
      }),
      validId,
      async (c) => {
        const draft = await findDraft(c.get('db'), kind, c.req.valid('param').id);
        return c.json({ draft: draft as Typed | null });
      },
    )
    .put(
      '/:id/draft',
      describeRoute({
        operationId: `save${operation}Draft`,
        takesToken: true,
        tag,
        summary: `Save changes to ${singular} as a draft`,
        answer: [200, answer],
        failures: [404, 409],
      }),
      validId,
      jsonOnly(ITEM_JSON_MAX_BYTES),
      validJson(input),
      async (c) => {
        const input = c.req.valid('json') as z.output<typeof postDraftInput>;
        const { id } = c.req.valid('param');
        await assertDraftable(c, kind, id, input.fields);
        const { tokenName } = c.var;
        const draft = await saveItemDraft(c.var, kind, id, { ...input, writtenBy: tokenName });
        return c.json({ draft: draft as Typed | null });
      },
    )
    .patch(
      '/:id/draft',
      describeRoute({
        operationId: `autosave${operation}Draft`,
        takesToken: true,
        tag,
        summary: `Autosave changed fields of ${singular} into the draft`,
        answer: [200, autosaveAnswer],
        failures: [404, 409],
      }),
      validId,
      jsonOnly(ITEM_JSON_MAX_BYTES),
      validJson(autosave),
      async (c) => {
        const changes = c.req.valid('json') as z.output<typeof postAutosave>;
        const { id } = c.req.valid('param');
        await assertDraftable(c, kind, id, changes.fields);
        const sent = { ...changes, writtenBy: c.get('tokenName') };
        const { draft, cleaned } = await autosaveItemDraft(c.var, kind, id, sent);
        const { updatedAt = null, basedOn = changes.basedOn } = draft ?? {};
        const { publishAt, publishFailure } = draft ?? UNSCHEDULED;
        const about = { updatedAt, basedOn, publishAt, publishFailure };
        return c.json({ ...about, cleaned: cleaned as Typed['fields'] });
      },
    )
    .put(
      '/:id/draft/schedule',
      describeRoute({
        operationId: `schedule${operation}Draft`,
        tag,
        summary: `Schedule the unpublished changes to ${singular}, or cancel that`,
        answer: [200, answer],
        failures: [404, 409],
      }),
      validId,
      jsonOnly(ITEM_JSON_MAX_BYTES),
      validJson(schedule),
      async (c) => {
        const input = c.req.valid('json') as PostDraftSchedule;
        const draft = await scheduleItemDraft(c.var, kind, c.req.valid('param').id, input);
        return c.json({ draft: draft as Typed | null });
      },
    )
    .delete(
      '/:id/draft',
      describeRoute({
        operationId: `delete${operation}Draft`,
        tag,
        summary: `Discard the unpublished changes to ${singular}`,
        answer: [200, success],
        failures: [404, 409],
      }),
      validId,
      validQuery(discardDraftQuery),
      async (c) => {
        const { updatedAt } = c.req.valid('query');
        await deleteDraft(c.get('db'), kind, c.req.valid('param').id, updatedAt);
        return c.json({ success: true } as const);
      },
    );
}

export const adminPostDrafts = draftRoutes(
  'post',
  [postDraftInput, postDraftAnswer],
  [postAutosave, postAutosaveAnswer],
  postDraftSchedule,
);
export const adminCaseStudyDrafts = draftRoutes(
  'case-study',
  [caseStudyDraftInput, caseStudyDraftAnswer],
  [caseStudyAutosave, caseStudyAutosaveAnswer],
  caseStudyDraftSchedule,
);
export const adminDocumentDrafts = draftRoutes(
  'document',
  [documentDraftInput, documentDraftAnswer],
  [documentAutosave, documentAutosaveAnswer],
  documentDraftSchedule,
);
