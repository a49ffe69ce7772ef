// The handle of a row: at rest, grabbed, moved and put back with the keyboard.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { arrayMove } from '#ui/admin/forms/rows/array-move.ts';
import { DragHandle } from '#ui/admin/forms/rows/drag-handle.tsx';

const meta = {
  component: DragHandle,
  args: { name: 'Velmoor', index: 0, count: 3, onMove: fn(), onDrop: fn(), onSay: fn() },
  parameters: {
    docs: {
      description: {
        component: `Drags its row, or moves it by keyboard after Space.

        Do: place it in a \`tr\` or \`li\` among rows of the same kind, with a live region outside of them. Don't: make it the only way; add buttons to move up and down.`,
      },
    },
  },
  render: (args) => <Rows {...args} />,
} satisfies Meta<typeof DragHandle>;
export default meta;
type Story = StoryObj<typeof meta>;

function Rows({
  onDrop,
  onSay,
}: Pick<React.ComponentProps<typeof DragHandle>, 'onDrop' | 'onSay'>) {
  const [names, setNames] = useState(['Velmoor', 'Strydal', 'Norrowe']);
  return (
    <ol style={{ maxWidth: '20rem' }}>
      {names.map((name, index) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center' }}>
          <DragHandle
            name={name}
            index={index}
            count={names.length}
            onMove={(to) => setNames((now) => arrayMove(now, now.indexOf(name), to))}
            onDrop={onDrop}
            onSay={onSay}
          />
          {name}
        </li>
      ))}
    </ol>
  );
}

export const AtRest: Story = {};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Velmoor, position 1 of 3' }).focus();
    await userEvent.keyboard(' {End} ');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Velmoor');
    await expect(args.onDrop).toHaveBeenCalledWith(0, 2);
    await expect(
      canvas.getByRole('button', { name: 'Move Velmoor, position 3 of 3' }),
    ).toHaveFocus();
  },
};

export const PutBack: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Norrowe, position 3 of 3' }).focus();
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Norrowe');
    await expect(args.onDrop).not.toHaveBeenCalled();
  },
};
