// The closing call to action of a page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '#ui/kit/text-link.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';

export default {
  component: CallToAction,
  parameters: {
    docs: {
      description: {
        component: `The end of a page: a sentence and a button.

        Do: use it once, last, with the words of docs/contract.md; set opensBooking where the button opens the scheduler.

        Don't: add content after it, or two primary buttons.`,
      },
    },
  },
  args: {
    title: "Let's make something great together. Drop us a line.",
    label: 'Schedule a call to discuss your project',
    href: '/contact',
  },
} satisfies Meta<typeof CallToAction>;
type Story = StoryObj<typeof CallToAction>;

export const Link: Story = {};
export const WithLinkBack: Story = {
  args: {
    opensBooking: true,
    children: (
      <TextLink href="/case-studies" arrow="left">
        Back to Case Studies
      </TextLink>
    ),
  },
};
