// What a comparison shows of pictures.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pictures } from '#ui/kit/pictures.tsx';
import { ComparedPicture } from './pieces.tsx';

test('of a cropped picture the frame is compared, not the file', () => {
  const html = renderToStaticMarkup(
    <Pictures known={{ find: () => undefined }}>
      <ComparedPicture src="/uploads/a.jpg" alt="" />
    </Pictures>,
  );
  expect(html).toContain('src="/pictures/-/480/uploads/a.jpg.webp');
});
