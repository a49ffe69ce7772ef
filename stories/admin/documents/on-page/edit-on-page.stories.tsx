// Editing on a page, with a small document in the place of a preview.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import {
  type DocumentFormValues,
  formContentOf,
} from '#ui/admin/documents/document-form-values.ts';
import { EditOnPage } from '#ui/admin/documents/on-page/edit-on-page.tsx';
import { SectionList } from '#ui/admin/documents/section-list.tsx';
import { useSections } from '#ui/admin/documents/use-sections.ts';
import { createWayToField, WayToFieldContext } from '#ui/admin/documents/way-to-field.ts';
import { Toaster } from '#ui/admin/shell/toaster.tsx';
import { ClientData } from '#ui/islands/client-data.tsx';

const meta = {
  component: EditOnPage,
  parameters: {
    docs: {
      description: {
        component: `A click on the page opens its field; the focused field is framed; typed text shows immediately.

        Do: put it over the frame of a preview.

        Don't: use it on a public page.`,
      },
    },
  },
} satisfies Meta<typeof EditOnPage>;
export default meta;
type Story = StoryObj;

const values: DocumentFormValues = {
  title: 'Home',
  slug: 'home',
  content: formContentOf('home', originalOf('home', { isCounting: false })),
};
const PAGE = (values.content.sections ?? [])
  .map(
    ({ id, values: { title = 'No title', text = '' } }) =>
      `<div data-section="${id}" style="display:contents"><section><h2>${title}</h2><p>${text}</p></section></div>`,
  )
  .join('');

function HomeOnPage() {
  const [page, setPage] = useState<Document | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sections = useSections(DOCUMENT_TYPES.home.sections);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '40rem' }}>
      <form className="item-form" ref={form} style={{ overflow: 'auto' }}>
        <SectionList sections={sections} />
      </form>
      <div className="preview-stage">
        <iframe
          title="Preview"
          sandbox="allow-same-origin"
          srcDoc={PAGE}
          style={{ width: '100%', height: '100%', border: 0 }}
          onLoad={(event) => setPage(event.currentTarget.contentDocument)}
        />
        {page && (
          <EditOnPage
            shown={{ page: { url: '/', revision: 1, values }, document: page, scale: 1 }}
            type="home"
            sections={sections}
            form={form}
            inForm={(moveFocus) => moveFocus()}
          />
        )}
      </div>
    </div>
  );
}

function Frame() {
  const [way] = useState(createWayToField);
  const form = useForm({ defaultValues: structuredClone(values) });
  return (
    <ClientData>
      <Toaster>
        <FormProvider {...form}>
          <WayToFieldContext value={way}>
            <HomeOnPage />
          </WayToFieldContext>
        </FormProvider>
      </Toaster>
    </ClientData>
  );
}

export const Home: Story = { render: () => <Frame /> };

/** From the page to the field, and from the field to the page. */
export const ClickedAndTyped: Story = {
  render: () => <Frame />,
  play: async ({ canvasElement }) => {
    const frame = () => canvasElement.querySelector('iframe')?.contentDocument;
    const heading = () =>
      [...(frame()?.querySelectorAll('h2') ?? [])].find((each) =>
        each.textContent?.startsWith('In good company'),
      );
    await waitFor(() => expect(heading()).toBeDefined());
    await waitFor(() => expect(canvasElement.querySelector('.section-bar, iframe')).not.toBeNull());
    const shown = heading();
    shown?.scrollIntoView();
    const { left = 0, top = 0 } = shown?.getBoundingClientRect() ?? {};
    shown?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        clientX: left + 5,
        clientY: top + 5,
      }),
    );
    const field = '[name="content.sections.3.values.title"]';
    await waitFor(() => expect(canvasElement.querySelector(field)).toHaveFocus());
    await userEvent.keyboard('{End} And yours.');
    await waitFor(() => expect(shown).toHaveTextContent('In good company. And yours.'));
    await expect(canvasElement.querySelector('.field-frame')).not.toBeNull();
    await expect(canvasElement.querySelector('.section-bar')).toHaveTextContent('Partners');
  },
};
