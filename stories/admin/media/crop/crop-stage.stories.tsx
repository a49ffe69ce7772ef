// The frame over a picture: pulled by keys and by pointer.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { wholeFrame } from '#ui/admin/media/crop/crop-frame.ts';
import { CropStage } from '#ui/admin/media/crop/crop-stage.tsx';
import { harbour, kennel } from '../../../fixtures/media.ts';

function Stage({ picture, ratio }: { picture: typeof harbour; ratio: number | null }) {
  const [frame, setFrame] = useState(picture.frame ?? wholeFrame(picture));
  return (
    <div style={{ maxWidth: '40rem' }}>
      <CropStage picture={picture} frame={frame} ratio={ratio} onFrame={setFrame} />
    </div>
  );
}

const cropped = { ...harbour, frame: { left: 200, top: 300, width: 600, height: 400 } };

const meta = {
  component: Stage,
  args: { picture: cropped, ratio: null },
  parameters: {
    docs: {
      description: {
        component: `The part of a picture that pages show.

        Do: show number inputs beside it, for people who cannot drag.

        Don't: use it for crops by a layout: that is the focal point.`,
      },
    },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cropped: Story = {};
export const Whole: Story = { args: { picture: harbour } };
export const Portrait: Story = { args: { picture: kennel } };

export const MovedByKeys: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('slider', { name: 'Frame' });
    frame.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect(frame).toHaveAttribute(
      'aria-valuetext',
      '212 pixels from the left, 180 from the top; the frame is 600 × 400',
    );
    for (let i = 0; i < 9; i++) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(frame).toHaveAttribute('aria-valuenow', '600');
  },
};

export const ResizedByKeys: Story = {
  args: { ratio: 1.5 },
  play: async ({ canvas }) => {
    const corner = canvas.getByRole('slider', { name: 'Lower right corner' });
    corner.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(corner).toHaveAttribute(
      'aria-valuetext',
      '920 pixels from the left, 780 from the top; the frame is 720 × 480',
    );
  },
};
