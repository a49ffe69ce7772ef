// Merges the boxes of texts and pictures of a field that are near each other.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes that are nearer to each other than `gap` become one. */
export function mergeBoxes(boxes: readonly Box[], gap: number): Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    let next = box;
    for (let index = merged.length - 1; index >= 0; index--) {
      const other = merged[index] as Box;
      if (!isNear(next, other, gap)) continue;
      next = union(next, other);
      merged.splice(index, 1);
    }
    merged.push(next);
  }
  return merged;
}

function isNear(one: Box, other: Box, gap: number): boolean {
  return (
    one.left - gap <= other.right &&
    other.left - gap <= one.right &&
    one.top - gap <= other.bottom &&
    other.top - gap <= one.bottom
  );
}

function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
