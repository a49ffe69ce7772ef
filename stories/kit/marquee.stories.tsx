// The marquee in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Marquee } from '#ui/kit/marquee.tsx';

const word = (text: string) => ({
  key: text,
  content: (
    <span style={{ font: 'var(--weight-display) var(--text-display-3) / 1.2 var(--font-display)' }}>
      {text}
    </span>
  ),
});

export default {
  component: Marquee,
  args: {
    label: 'Our clients',
    items: ['Velmoor', 'Brackwick', 'Axforth', 'Oonaru', 'Tivvo', 'Damsony'].map(word),
  },
  parameters: {
    docs: {
      description: {
        component:
          'For a mood: names, marks, cities. Do keep the order meaningless. Do not put in it anything a visitor must read, or more than one on a page.',
      },
    },
  },
} satisfies Meta<typeof Marquee>;
type Story = StoryObj<typeof Marquee>;

export const Moving: Story = {};
export const StandingStill: Story = { globals: { motion: 'reduced' } };
export const Few: Story = { args: { items: ['Velmoor', 'Tivvo'].map(word) } };
export const RightToLeft: Story = {
  args: { label: 'عملاؤنا', items: ['فيلمور', 'تيفو', 'أونارو', 'داكسون', 'براكويك'].map(word) },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const Paused: Story = {
  play: async ({ canvas, canvasElement }) => {
    // Asked for less motion there is nothing to pause.
    const pause = canvas.queryByRole('checkbox', { name: 'Pause Our clients' });
    if (!pause) return;
    await userEvent.click(pause);
    const row = canvasElement.querySelector('.marquee-row');
    await expect(row && getComputedStyle(row).animationPlayState).toBe('paused');
  },
};
