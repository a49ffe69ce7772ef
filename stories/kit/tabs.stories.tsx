// The tabs in all their states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Tabs, TabsList, TabsPanel, TabsTab } from '#ui/kit/tabs.tsx';

interface TabsStoryArgs {
  names: string[];
  orientation?: 'horizontal' | 'vertical';
  activationMode?: 'automatic' | 'manual';
  dir?: 'ltr' | 'rtl';
  disabled?: string;
  label: string;
}

const meta = {
  component: Tabs,
  args: { label: 'Parts of the post', names: ['Content', 'Publishing', 'Search engines'] },
  argTypes: {
    orientation: { control: 'radio', options: ['horizontal', 'vertical'] },
    activationMode: { control: 'radio', options: ['automatic', 'manual'] },
    dir: { control: 'radio', options: ['ltr', 'rtl'] },
  },
  render: ({ names, label, disabled, ...args }: TabsStoryArgs) => (
    <Tabs defaultValue="part-0" {...args}>
      <TabsList label={label}>
        {names.map((name, i) => (
          <TabsTab key={name} value={`part-${i}`} disabled={name === disabled}>
            {name}
          </TabsTab>
        ))}
      </TabsList>
      {names.map((name, i) => (
        <TabsPanel key={name} value={`part-${i}`}>
          <p>What belongs to “{name}” stands here.</p>
        </TabsPanel>
      ))}
    </Tabs>
  ),
  parameters: {
    docs: {
      description: {
        component: `Views of one thing that are never needed side by side.

        Do: keep names to one or two words, and the panels to what loads at once: an arrow key shows a panel immediately.

        Don't: hide in a tab what a visitor must see, use tabs to go to another page (links do that), or filter a list with them (FilterChips).`,
      },
    },
  },
} satisfies Meta<TabsStoryArgs>;
export default meta;
type Story = StoryObj<TabsStoryArgs>;

export const Horizontal: Story = {};
export const OnDark: Story = { globals: { theme: 'dark' } };
export const OnLight: Story = { globals: { theme: 'light' } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const WithADisabledTab: Story = { args: { disabled: 'Publishing' } };
export const ManyScroll: Story = {
  args: {
    label: 'Cities',
    names:
      'London New-York Dubai Melbourne Cape-Town Rotterdam São-Paulo Singapore Warsaw Toronto Lisbon Oslo'.split(
        ' ',
      ),
  },
};
export const LongAndHostileNames: Story = {
  args: {
    names: [
      '<script>alert(1)</script>',
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      'Short',
    ],
  },
};
export const RightToLeft: Story = {
  args: { dir: 'rtl', label: 'أقسام المقال', names: ['المحتوى', 'النشر', 'محركات البحث'] },
};

export const ArrowKeysChoose: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Content' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Publishing' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Publishing' })).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByRole('tabpanel', { name: 'Search engines' })).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Content' })).toHaveFocus();
  },
};
