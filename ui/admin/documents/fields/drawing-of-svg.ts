// The single-colour drawing in an SVG file: its view box, and its paths as one.

export interface Drawing {
  viewBox: string;
  path: string;
}

const CUT = /<(clipPath|mask)\b/i;
const STROKED = /\bstroke\s*[=:]\s*["']?\s*(?!none)[\w#]/i;
const SHAPES = /<(rect|circle|ellipse|polygon|polyline|line|text|use|image)\b/i;

/** The drawing, or why there is none, as a message for people. Shapes, transforms, clips, masks and strokes are refused: they would be lost. */
export function drawingOfSvg(svg: string): Drawing | string {
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0];
  if (!root) return 'This is no SVG file.';
  const shape = SHAPES.exec(svg)?.[1];
  if (shape) return `It holds a ‘${shape}’. Turn shapes and texts into paths first.`;
  if (/\btransform\s*=/i.test(svg))
    return 'It moves parts of itself. Flatten its transforms first.';
  if (CUT.test(svg)) return 'It clips or masks parts of itself. Flatten these first.';
  if (STROKED.test(svg)) return 'It is drawn with strokes. Turn strokes into paths first.';
  const paths = [...svg.matchAll(/<path\b[^>]*?\sd\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)];
  const path = paths
    .map(([, double, single]) => (double ?? single ?? '').trim())
    .filter((each) => each !== '')
    .join(' ');
  if (path === '') return 'It holds no path.';
  const viewBox = viewBoxOf(root);
  return viewBox ? { viewBox, path } : 'It says neither its view box nor its size.';
}

function viewBoxOf(root: string): string | null {
  const given = attributeOf(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/);
  if (given?.length === 4 && given.every((each) => Number.isFinite(Number(each))))
    return given.map(Number).join(' ');
  const [width, height] = ['width', 'height'].map((name) =>
    Number.parseFloat(attributeOf(root, name) ?? ''),
  );
  return width && height ? `0 0 ${width} ${height}` : null;
}

function attributeOf(tag: string, name: string): string | null {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return double ?? single ?? null;
}
