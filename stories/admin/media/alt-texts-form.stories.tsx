// The fields for alt texts: one picture, several, and a missing answer.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AltTextsForm, useAltAnswers } from '#ui/admin/media/alt-texts-form.tsx';
import { Button } from '#ui/kit/button.tsx';

const two = [
  { src: '/images/brackwick-grid.jpg', name: undefined, place: 'Cover image' },
  { src: '/images/about-stage.jpg', name: undefined, place: 'Cover image' },
];

function Example({ asked, onAnswer }: { asked: typeof two; onAnswer: (answers: object) => void }) {
  const answers = useAltAnswers();
  const submit = () => {
    answers.setChecked(true);
    onAnswer(Object.fromEntries(answers.given(asked)));
  };
  return (
    <>
      <AltTextsForm {...answers} id="alts" asked={asked} onSubmit={submit} />
      <Button type="submit" form="alts">
        Add
      </Button>
    </>
  );
}

const meta = {
  component: Example,
  args: { asked: two, onAnswer: fn() },
  parameters: {
    docs: {
      description: {
        component: `Asks what pictures show.

        Do: put it in a dialog or a popover with a button that submits it.

        Don't: repeat it beside every picture of a form.`,
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { asked: two.slice(0, 1) } };

export const SomeAnswered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Alt text of picture 1'), ' A yellow wall ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({
      '/images/brackwick-grid.jpg': { alt: 'A yellow wall' },
    });
    await expect(canvas.getByLabelText('Alt text of picture 2')).toBeInvalid();
  },
};
