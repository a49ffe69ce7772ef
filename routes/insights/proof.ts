// The case study that serves as proof for an article.

/**
 * The study whose client is mentioned most often in `text`, the first of equals; null when none is mentioned.
 * Only whole words count.
 */
export function proofOf<Study extends { title: string }>(
  text: string,
  studies: readonly Study[],
): Study | null {
  let best: Study | null = null;
  let most = 0;
  for (const study of studies) {
    // most studies are not mentioned, and this is faster than counting
    if (!text.includes(study.title)) continue;
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
