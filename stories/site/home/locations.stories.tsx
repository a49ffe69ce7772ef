// The list of cities, whose pictures follow the pointer.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { locations } from '#db/content/home.ts';
import { offices } from '#db/content/offices.ts';
import { initFollowPointer } from '#ui/site/behaviours/home/follow-pointer.ts';
import { Locations } from '#ui/site/home/locations.tsx';

export default {
  component: Locations,
  parameters: {
    docs: {
      description: {
        component: `The offices as a list of names. Wide: the picture of the hovered city, beside the pointer. Narrow: a picture in each row.

        Do: put the headquarters first; its picture is shown by default.

        Don't: use names longer than twelve letters.`,
      },
    },
  },
  args: { ...locations, offices },
} satisfies Meta<typeof Locations>;
type Story = StoryObj<typeof Locations>;

export const Headquarters: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector<HTMLElement>('.locations-list');
    if (list) initFollowPointer(list);
    const link = canvasElement.querySelectorAll<HTMLElement>('.location-link')[3];
    link?.focus();
    expect(link).toHaveFocus();
  },
};
