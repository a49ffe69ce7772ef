// The platform partnership as a badge.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { PartnerBadge } from '#ui/site/frame/partner-badge.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: PartnerBadge,
  parameters: {
    docs: {
      description: {
        component: `The platform partner's badge, as high as the logo it swaps with.

        Do: show it in the header's roll or the platform section.

        Don't: link it to anything but the home page, or recolour a part of it.`,
      },
    },
  },
  args: { mark: company.mark, platform: company.platform },
  decorators: [inBox({ style: { padding: '2rem' } })],
} satisfies Meta<typeof PartnerBadge>;
type Story = StoryObj<typeof PartnerBadge>;

export const OnPaper: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
