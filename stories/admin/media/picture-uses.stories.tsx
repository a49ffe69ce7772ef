// The uses of a picture: several, none, loading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureUses } from '#ui/admin/media/picture-uses.tsx';
import { uses } from '../../fixtures/media.ts';

const meta = {
  component: PictureUses,
  args: { uses },
  parameters: {
    docs: {
      description: {
        component: `The items that use a picture, with links.

        Do: omit \`uses\` while they load.

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
