// The deferred in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deferred, type DeferredData, type DeferredResult } from '#ui/kit/deferred.tsx';

const NEVER = new Promise<DeferredResult<string>>(() => {});

const show = (data: DeferredData<string>) => (
  <Deferred
    data={data}
    fallback={<p>Loading insights...</p>}
    failed={<p>Error loading blog posts. Please try again later.</p>}
  >
    {(title) => <h2>{title}</h2>}
  </Deferred>
);

export default {
  component: Deferred,
  parameters: {
    docs: {
      description: {
        component: `Content whose data may arrive after the page was sent.

        Do: give it a fallback with the final layout, and the failure text of docs/contract.md.

        Don't: wrap data that is always available, or pass a promise that can reject.`,
      },
    },
  },
} satisfies Meta<typeof Deferred>;
type Story = StoryObj;

export const Loaded: Story = {
  render: () => show({ ok: true, value: 'The returns nobody counts' }),
};
export const Late: Story = { render: () => show(NEVER) };
export const Failed: Story = { render: () => show({ ok: false }) };
