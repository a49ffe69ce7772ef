// The form of a new API token.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toaster } from '#ui/admin/shell/toaster.tsx';
import { NewToken } from '#ui/admin/tokens/new-token.tsx';
import { useApiTokens } from '#ui/admin/tokens/use-api-tokens.ts';
import { ClientData } from '#ui/islands/client-data.tsx';

function Form() {
  const { create } = useApiTokens({ tokens: [] });
  return <NewToken create={create} />;
}

const meta = {
  component: NewToken,
  render: () => (
    <ClientData>
      <Toaster>
        <Form />
      </Toaster>
    </ClientData>
  ),
  args: { create: undefined as never },
  parameters: {
    docs: {
      description: {
        component: `Creates an API token and shows it once.

        Do: leave the token on the screen until the page is left.

        Don't: offer a token without an end.`,
      },
    },
  },
} satisfies Meta<typeof NewToken>;
export default meta;

export const Empty: StoryObj<typeof meta> = {};
