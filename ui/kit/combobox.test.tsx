import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Combobox } from './combobox.tsx';

const options = [{ value: 'zrh', label: 'Zürich' }];

test('shows the label of what is chosen and sends its value', () => {
  const html = renderToStaticMarkup(<Combobox name="city" options={options} value="zrh" />);
  expect(html).toContain('Zürich');
  expect(html).toContain('<input type="hidden" name="city" value="zrh"/>');
});

test('a value that is no option is shown as it is', () => {
  expect(renderToStaticMarkup(<Combobox options={options} value="<b>" />)).toContain('&lt;b&gt;');
});

test('while nothing is chosen it says so', () => {
  const html = renderToStaticMarkup(<Combobox options={options} placeholder="Choose a city" />);
  expect(html).toContain('Choose a city');
  expect(html).toContain('data-placeholder');
});
