// The two panes of an editing screen.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  AdminFormLayout,
  AdminFormRow,
  AdminFormSection,
  FoldingSection,
} from '#ui/admin/forms/admin-form-layout.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';

const field = (label: string) => (
  <Field label={label}>
    <Input />
  </Field>
);

export default {
  component: AdminFormLayout,
  parameters: {
    docs: {
      description: {
        component: `The two panes of an editing screen and the sticky bar.

        Do: put the content on the left, publishing on the right, and one primary button in the bar.

        Don't: put fields in the bar, or use it for a form of one or two fields (AdminLoginPanel).`,
      },
    },
  },
  args: {
    content: (
      <>
        {field('Title')}
        <Field label="Content">
          <Textarea rows={10} />
        </Field>
        <AdminFormSection title="Stats">
          <AdminFormRow>
            {field('Icon')}
            {field('Number')}
          </AdminFormRow>
        </AdminFormSection>
      </>
    ),
    publishing: <AdminFormSection title="Publishing">{field('Categories')}</AdminFormSection>,
    bar: (
      <>
        <Button variant="ghost" href="/vs-admin/dashboard">
          Cancel
        </Button>
        <Button variant="primary">Create Post</Button>
      </>
    ),
  },
} satisfies Meta<typeof AdminFormLayout>;
type Story = StoryObj<typeof AdminFormLayout>;

export const Open: Story = {};
export const Page: Story = { args: { shape: 'page' } };
export const Saving: Story = {
  args: {
    bar: (
      <Button variant="primary" loading>
        Creating...
      </Button>
    ),
  },
};

/** Its fields stay in the page, and open when something in them has to be seen. */
export const Folded: Story = {
  args: {
    content: (
      <FoldingSection id="section-story" title="Basic Information" hint="What it is about.">
        {field('Client Name')}
      </FoldingSection>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'Basic Information' });
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('What it is about.').checkVisibility()).toBe(false);
    await userEvent.click(title);
    await expect(canvas.getByText('What it is about.').checkVisibility()).toBe(true);
  },
};
