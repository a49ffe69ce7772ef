// A gallery whose pictures are not all different.
import { expect, test } from 'bun:test';
import { renderToReadableStream } from 'react-dom/server';
import { PhotoGallery } from './photo-gallery.tsx';

test('a gallery may show one picture twice', async () => {
  const image = { src: '/images/about-desk.jpg', alt: 'A desk' };
  const page = <PhotoGallery label="Desks" images={[image, image]} />;
  const html = await new Response(await renderToReadableStream(page)).text();
  expect(html.match(/<li/g)).toHaveLength(2);
});
