// Autosave: sends the changed fields, and of long texts only the changed span.
import type { Draft } from '#db/contract/drafts.ts';
import type { Item } from '#db/contract/item-kind.ts';
import { spanBetween, type TextSpan } from '#db/contract/text/text-span.ts';
import { ApiFailure } from '#ui/islands/api.ts';
import type { DraftChanges, ItemCalls } from './item-calls.ts';
import { draftedItem, type StoredItem } from './stored-item.ts';

/** Fields with long texts. */
const LONG_TEXTS = ['content', 'challengeContent', 'solutionContent'];

interface Kind<Values, Of extends Item, Fields> {
  calls: ItemCalls<Of, Fields>;
  draftOf: (values: Values) => Fields;
  valuesOf: (item: Of) => Values;
}

/** Saves the changes and resolves to the stored draft, or null. Sends nothing without changes. Rejects with `ApiFailure`. */
export async function saveChanges<Values, Of extends Item, Fields>(
  stored: StoredItem<Of>,
  values: Values,
  { calls, draftOf, valuesOf }: Kind<Values, Of, Fields>,
): Promise<Draft | null> {
  const { item, draft, base } = stored;
  const before = draftOf(valuesOf(draftedItem(stored)));
  const fields = changedFields(before, draftOf(values));
  if (Object.keys(fields).length === 0) return draft;
  const stamps = { updatedAt: base.draft, basedOn: base.item };
  const send = (changes: Pick<DraftChanges<Fields>, 'fields' | 'spans'>) =>
    calls.autosave(item.id, { ...changes, ...stamps });
  const answer = await send(inSpans(fields, before)).catch((error) => {
    if (isOtherText(error)) return send({ fields, spans: {} });
    throw error;
  });
  const { updatedAt, cleaned, ...about } = answer;
  if (updatedAt === null) return null;
  return { ...about, updatedAt, fields: { ...draft?.fields, ...fields, ...cleaned } };
}

/** The fields of `after` that differ from `before`. */
export function changedFields<Fields>(before: Fields, after: Fields): Partial<Fields> {
  const names = Object.keys(after as object) as (keyof Fields)[];
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}

/** The changed fields, with spans for long texts. */
function inSpans<Fields>(fields: Partial<Fields>, before: Fields) {
  const short: Record<string, unknown> = {};
  const spans: Record<string, TextSpan> = {};
  for (const [name, value] of Object.entries(fields)) {
    const text = before[name as keyof Fields];
    if (LONG_TEXTS.includes(name) && typeof text === 'string' && typeof value === 'string')
      spans[name] = spanBetween(text, value);
    else short[name] = value;
  }
  return { fields: short as Partial<Fields>, spans };
}

/** Whether the error means that the stored text differs from what the form knows, so that only the whole text can be saved. */
function isOtherText(error: unknown): boolean {
  const errors = error instanceof ApiFailure && error.status === 400 ? error.errors : [];
  return errors.some(({ path }) => path.startsWith('spans.'));
}
