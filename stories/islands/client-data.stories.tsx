// The query cache of an island, as its children see it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ClientData } from '#ui/islands/client-data.tsx';
import { Button } from '#ui/kit/button.tsx';

const asked = fn<() => Promise<string>>();

function Title() {
  const { data, isError, refetch } = useQuery({ queryKey: ['title'], queryFn: asked });
  return (
    <div style={{ padding: 'var(--margin)' }}>
      <p>{isError ? 'Not to be had' : (data ?? 'On its way')}</p>
      <Button onClick={() => refetch()}>Ask again</Button>
    </div>
  );
}

const meta = {
  component: ClientData,
  args: { children: <Title /> },
  parameters: {
    docs: {
      description: {
        component: `One query cache for an island, with the defaults of docs/contract.md: never stale, dropped after five minutes unused, no polling, no retry.

        Do: wrap every island that fetches data.

        Don't: pass query options that repeat its defaults.`,
      },
    },
  },
  beforeEach: () => {
    asked.mockReset();
    asked.mockResolvedValue('The returns nobody counts');
  },
} satisfies Meta<typeof ClientData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach: () => void asked.mockReturnValue(new Promise(() => {})),
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The returns nobody counts')).toBeVisible());
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const FailedWithoutRetry: Story = {
  beforeEach: () => void asked.mockRejectedValue(new Error('502: Bad gateway')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Not to be had')).toBeVisible());
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const Refetched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('The returns nobody counts');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  },
};
