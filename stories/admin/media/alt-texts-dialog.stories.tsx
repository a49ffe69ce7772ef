// The dialog for missing alt texts: one, several, answered.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AltTextsDialog } from '#ui/admin/media/alt-texts-dialog.tsx';

const two = [
  { src: '/images/brackwick-grid.jpg', name: undefined, place: 'Cover image' },
  { src: '/images/about-stage.jpg', name: undefined, place: 'Article, under “What it costs”' },
];

const meta = {
  component: AltTextsDialog,
  args: { asked: two, onAnswer: fn(), onClose: fn(), confirmLabel: 'Create Post' },
  parameters: {
    docs: {
      description: {
        component: `Asks for missing alt texts.

        Do: open it before publishing.

        Don't: ask while somebody uploads.`,
      },
    },
  },
} satisfies Meta<typeof AltTextsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { asked: two.slice(0, 1) } };

export const NotAnswered: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Alt text of picture 1'), 'A yellow wall');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await expect(screen.getByLabelText('Alt text of picture 2')).toHaveFocus();
    await waitFor(() =>
      expect(screen.getByText('Describe the picture, or mark it as decorative')).toBeVisible(),
    );
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Answered: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Alt text of picture 1'), ' A yellow wall ');
    await userEvent.click(screen.getByRole('checkbox', { name: /picture 2/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(
      new Map<string, unknown>([
        ['/images/brackwick-grid.jpg', { alt: 'A yellow wall' }],
        ['/images/about-stage.jpg', 'decorative'],
      ]),
    );
  },
};

export const Many: Story = {
  args: {
    asked: Array.from({ length: 12 }, (_, index) => ({
      src: `/images/about-stage.jpg?${index}`,
      name: undefined,
      place: `Gallery image ${index + 1}`,
    })),
  },
  play: async () => {
    const publish = await screen.findByRole('button', { name: 'Create Post' });
    await waitFor(() => {
      const { top, bottom } = publish.getBoundingClientRect();
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
};
