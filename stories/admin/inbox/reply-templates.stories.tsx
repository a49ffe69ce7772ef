// The templates of answers: some, none, a new one, saved, without a name, saved by somebody else meanwhile.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ReplyTemplate } from '#db/contract/mail.ts';
import { ReplyTemplates } from '#ui/admin/inbox/reply-templates.tsx';
import { ApiFailure } from '#ui/islands/api.ts';
import { inBox } from '../../fixtures/in-box.tsx';

const theirs = { name: 'Theirs', text: 'Hello {name},' };

const meta = {
  component: ReplyTemplates,
  args: {
    templates: [{ name: 'Suggest a call', text: 'Hello {name},' }],
    onChange: fn(async (templates: ReplyTemplate[]) => templates),
  },
  parameters: {
    docs: {
      description: {
        component: `The reply templates.

        Do: store the whole list that it returns.

        Don't: show it where no mail server is configured.`,
      },
    },
  },
  decorators: [inBox({ className: 'admin-mail' })],
} satisfies Meta<typeof ReplyTemplates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { templates: [] } };
export const New: Story = {
  args: { templates: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add template' }));
    await userEvent.keyboard('Thank you');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Thank you');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(canvas.getByRole('button', { name: 'Add template' })).toHaveFocus();
  },
};
export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Suggest a call'));
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), ' today');
    await userEvent.click(canvas.getByRole('button', { name: 'Save templates' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      [{ name: 'Suggest a call today', text: 'Hello {name},' }],
      [{ name: 'Suggest a call', text: 'Hello {name},' }],
    );
  },
};
export const MissingName: Story = {
  args: { templates: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add template' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Until tomorrow.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save templates' }));
    await expect(canvas.getByText('Please enter a name')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const SavedBySomebodyElse: Story = {
  args: {
    onChange: fn(async (mine: ReplyTemplate[], before: ReplyTemplate[]) => {
      const current = [{ name: 'Suggest a call', text: 'Hello {name},' }, theirs];
      if (before.length === current.length) return mine;
      throw new ApiFailure(409, JSON.stringify({ message: 'Stale', current }), 'Conflict');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add template' }));
    await userEvent.keyboard('Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save templates' }));
    await expect(await canvas.findByText(/somebody else saved templates/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save templates' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    const text = 'Hello {name},';
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [
        { name: 'Suggest a call', text },
        { name: 'Mine', text: `${text}\n\n` },
        { name: 'Theirs', text },
      ],
      [
        { name: 'Suggest a call', text },
        { name: 'Theirs', text },
      ],
    );
  },
};
