// What follows once a menu has closed finds the page as it left it: the focus goes to the row that moved, not to its neighbour.
import { afterAll, expect, test } from 'bun:test';
import { Window } from 'happy-dom';
import { useState } from 'react';
import { useAfterClose } from './use-after-close.ts';

const window = new Window();
const names = ['window', 'document'] as const;
const before = names.map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
Object.assign(globalThis, { window, document: window.document });
const { createRoot } = await import('react-dom/client');

afterAll(async () => {
  // React ends its work in a later task
  await Bun.sleep(10);
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

type Hook = ReturnType<typeof useAfterClose>;

/** Shows two rows; `tell` gets the hook and what moves a row. */
function Menu({ tell }: { tell: (hook: Hook, move: () => void) => void }) {
  const [rows, setRows] = useState('one two');
  tell(useAfterClose(), () => setRows('two one'));
  return rows;
}

test('what an action changes is in the page before the next frame', async () => {
  const place = window.document.createElement('div');
  const root = createRoot(place as unknown as Element);
  const hook = await new Promise<Hook>((resolve) => {
    const tell = (hook: Hook, move: () => void) => {
      hook.afterClose(move);
      resolve(hook);
    };
    root.render(<Menu tell={tell} />);
  });
  // as a panel reports it, from a timer
  await Bun.sleep(0);
  const event = new Event('close', { cancelable: true });
  hook.onCloseAutoFocus(event);
  expect(place.textContent).toBe('two one');
  expect(event.defaultPrevented).toBe(true);
  root.unmount();
});
