// The menu of small screens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { navigation } from '#db/content/navigation.ts';
import { Logo, WORDMARK_ID } from '#ui/brand/logo.tsx';
import { MobileMenu } from '#ui/site/frame/header/mobile-menu.tsx';

/** The wordmark in the header of the page, to which the menu refers. */
const drawing = (
  <span className="visually-hidden">
    <Logo drawing={company.logo} id={WORDMARK_ID} />
  </span>
);

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
    name: company.name,
    email: company.email,
    phone: company.phone,
  },
  decorators: [
    (Story) => (
      <>
        {drawing}
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;
type Story = StoryObj<typeof MobileMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover(),
};
