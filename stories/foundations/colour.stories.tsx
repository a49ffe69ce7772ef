// Every colour, and the contrast of every pair that may meet.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { relativeLuminance } from '#db/contract/colour-contrast.ts';
import { Caption, FoundationPage } from './page.tsx';
import { colourOf } from './tokens.ts';

const THEMES = ['light', 'paper', 'dark'] as const;
const BACKGROUNDS = ['--bg', '--bg-raised', '--bg-quiet'];
const TEXTS = ['--fg', '--fg-muted', '--accent-text', '--fg-error'];
const RAW = [
  'ink',
  'ink-raised',
  'paper',
  'paper-deep',
  'paper-shade',
  'white',
  'stone-300',
  'stone-600',
  'orange',
  'orange-shade',
  'orange-text',
  'red',
  'red-light',
];

/** WCAG contrast of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [relativeLuminance(a), relativeLuminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function Swatch({ name }: { name: string }) {
  const root = useRef<HTMLDivElement>(null);
  const [hex, setHex] = useState('');
  useEffect(() => {
    if (root.current) setHex(colourOf(`--${name}`, root.current));
  }, [name]);
  return (
    <div ref={root} style={{ minWidth: 0 }}>
      <div
        style={{
          aspectRatio: '3 / 2',
          background: `var(--${name})`,
          border: 'var(--hairline) solid var(--rule)',
        }}
      />
      <p style={{ marginTop: '0.5rem', fontSize: 'var(--text-caption)', fontWeight: 600 }}>
        {name}
      </p>
      <Caption>{hex}</Caption>
    </div>
  );
}

/** One text on one background, with its figure. */
function Pair({ text, background }: { text: string; background: string }) {
  const root = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState('');
  useEffect(() => {
    if (!root.current) return;
    const figure = contrast(colourOf(text, root.current), colourOf(background, root.current));
    // Rounded down: 4.49 is not 4.5.
    setRatio((Math.floor(figure * 10) / 10).toFixed(1));
  }, [text, background]);
  return (
    <div
      ref={root}
      style={{ padding: 'var(--space-4)', background: `var(${background})`, color: `var(${text})` }}
    >
      <p style={{ font: 'var(--weight-display) 2rem / 1 var(--font-display)' }}>{ratio}</p>
      <p style={{ marginTop: '0.5rem', fontSize: 'var(--text-caption)' }}>
        {text.slice(2)} on {background.slice(2)}
      </p>
    </div>
  );
}

function Colour() {
  return (
    <FoundationPage
      title="Colour"
      intro="Ink, paper, warm stone and one hot orange. A section picks its theme, and every pair below passes WCAG AA in it: 4.5 for text."
    >
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
          gap: 'var(--gutter)',
        }}
      >
        {RAW.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </div>
      {THEMES.map((theme) => (
        <section key={theme} style={{ marginTop: 'var(--space-8)' }}>
          <h2 style={{ fontSize: 'var(--text-display-3)', textTransform: 'capitalize' }}>
            {theme}
          </h2>
          <div
            data-theme={theme}
            style={{
              marginTop: 'var(--space-4)',
              border: 'var(--hairline) solid var(--rule)',
            }}
          >
            {BACKGROUNDS.map((background) => (
              <div
                key={background}
                style={{
                  display: 'grid',
                  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
                  background: `var(${background})`,
                }}
              >
                {TEXTS.map((text) => (
                  <Pair key={text} text={text} background={background} />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </FoundationPage>
  );
}

export default { component: Colour } satisfies Meta<typeof Colour>;
export const Tokens: StoryObj<typeof Colour> = {};
