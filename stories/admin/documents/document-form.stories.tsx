// The form of a document: an original, a new page, settings, notes on what does not fit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { originalOf } from '#db/content/originals.ts';
import { DocumentForm } from '#ui/admin/documents/document-form.tsx';
import { siteMeta } from '../../fixtures/site-meta.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';

const facts = { isCounting: false };
const meta = {
  component: DocumentForm,
  args: { site: siteMeta, type: 'page' },
  parameters: {
    api: {
      ...loggedIn,
      'POST /api/admin/preview': () => new Promise<Response>(() => {}),
    },
    docs: {
      description: {
        component: `The form of a page, a collection or settings, with the page that is edited in place.

        Do: give it the original of a document of the site.

        Don't: use it for posts and case studies.`,
      },
    },
  },
} satisfies Meta<typeof DocumentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewPage: Story = {};
export const Original: Story = {
  args: { type: 'home', original: { title: 'Home', content: originalOf('home', facts) } },
};
export const Brand: Story = {
  args: { type: 'brand', original: { title: 'Brand', content: originalOf('brand', facts) } },
};
export const Notes: Story = {
  args: {
    type: 'home',
    original: { title: 'Home', content: originalOf('home', facts) },
    notes: [{ path: 'content.sections.0.values.headline', message: 'Must have at least 1' }],
  },
};
