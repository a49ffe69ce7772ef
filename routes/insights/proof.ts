// The case study that an article draws on.

/**
 * The study of `studies` whose client stands most often in `text`, and the first of equals; null when none does.
 * A name counts as a whole word.
 */
export function proofOf<Study extends { title: string }>(
  text: string,
  studies: readonly Study[],
): Study | null {
  let best: Study | null = null;
  let most = 0;
  for (const study of studies) {
    const count = countOf(study.title, text);
    if (count <= most) continue;
    most = count;
    best = study;
  }
  return best;
}

function countOf(name: string, text: string): number {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return (
    text.match(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'))?.length ?? 0
  );
}
