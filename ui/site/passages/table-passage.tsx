// A table; what is wider than its column scrolls by itself.
import { isSentence } from '#ui/kit/prose-tables.ts';
import { Passage, type PassageFrame } from './passage.tsx';

interface TablePassageProps extends PassageFrame {
  /** Empty for none. */
  caption: string;
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/** The first cell of a row names it. A row with fewer cells than columns ends in empty ones. */
export function TablePassage({ caption, columns, rows, ...frame }: TablePassageProps) {
  return (
    <Passage {...frame} shape="wide">
      <div className="prose prose-table">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div
          className="prose-scroll"
          role="group"
          aria-label={caption || frame.title || 'Table'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
        >
          <table>
            {caption && <caption>{caption}</caption>}
            <thead>
              <tr>
                {/* biome-ignore-start lint/suspicious/noArrayIndexKey: rendered once, and cells may be equal */}
                {columns.map((column, at) => (
                  <th scope="col" key={at}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells }, row) => (
                <tr key={row}>
                  {columns.map((_, at) =>
                    at === 0 && cells[0] ? (
                      <th scope="row" key={at}>
                        {cells[0]}
                      </th>
                    ) : (
                      <td key={at} data-sentence={isSentence(cells[at] ?? '') ? '' : undefined}>
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
