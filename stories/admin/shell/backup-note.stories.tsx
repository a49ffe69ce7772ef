// BackupNote: a quiet line while all is well, an alert when a backup is missing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackupNote } from '#ui/admin/shell/backup-note.tsx';

const LAST_GOOD = {
  madeAt: '2026-06-15T00:04:00.000Z',
  posts: 34,
  caseStudies: 14,
  documents: 3,
  pictures: 1,
};

const meta = {
  component: BackupNote,
  args: { lastGood: LAST_GOOD, failed: null, now: '2026-06-15T12:00:00.000Z' },
  parameters: {
    docs: {
      description: {
        component:
          'Do: show it once, below the overview. Don’t: show error messages: they belong in the log.',
      },
    },
  },
} satisfies Meta<typeof BackupNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const First: Story = { args: { lastGood: null } };

export const Failed: Story = { args: { failed: { madeAt: '2026-06-15T11:30:00.000Z' } } };

export const NeverGood: Story = {
  args: { lastGood: null, failed: { madeAt: '2026-06-15T11:30:00.000Z' } },
};

export const Late: Story = { args: { now: '2026-06-19T12:00:00.000Z' } };
