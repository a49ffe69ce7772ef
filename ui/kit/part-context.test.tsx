import { expect, test } from 'bun:test';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DialogClose } from './dialog.tsx';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSubmenu,
} from './dropdown-menu.tsx';
import { partContext, usePart } from './part-context.ts';
import { PopoverClose } from './popover.tsx';
import { Toast, ToastProvider, ToastViewport } from './toast.tsx';

const alone: [string, ReactElement][] = [
  ['<DialogClose> is used outside <Dialog>', wrap(DialogClose)],
  ['<PopoverClose> is used outside <Popover>', wrap(PopoverClose)],
  ['<DropdownMenuItem> is used outside <DropdownMenu>', <DropdownMenuItem key="" />],
  [
    '<DropdownMenuCheckboxItem> is used outside <DropdownMenu>',
    <DropdownMenuCheckboxItem key="" />,
  ],
  ['<DropdownMenuGroup> is used outside <DropdownMenu>', <DropdownMenuGroup key="" label="A" />],
  [
    '<DropdownMenuRadioGroup> is used outside <DropdownMenu>',
    <DropdownMenuRadioGroup key="" label="A" />,
  ],
  [
    '<DropdownMenuRadioItem> is used outside <DropdownMenuRadioGroup>',
    <DropdownMenuRadioItem key="" value="a" />,
  ],
  ['<DropdownMenuSeparator> is used outside <DropdownMenu>', <DropdownMenuSeparator key="" />],
  ['<DropdownMenuSubmenu> is used outside <DropdownMenu>', <DropdownMenuSubmenu key="" label="" />],
  ['<Toast> is used outside <ToastProvider>', <Toast key="" open />],
  ['<ToastViewport> is used outside <ToastProvider>', <ToastViewport key="" />],
];

const BoxRoot = partContext<{ colour: string }>('Box');
const Lid = () => usePart(BoxRoot, 'Lid').colour;

function wrap(Part: typeof DialogClose): ReactElement {
  return (
    <Part>
      <button type="button">Close</button>
    </Part>
  );
}

for (const [message, part] of alone)
  test(message, () => expect(() => renderToString(part)).toThrow(message));

test('a part reads the context of its root', () => {
  const html = renderToString(
    <BoxRoot value={{ colour: 'orange' }}>
      <Lid />
    </BoxRoot>,
  );
  expect(html).toBe('orange');
});

test('the toast viewport needs its provider', () => {
  const html = renderToString(
    <ToastProvider>
      <ToastViewport />
    </ToastProvider>,
  );
  expect(html).toContain('data-has-toasts');
});
