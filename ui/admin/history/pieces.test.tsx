// Pictures in a comparison.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pictures } from '#ui/kit/pictures.tsx';
import { ComparedPicture } from './pieces.tsx';

test('a cropped picture is compared by its frame, not by the whole file', () => {
  const html = renderToStaticMarkup(
    <Pictures known={{ find: () => undefined }}>
      <ComparedPicture src="/uploads/a.jpg" alt="" />
    </Pictures>,
  );
  expect(html).toContain('src="/pictures/-/480/uploads/a.jpg.webp');
});
