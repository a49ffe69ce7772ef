// The single-colour drawing in an SVG file: its view box, and its paths as one.

export interface Drawing {
  viewBox: string;
  path: string;
}

const CUT = /<(clipPath|mask)\b/i;
const STROKED = /\bstroke\s*[=:]\s*["']?\s*(?!none)[\w#]/i;
const UNFILLED = /\bfill\s*[=:]\s*["']?\s*none/i;
const SHAPES = /<(rect|circle|ellipse|polygon|polyline|line|text|use|image)\b/i;

/** The drawing, or a message that says why the file is refused: shapes, transforms, clips, masks and strokes would be lost. */
export function drawingOfSvg(file: string): Drawing | string {
  const svg = file.replace(/<!--[\s\S]*?-->/g, '');
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0];
  if (!root) return 'This is not an SVG file.';
  const shape = SHAPES.exec(svg)?.[1];
  if (shape) return `It contains a ‘${shape}’. Convert shapes and text to paths first.`;
  if (/\btransform\s*=/i.test(svg)) return 'It uses transforms. Flatten them first.';
  if (CUT.test(svg)) return 'It uses clipping or masks. Flatten them first.';
  if (STROKED.test(svg)) return 'It uses strokes. Convert them to paths first.';
  const path = [...svg.matchAll(/<path\b[^>]*>/gi)]
    .filter(([tag]) => !UNFILLED.test(tag))
    .map(([tag]) => attributeOf(tag, 'd')?.trim() ?? '')
    .filter((each) => each !== '')
    // appended to another path, a relative first move would start at the end of that path
    .map((each, index) => (index > 0 ? each.replace(/^m/, 'M0 0m') : each))
    .join(' ');
  if (path === '') return 'It has no path.';
  const viewBox = viewBoxOf(root);
  return viewBox ? { viewBox, path } : 'It has no viewBox and no size.';
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
