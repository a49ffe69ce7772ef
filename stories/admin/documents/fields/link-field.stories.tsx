// The field for the target of a button: a page of the site or an address.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LinkField } from '#ui/admin/documents/fields/link-field.tsx';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';
import { ok } from '../../../toolbars/answer-api.ts';

const meta = {
  component: LinkField,
  parameters: {
    docs: {
      description: {
        component: `A page of this site, or an address.

        Do: let people type the name of a page.

        Don't: ask for an address where something is chosen (ReferenceField).`,
      },
    },
  },
} satisfies Meta<typeof LinkField>;
export default meta;
type Story = StoryObj;

const answers = {
  'GET /api/admin/documents/pages': ok({
    pages: [{ id: 1, title: 'Black Friday', slug: 'black-friday' }],
  }),
  'GET /api/admin/posts': ok({ posts: [], categories: [], counts: {}, pagination: {} }),
  'GET /api/admin/case-studies': ok({
    caseStudies: [{ id: 1, title: 'Brackwick', slug: 'brackwick' }],
  }),
  'GET /api/admin/media': ok({ media: [] }),
};

const show = (value: string, errors?: Record<string, string>): Story => ({
  parameters: { api: answers },
  render: () => (
    <DocumentFrame values={{ href: value }} errors={errors}>
      <LinkField name="href" label="Links to" />
    </DocumentFrame>
  ),
});

export const Empty = show('');
export const FilledIn = show('/contact');
export const Wrong = show('nowhere', { href: 'Use a page of this site, or an https address' });

export const Completed: Story = {
  ...show(''),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Links to' });
    await userEvent.type(field, 'verso.example/a');
    await userEvent.tab();
    await expect(field).toHaveValue('https://verso.example/a');
  },
};

export const Found: Story = {
  ...show(''),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Links to' }), 'brack');
    await canvas.findByRole('option', { name: /Brackwick/ });
    await canvas.findByRole('option', { name: /Black Friday/ });
  },
};
