// The steps of space, from a hair to the pause between two sections.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage, TokenRow } from './page.tsx';
import { tokensNamed, tokenValue } from './tokens.ts';

function Space() {
  return (
    <FoundationPage
      title="Space"
      intro="Inside a group things sit close; between sections the page breathes. Hairlines instead of boxes, no shadows."
    >
      {tokensNamed('--space-').map((name) => (
        <TokenRow key={name} name={name} value={tokenValue(name)}>
          <div style={{ width: `var(${name})`, height: '2rem', background: 'var(--orange)' }} />
        </TokenRow>
      ))}
      {tokensNamed('--radius-').map((name) => (
        <TokenRow key={name} name={name} value={tokenValue(name)}>
          <div
            style={{
              width: '8rem',
              height: '2.75rem',
              border: 'var(--hairline) solid var(--fg)',
              borderRadius: `var(${name})`,
            }}
          />
        </TokenRow>
      ))}
    </FoundationPage>
  );
}

export default { component: Space } satisfies Meta<typeof Space>;
export const Steps: StoryObj<typeof Space> = {};
