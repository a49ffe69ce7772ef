import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { ClientData } from '#ui/islands/client-data.tsx';
import { SlugField } from './slug-field.tsx';

function Form({ slug }: { slug: string }) {
  const form = useForm({ defaultValues: { slug } });
  return (
    <ClientData>
      <FormProvider {...form}>
        <SlugField folder="/insights" item={null} />
      </FormProvider>
    </ClientData>
  );
}

test('the hint is the address for the typed slug', () => {
  const html = renderToStaticMarkup(<Form slug="my-post" />);
  expect(html).toContain('>/insights/my-post<');
});

test('the hint of an empty field shows where the address begins', () => {
  const html = renderToStaticMarkup(<Form slug=" " />);
  expect(html).toContain('>/insights/…<');
});
