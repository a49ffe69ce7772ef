// The booking dialog: with the native form, and with the scheduler.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { company } from '#db/content/company.ts';
import { Booking } from '#ui/site/contact/booking.tsx';
import { booking } from '#ui/site/contact/booking-store.ts';

const meta = {
  component: Booking,
  parameters: {
    docs: {
      description: {
        component: `The dialog behind every booking button.

        Do: render it once a page, when="manual", and mark the buttons with data-opens="booking".

        Don't: open it automatically: its scheduler is a third party.`,
      },
    },
  },
  args: { scheduler: null, mark: company.mark },
  beforeEach: () => {
    booking.close();
  },
} satisfies Meta<typeof Booking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const NativeForm: Story = {
  play: async () => {
    booking.open();
    const dialog = await screen.findByRole('dialog', { name: 'Book a Call' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByLabelText('Phone')).toBeVisible();
  },
};

export const ClosesByEscape: Story = {
  play: async () => {
    booking.open();
    const dialog = await screen.findByRole('dialog', { name: 'Book a Call' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(booking.isOpen()).toBe(false);
  },
};

export const WithScheduler: Story = {
  args: {
    scheduler: { url: 'https://meetings.example/verso', script: 'data:text/javascript,' },
  },
  beforeEach: () => {
    window.hbspt = {
      meetings: {
        create(selector) {
          const place = document.querySelector(selector);
          const words = document.createElement('p');
          words.textContent = 'The calendar of the platform stands here.';
          place?.replaceChildren(words);
        },
      },
    };
    return () => {
      window.hbspt = undefined;
    };
  },
  play: async () => {
    booking.open();
    await waitFor(() =>
      expect(screen.getByText('The calendar of the platform stands here.')).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rather have us call you?' }));
    await expect(screen.getByLabelText('Phone')).toBeVisible();
  },
};
