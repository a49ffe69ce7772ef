// A native form that the marketing platform's own may replace.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Embeddable } from '#ui/site/contact/embeddable.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: Embeddable,
  parameters: {
    docs: {
      description: {
        component: `A native form that the form of the marketing platform can replace.

        Do: wrap a whole native form in it, with the configured embed or null.

        Don't: wrap an embed without a native form: a blocked embed would leave nothing.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '56rem', padding: 'var(--margin)' } })],
  args: {
    embed: {
      script: 'https://forms.example/v2.js',
      region: 'eu1',
      portalId: '123',
      formId: 'form-a',
    },
    children: <p>The native form stands here until the other is ready.</p>,
  },
} satisfies Meta<typeof Embeddable>;
type Story = StoryObj<typeof Embeddable>;

export const Waiting: Story = {};
export const NotConfigured: Story = { args: { embed: null } };
