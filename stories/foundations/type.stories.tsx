// The two faces and the scale, at the size of this window.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { FoundationPage, TokenRow } from './page.tsx';
import { tokenValue } from './tokens.ts';

const display: CSSProperties = {
  fontFamily: 'var(--font-display)',
  fontWeight: 'var(--weight-display)',
  letterSpacing: 'var(--tracking-display)',
  lineHeight: 'var(--leading-display)',
};
const title: CSSProperties = {
  ...display,
  letterSpacing: 'var(--tracking-title)',
  lineHeight: 'var(--leading-title)',
};

const steps: [token: string, sample: string, style: CSSProperties][] = [
  ['--text-numeral', '128%', { ...display, letterSpacing: '-0.042em' }],
  ['--text-display-1', 'The other side of commerce', display],
  ['--text-display-2', 'Real results. Real impact.', display],
  ['--text-display-3', 'One agency, three divisions', title],
  ['--text-title', 'The returns nobody counts', title],
  [
    '--text-middle',
    'Take one service or the whole chain: the people who plan the work are the people who do it.',
    { lineHeight: 1.28 },
  ],
  [
    '--text-lead',
    'We build and grow shops for brands that sell to people and to businesses.',
    { lineHeight: 'var(--leading-lead)' },
  ],
  [
    '--text-body',
    'A return is a sale that went home and came back. What it costs is not in the parcel: it is in the twelve people who did not order, because they expected to have to send it back.',
    { maxWidth: 'var(--measure)' },
  ],
  ['--text-small', 'Labels, buttons, tables: 0123456789', { lineHeight: 1.4 }],
  ['--text-caption', 'Hints, captions: 0123456789', { lineHeight: 1.4 }],
];

function Type() {
  return (
    <FoundationPage
      title="Type"
      intro="Bricolage Grotesque speaks, Instrument Sans explains. Sizes grow with the window, between a least and a most."
    >
      {steps.map(([token, sample, style]) => (
        <TokenRow key={token} name={token} value={tokenValue(token)}>
          <p style={{ ...style, fontSize: `var(${token})`, overflowWrap: 'anywhere' }}>{sample}</p>
        </TokenRow>
      ))}
    </FoundationPage>
  );
}

export default { component: Type } satisfies Meta<typeof Type>;
export const Scale: StoryObj<typeof Type> = {};
