// The spinner in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#ui/kit/spinner.tsx';

export default { component: Spinner } satisfies Meta<typeof Spinner>;
type Story = StoryObj<typeof Spinner>;

export const Announced: Story = {};
export const Silent: Story = { args: { label: '' } };
