// The API tokens: listed, none yet, one just created, and failures.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { ApiToken } from '#db/contract/access/api-tokens.ts';
import { AdminTokens } from '#ui/admin/tokens/admin-tokens.tsx';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway, failure, ok } from '../../toolbars/answer-api.ts';

const used: ApiToken = {
  id: 3,
  name: 'Drafting assistant',
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-05-30T09:00:00.000Z',
  lastUsedAt: '2026-03-12T06:00:00.000Z',
};
const tokens: ApiToken[] = [
  used,
  {
    ...used,
    id: 2,
    name: 'Import of the old blog, with a name as long as it may be',
    lastUsedAt: null,
  },
  { ...used, id: 1, name: 'Trial', expiresAt: '2026-03-10T09:00:00.000Z' },
];
const PATH = '/api/admin/tokens';
const made = { ...used, id: 4, name: 'New', token: `verso_${'k'.repeat(43)}` };
const answers = { ...loggedIn, [`GET ${PATH}`]: ok({ tokens }) };

const meta = {
  component: AdminTokens,
  args: { list: { tokens }, now: '2026-03-12T07:00:00.000Z' },
  parameters: {
    api: answers,
    docs: {
      description: {
        component: `Tokens with which machines read and draft.

        Do: name a token after what uses it, since the history shows the name.

        Don't: share a token among several machines: one could not be revoked alone.`,
      },
    },
  },
} satisfies Meta<typeof AdminTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'New');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
};
const revoke = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Drafting assistant' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
};

export const Listed: Story = {};

export const NoneYet: Story = {
  args: { list: { tokens: [] } },
  parameters: { api: { ...answers, [`GET ${PATH}`]: ok({ tokens: [] }) } },
};

export const Created: Story = {
  parameters: { api: { ...answers, [`POST ${PATH}`]: ok(made, 201) } },
  play: async ({ canvas }) => {
    await create();
    const field = await canvas.findByLabelText('Your new token');
    await expect(field).toHaveValue(made.token);
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
};

export const TooMany: Story = {
  parameters: {
    api: {
      ...answers,
      [`POST ${PATH}`]: failure(400, {
        message: 'There can be at most 50 tokens. Revoke one first',
      }),
    },
  },
  play: async ({ canvas }) => {
    await create();
    await canvas.findByText(/at most 50 tokens/);
  },
};

export const NotRevoked: Story = {
  parameters: { api: { ...answers, [`DELETE ${PATH}/3`]: badGateway } },
  play: async () => {
    await revoke();
    await within(screen.getByRole('alertdialog')).findByRole('alert');
  },
};
