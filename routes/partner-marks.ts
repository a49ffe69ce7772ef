// The marks of all partners in one file, which pages reference: inline they would be a fifth of the home page.
import { createHash } from 'node:crypto';
import type { DrawingReference } from '#db/content/company.ts';
import { declareTags } from '#server/cache/render-info.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { xml } from '#server/formats/xml.ts';
import { IMMUTABLE } from '#server/http/static-files.ts';

/** The route of the file. The version follows from its content. */
export const PARTNER_MARKS = '/partner-marks/:version{[0-9a-f]{8}\\.svg}';

interface Marks {
  path: string;
  svg: string;
}

const made = new WeakMap<object, Marks>();

/** The file with the marks of the published partners. */
function marksOf(c: AppContext): Marks {
  const { items } = contentOf(c, 'partner-list');
  let marks = made.get(items);
  if (marks === undefined) {
    const paths = items.map(
      ({ logo }, index) =>
        xml`<path id="${markId(index)}" fill="currentColor" d="${logo.path}"/>\n`,
    );
    const svg = xml`<svg xmlns="http://www.w3.org/2000/svg">\n${paths}</svg>\n`.text;
    const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    marks = { path: `/partner-marks/${version}.svg`, svg };
    made.set(items, marks);
  }
  return marks;
}

/** The mark of the partner at `index` in the list. */
export function partnerMark(c: AppContext, index: number, viewBox: string): DrawingReference {
  return { viewBox, href: `${marksOf(c).path}#${markId(index)}` };
}

/** The screen of the file. With another version it sends the present marks, not as immutable. */
export function partnerMarks(c: AppContext): Response {
  const { path, svg } = marksOf(c);
  const isCurrent = c.req.path === path;
  // anybody can invent any number of versions
  declareTags(c.get('renderInfo'), isCurrent ? [] : null);
  return c.body(svg, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': isCurrent ? IMMUTABLE : 'no-cache',
  });
}

function markId(index: number): string {
  return `p${index}`;
}
