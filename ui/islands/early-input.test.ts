// Input from before hydration is replayed to the island.
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { Window } from 'happy-dom';
import { catchEarlyInput } from './early-input.ts';

const window = new Window();
const classes = ['HTMLInputElement', 'HTMLSelectElement', 'Event', 'PopStateEvent'] as const;
const all = [...classes, 'addEventListener', 'removeEventListener', 'dispatchEvent'] as const;
const before = all.map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

beforeAll(() => {
  for (const name of all)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
});
afterAll(() => {
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

/** A form as the server sent it. */
function openForm() {
  const root = window.document.createElement('div');
  root.innerHTML = '<textarea></textarea><input type="checkbox">';
  window.document.body.append(root);
  const text = root.querySelector('textarea') as unknown as HTMLTextAreaElement;
  const choice = root.querySelector('input') as unknown as HTMLInputElement;
  const typeText = (value: string) => {
    text.value = value;
    text.dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** Records the events that the hydrated island receives. */
  const listen = () => {
    const heard: string[] = [];
    text.addEventListener('input', () => heard.push(text.value));
    choice.addEventListener('click', () => heard.push(String(choice.checked)));
    return heard;
  };
  return { root: root as unknown as HTMLElement, choice, typeText, listen };
}

test('text typed before hydration is passed to the island', () => {
  const { root, typeText, listen } = openForm();
  const startHydration = catchEarlyInput(root);
  typeText('early');
  const handOver = startHydration();
  const heard = listen();
  handOver();
  expect(heard).toEqual(['early']);
});

test('text typed during hydration is passed to the island', () => {
  const { root, typeText, listen } = openForm();
  const handOver = catchEarlyInput(root)();
  typeText('meanwhile');
  const heard = listen();
  handOver();
  expect(heard).toEqual(['meanwhile']);
});

test('a checkbox ticked during hydration stays ticked', () => {
  const { root, choice } = openForm();
  const handOver = catchEarlyInput(root)();
  choice.click();
  handOver();
  expect(choice.checked).toBe(true);
});

test('an option chosen before hydration is passed to the island', () => {
  const { root } = openForm();
  root.insertAdjacentHTML('beforeend', '<select><option>A</option><option>B</option></select>');
  const select = root.querySelector('select') as HTMLSelectElement;
  const startHydration = catchEarlyInput(root);
  select.value = 'B';
  const handOver = startHydration();
  const heard: string[] = [];
  select.addEventListener('change', () => heard.push(select.value));
  handOver();
  expect(heard).toEqual(['B']);
});

test('a form sent before hydration is held back, and sent by the island', () => {
  const root = window.document.createElement('div') as unknown as HTMLElement;
  root.innerHTML = '<form><button>Send</button></form>';
  window.document.body.append(root as never);
  const heard: string[] = [];
  const startHydration = catchEarlyInput(root);
  const form = root.querySelector('form') as HTMLFormElement;
  form.requestSubmit = () => void heard.push('sent');
  const early = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const handOver = startHydration();
  expect(heard).toEqual([]);
  handOver();
  expect(heard).toEqual(['sent']);
});

test('an untouched field is left alone', () => {
  const { root, listen } = openForm();
  root.insertAdjacentHTML('beforeend', '<select><option>A</option><option>B</option></select>');
  const handOver = catchEarlyInput(root)();
  const heard = listen();
  root.addEventListener('change', () => heard.push('change'));
  handOver();
  expect(heard).toEqual([]);
});

test('a step back before hydration is passed to the island', () => {
  const { root } = openForm();
  const startHydration = catchEarlyInput(root);
  dispatchEvent(new PopStateEvent('popstate'));
  const handOver = startHydration();
  let steps = 0;
  addEventListener('popstate', () => steps++, { once: true });
  handOver();
  expect(steps).toBe(1);
});

test('early input is passed to the island that React rendered anew', () => {
  const { root, typeText } = openForm();
  root.insertAdjacentHTML('beforeend', '<button>Send</button>');
  const startHydration = catchEarlyInput(root);
  root.querySelector('button')?.click();
  typeText('early');
  root.querySelector('input')?.click();
  const handOver = startHydration();
  root.innerHTML = '<textarea></textarea><input type="checkbox"><button>Send</button>';
  const heard: unknown[] = [];
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  root.addEventListener('click', ({ target }) => heard.push((target as HTMLElement).tagName));
  handOver();
  expect(heard).toContain('early');
  expect(heard).toContain('BUTTON');
  expect(root.querySelector('input')?.checked).toBe(true);
});
