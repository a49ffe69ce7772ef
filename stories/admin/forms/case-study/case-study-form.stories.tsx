// The case-study form: empty, loaded, wrong, saving, saved and refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { CaseStudyForm } from '#ui/admin/forms/case-study/case-study-form.tsx';
import { BLANK_STAT } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { siteMeta } from '../../../fixtures/site-meta.ts';
import { loggedIn } from '../../../fixtures/staff-answers.ts';
import { bareStudy, study } from '../../../fixtures/studies.ts';
import { badGateway, never, ok } from '../../../toolbars/answer-api.ts';
import { wentTo } from '../../../toolbars/stay.ts';

const meta = {
  component: CaseStudyForm,
  args: { site: siteMeta },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `The form of a case study and its stats, validated with the same schemas as the API.

        Do: place it under AdminPageHead; it has its own save bar and toasts.

        Don't: put it in a dialog: it warns about unsaved changes.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const update = () => userEvent.click(screen.getByRole('button', { name: 'Update Case Study' }));
const PUT = `PUT /api/admin/case-studies/${bareStudy.id}`;

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Client Name', 'Slug', 'Description', 'Categories'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Sector' })).not.toBeRequired();
  },
};

export const Loaded: Story = { args: { study } };

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Case Study' }));
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(3));
    await expect(canvas.getByText('Add at least one category')).toBeVisible();
    await expect(canvas.getByLabelText('Client Name')).toHaveFocus();
  },
};

/** Enter saves nothing: it goes to the next field, and from the last box of a stat to a new one. */
export const EnterMovesOn: Story = {
  // the answer to an autosave
  parameters: { api: { 'POST /api/admin/case-studies': never } },
  play: async ({ canvas }) => {
    const stat = (number: number) => within(canvas.getByRole('group', { name: `Stat ${number}` }));
    const enter = async (field: HTMLElement) => {
      await userEvent.click(field);
      await userEvent.keyboard('{Enter}');
    };
    await enter(canvas.getByLabelText('Client Name'));
    await expect(canvas.getByLabelText('Slug')).toHaveFocus();
    const categories = canvas.getByRole('textbox', { name: 'Categories' });
    await userEvent.type(categories, 'De{Enter}');
    await expect(categories).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Sector')).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Add Stat' }));
    await enter(stat(1).getByLabelText('Icon'));
    await expect(stat(1).getByLabelText('Number')).toHaveFocus();
    await userEvent.keyboard('128');
    await enter(stat(1).getByLabelText('How It Was Measured'));
    await waitFor(() => expect(stat(2).getByLabelText('Icon')).toHaveFocus());
    // Enter in a blank stat adds none
    await enter(stat(2).getByLabelText('How It Was Measured'));
    await expect(canvas.getByLabelText('Challenge Title')).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Stat 3' })).toBeNull();
    await expect(canvas.getAllByText('Not saved yet')[0]).toBeVisible();
  },
};

export const Saving: Story = {
  args: { study: bareStudy },
  parameters: { api: { [PUT]: never } },
  play: async ({ canvas }) => {
    await update();
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};

/** A row that is removed before the save is answered stays removed. */
export const StatRemovedWhileSaving: Story = {
  args: { study: bareStudy },
  parameters: {
    api: {
      async [PUT]() {
        await userEvent.click(screen.getByRole('button', { name: 'Remove Stat 1' }));
        const stat = { ...BLANK_STAT, id: 7, number: '128', order: 0 };
        return Response.json({ ...bareStudy, stats: [stat] });
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Stat' }));
    await userEvent.type(canvas.getByLabelText('Number'), '128');
    await update();
    await waitFor(() => expect(screen.getByText(/latest changes are not saved/)).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'Stat 1' })).toBeNull();
    await expect(canvas.getByLabelText('Client Name')).toHaveValue(bareStudy.title);
  },
};

export const Saved: Story = {
  args: { study: bareStudy },
  parameters: { api: { [PUT]: ok<CaseStudy>(bareStudy) } },
  play: async () => {
    await update();
    await waitFor(() => expect(screen.getByText('Case study updated successfully')).toBeVisible());
    await waitFor(() => expect(wentTo).toHaveBeenCalledWith('/vs-admin/case-studies'));
    // the toast is stored for the next page, which stories do not open
    sessionStorage.clear();
  },
};

export const NotSaved: Story = {
  args: { study: bareStudy },
  parameters: { api: { [PUT]: badGateway, 'GET /readyz': badGateway } },
  play: async () => {
    await update();
    await waitFor(() => expect(screen.getByText('Failed to update case study')).toBeVisible());
  },
};
