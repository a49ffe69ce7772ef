import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Partner, partners } from '#db/content/partners.ts';
import { PartnerCard } from './partner-card.tsx';

const partner = partners[0] as Partner;
const studies = ['Norrowe', 'Strydal', 'Velmoor', 'Oonaru', 'Axforth', 'Pellam', 'Tivvo'];

const cardWith = (count: number) =>
  renderToStaticMarkup(
    <PartnerCard
      partner={partner}
      usedAt={studies.slice(0, count).map((title) => ({ slug: title.toLowerCase(), title }))}
    />,
  );
const weightWith = (count: number) => /data-weight="(\w+)"/.exec(cardWith(count))?.[1];

test('the weight of a card depends on its number of case studies', () => {
  expect([0, 2, 3, 5, 6].map(weightWith)).toEqual([undefined, undefined, 'lead', 'lead', 'first']);
});

test('every case study is named, however many there are', () => {
  for (const title of studies) expect(cardWith(studies.length)).toContain(`>${title}</a>`);
});
