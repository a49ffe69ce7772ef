import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArchiveHead } from './archive-head.tsx';

const headOf = (about: string) =>
  renderToStaticMarkup(
    <ArchiveHead
      kind="author"
      name="Ada Vale"
      about={about}
      count="1 article"
      topics={[]}
      feedHref="/feed.xml"
    />,
  );

test('a long description is set as text, a short one in large type', () => {
  expect(headOf('She writes about tills.')).not.toContain('data-long');
  expect(headOf('She writes about tills. '.repeat(20))).toContain(
    'class="archive-head-about" data-long="true"',
  );
});
