// The split pane in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SplitPane } from '#ui/kit/split-pane.tsx';
import { inBox } from '../fixtures/in-box.tsx';

const editor = (
  <>
    <h2>The returns nobody counts</h2>
    <p style={{ marginTop: '1rem' }}>
      Every shop knows its return rate. Few know what the other half of it costs: the parcel that
      was never sent because somebody expected to send it back.
    </p>
  </>
);
const preview = (
  <div style={{ minHeight: '16rem', padding: '1.5rem', background: 'var(--bg-quiet)' }}>
    <h3>Preview</h3>
  </div>
);

export default {
  component: SplitPane,
  args: {
    label: 'Width of the editor',
    start: editor,
    end: preview,
    defaultValue: 60,
    onValueChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'For two panes with an adjustable width, in the back office. Do store the position with the other settings of the page. Do not use it on a public page, or for content that reads in one column.',
      },
    },
  },
} satisfies Meta<typeof SplitPane>;
type Story = StoryObj<typeof SplitPane>;

export const Split: Story = {};
export const WithoutTheSecond: Story = { args: { end: null } };
export const AtItsEnd: Story = { args: { defaultValue: 95 } };
export const RightToLeft: Story = {
  decorators: [inBox({ dir: 'rtl' })],
};

export const MovedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    // On a phone the panes are one above the other, and there is no line.
    const line = canvas.queryByRole('separator', { name: 'Width of the editor' });
    if (!line) return;
    line.focus();
    await expect(line).toHaveAttribute('aria-valuenow', '60');
    await userEvent.keyboard('{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuenow', '62');
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute('aria-valuenow', '20');
    await userEvent.dblClick(line);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
  },
};
