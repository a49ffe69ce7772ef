// The admin list of case studies: full, empty, checking the session, reordering.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminCaseStudyQuery } from '#db/contract/admin-lists.ts';
import { AdminCaseStudies } from '#ui/admin/lists/admin-case-studies.tsx';
import { adminCaseStudies, noAdminCaseStudies } from '../../fixtures/admin-lists.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { never, ok } from '../../toolbars/answer-api.ts';

const meta = {
  component: AdminCaseStudies,
  args: {
    list: adminCaseStudies,
    query: adminCaseStudyQuery.parse({}),
    defaults: adminCaseStudyQuery.parse({}),
  },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `All case studies, in menu order.

        Do: pass the page that the server rendered; hydrate it on load.

        Don't: use it for case studies that visitors read (CaseStudyList).`,
      },
    },
  },
} satisfies Meta<typeof AdminCaseStudies>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = adminCaseStudies.caseStudies;

export const Full: Story = {};
export const Empty: Story = { args: { list: noAdminCaseStudies } };

export const CheckingSession: Story = {
  parameters: { api: { 'GET /api/admin/status': never } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Drafts/ }));
    await waitFor(async () =>
      expect(await canvas.findByText('Checking authentication...')).toBeVisible(),
    );
  },
};

export const Filtering: Story = {
  parameters: { api: { 'GET /api/admin/case-studies': never } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Drafts/ }));
    await waitFor(async () =>
      expect(await canvas.findByText('Loading case studies...')).toBeVisible(),
    );
  },
};

export const MovedUp: Story = {
  parameters: {
    api: {
      'PUT /api/admin/case-studies/order': ok({ caseStudies: [] }),
      'GET /api/admin/case-studies': ok({
        ...adminCaseStudies,
        caseStudies: [second, first, ...adminCaseStudies.caseStudies.slice(2)],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Move ${second?.title} up` }));
    await waitFor(() => expect(screen.getByText('Menu order saved')).toBeVisible());
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(second?.title ?? '');
  },
};
