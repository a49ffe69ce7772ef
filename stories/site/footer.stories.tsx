// The foot of every public page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { footerLinks } from '#db/content/navigation.ts';
import { Footer } from '#ui/site/footer.tsx';

export default { component: Footer, args: { company, links: footerLinks } } satisfies Meta<
  typeof Footer
>;
type Story = StoryObj<typeof Footer>;

export const Still: Story = {};
export const WithNewsletter: Story = {
  args: { newsletter: <p>The newsletter form stands here.</p> },
};
