// The twelve columns, the margin and the gutter, at the size of this window.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { FoundationPage, TokenRow } from './page.tsx';
import { tokenValue } from './tokens.ts';

const COLUMNS = 12;
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, at) => at + 1);
const spans: [from: number, to: number, use: string][] = [
  [1, 13, 'Headlines, galleries'],
  [3, 13, 'A headline that starts in column 3'],
  [1, 6, 'Half, with air'],
  [7, 13, 'The other half'],
  [4, 10, 'One readable column'],
];

function Bar({ column, tone, children }: { column: string; tone: string; children?: ReactNode }) {
  return (
    <div
      style={{
        gridColumn: column,
        minHeight: '3rem',
        padding: '0.75rem',
        background: tone,
        fontSize: 'var(--text-caption)',
      }}
    >
      {children}
    </div>
  );
}

function Grid() {
  return (
    <FoundationPage
      title="Grid"
      intro="Twelve columns between fluid margins, never wider than the content. Break it once a page, and on purpose."
    >
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
          gap: 'var(--space-3) var(--gutter)',
          marginBottom: 'var(--space-7)',
        }}
      >
        {COLUMN_NUMBERS.map((column) => (
          <Bar key={column} column={`${column}`} tone="var(--bg-quiet)" />
        ))}
        {spans.map(([from, to, use]) => (
          <Bar key={use} column={`${from} / ${to}`} tone="var(--bg-quiet)">
            {use}
          </Bar>
        ))}
      </div>
      {['--margin', '--gutter', '--content', '--header-height', '--media-gap', '--sticky-top'].map(
        (name) => (
          <TokenRow key={name} name={name} value={tokenValue(name)}>
            <div
              style={{
                width: `var(${name})`,
                maxWidth: '100%',
                height: '1.5rem',
                background: 'var(--orange)',
              }}
            />
          </TokenRow>
        ),
      )}
    </FoundationPage>
  );
}

export default { component: Grid } satisfies Meta<typeof Grid>;
export const Columns: StoryObj<typeof Grid> = {};
