// The avatar in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '#ui/kit/avatar.tsx';

export default {
  component: Avatar,
  args: { name: 'Ana María de la Cruz' },
  parameters: {
    docs: {
      description: {
        component:
          'For a person who said or wrote something. Do mark it decorative where the name stands beside it. Do not use it for a company: that is a ClientLogo.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};
export const WithImage: Story = { args: { src: '/images/cover-spheres.jpg' } };
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="lg" src="/images/cover-spheres.jpg" />
    </div>
  ),
};
export const Decorative: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <Avatar {...args} decorative /> {args.name}
    </p>
  ),
};
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeVisible());
  },
};
export const OtherScriptsAndNoName: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {['محمد علي', '李 小龙', 'Élodie Ångström', '<b>x</b>', ''].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
