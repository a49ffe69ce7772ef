// The place of the consent provider's cookie declaration.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { CookieDeclaration } from '#ui/site/frame/cookie-declaration.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: CookieDeclaration,
  parameters: {
    docs: {
      description: {
        component: `The place of the consent provider's cookie declaration.

        Do: place it once, on /cookie-settings.

        Don't: load the provider's script anywhere else.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '56rem', padding: 'var(--margin)' } })],
  args: { script: null },
} satisfies Meta<typeof CookieDeclaration>;
type Story = StoryObj<typeof CookieDeclaration>;

export const Placeholder: Story = {};
export const Loading: Story = { args: { script: 'https://consent.example/cd.js' } };
