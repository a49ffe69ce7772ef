import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { CaseStudyFilters } from './case-study-filters.tsx';

const shown = (category: string) =>
  renderToStaticMarkup(
    <CaseStudyFilters
      categories={['B2B', 'SEO']}
      sectors={['Tools']}
      filter={{ category, sector: '' }}
    />,
  );

test('a category without studies is selected in the menu while it filters', () => {
  expect(shown('Odd')).toContain('<option value="Odd" selected="">Odd</option>');
});

test('a category is in the menu once', () => {
  expect(shown('SEO').match(/value="SEO"/g)).toHaveLength(1);
});
