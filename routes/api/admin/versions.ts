// The admin calls for the history of an item.
import { Hono } from 'hono';
import { z } from 'zod';
import { caseStudy } from '#db/contract/case-studies.ts';
import { type DocumentDraftFields, document } from '#db/contract/documents/documents.ts';
import {
  type CaseStudyDraftFields,
  caseStudyDraftAnswer,
  type Draft,
  documentDraftAnswer,
  type PostDraftFields,
  postDraftAnswer,
} from '#db/contract/drafts.ts';
import { digits } from '#db/contract/fields.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { pageQuery } from '#db/contract/pagination.ts';
import { post } from '#db/contract/posts.ts';
import {
  type CaseStudyVersion,
  caseStudyVersion,
  type DocumentVersion,
  documentVersion,
  type PostVersion,
  postVersion,
  versionList,
} from '#db/contract/versions.ts';
import { getItem } from '#db/queries/items/items.ts';
import { restoreVersionAsDraft } from '#db/queries/items/restore-version.ts';
import { findVersionBefore, getVersion, listVersions } from '#db/queries/items/versions.ts';
import { findMissingFiles } from '#db/queries/media/used-media.ts';
import { findRenames } from '#db/queries/names/present-names.ts';
import { assertVersion } from '#server/admin/check-public.ts';
import { restoreItemVersion } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validId, validParam, validQuery } from '#server/http/validate.ts';
import { itemNames } from './item-names.ts';

const versionPath = validParam(z.object({ id: digits(), versionId: digits() }));

interface Versions {
  post: PostVersion;
  'case-study': CaseStudyVersion;
  document: DocumentVersion;
}
interface DraftFields {
  post: PostDraftFields;
  'case-study': CaseStudyDraftFields;
  document: DocumentDraftFields;
}

/** The calls under `/{id}/versions` of one kind. */
function versionRoutes<Kind extends ItemKind>(
  kind: Kind,
  schemas: { version: z.ZodType; restored: z.ZodType; draft: z.ZodType },
) {
  const { tag, singular, operation } = itemNames[kind];
  type Version = Versions[Kind];
  type Fields = DraftFields[Kind];
  return new Hono<Env>()
    .get(
      '/:id/versions',
      describeRoute({
        operationId: `list${operation}Versions`,
        tag,
        summary: `The history of ${singular}, newest first`,
        answer: [200, versionList],
        failures: [404],
      }),
      validId,
      validQuery(pageQuery),
      async (c) => {
        const { id } = c.req.valid('param');
        await c.get('db').read((read) => getItem(read, kind, id));
        return c.json(await listVersions(c.get('db'), kind, id, c.req.valid('query')));
      },
    )
    .get(
      '/:id/versions/:versionId',
      describeRoute({
        operationId: `get${operation}Version`,
        tag,
        summary: `A version of ${singular}`,
        answer: [200, schemas.version],
        failures: [404],
      }),
      versionPath,
      async (c) => {
        const { id, versionId } = c.req.valid('param');
        const { version, beforeId, onRestore } = await c.get('db').read(async (read) => {
          await getItem(read, kind, id);
          const version = await getVersion(read, kind, id, versionId);
          const { snapshot, savedAt } = version;
          const onRestore = {
            renames: await findRenames(read, kind, snapshot, savedAt),
            missingFiles: await findMissingFiles(read, snapshot),
          };
          return {
            version,
            beforeId: await findVersionBefore(read, kind, id, versionId),
            onRestore,
          };
        });
        const { savedAt, cause, title, status, changed, writtenBy, snapshot } = version;
        const { id: _, updatedAt: __, ...item } = snapshot;
        const about = { id: versionId, savedAt, cause, title, status, changed, writtenBy };
        const answer = { ...about, beforeId, onRestore, item };
        return c.json(answer as unknown as Version);
      },
    )
    .post(
      '/:id/versions/:versionId/restore',
      describeRoute({
        operationId: `restore${operation}Version`,
        tag,
        summary: `Restore a version of ${singular}`,
        answer: [200, schemas.restored],
        failures: [404, 409],
      }),
      versionPath,
      async (c) => {
        const { id, versionId } = c.req.valid('param');
        if (kind === 'document') await assertVersion(c.var, id, versionId);
        return c.json(await restoreItemVersion(c.var, kind, id, versionId));
      },
    )
    .post(
      '/:id/versions/:versionId/restore-as-draft',
      describeRoute({
        operationId: `restore${operation}VersionAsDraft`,
        tag,
        summary: `Restore a version of ${singular} as its draft; null when that version is live`,
        answer: [200, schemas.draft],
        failures: [404],
      }),
      versionPath,
      async (c) => {
        const { id, versionId } = c.req.valid('param');
        const draft = await restoreVersionAsDraft(c.get('db'), kind, id, versionId);
        return c.json({ draft: draft as (Draft & { fields: Fields }) | null });
      },
    );
}

export const adminPostVersions = versionRoutes('post', {
  version: postVersion,
  restored: post,
  draft: postDraftAnswer,
});
export const adminCaseStudyVersions = versionRoutes('case-study', {
  version: caseStudyVersion,
  restored: caseStudy,
  draft: caseStudyDraftAnswer,
});
export const adminDocumentVersions = versionRoutes('document', {
  version: documentVersion,
  restored: document,
  draft: documentDraftAnswer,
});
