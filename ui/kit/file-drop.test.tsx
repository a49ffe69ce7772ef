import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { FileDrop } from './file-drop.tsx';

test('an upload field accepts one or many images', () => {
  const render = (multiple: boolean) =>
    renderToStaticMarkup(
      <FileDrop label="Logo" upload={async () => '/a.png'} multiple={multiple} />,
    );
  expect(render(false)).toContain('accept="image/*,');
  expect(render(false)).not.toContain('multiple=""');
  expect(render(true)).toContain('multiple=""');
});
