// The client logo in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClientLogo } from '#ui/kit/client-logo.tsx';
import { inBox } from '../fixtures/in-box.tsx';

/** A drawn mark of the given proportions, as a file. */
function mark(width: number, height: number, shape: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shape}</svg>`,
  )}`;
}

const wide = {
  src: mark(
    240,
    40,
    '<text x="0" y="34" font-family="Georgia" font-size="40" textLength="240">NORROWE</text>',
  ),
  width: 240,
  height: 40,
};
const square = {
  src: mark(60, 60, '<circle cx="30" cy="30" r="30"/><circle cx="40" cy="22" r="12" fill="#fff"/>'),
  width: 60,
  height: 60,
};
const tall = {
  src: mark(40, 72, '<path d="M20 0 40 36 20 72 0 36Z"/>'),
  width: 40,
  height: 72,
};

export default {
  component: ClientLogo,
  args: { name: 'Norrowe', ...wide },
  decorators: [inBox({ style: { maxWidth: '14rem' } })],
  parameters: {
    docs: {
      description: {
        component:
          'For a wall of logos of equal visual weight. Do pass the width and height of the file, cropped tightly. Do not use it for a logo whose colours matter: it is drawn in one colour.',
      },
    },
  },
} satisfies Meta<typeof ClientLogo>;
type Story = StoryObj<typeof ClientLogo>;

export const Wide: Story = {};
export const Square: Story = { args: square };
export const Tall: Story = { args: tall };
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.client-logo')).not.toBeVisible());
  },
};
export const Wall: Story = {
  decorators: [inBox({ style: { width: 'min(32rem, 100vw - 2 * var(--margin))' } })],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '1rem' }}>
      <ClientLogo name="Norrowe" {...wide} />
      <ClientLogo name="Oonaru" {...square} />
      <ClientLogo name="Tivvo" {...tall} />
    </div>
  ),
};
