// The focal point and three crops.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FocalCrops, FocalPoint, type Point } from '#ui/admin/media/focal-point.tsx';
import { harbour, kennel } from '../../fixtures/media.ts';

function Both({ picture }: { picture: typeof harbour }) {
  const [point, setPoint] = useState<Point>({ x: 0.5, y: 0.5 });
  return (
    <div style={{ display: 'grid', gap: 'var(--space-5)', maxWidth: '30rem' }}>
      <FocalPoint picture={picture} alt={picture.alt} point={point} onPoint={setPoint} />
      <FocalCrops picture={picture} point={point} />
    </div>
  );
}

const meta = {
  component: Both,
  args: { picture: harbour },
  parameters: {
    docs: {
      description: {
        component: `The point of a picture that stays visible when a layout crops it.

        Do: show the crops beside it.

        Don't: use it to crop (CropDialog).`,
      },
    },
  },
} satisfies Meta<typeof Both>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Portrait: Story = { args: { picture: kennel } };

export const MovedByKeys: Story = {
  play: async ({ canvas }) => {
    const point = canvas.getByRole('slider', { name: 'Focal point' });
    point.focus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    await expect(point).toHaveAttribute('aria-valuetext', '49% from the left, 40% from the top');
    for (let i = 0; i < 6; i++) await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(point).toHaveAttribute('aria-valuetext', '49% from the left, 0% from the top');
    await userEvent.keyboard('{Home}');
    await expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  },
};
