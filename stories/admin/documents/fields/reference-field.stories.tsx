// Something that a document refers to.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReferenceField } from '#ui/admin/documents/fields/reference-field.tsx';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';
import { ok } from '../../../toolbars/answer-api.ts';

const meta = {
  component: ReferenceField,
  parameters: {
    docs: {
      description: {
        component: `A case study, a post, or an entry of a collection.

        Do: use it where a section shows something that has a page or an entry of its own.

        Don't: use it for addresses (LinkField).`,
      },
    },
  },
} satisfies Meta<typeof ReferenceField>;
export default meta;
type Story = StoryObj;

const partner = { category: 'Search', description: 'D', brandColour: '#112233' };
const items = ['Algolia', 'Klaviyo'].map((name) => ({
  ...partner,
  name,
  logo: { viewBox: '', path: '' },
}));
const answers = {
  'GET /api/admin/documents/opened': ok({
    document: null,
    original: { title: 'Partners', content: { v: 1, items } },
    state: 'original',
    notes: [],
  }),
};

const show = (value: string): Story => ({
  parameters: { api: answers },
  render: () => (
    <DocumentFrame values={{ partner: value }}>
      <ReferenceField name="partner" label="Partner" to="partner" />
    </DocumentFrame>
  ),
});

export const Empty = show('');
export const FilledIn = show('Klaviyo');

export const Chosen: Story = {
  ...show(''),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Partner' });
    await userEvent.type(field, 'algo');
    await userEvent.click(await canvas.findByRole('option', { name: /Algolia/ }));
    await expect(field).toHaveValue('Algolia');
  },
};
