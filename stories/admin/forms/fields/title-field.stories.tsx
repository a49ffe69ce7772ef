// The title of a post: empty, short, of several lines, wrong.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TitleField } from '#ui/admin/forms/fields/title-field.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';

const onEnter = fn();
const onText = fn();

const meta = {
  component: TitleField,
  parameters: {
    docs: {
      description: {
        component: `The title of a post, set like its headline.

        Do: place the text right under it, and go there on Enter.

        Don't: use it for a field that is not a headline.`,
      },
    },
  },
} satisfies Meta<typeof TitleField>;
export default meta;
type Story = StoryObj;

const show = (title: string, errors = {}): Story => ({
  render: () => (
    <FormFrame values={{ title }} errors={errors}>
      <TitleField name="title" isStart={false} onText={onText} onEnter={onEnter} />
    </FormFrame>
  ),
});

export const Empty = show('');
export const Long = show(
  'How a maker of clocks in a valley without a train station found eleven thousand readers and one supercalifragilisticexpialidociousbuyer',
);
export const Wrong = show('', { title: 'Required' });

export const Typed: Story = {
  ...show('Returns'),
  play: async ({ canvas }) => {
    const title = canvas.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.click(title);
    await userEvent.paste('What the\nreturns know');
    await expect(title).toHaveValue('What the returns know');
    await expect(onText).toHaveBeenLastCalledWith('What the returns know');
    await userEvent.keyboard('{Enter}');
    await expect(onEnter).toHaveBeenCalledOnce();
    await expect(title).toHaveValue('What the returns know');
  },
};
