// The error screens: a failed page, and a database out of reach.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { ErrorPage } from '#ui/brand/error-page.tsx';
import { PublicScreen } from './frames.tsx';

function ErrorScreen({ status }: { status: 500 | 503 }) {
  return (
    <PublicScreen path="/insights">
      <ErrorPage status={status} requestId="k3v9x2" email={company.email} />
    </PublicScreen>
  );
}

export default { component: ErrorScreen } satisfies Meta<typeof ErrorScreen>;
type Story = StoryObj<typeof ErrorScreen>;

export const Failed: Story = { args: { status: 500 } };
export const OutOfReach: Story = { args: { status: 503 } };
