// The uses of a picture: several, none, loading, failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PictureUses } from '#ui/admin/media/picture-uses.tsx';
import { posterUse, tiles, uses } from '../../fixtures/media.ts';

const meta = {
  component: PictureUses,
  args: { uses, pages: null },
  parameters: {
    docs: {
      description: {
        component: `The items and pages that show a picture, with links.

        Do: omit \`uses\` while they load.

        Don't: show it for pictures of other sites; their uses are unknown.`,
      },
    },
  },
} satisfies Meta<typeof PictureUses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OnPages: Story = { args: { uses: [], pages: tiles.sitePages } };
export const AsPoster: Story = { args: { uses: [posterUse] } };
export const Nowhere: Story = { args: { uses: [] } };
export const Loading: Story = { args: { uses: undefined } };
export const Failed: Story = { args: { uses: undefined, onRetry: fn() } };
