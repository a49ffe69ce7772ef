// The header of every public page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { navigation } from '#db/content/navigation.ts';
import { Header } from '#ui/site/frame/header/header.tsx';
import { inBox } from '../../../fixtures/in-box.tsx';

export default {
  component: Header,
  parameters: {
    docs: {
      description: {
        component: `The header of every public page: logo, six links, Contact and Book a call.

        Do: use overlay-dark on a picture, and pass the path of the page.

        Don't: put a hero under it without the overlay, or add a seventh link.`,
      },
    },
  },
  args: { company, navigation, bookingHref: '/contact', current: '/insights' },
  decorators: [inBox({ style: { position: 'relative', minHeight: '12rem' } })],
} satisfies Meta<typeof Header>;
type Story = StoryObj<typeof Header>;

export const OnALightPage: Story = { globals: { theme: 'light' } };
export const OverTheHero: Story = {
  globals: { theme: 'dark' },
  args: { theme: 'overlay-dark', current: '/' },
};
