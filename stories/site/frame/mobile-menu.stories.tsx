// The menu of small screens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { navigation } from '#db/content/navigation.ts';
import { MobileMenu } from '#ui/site/frame/mobile-menu.tsx';

export default {
  component: MobileMenu,
  parameters: {
    docs: {
      description: {
        component: `The menu of small screens; opens without script.

        Do: keep the header's own links in the header's order.

        Don't: show it beside the wide navigation, or put forms in it.`,
      },
    },
  },
  args: {
    navigation,
    current: '/about',
    logo: company.logo,
    email: company.email,
    phone: company.phone,
  },
} satisfies Meta<typeof MobileMenu>;
type Story = StoryObj<typeof MobileMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover(),
};
