// The preview in its states: shown, loading, and each failure, with a drawing instead of a page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import type { SessionStatus } from '#db/contract/access/session.ts';
import { labelOf } from '#ui/admin/forms/field-labels.ts';
import { PreviewPane } from '#ui/admin/preview/preview-pane.tsx';
import { ApiFailure } from '#ui/islands/api.ts';
import { ClientData } from '#ui/islands/client-data.tsx';
import { FormFrame } from '../../fixtures/form-frame.tsx';
import { ok } from '../../toolbars/answer-api.ts';

const refused = (status: number, body: object) => () =>
  Promise.reject(new ApiFailure(status, JSON.stringify(body), ''));

const meta = {
  component: PreviewPane,
  args: {
    send: () => Promise.resolve({ previewId: 'one', url: '/favicon.svg' }),
    labelOf: (field) => labelOf('case-study', field),
    lastPart: { current: null },
    width: 'phone',
    onWidthChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The real page with the values of a form.

        Do: put it beside the form, inside its FormProvider.

        Don't: use it to show the stored item: that has its own address.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <ClientData>
        <FormFrame>
          <div style={{ height: '36rem' }}>
            <Story />
          </div>
        </FormFrame>
      </ClientData>
    ),
  ],
} satisfies Meta<typeof PreviewPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Tablet' }));
    await expect(args.onWidthChange).toHaveBeenCalledWith('tablet');
  },
};
export const AtDesktop: Story = { args: { width: 'desktop' } };
export const Updating: Story = { args: { send: () => new Promise(() => {}) } };

export const SessionEnded: Story = {
  args: { send: refused(401, { message: 'Please log in' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your session has ended/);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('continue with the preview');
  },
};
export const ShownAfterTheLogin: Story = {
  args: { send: fn() },
  parameters: {
    api: { 'POST /api/admin/login': ok<SessionStatus>({ isAuthenticated: true }) },
  },
  beforeEach: ({ args }) => {
    mocked(args.send)
      .mockImplementationOnce(refused(401, { message: 'Please log in' }))
      .mockResolvedValue({ previewId: 'one', url: '/favicon.svg' });
  },
  play: async (context) => {
    await SessionEnded.play?.(context);
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(screen.getByTitle('Preview, phone')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.queryByText(/^Your session has ended/)).toBeNull();
  },
};
export const FieldRefused: Story = {
  args: {
    send: refused(400, {
      message: 'Invalid input',
      errors: [{ path: 'fields.stats.0.number', message: 'Must be text' }],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Stats: Must be text/);
  },
};
export const ServerGone: Story = {
  args: { send: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^No connection/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
