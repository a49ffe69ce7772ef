// A form without preview, with preview, and of an unsaved item.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { caseStudyDraftFieldsOf } from '#ui/admin/forms/case-study/case-study-draft-fields.ts';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { FormWithPreview } from '#ui/admin/preview/form-with-preview.tsx';
import { ClientData } from '#ui/islands/client-data.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FormFrame } from '../../fixtures/form-frame.tsx';
import { study } from '../../fixtures/studies.ts';
import { ok } from '../../toolbars/answer-api.ts';

const shown = { previewId: 'one', url: '/favicon.svg' };

const meta = {
  component: FormWithPreview,
  args: {
    kind: 'case-study',
    item: study,
    fieldsOf: caseStudyDraftFieldsOf as never,
    content: <TextField name="title" label="Client Name" />,
    publishing: <TextField name="sector" label="Sector" />,
    bar: (
      <Button type="submit" variant="primary">
        Update Case Study
      </Button>
    ),
  },
  parameters: {
    api: { 'POST /api/admin/preview': ok(shown) },
    docs: {
      description: {
        component: `The tools of an item over its form, and the preview beside it; on a narrow screen the preview covers the form.

        Do: use it instead of AdminFormLayout, inside the form and its FormProvider.

        Don't: keep form state in it: it is mounted and unmounted.`,
      },
    },
  },
  decorators: [
    (Story) => {
      localStorage.removeItem('preview');
      return (
        <ClientData>
          <FormFrame>
            <div style={{ paddingTop: '6rem' }}>
              <Story />
            </div>
          </FormFrame>
        </ClientData>
      );
    },
  ],
} satisfies Meta<typeof FormWithPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the page is in its frame and has loaded. */
const isShown = () => {
  const frame = screen.getByTitle('Preview, phone');
  expect(frame).toBeVisible();
  expect(frame).not.toHaveAttribute('data-loading');
};

export const Closed: Story = {};
export const NeverSaved: Story = { args: { item: null } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Preview/ }));
    await waitFor(isShown, { timeout: 4000 });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Client Name');
    field.focus();
    await userEvent.keyboard('{Control>}{Shift>}P{/Shift}{/Control}');
    await waitFor(isShown, { timeout: 4000 });
  },
};
