// The templates of answers: some, none, saved.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplyTemplates } from '#ui/admin/inbox/reply-templates.tsx';

const meta = {
  component: ReplyTemplates,
  args: {
    templates: [{ name: 'Suggest a call', text: 'Hello {name},' }],
    onChange: fn(async () => {}),
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
  decorators: [
    (Story) => (
      <div className="admin-mail" style={{ padding: 'var(--margin)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReplyTemplates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { templates: [] } };
export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Suggest a call'));
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), ' today');
    await userEvent.click(canvas.getByRole('button', { name: 'Save templates' }));
    await expect(args.onChange).toHaveBeenCalledWith([
      { name: 'Suggest a call today', text: 'Hello {name},' },
    ]);
  },
};
