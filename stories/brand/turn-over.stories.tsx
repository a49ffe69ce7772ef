// The back of a card.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TurnOver, TurnOverPart } from '#ui/brand/turn-over.tsx';
import { Picture } from '#ui/kit/picture.tsx';

export default {
  component: TurnOver,
  parameters: {
    docs: {
      description: {
        component: `The corner of a picture turns it over. It lies over the positioned element around it and is complete without script.

        Do: put on the back what explains the front, in a few lines.

        Don't: hide essential content on the back.`,
      },
    },
  },
  args: {
    name: 'Velmoor',
    children: (
      <>
        <TurnOverPart title="The brief">Three hundred cardigans, nine thousand people</TurnOverPart>
        <TurnOverPart title="What we did">Turn the scramble into a calendar</TurnOverPart>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: '20rem', margin: '2rem' }}>
        <Picture src="/images/velmoor-grid.jpg" alt="" ratio="4/5" sizes="20rem" eager />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TurnOver>;
type Story = StoryObj<typeof TurnOver>;

export const Front: Story = {};

export const Back: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const corner = canvasElement.querySelector('summary') as HTMLElement;
    await expect(corner).toHaveAccessibleName('The other side of Velmoor');
    await userEvent.click(corner);
    await waitFor(() => expect(canvas.getByText(/nine thousand/)).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    children: (
      <TurnOverPart title="The brief">
        {'What happens to a catalogue of six hundred thousand parts on a Sunday? '.repeat(8)}
      </TurnOverPart>
    ),
  },
};
