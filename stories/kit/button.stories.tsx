// The button in all its states: every variant in every size, loading, disabled and as a link.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/kit/button.tsx';
import { ArrowUpRight } from '#ui/kit/icons.ts';

/** The section theme each variant is made for; `any` takes the colours of its section. */
const VARIANTS: Record<ButtonVariant, 'any' | 'light' | 'dark' | 'image'> = {
  default: 'any',
  destructive: 'any',
  outline: 'any',
  secondary: 'any',
  ghost: 'any',
  link: 'any',
  primary: 'any',
  outlineLight: 'dark',
  outlineDark: 'light',
  white: 'dark',
  glassSolid: 'image',
  glassOutline: 'image',
  filter: 'any',
};
const SIZES: Record<ButtonSize, true> = {
  sm: true,
  default: true,
  md: true,
  lg: true,
  icon: true,
  filterBtn: true,
};
const variants = Object.keys(VARIANTS) as ButtonVariant[];
const sizes = Object.keys(SIZES) as ButtonSize[];

export default {
  component: Button,
  args: { children: 'Book a call' },
  argTypes: {
    variant: { control: 'select', options: variants },
    size: { control: 'select', options: sizes },
  },
  parameters: {
    docs: {
      description: {
        component:
          'For actions, and for the main link of a page. Do use one primary button per view, give it an href when it is a link, and label icon buttons. Do not use a button for a word in a sentence (TextLink), or destructive without asking first (AlertDialog).',
      },
    },
  },
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

const ground = {
  any: {},
  light: { background: 'var(--white)' },
  dark: { background: 'var(--ink)' },
  image: { background: 'center / cover url(/images/hero-poster.jpg)' },
};

function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
      {children}
    </div>
  );
}

/** Every variant in a row of its own, on the background it is made for. */
function Matrix({ row }: { row: (variant: ButtonVariant) => ReactNode }) {
  return (
    <div style={{ display: 'grid' }}>
      {variants.map((variant) => (
        <div
          key={variant}
          style={{
            display: 'grid',
            gap: '0.75rem',
            paddingBlock: '1rem',
            borderTop: 'var(--hairline) solid var(--rule)',
          }}
        >
          <p style={{ color: 'var(--fg-muted)', fontSize: 'var(--text-caption)' }}>{variant}</p>
          <div
            data-theme={VARIANTS[variant] === 'dark' ? 'dark' : undefined}
            style={{
              ...ground[VARIANTS[variant]],
              padding: VARIANTS[variant] === 'any' ? 0 : '1.25rem',
            }}
          >
            <Row>{row(variant)}</Row>
          </div>
        </div>
      ))}
    </div>
  );
}

/** The content of a button of this size. */
function content(size: ButtonSize) {
  return size === 'icon'
    ? { 'aria-label': 'Open', children: <ArrowUpRight aria-hidden="true" /> }
    : { children: size };
}

export const Default: Story = {};
export const EveryVariantInEverySize: Story = {
  render: () => (
    <Matrix
      row={(variant) =>
        sizes.map((size) => <Button key={size} variant={variant} size={size} {...content(size)} />)
      }
    />
  ),
};
export const EveryVariantLoading: Story = {
  render: () => (
    <Matrix
      row={(variant) =>
        sizes.map((size) => (
          <Button
            key={size}
            variant={variant}
            size={size}
            loading
            {...(size === 'icon' ? { 'aria-label': 'Saving...' } : { children: 'Saving...' })}
          />
        ))
      }
    />
  ),
};
export const EveryVariantDisabled: Story = {
  render: () => (
    <Matrix
      row={(variant) =>
        sizes.map((size) => (
          <Button key={size} variant={variant} size={size} disabled {...content(size)} />
        ))
      }
    />
  ),
};
export const EveryVariantAsLink: Story = {
  render: () => (
    <Matrix
      row={(variant) =>
        sizes.map((size) => (
          <Button key={size} variant={variant} size={size} href="/contact" {...content(size)} />
        ))
      }
    />
  ),
};
export const WithIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        See the work <ArrowUpRight aria-hidden="true" />
      </>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true, children: 'Saving...' } };
export const SelectedFilter: Story = {
  args: { variant: 'filter', size: 'filterBtn', 'aria-pressed': true, children: 'Analytics' },
};
export const DisabledLink: Story = {
  render: () => (
    <Button href="/contact" disabled>
      Let's Work Together
    </Button>
  ),
};
export const LongHostileAndRightToLeft: Story = {
  render: () => (
    <Row>
      <Button>
        A label that somebody forgot to shorten before the page went out, and that now has to find
        its place on a phone
      </Button>
      <Button variant="outline">{'<b>Book</b> & call'}</Button>
      <Button variant="primary" dir="rtl" lang="ar">
        احجز مكالمة
      </Button>
    </Row>
  ),
};

const pressed = fn();
export const PressedByKeyboard: Story = {
  // Without the event, because Storybook would record everything it refers to, the whole window.
  args: { onClick: () => pressed() },
  play: async ({ canvas }) => {
    pressed.mockClear();
    canvas.getByRole('button', { name: 'Book a call' }).focus();
    await userEvent.keyboard('{Enter} ');
    await expect(pressed).toHaveBeenCalledTimes(2);
  },
};
