// Merges two changed lists of templates, so that no template of either is lost.
import type { ReplyTemplate } from '#db/contract/mail.ts';

/**
 * `mine` with what changed from `before` to `theirs`: what they added is added, and what they removed is removed. A
 * template that both changed is in the result twice.
 */
export function mergeTemplates<Row extends ReplyTemplate>(
  mine: readonly Row[],
  before: readonly ReplyTemplate[],
  theirs: readonly ReplyTemplate[],
): (Row | ReplyTemplate)[] {
  return [
    ...mine.filter((row) => !has(before, row) || has(theirs, row)),
    ...theirs.filter((row) => !has(before, row) && !has(mine, row)),
  ];
}

function has(templates: readonly ReplyTemplate[], { name, text }: ReplyTemplate): boolean {
  return templates.some((each) => each.name === name.trim() && each.text === text);
}
