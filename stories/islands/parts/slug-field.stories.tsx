// The slug: of a new item, of a published one as it is, and of a published one that moves.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SlugField } from '#ui/islands/parts/slug-field.tsx';
import { study } from '../../fixtures/studies.ts';
import { FormFrame } from './form-frame.tsx';

const meta = {
  component: SlugField,
  args: { folder: '/case-studies', item: study },
  parameters: {
    docs: {
      description: {
        component: `The last part of an item's address. It says when the old address will lead to the new one.

        Do: give it the stored item, which knows whether anybody can have read it.

        Don't: use it for an address that leaves nothing behind.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <FormFrame values={{ slug: study.slug }}>
        <Story />
      </FormFrame>
    ),
  ],
} satisfies Meta<typeof SlugField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stays: Story = {};
export const OfANewItem: Story = { args: { item: null } };

export const Moves: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Slug'), '-two');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `The old address will lead here: /case-studies/${study.slug}`,
    );
  },
};
