// The three divisions as bands that open.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { divisions } from '#db/content/divisions.ts';
import { divisionBands } from '#db/content/home.ts';
import { DivisionBands } from '#ui/site/home/division-bands.tsx';

export default {
  component: DivisionBands,
  parameters: {
    docs: {
      description: {
        component: `Three bands, one of them open; native disclosures that work without JavaScript.

        Do: keep names to one word.

        Don't: nest other disclosures inside.`,
      },
    },
  },
  args: { ...divisionBands, divisions },
} satisfies Meta<typeof DivisionBands>;
type Story = StoryObj<typeof DivisionBands>;

export const FirstOpen: Story = {};
export const OpensOneAtATime: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const bands = [...canvasElement.querySelectorAll('details')];
    const [, second] = bands;
    await userEvent.click(second?.querySelector('summary') as HTMLElement);
    expect(bands.map(({ open }) => open)).toEqual([false, true, false]);
  },
};
