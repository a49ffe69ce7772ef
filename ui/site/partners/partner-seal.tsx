// The badge of the platform partnership at poster size: the mark in a ring of text.
import { useId } from 'react';
import type { Drawing } from '#db/content/company.ts';

interface PartnerSealProps {
  mark: Drawing;
  /** The text of the ring, repeated twice where it is short. Decoration: it must also be on the page as text. */
  words: string;
}

const RADIUS = 172;
/** The number of letters that the ring has room for at their full size. */
const RING_CHARS = 66;
const LETTER_PX = 29;
/** Longer words would be too small twice. */
const TWICE_MAX_CHARS = 52;

/** An SVG as wide as its place. The ring turns with the scroll position where the browser can. */
export function PartnerSeal({ mark, words }: PartnerSealProps) {
  const ring = useId();
  const once = `${words} \u2022 `;
  const text = once.repeat(words.length > TWICE_MAX_CHARS ? 1 : 2);
  const size = Math.min(1, RING_CHARS / text.length) * LETTER_PX;
  const length = 2 * Math.PI * RADIUS - 8;
  return (
    <svg className="partner-seal" viewBox="0 0 400 400" aria-hidden="true">
      <circle className="partner-seal-disc" cx="200" cy="200" r="200" />
      <g className="partner-seal-ring">
        <path
          id={ring}
          d={`M200 ${200 - RADIUS}a${RADIUS} ${RADIUS} 0 1 1 -.01 0`}
          fill="none"
          stroke="none"
        />
        {/* twice: Firefox ignores textLength on a textPath, Safari on its text */}
        <text
          className="partner-seal-words"
          dominantBaseline="central"
          textLength={length}
          style={size < LETTER_PX ? { fontSize: size } : undefined}
        >
          <textPath href={`#${ring}`} textLength={length}>
            {/* the last space is a hard one, or it would be dropped and the ring close without it */}
            {`${text.trimEnd()}\u00A0`}
          </textPath>
        </text>
      </g>
      <svg
        className="partner-seal-mark"
        x="118"
        y="112"
        width="164"
        height="176"
        viewBox={mark.viewBox}
        aria-hidden="true"
      >
        <path d={mark.path} />
      </svg>
    </svg>
  );
}
