import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeritageAccount } from './heritage-account.tsx';

test('a milestone without new specialists shows no figure', () => {
  const html = renderToStaticMarkup(
    <HeritageAccount
      title="History"
      paragraphs={[]}
      milestones={[
        { year: 2005, title: 'Liverpool', text: '', added: 5, acquired: false },
        { year: 2009, title: 'A move', text: '', added: 0, acquired: false },
      ]}
      totals={[]}
    />,
  );
  expect(html.match(/heritage-account-added">[^<]*/g)).toEqual([
    'heritage-account-added">+5',
    'heritage-account-added">',
  ]);
});
