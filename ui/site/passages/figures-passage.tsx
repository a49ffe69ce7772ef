// Figures as large numerals, each above its description.
import type { CSSProperties } from 'react';
import { WorkingNote } from '#ui/brand/working-note.tsx';
import { StatNumeral } from '#ui/kit/stat-numeral.tsx';
import { withUnit } from '#ui/kit/with-unit.ts';
import { lineFit } from '#ui/kit/word-fit.ts';
import { figureColumns } from './figure-columns.ts';
import { Passage, type PassageFrame } from './passage.tsx';

interface Figure {
  value: string;
  unit: string;
  text: string;
  /** How it was measured; empty for none. */
  measurement: string;
}

/** The length of number and unit that the fields recommend. A longer figure makes all of them smaller, and they may wrap. */
const LETTERS_MAX = 9;

/** All numerals have one size: as large as the longest allows. */
export function FiguresPassage({
  figures,
  ...frame
}: PassageFrame & { figures: readonly Figure[] }) {
  const written = figures.map(({ value, unit }) => withUnit(value, unit));
  const { medium, wide } = figureColumns(figures.length);
  const columns = { '--columns-medium': medium, '--columns-wide': wide } as CSSProperties;
  return (
    <Passage {...frame} shape="wide">
      <ul
        className="figures-passage"
        style={{ ...lineFit(written), ...columns }}
        data-long={written.some(({ length }) => length > LETTERS_MAX) || undefined}
      >
        {figures.map(({ value, unit, text, measurement }, index) => {
          const figure = withUnit(value, unit);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures may have the same text
            <li className="figures-passage-figure" key={index}>
              <p className="figures-passage-numeral">
                <StatNumeral value={value} suffix={unit} size="inherit" />
                {measurement && <WorkingNote figure={figure}>{measurement}</WorkingNote>}
              </p>
              <p className="figures-passage-text">{text}</p>
            </li>
          );
        })}
      </ul>
    </Passage>
  );
}
