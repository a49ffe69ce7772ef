// The sections of a page: unchanged, added, hidden, with errors, of an unknown type.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { formContentOf } from '#ui/admin/documents/document-form-values.ts';
import { SectionList } from '#ui/admin/documents/section-list.tsx';
import { blankSection } from '#ui/admin/documents/sections-of-page.ts';
import { useSections } from '#ui/admin/documents/use-sections.ts';
import { DocumentFrame } from '../../fixtures/document-frame.tsx';

const meta = {
  component: SectionList,
  parameters: {
    docs: {
      description: {
        component: `The sections of a page as collapsible parts.

        Do: give it the sections of useSections, once in a form.

        Don't: use it for entries of a list (FoldingRows).`,
      },
    },
  },
} satisfies Meta<typeof SectionList>;
export default meta;
type Story = StoryObj;

const content = formContentOf('home', originalOf('home', { isCounting: false }));
const sections = content.sections ?? [];

function HomeSections() {
  return <SectionList sections={useSections(DOCUMENT_TYPES.home.sections)} />;
}

const show = (all: typeof sections, errors?: Record<string, string>): Story => ({
  render: () => (
    <DocumentFrame values={{ content: { ...content, sections: all } }} errors={errors}>
      <HomeSections />
    </DocumentFrame>
  ),
});

export const Home = show(sections);
export const Hidden = show([...sections, { ...blankSection('quotes'), hidden: true }]);
export const OfAnotherVersion = show([
  ...sections,
  { id: 'tomorrow', type: 'of-tomorrow', hidden: false, values: { odd: 1 } },
]);

export const Opened: Story = {
  ...show(sections),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Divisions/ }));
    await expect(
      canvas.getByLabelText('Title', {
        exact: false,
        selector: '[name="content.sections.2.values.title"]',
      }),
    ).toBeVisible();
  },
};

/** A required section shows why it cannot be removed. */
export const Required: Story = {
  ...show(sections),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Divisions' }));
    const remove = await body.findByRole('menuitem', { name: /^Remove/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveTextContent('This page must have this section');
    await userEvent.keyboard('{Escape}');
  },
};

/** An added section opens with the focus in its first field; Undo in the toast restores a removed section. */
export const Added: Story = {
  ...show(sections),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
    await userEvent.click(await body.findByRole('button', { name: /^Call to action/ }));
    const title = '[name="content.sections.6.values.title"]';
    await waitFor(() => expect(canvasElement.querySelector(title)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Call to action' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(canvasElement.querySelector(title)).toBeNull());
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvasElement.querySelector(title)).not.toBeNull());
  },
};

/** Undo restores a row of a section in this section, also after it was moved. */
export const RestoredAfterMove: Story = {
  ...show([...sections, blankSection('quotes'), blankSection('table')]),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: /^Table/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add column' }));
    const columnOf = (section: number) =>
      canvasElement.querySelector(`[name="content.sections.${section}.values.columns.0.value"]`);
    await waitFor(() => expect(columnOf(7)).toHaveFocus());
    await userEvent.keyboard('Country');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Column 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Table' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Move up' }));
    const title = '[name="content.sections.6.values.title"]';
    await waitFor(() => expect(canvasElement.querySelector(title)).toBeVisible());
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(columnOf(6)).toHaveValue('Country'));
  },
};

export const MovedByKeyboard: Story = {
  ...show(sections),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /^Move Divisions/ }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    const titles = [...canvasElement.querySelectorAll('.admin-form-fold-title')];
    const names = titles.map(({ textContent }) => textContent);
    await expect(names.indexOf('Divisions')).toBe(3);
  },
};
