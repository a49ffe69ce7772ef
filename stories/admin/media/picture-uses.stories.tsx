// Where a picture is used: in several places, nowhere, not known yet.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureUses } from '#ui/admin/media/picture-uses.tsx';
import { uses } from '../../fixtures/media.ts';

const meta = {
  component: PictureUses,
  args: { uses },
  parameters: {
    docs: {
      description: {
        component: `Where a picture is used, with the way there.

        Do: leave \`uses\` out while they are looked for.

        Don't: show it for pictures of other sites; nobody knows their uses.`,
      },
    },
  },
} satisfies Meta<typeof PictureUses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Nowhere: Story = { args: { uses: [] } };
export const Looking: Story = { args: { uses: undefined } };
