// The admin calls for previews and share links.
import { Hono } from 'hono';
import { z } from 'zod';
import { digits } from '#db/contract/fields.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { kindOfPath } from '#db/contract/kind-path.ts';
import {
  newShare,
  previewAnswer,
  previewInput,
  shareInput,
  shareList,
} from '#db/contract/preview.ts';
import { success } from '#db/contract/responses.ts';
import { HOUR_MS, ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { withDraft } from '#db/queries/items/draft-rows.ts';
import { getItem } from '#db/queries/items/items.ts';
import { savePreview } from '#db/queries/items/previews.ts';
import { createShare, listShares, revokeShare } from '#db/queries/items/shares.ts';
import { blankItem } from '#server/admin/fill-for-preview.ts';
import { sanitiseFields } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { createSecret, hashSecret } from '#server/http/secrets.ts';
import { jsonOnly, validId, validJson, validParam } from '#server/http/validate.ts';
import { itemNames } from './item-names.ts';

const sharePath = validParam(z.object({ id: digits(), shareId: digits() }));

export const adminPreview = new Hono<Env>().post(
  '/',
  describeRoute({
    operationId: 'createPreview',
    takesToken: true,
    tag: 'Previews',
    summary: 'Create a preview of unsaved form values',
    answer: [200, previewAnswer],
    failures: [404],
  }),
  jsonOnly(ITEM_JSON_MAX_BYTES),
  validJson(previewInput),
  async (c) => {
    const input = c.req.valid('json');
    const { id, previewId } = input;
    const kind = kindOfPath(input.kind);
    const base: Item =
      id === undefined
        ? blankItem(kind, 'type' in input ? input.type : undefined)
        : await c.get('db').read((read) => getItem<ItemKind>(read, kind, id));
    const fields = await sanitiseFields(input.fields, 'type' in base ? base.type : undefined);
    const draft = { fields, updatedAt: base.updatedAt };
    const shown = previewId ?? crypto.randomUUID();
    await savePreview(c.get('db'), shown, { kind, item: withDraft(base, draft) });
    return c.json({ previewId: shown, url: `/vs-admin/preview/${shown}` });
  },
);

/** The calls under `/{id}/shares` of one kind. */
function shareRoutes(kind: ItemKind) {
  const { singular, operation } = itemNames[kind];
  const tag = 'Previews';
  return new Hono<Env>()
    .get(
      '/:id/shares',
      describeRoute({
        operationId: `list${operation}Shares`,
        tag,
        summary: `The share links of ${singular}, including those that ended in the last 30 days`,
        answer: [200, shareList],
        failures: [404],
      }),
      validId,
      async (c) => {
        const now = new Date().toISOString();
        const found = await listShares(c.get('db'), kind, c.req.valid('param').id, now);
        const urlOf = (sealed: string | null, isOver: boolean) => {
          const token = sealed === null || isOver ? null : c.get('shareSeal').open(sealed);
          return token && `${c.env.origin}/preview/${token}`;
        };
        const shares = found.map(({ sealedToken, ...share }) => ({
          ...share,
          url: urlOf(sealedToken, share.revokedAt !== null || share.expiresAt <= now),
        }));
        return c.json({ shares });
      },
    )
    .post(
      '/:id/shares',
      describeRoute({
        operationId: `create${operation}Share`,
        tag,
        summary: `Create a link that shows the draft of ${singular} to people without an account`,
        answer: [201, newShare],
        failures: [404],
      }),
      validId,
      jsonOnly(),
      validJson(shareInput),
      async (c) => {
        const { id: itemId } = c.req.valid('param');
        const token = createSecret();
        const { expiresInHours, name } = c.req.valid('json');
        const share = await createShare(c.get('db'), {
          kind,
          itemId,
          name: name.trim(),
          expiresAt: new Date(Date.now() + expiresInHours * HOUR_MS).toISOString(),
          tokenHash: hashSecret(token),
          sealedToken: c.get('shareSeal').seal(token),
        });
        return c.json({ ...share, url: `${c.env.origin}/preview/${token}` }, 201);
      },
    )
    .delete(
      '/:id/shares/:shareId',
      describeRoute({
        operationId: `revoke${operation}Share`,
        tag,
        summary: `Revoke a share link of ${singular}`,
        answer: [200, success],
        failures: [404],
      }),
      sharePath,
      async (c) => {
        const { id, shareId } = c.req.valid('param');
        await revokeShare(c.get('db'), kind, id, shareId);
        return c.json({ success: true } as const);
      },
    );
}

export const adminPostShares = shareRoutes('post');
export const adminCaseStudyShares = shareRoutes('case-study');
export const adminDocumentShares = shareRoutes('document');
