// Figures as large numerals, each over what it counts.
import { WorkingNote } from '#ui/brand/working-note.tsx';
import { StatNumeral } from '#ui/kit/stat-numeral.tsx';
import { Passage, type PassageFrame } from './passage.tsx';

interface Figure {
  value: string;
  unit: string;
  text: string;
  /** How it was measured; empty for none. */
  measurement: string;
}

/** A long value is set smaller, so that it stays on its line. */
export function FiguresPassage({
  figures,
  ...frame
}: PassageFrame & { figures: readonly Figure[] }) {
  return (
    <Passage {...frame} shape="wide">
      <ul className="figures-passage">
        {figures.map(({ value, unit, text, measurement }) => {
          const figure = value + unit;
          return (
            <li className="figures-passage-figure" key={`${figure} ${text}`}>
              <p className="figures-passage-numeral" data-long={figure.length > 5 || undefined}>
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
