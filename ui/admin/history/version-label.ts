// The label of a version: its cause and what it changed.
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { VersionSummary } from '#db/contract/versions.ts';
import { labelOf } from '#ui/admin/forms/field-labels.ts';

/** The most fields that are named; the others are counted. */
const MAX_NAMED = 3;

const STATUS = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Unpublished',
} as const;

type LabelledVersion = Pick<VersionSummary, 'cause' | 'status' | 'changed'> & {
  writtenBy?: string | null;
};

/**
 * 'Created', 'Published; Title changed', 'Restored: Title and Content', 'Draft discarded: Content'. Of a machine: 'Created by the API
 * token Drafting assistant', 'Draft by the API token Drafting assistant discarded: Content', with the name isolated from the
 * direction of the rest.
 */
export function versionLabel(kind: ItemKind, version: LabelledVersion): string {
  const { cause, status, changed, writtenBy } = version;
  const by = writtenBy ? ` by the API token \u2068${writtenBy}\u2069` : '';
  if (cause === 'created') return `Created${by}`;
  const labels = [
    ...new Set(changed.filter((field) => field !== 'status').map((field) => labelOf(kind, field))),
  ];
  const fields = joinLabels(labels);
  if (cause === 'draft') return `Draft${by} discarded${fields && `: ${fields}`}`;
  if (cause === 'restored') return fields ? `Restored: ${fields}` : 'Restored';
  const newStatus = changed.includes('status') ? STATUS[status] : '';
  if (!fields) return newStatus || 'Saved without changes';
  return newStatus ? `${newStatus}; ${fields} changed` : `${fields} changed`;
}

function joinLabels(labels: readonly string[]): string {
  const more = labels.length - MAX_NAMED;
  const parts = more > 1 ? [...labels.slice(0, MAX_NAMED), `${more} more`] : labels;
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
