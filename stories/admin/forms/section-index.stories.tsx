// The index of a long form: nothing filled in, some, and errors.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FoldingSection } from '#ui/admin/forms/admin-form-layout.tsx';
import type { CaseStudyFormValues } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import {
  CASE_STUDY_SECTIONS,
  sectionStates,
} from '#ui/admin/forms/case-study/case-study-sections.ts';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { SectionIndex } from '#ui/admin/forms/section-index.tsx';
import { FormFrame } from '../../fixtures/form-frame.tsx';

const meta = {
  component: SectionIndex,
  parameters: {
    docs: {
      description: {
        component: `The index of a long form.

        Do: use it where a form has more sections than fit on a screen, or more entries; with many, find narrows them.

        Don't: use it for a short form.`,
      },
    },
  },
} satisfies Meta<typeof SectionIndex>;
export default meta;
type Story = StoryObj;

const show = (values: Partial<CaseStudyFormValues>, errors = {}): Story => ({
  render: () => (
    <FormFrame values={values} errors={errors}>
      <form>
        <SectionIndex sections={CASE_STUDY_SECTIONS} statesOf={sectionStates} />
        <FoldingSection id="section-basics" title="Basic Information">
          <TextField name="title" label="Client Name" required />
        </FoldingSection>
        <FoldingSection id="section-card" title="Grid Display">
          <TextField name="gridStat" label="Grid Stat" />
        </FoldingSection>
      </form>
    </FormFrame>
  ),
});

const PARTNERS = ['Attentive', 'Google Ads', 'Klaviyo', 'Shopify', 'Zendesk'];
const ENTRIES = PARTNERS.map((short) => ({ id: `entry-${short.slice(0, 4).trim()}`, short }));

/** Entries of a list, many enough to be narrowed. */
export const Narrowed: Story = {
  render: () => (
    <FormFrame values={{}}>
      <form>
        <SectionIndex
          sections={ENTRIES}
          statesOf={() => ({})}
          label="Partners"
          find={`Find in ${ENTRIES.length}`}
        />
        {ENTRIES.map(({ id, short }) => (
          <FoldingSection key={id} id={id} title={short} startsFolded>
            <p>Text</p>
          </FoldingSection>
        ))}
      </form>
    </FormFrame>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find in 5' });
    await userEvent.type(field, 'ads');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    const entry = canvas.getByRole('button', { name: 'Google Ads' });
    await waitFor(() => expect(entry).toHaveAttribute('aria-expanded', 'true'));
    await expect(entry).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'nobody');
    await expect(canvas.getByText('No matches')).toBeVisible();
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Google Ads' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
  },
};

export const Empty = show({});
export const Some = show({
  title: 'Axforth',
  gridStat: '40%',
  gridSupportingText: 'of sales',
  gallery: [{ url: '/images/axforth-main.jpg', alt: '' }],
});

export const Wrong: Story = {
  ...show({}, { title: 'Required' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Basics.*1 to fix/ })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Card' }));
    await expect(canvas.getByRole('button', { name: 'Grid Display' })).toHaveFocus();
  },
};
