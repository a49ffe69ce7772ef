// The slug: of a new item, empty, very long, and of a published item unchanged and changed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SlugField } from '#ui/admin/forms/fields/slug-field.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';
import { inBox } from '../../../fixtures/in-box.tsx';
import { study } from '../../../fixtures/studies.ts';
import { ok } from '../../../toolbars/answer-api.ts';

const meta = {
  component: SlugField,
  args: { folder: '/case-studies', item: study },
  parameters: {
    docs: {
      description: {
        component: `The last part of an item's address. It says when the old address will redirect to the new one.

        Do: give it the stored item, which tells whether the address was public.

        Don't: use it for an address that needs no redirect.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <FormFrame values={{ slug: study.slug }}>
        <Story />
      </FormFrame>
    ),
  ],
} satisfies Meta<typeof SlugField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stays: Story = {};
export const OfANewItem: Story = { args: { item: null } };

/** Before the title is typed. */
export const Empty: Story = {
  args: { item: null },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Slug'));
    await expect(canvas.getByText(`${location.host}/case-studies/…`)).toBeVisible();
  },
};

export const Long: Story = {
  args: { item: null },
  decorators: [inBox({ style: { width: '16rem' } })],
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Slug');
    await userEvent.clear(field);
    await userEvent.type(field, 'a'.repeat(80));
    const hint = canvas.getByText(/\/case-studies\/a+$/);
    await expect(hint.scrollWidth).toBeLessThanOrEqual(hint.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Moves: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Slug'), '-two');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `The old address will redirect here: /case-studies/${study.slug}`,
    );
  },
};

/** Said while somebody types, not only when a save is refused. */
export const Taken: Story = {
  args: { item: null },
  parameters: {
    api: {
      'GET /api/admin/slugs': ok({ item: { id: 7, title: 'Velmoor' }, isReserved: false }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Slug'), '-two');
    await expect(
      await canvas.findByRole('link', { name: 'Velmoor (opens a new tab)' }),
    ).toHaveAttribute('href', '/vs-admin/case-studies/edit/7');
  },
};
