// Messages beside the fields of a server-rendered form appear with an error response and disappear with its cause.
import { beforeEach, expect, test } from 'bun:test';
import { Window } from 'happy-dom';
import { clearErrors, showErrors } from './form-errors.ts';

const { document, Event, Element, Node } = new Window();
Object.assign(globalThis, { document, Element, Node });

const INVALID = [{ path: 'email', message: 'No address' }];
let form: HTMLFormElement;
let email: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<form><div class="field">
    <input class="input" id="email" name="email" aria-describedby="email-hint">
    <p class="field-note" id="email-hint">For the answer</p>
  </div></form>`;
  form = document.querySelector('form') as unknown as HTMLFormElement;
  email = document.querySelector('input') as unknown as HTMLInputElement;
});

const shown = () => [...form.querySelectorAll('.field-error')].map((error) => error.textContent);
const type = () => email.dispatchEvent(new Event('input', { bubbles: true }) as never);
const refuse = (errors = INVALID) => {
  clearErrors(form);
  return showErrors(form, errors);
};

test('the message of a field disappears when the field is changed, however often the form was sent', () => {
  for (let times = 1; times <= 3; times++) {
    for (let sent = 0; sent < times; sent++) refuse();
    expect(shown()).toEqual(['No address']);
    expect(email.getAttribute('aria-describedby')).toBe('email-hint email-error');
    type();
    expect(shown()).toEqual([]);
    expect(email.hasAttribute('aria-invalid')).toBe(false);
    expect(email.getAttribute('aria-describedby')).toBe('email-hint');
  }
});

test('the first field with a message has the focus, whatever the order of the messages', () => {
  form.insertAdjacentHTML('beforeend', '<div class="field"><input id="name" name="name"></div>');
  const name = { path: 'name', message: 'No name' };
  const second = { path: 'email', message: 'Not shown beside another' };
  for (const errors of [
    [...INVALID, second, name],
    [name, ...INVALID],
  ]) {
    refuse(errors);
    expect(document.activeElement?.id).toBe('email');
    expect(shown()).toEqual(['No address', 'No name']);
    expect(form.querySelectorAll('[data-invalid]')).toHaveLength(2);
    clearErrors(form);
    expect(form.querySelectorAll('[data-invalid]')).toHaveLength(0);
  }
});

test('a later message of a field replaces an earlier one', () => {
  refuse();
  refuse();
  type();
  refuse([{ path: 'email', message: 'Too long' }]);
  expect(shown()).toEqual(['Too long']);
});

test('a message without a field is returned', () => {
  expect(refuse([{ path: 'key', message: 'Wrong' }])).toEqual(['Wrong']);
  expect(shown()).toEqual([]);
});
