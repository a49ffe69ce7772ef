// The marks of the clients.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClientWall } from '#ui/site/company/client-wall.tsx';
import { original } from '../../fixtures/originals.ts';

const clients = original('client-list').items;

export default {
  component: ClientWall,
  parameters: {
    docs: {
      description: {
        component: `Twenty marks, one weight, hairlines between them.

        Do: draw every mark in one colour on a box 64 high.

        Don't: link a mark to a study that visitors may not see.`,
      },
    },
  },
  args: { title: 'Other people’s shops', clients },
} satisfies Meta<typeof ClientWall>;
type Story = StoryObj<typeof ClientWall>;

export const Twenty: Story = {};
export const WithStudies: Story = {
  args: { studies: new Map([['Norrowe', 'norrowe']]) },
};
export const OneMissing: Story = {
  args: {
    clients: [
      ...clients.slice(0, 4),
      { name: 'Gone', logo: 'data:image/png;base64,AAAA', width: 100, height: 64 },
    ],
  },
};
