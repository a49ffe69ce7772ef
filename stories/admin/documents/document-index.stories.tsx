// The index of a document's form: parts of settings, few entries, many entries that are narrowed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ContentFields } from '#ui/admin/documents/content-fields.tsx';
import { DocumentIndex } from '#ui/admin/documents/document-index.tsx';
import { DocumentFrame } from '../../fixtures/document-frame.tsx';

const meta = {
  component: DocumentIndex,
  parameters: {
    docs: {
      description: {
        component: `The index of the form of a page, a collection or settings.

        Do: use it above the fields of a document.

        Don't: use it for a form that is not built from a schema (SectionIndex).`,
      },
    },
  },
} satisfies Meta<typeof DocumentIndex>;
export default meta;
type Story = StoryObj;

const NAMES = ['Attentive', 'Google Ads', 'Klaviyo', 'Shopify', 'Zendesk'];
const partners = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [name = '', round] = [NAMES[at % NAMES.length], Math.floor(at / NAMES.length)];
    return { name: round === 0 ? name : `${name} ${round + 1}`, category: 'Tools' };
  });

const show = (type: string, content: object): Story => ({
  render: () => (
    <DocumentFrame values={{ content }}>
      <DocumentIndex type={type} sections={null} />
      <ContentFields type={type} sections={null} />
    </DocumentFrame>
  ),
});

export const Parts = show('settings', {});
export const One = show('partner-list', { items: partners(1) });
export const Few = show('partner-list', { items: partners(3) });

export const Many: Story = {
  ...show('partner-list', { items: partners(27) }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in 27' }), 'shopify 3{Enter}');
    const entry = canvas.getByRole('button', { name: /^Partner 14: Shopify 3/ });
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await expect(entry).toHaveFocus();
  },
};
