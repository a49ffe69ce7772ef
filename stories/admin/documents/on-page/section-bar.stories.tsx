// The bar over a section of the previewed page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SectionBar } from '#ui/admin/documents/on-page/section-bar.tsx';

const may = { moveUp: true, moveDown: true, repeat: true, isHidden: false, keptBecause: null };
const sections = { mayAt: () => may, labelAt: () => 'Figures' };
const on = {
  ...{ onEdit: fn(), onMove: fn(), onAdd: fn(), onDuplicate: fn(), onHide: fn(), onRemove: fn() },
  ...{ onStep: fn(), onLeave: fn() },
};

const meta = {
  component: SectionBar,
  args: { index: 2, sections, ...on },
  parameters: {
    docs: {
      description: {
        component: `The actions on a section of the previewed page.

        Do: show it for the hovered or selected section.

        Don't: show it for two sections at once.`,
      },
    },
  },
} satisfies Meta<typeof SectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Figures' }));
    await expect(on.onMove).toHaveBeenCalledWith(1);
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}');
    await expect(on.onAdd).toHaveBeenCalled();
    await expect(on.onStep).toHaveBeenCalledWith(1);
  },
};

/** The head of a page can be neither moved nor removed. */
export const Head: Story = {
  args: {
    index: 0,
    sections: {
      ...sections,
      labelAt: () => 'Hero',
      mayAt: () => ({
        ...may,
        ...{ moveUp: false, moveDown: false, repeat: false },
        keptBecause: 'The page must begin with this section',
      }),
    },
  },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove: Hero' });
    await userEvent.click(remove);
    await expect(remove).toHaveAttribute('title', 'The page must begin with this section');
    await expect(on.onRemove).not.toHaveBeenCalled();
  },
};
