// The command palette and the shortcut list, as they open on every admin screen.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminNavigation } from '#db/content/navigation.ts';
import type { DocumentList } from '#db/contract/documents/documents.ts';
import { AdminCommands } from '#ui/admin/commands/admin-commands.tsx';
import { type CommandDialog, commandDialogStore } from '#ui/admin/commands/command-dialog-store.ts';
import {
  adminCaseStudies,
  adminPages,
  adminPosts,
  noAdminPages,
  originalDocument,
} from '../../fixtures/admin-lists.ts';
import { inbox } from '../../fixtures/enquiries.ts';
import { badGateway, failure, never, ok } from '../../toolbars/answer-api.ts';
import { wentTo } from '../../toolbars/stay.ts';

const found = {
  'GET /api/admin/posts': ok(adminPosts),
  'GET /api/admin/case-studies': ok(adminCaseStudies),
  'GET /api/admin/documents': ok<DocumentList>({ documents: [originalDocument] }),
  'GET /api/admin/documents/pages': ok({ ...adminPages, pages: adminPages.pages.slice(0, 1) }),
  'GET /api/admin/enquiries': ok(inbox),
};

const meta = {
  component: AdminCommands,
  args: { screens: adminNavigation },
  parameters: {
    api: found,
    docs: {
      description: {
        component: `Opened by Command-K or Control-K, by ? and by the buttons of the shell.

        Do: render it once, beside the shell, with when="manual".

        Don't: make it the only way to an action.`,
      },
    },
  },
  beforeEach: () => () => commandDialogStore.show(null),
} satisfies Meta<typeof AdminCommands>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened =
  (dialog: CommandDialog, then?: () => Promise<void>): Story['play'] =>
  async () => {
    commandDialogStore.show(dialog);
    await screen.findByRole('dialog');
    await then?.();
  };

const typed = (text: string, then?: () => Promise<void>) =>
  opened('commands', async () => {
    await userEvent.type(await screen.findByRole('combobox'), text);
    await then?.();
  });

export const Closed: Story = {};
export const Open: Story = { play: opened('commands') };
export const AnItem: Story = {
  play: typed('imogen', async () => {
    await userEvent.click(await screen.findByRole('option', { name: /Imogen Hale/ }));
    await waitFor(() =>
      expect(wentTo).toHaveBeenCalledWith(
        '/vs-admin/enquiries?search=imogen%40harrowtide.example&box=all',
      ),
    );
  }),
};
export const Loading: Story = {
  parameters: { api: { ...found, 'GET /api/admin/posts': never } },
  play: typed('kettle'),
};
export const NothingFound: Story = {
  parameters: {
    api: {
      'GET /api/admin/posts': ok({ ...adminPosts, posts: [] }),
      'GET /api/admin/case-studies': ok({ ...adminCaseStudies, caseStudies: [] }),
      'GET /api/admin/documents/pages': ok(noAdminPages),
      'GET /api/admin/enquiries': ok({ ...inbox, enquiries: [] }),
    },
  },
  play: typed('unicorn', async () => {
    await waitFor(async () => expect(await screen.findByText('Nothing found')).toBeVisible());
  }),
};
export const SearchFailed: Story = {
  parameters: { api: { ...found, 'GET /api/admin/posts': badGateway } },
  play: typed('kettle', async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: 'Try again' })).toBeVisible(),
    );
  }),
};
export const SessionEnded: Story = {
  parameters: {
    api: { ...found, 'GET /api/admin/posts': failure(401, { message: 'Please log in' }) },
  },
  play: typed('kettle', async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: 'Log in' })).toBeVisible(),
    );
  }),
};
export const CacheCleared: Story = {
  parameters: { api: { 'POST /api/admin/cache/clear': ok({ success: true }) } },
  play: async (context) => {
    await typed('clear{Enter}')?.(context);
    await waitFor(() => expect(screen.getByText('Cache cleared successfully')).toBeVisible());
  },
};
export const Shortcuts: Story = { play: opened('shortcuts') };
