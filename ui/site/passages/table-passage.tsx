// A table, which scrolls by itself when it is wider than its column.
import { cellMark, numericColumns } from '#ui/kit/prose-tables.ts';
import { Passage, type PassageFrame } from './passage.tsx';

interface TablePassageProps extends PassageFrame {
  /** Empty for none. */
  caption: string;
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/** The first cell of a row names it. A row with fewer cells than columns ends in empty ones, an empty row is left out. */
export function TablePassage({ caption, columns, rows, ...frame }: TablePassageProps) {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isOfFigures = numericColumns([columns, ...filled.map(({ cells }) => cells)]);
  const mark = (at: number, text = '') => {
    const name = isOfFigures[at] ? 'figure' : cellMark(text);
    // the column of row names has its own width
    const isMarked = name && (at > 0 || name === 'short');
    return isMarked && { [`data-${name}`]: '' };
  };
  return (
    <Passage {...frame} shape="wide">
      <div className="prose prose-table">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div
          className="prose-scroll"
          role="group"
          aria-label={caption || frame.title || 'Table'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
          tabIndex={0}
        >
          <table>
            {caption && <caption>{caption}</caption>}
            <thead>
              <tr>
                {/* biome-ignore-start lint/suspicious/noArrayIndexKey: rendered once, and cells may be equal */}
                {columns.map((column, at) => (
                  <th scope="col" key={at} {...mark(at, column)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {filled.map(({ cells }, row) => (
                <tr key={row}>
                  {columns.map((_, at) =>
                    at === 0 && cells[0] ? (
                      <th scope="row" key={at} {...mark(at, cells[at])}>
                        {cells[0]}
                      </th>
                    ) : (
                      <td key={at} {...mark(at, cells[at])}>
                        {cells[at]}
                      </td>
                    ),
                  )}
                </tr>
              ))}
              {/* biome-ignore-end lint/suspicious/noArrayIndexKey: rendered once, and cells may be equal */}
            </tbody>
          </table>
        </div>
      </div>
    </Passage>
  );
}
