// Closed dialogs, popovers and menus render on the server without a crash, and render only their triggers.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { CommandPalette } from './command-palette.tsx';
import { Dialog } from './dialog.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import { Popover } from './popover.tsx';

const trigger = <button type="button">Ask</button>;

test('a closed dialog renders its trigger only', () => {
  expect(renderToStaticMarkup(<Dialog title="Title" trigger={trigger} />)).toContain('Ask');
});

test('closed popovers and menus render their triggers only', () => {
  expect(
    renderToStaticMarkup(
      <Popover label="More" trigger={trigger}>
        Inside
      </Popover>,
    ),
  ).not.toContain('Inside');
  expect(renderToStaticMarkup(<DropdownMenu trigger={trigger}>Inside</DropdownMenu>)).toContain(
    'aria-haspopup="menu"',
  );
});

test('an open palette renders nothing on the server', () => {
  const palette = (
    <CommandPalette
      open
      onOpenChange={() => {}}
      groups={[]}
      loading={false}
      onQueryChange={() => {}}
    />
  );
  expect(renderToStaticMarkup(palette)).toBe('');
});
