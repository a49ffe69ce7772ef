// Every duration and curve, to be played again.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#ui/kit/button.tsx';
import { Play } from '#ui/kit/icons.ts';
import { FoundationPage, TokenRow } from './page.tsx';
import { tokensNamed, tokenValue } from './tokens.ts';

const uses: Record<string, string> = {
  '--duration-quick': 'Colour, border, a control that answers.',
  '--duration-base': 'An arrow that travels, a line that draws itself.',
  '--duration-layout': 'Things that change places, an image in its frame.',
  '--duration-reveal': 'Text and images that come in once.',
};

/** A dot that moves to the other end with the given tokens. */
function Track({ duration, run }: { duration: string; run: number }) {
  return (
    <div style={{ position: 'relative', height: '3rem', borderInline: '1px solid var(--rule)' }}>
      <span
        data-at={run % 2}
        style={{
          position: 'absolute',
          insetBlockStart: '0.75rem',
          insetInlineStart: run % 2 ? 'calc(100% - 1.5rem)' : 0,
          width: '1.5rem',
          height: '1.5rem',
          borderRadius: '50%',
          background: 'var(--orange)',
          transition: `inset-inline-start var(${duration}) var(--ease)`,
        }}
      />
    </div>
  );
}

/** The curve, drawn from its four numbers. */
function Curve({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?[\d.]+/g) ?? []).map(Number);
  return (
    <svg
      viewBox="-4 -4 108 108"
      width="180"
      height="180"
      role="img"
      aria-label={`The curve ${value}`}
    >
      <path d="M0 0V100H100" fill="none" stroke="var(--rule-strong)" />
      <path
        d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
        fill="none"
        stroke="var(--orange)"
        strokeWidth="3"
      />
    </svg>
  );
}

function Motion() {
  const [run, setRun] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const ease = tokenValue('--ease');
  return (
    <FoundationPage
      title="Motion"
      intro="Purposeful, quick, interruptible. One curve: off at once, and a long way to rest. Whoever asks for less motion gets none of it."
    >
      <div ref={root}>
        <Button onClick={() => setRun(run + 1)}>
          <Play aria-hidden="true" /> Play
        </Button>
        <div style={{ marginTop: 'var(--space-6)' }}>
          {tokensNamed('--duration-').map((name) => (
            <TokenRow key={name} name={name} value={`${tokenValue(name)}. ${uses[name] ?? ''}`}>
              <Track duration={name} run={run} />
            </TokenRow>
          ))}
          <TokenRow name="--ease" value={ease}>
            <Curve value={ease} />
          </TokenRow>
        </div>
      </div>
    </FoundationPage>
  );
}

export default { component: Motion } satisfies Meta<typeof Motion>;

export const Tokens: StoryObj<typeof Motion> = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    for (const dot of canvasElement.querySelectorAll('[data-at]'))
      await expect(dot).toHaveAttribute('data-at', '1');
  },
};
