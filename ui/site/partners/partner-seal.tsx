// The badge of the platform partnership at poster size: the mark in a ring of text.
import { useId } from 'react';
import type { Drawing } from '#db/content/company.ts';

interface PartnerSealProps {
  mark: Drawing;
  /** The text of the ring, repeated twice. Decoration: it must also be on the page as text. */
  words: string;
}

const RADIUS = 172;

/** An SVG as wide as its place. The ring turns with the scroll position where the browser can. */
export function PartnerSeal({ mark, words }: PartnerSealProps) {
  const ring = useId();
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
        {/* Firefox ignores textLength on a textPath */}
        <text
          className="partner-seal-words"
          dominantBaseline="central"
          textLength={2 * Math.PI * RADIUS - 8}
        >
          <textPath href={`#${ring}`}>
            {/* the last space is a hard one, or it would be dropped and the ring close without it */}
            {`${words} \u2022 ${words} \u2022\u00A0`}
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
