// The floating index of a long page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnchorIndex } from '#ui/site/frame/anchor-index.tsx';
import { Section } from '#ui/site/frame/section.tsx';

export default {
  component: AnchorIndex,
  parameters: {
    docs: {
      description: {
        component: `The sections of a long page in a bar at the lower edge of the window, the one in view marked by the page script.

        Do: place it last in the element with the sections, so that it scrolls away with them.

        Don't: use it without jump links at the top of the page: it comes late in the tab order.`,
      },
    },
  },
  args: {
    anchors: [
      { id: 'one', label: 'Commerce' },
      { id: 'two', label: 'Enterprise' },
    ],
  },
} satisfies Meta<typeof AnchorIndex>;
type Story = StoryObj<typeof AnchorIndex>;

export const OverSections: Story = {
  render: (args) => (
    <div>
      <Section id="one" theme="paper" aria-label="One">
        <p>The first section.</p>
      </Section>
      <Section id="two" theme="dark" aria-label="Two">
        <p>The second section.</p>
      </Section>
      <AnchorIndex {...args} />
    </div>
  ),
  // the script of the page marks the section in view; above the sections the bar is hidden
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-anchor]')?.setAttribute('aria-current', 'true');
    await expect(await canvas.findByRole('link', { name: 'Commerce' })).toBeVisible();
  },
};
