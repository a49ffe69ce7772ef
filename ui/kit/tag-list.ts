// Splits typed or pasted text into tags (comma-separated, trimmed).

/** The new list, the tags added, and the tags refused as duplicates or as beyond the maximum. */
interface AddedTags {
  tags: string[];
  added: string[];
  duplicates: string[];
  beyond: string[];
}

/**
 * Splits `text` at commas and line breaks, trims, drops what is empty and adds the rest in order. Two tags are the same
 * when they differ in case or spacing only; `max` counts the whole list.
 */
export function addTags(
  tags: readonly string[],
  text: string,
  max = Number.POSITIVE_INFINITY,
): AddedTags {
  const result: AddedTags = { tags: [...tags], added: [], duplicates: [], beyond: [] };
  const taken = new Set(tags.map(fold));
  for (const part of text.split(/[,\r\n]+/)) {
    const tag = part.replace(/\s+/g, ' ').trim();
    if (tag === '') continue;
    if (taken.has(fold(tag))) result.duplicates.push(tag);
    else if (result.tags.length >= max) result.beyond.push(tag);
    else {
      taken.add(fold(tag));
      result.tags.push(tag);
      result.added.push(tag);
    }
  }
  return result;
}

function fold(tag: string): string {
  return tag.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
