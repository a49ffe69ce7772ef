// A version in words: why there is one, and what it changed.
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { VersionSummary } from '#db/contract/versions.ts';
import { labelOf } from '#ui/admin/forms/field-labels.ts';

/** So many fields are named; more are counted. */
const NAMED = 3;

const STATUS = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Taken off the site',
} as const;

type Told = Pick<VersionSummary, 'cause' | 'status' | 'changed'>;

/** 'Created', 'Published; Title changed', 'Restored: Title and Content', 'Set aside: Content'. */
export function versionWords(kind: ItemKind, { cause, status, changed }: Told): string {
  if (cause === 'created') return 'Created';
  const labels = [
    ...new Set(changed.filter((field) => field !== 'status').map((field) => labelOf(kind, field))),
  ];
  const fields = inOneBreath(labels);
  if (cause === 'draft') return fields ? `Set aside: ${fields}` : 'Set aside';
  if (cause === 'restored') return fields ? `Restored: ${fields}` : 'Restored';
  const became = changed.includes('status') ? STATUS[status] : '';
  if (!fields) return became || 'Saved, nothing changed';
  return became ? `${became}; ${fields} changed` : `${fields} changed`;
}

function inOneBreath(labels: readonly string[]): string {
  const more = labels.length - NAMED;
  const said = more > 1 ? [...labels.slice(0, NAMED), `${more} more`] : labels;
  if (said.length < 2) return said.join('');
  return `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
