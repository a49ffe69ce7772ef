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
        component: `Twenty logos of equal weight, with hairlines between them.

        Do: draw every logo in one colour, 64 pixels high.

        Don't: link to a case study that is not public.`,
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
