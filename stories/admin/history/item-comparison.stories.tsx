// Two versions compared: a post, a case study, the first version, two equal versions.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ItemComparison } from '#ui/admin/history/item-comparison.tsx';
import { postVersions, studyAfter, studyBefore } from '../../fixtures/history.ts';

const [, , edited, first] = postVersions;

const meta = {
  component: ItemComparison,
  args: {
    kind: 'post',
    before: first.item,
    after: edited.item,
    timeZone: 'UTC',
    emptyText: 'This save changed nothing.',
  },
  parameters: {
    docs: {
      description: {
        component: `The differences between two versions, with the labels of the form.

        Do: put a legend above it.

        Don't: render it on the server: texts are parsed by the browser.`,
      },
    },
  },
} satisfies Meta<typeof ItemComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPost: Story = {};
export const OfACaseStudy: Story = {
  args: { kind: 'case-study', before: studyBefore, after: studyAfter },
};
export const TheFirst: Story = {
  args: { before: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Slug')).toBeVisible();
    await expect(canvas.queryByRole('insertion')).toBeNull();
  },
};
export const TheFirstOfACaseStudy: Story = {
  ...TheFirst,
  args: { kind: 'case-study', before: null, after: studyAfter },
};
export const TheSame: Story = { args: { before: edited.item } };
