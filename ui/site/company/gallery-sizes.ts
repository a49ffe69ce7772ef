// The `sizes` of each picture of a gallery, as its style sheet lays it out: every row is full.
export function gallerySizes(shape: 'lead' | 'row', index: number, count: number): string {
  if (count === 1) return '100vw';
  const isLast = index === count - 1;
  let wide = 33;
  if (shape === 'lead' && index === 0) wide = 67;
  else if (shape === 'row' && (count === 2 || count === 4)) wide = 50;
  else if (isLast && count % 3 === 1) wide = 100;
  else if (isLast && count % 3 === 2 && count > 2) wide = 67;
  return `(min-width: 64rem) ${wide}vw, (min-width: 48rem) 50vw, 100vw`;
}
