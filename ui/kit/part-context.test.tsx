import { expect, test } from 'bun:test';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSubmenu,
} from './dropdown-menu.tsx';
import { partContext, usePart } from './part-context.ts';
import { Toast, ToastProvider, ToastViewport } from './toast.tsx';

const alone: [string, ReactElement][] = [
  ['<DropdownMenuItem> is used outside <DropdownMenu>', <DropdownMenuItem key="" />],
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
