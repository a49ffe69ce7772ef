// The type size of quotes of different lengths beside each other.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuotesPassage } from './quotes-passage.tsx';

const quote = (text: string) => ({ text, name: '', position: '', image: { src: '', alt: '' } });

test('one long quote sets the size of all', () => {
  const quotes = [quote('Short.'), quote('A long one. '.repeat(20))];
  const html = renderToStaticMarkup(
    <QuotesPassage id="a" title="" theme="paper" quotes={quotes} />,
  );
  expect(html).toMatch(/<ul[^>]*data-long/);
  expect(html.match(/data-long/g)).toHaveLength(1);
});
