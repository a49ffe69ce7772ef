import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { CaseStudyFilters } from './case-study-filters.tsx';

const shown = (category: string) =>
  renderToStaticMarkup(
    <CaseStudyFilters
      studies={[
        { categories: ['B2B'], sector: 'Tools' },
        { categories: ['SEO'], sector: null },
      ]}
      filter={{ category, sector: '' }}
    />,
  );

test('a category without studies is selected in the menu while it filters', () => {
  expect(shown('Odd')).toContain('<option value="Odd" selected="">Odd</option>');
});

test('a category is in the menu once', () => {
  expect(shown('SEO').match(/value="SEO"/g)).toHaveLength(1);
});

test('the chosen value links back to all studies, and a value without studies is disabled', () => {
  const html = shown('SEO');
  expect(html).toMatch(/href="\/case-studies"[^>]*aria-current="true"[^>]*>SEO/);
  expect(html).toMatch(/aria-disabled="true"[^>]*>Tools/);
});
