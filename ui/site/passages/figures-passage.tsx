// Figures as large numerals, each over what it counts.
import { WorkingNote } from '#ui/brand/working-note.tsx';
import { StatNumeral } from '#ui/kit/stat-numeral.tsx';
import { wordFit } from '#ui/kit/word-fit.ts';
import { Passage, type PassageFrame } from './passage.tsx';

interface Figure {
  value: string;
  unit: string;
  text: string;
  /** How it was measured; empty for none. */
  measurement: string;
}

/** A figure of more letters is set smaller, and may break. */
const LETTERS_MAX = 5;

/** Numerals are as large as the longest of them allows. */
export function FiguresPassage({
  figures,
  ...frame
}: PassageFrame & { figures: readonly Figure[] }) {
  const written = figures.map(({ value, unit }) => value + unit);
  const fit = wordFit(written.filter(({ length }) => length <= LETTERS_MAX).join(' '));
  return (
    <Passage {...frame} shape="wide">
      <ul className="figures-passage" style={fit}>
        {figures.map(({ value, unit, text, measurement }, index) => {
          const figure = value + unit;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
            <li className="figures-passage-figure" key={index}>
              <p
                className="figures-passage-numeral"
                data-long={figure.length > LETTERS_MAX || undefined}
              >
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
