// The marks of all partners in one file, so that pages show them by reference: as paths they are a fifth of the home page.
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

/** The file of the partners that visitors see. */
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

/** The mark of the partner at that place in the list. */
export function partnerMark(c: AppContext, index: number, viewBox: string): DrawingReference {
  return { viewBox, href: `${marksOf(c).path}#${markId(index)}` };
}

/** The screen of the file. A page of an earlier content gets the present marks, and keeps them no longer than itself. */
export function partnerMarks(c: AppContext): Response {
  const { path, svg } = marksOf(c);
  const isCurrent = c.req.path === path;
  // anybody can make up any number of versions
  declareTags(c.var.renderInfo, isCurrent ? [] : null);
  return c.body(svg, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': isCurrent ? IMMUTABLE : 'no-cache',
  });
}

function markId(index: number): string {
  return `p${index}`;
}
