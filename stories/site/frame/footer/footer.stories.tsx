// The footer of every public page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { footerLinks } from '#db/content/navigation.ts';
import { Logo, WORDMARK_ID } from '#ui/brand/logo.tsx';
import { Footer } from '#ui/site/frame/footer/footer.tsx';

/** The wordmark in the header of the page, to which the footer refers. */
const drawing = (
  <span className="visually-hidden">
    <Logo drawing={company.logo} id={WORDMARK_ID} />
  </span>
);

export default {
  component: Footer,
  parameters: {
    docs: {
      description: {
        component: `The footer of every public page.

        Do: pass the company and the legal links unchanged; the newsletter form is an island.

        Don't: add links of one page only, or show it in the back office.`,
      },
    },
  },
  args: { company, links: footerLinks },
  decorators: [
    (Story) => (
      <>
        {drawing}
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Footer>;
type Story = StoryObj<typeof Footer>;

export const Still: Story = {};
export const WithNewsletter: Story = {
  args: { newsletter: <p>The newsletter form stands here.</p> },
};
