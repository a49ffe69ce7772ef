// What stands where a picture is missing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlankCover } from '#ui/site/blank-cover.tsx';

export default { component: BlankCover } satisfies Meta<typeof BlankCover>;
type Story = StoryObj<typeof BlankCover>;

export const First: Story = { args: { seed: 'a' } };
export const Second: Story = { args: { seed: 'b' } };
export const Third: Story = { args: { seed: 'c', ratio: '3/2' } };
