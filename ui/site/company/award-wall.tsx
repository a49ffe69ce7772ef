// The awards as drawn seals, each with an edge of its own.
import { useId } from 'react';
import type { Award } from '#db/content/awards.ts';
import type { Drawing } from '#db/content/company.ts';
import { scallop } from './scallop.ts';

const CENTRE = 100;
const RING = 71;
const RING_LENGTH = Math.floor(2 * Math.PI * RING);
/** About as many capitals as fit around the ring; a short title is repeated. */
const RING_CHARS = 56;

const edges = [
  scallop({ centre: CENTRE, radius: 98, bumps: 36, depth: 7, sharp: true }),
  scallop({ centre: CENTRE, radius: 95, bumps: 18, depth: 5 }),
  scallop({ centre: CENTRE, radius: 98, bumps: 60, depth: 5, sharp: true }),
  scallop({ centre: CENTRE, radius: 93, bumps: 10, depth: 7 }),
];

/** One drawn seal, hidden from assistive technology: the label beside it has the text. */
export function AwardSeal({
  award,
  mark,
  edge = 0,
}: {
  award: Award;
  mark: Drawing;
  /** Picks one of the four edges, modulo four. */
  edge?: number;
}) {
  const ring = useId();
  // no-break spaces: SVG would drop the plain one at the end
  const once = `${award.title.toUpperCase()}\u00a0·\u00a0`;
  const text = once.repeat(Math.max(1, Math.floor(RING_CHARS / once.length)));
  return (
    <svg className="award-seal" viewBox="0 0 200 200" aria-hidden="true">
      <path className="award-seal-edge" d={edges[edge % edges.length]} />
      <circle className="award-seal-line" cx={CENTRE} cy={CENTRE} r="57" />
      <g className="award-seal-turn">
        <path
          id={ring}
          fill="none"
          d={`M${CENTRE} ${CENTRE - RING}a${RING} ${RING} 0 1 1 -0.01 0Z`}
        />
        {/* twice: Firefox ignores textLength on a textPath, Safari on its text */}
        <text className="award-seal-text" textLength={RING_LENGTH}>
          <textPath href={`#${ring}`} textLength={RING_LENGTH}>
            {text}
          </textPath>
        </text>
      </g>
      <text className="award-seal-year" x={CENTRE} y="107" textAnchor="middle">
        {award.year}
      </text>
      <svg x="85" y="116" width="30" height="24" viewBox={mark.viewBox} aria-hidden="true">
        <path className="award-seal-mark" d={mark.path} />
      </svg>
    </svg>
  );
}

/** The seals in a row, each above the text of its award. Null without awards. */
export function AwardWall({
  title,
  awards,
  mark,
}: {
  title: string;
  awards: readonly Award[];
  mark: Drawing;
}) {
  if (awards.length === 0) return null;
  return (
    <section className="award-wall" data-theme="paper" aria-labelledby="awards">
      <h2 className="award-wall-title" id="awards">
        {title}
      </h2>
      <ul className="award-wall-list">
        {awards.map((award, index) => (
          <li className="award-wall-item" key={award.label}>
            <AwardSeal award={award} mark={mark} edge={index} />
            <p className="award-wall-label">{award.label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
