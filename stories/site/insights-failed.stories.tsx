// The Insights list when its articles could not be fetched.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InsightsFailed } from '#ui/site/insights-failed.tsx';

export default { component: InsightsFailed } satisfies Meta<typeof InsightsFailed>;

export const Failed: StoryObj<typeof InsightsFailed> = {};
