// The accordion in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Accordion, AccordionItem } from '#ui/kit/accordion.tsx';

const questions = (
  <>
    <AccordionItem value="cost" title="What does a replatforming cost?">
      <p>
        Less than staying where you are for another two years. We price each phase before it begins,
        and <a href="/contact">you can stop after any of them</a>.
      </p>
    </AccordionItem>
    <AccordionItem value="time" title="How long until we sell again?">
      <p>You never stop. The old shop sells until the new one has taken its first order.</p>
    </AccordionItem>
    <AccordionItem value="team" title="Who will we work with?">
      <p>One lead, two engineers and a designer: the people you meet before you sign.</p>
    </AccordionItem>
  </>
);

const meta = {
  component: Accordion,
  args: { type: 'single', collapsible: true, children: questions },
  parameters: {
    docs: {
      description: {
        component: `Answers of which most visitors need one or two.

        Do: let a title say what its answer is about, and set headingLevel to fit the page. Every answer is in the page for search engines, and open where scripts are off.

        Don't: fold what everybody reads, or nest one accordion in another.`,
      },
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {};
export const OneOpen: Story = {
  args: { type: 'single', collapsible: true, defaultValue: 'cost' },
};
export const SeveralOpen: Story = {
  args: { type: 'multiple', defaultValue: ['cost', 'team'] },
};
export const OnDark: Story = {
  args: { type: 'single', defaultValue: 'time' },
  globals: { theme: 'dark' },
};
export const OnLight: Story = {
  args: { type: 'single', defaultValue: 'time' },
  globals: { theme: 'light' },
};
export const Disabled: Story = { args: { type: 'single', disabled: true } };
export const LongAndHostile: Story = {
  args: {
    type: 'single',
    defaultValue: 'a',
    children: (
      <AccordionItem
        value="a"
        title={'<img src=x onerror=alert(1)> Aufmerksamkeitsdefizitstörungen'.repeat(2)}
      >
        <p>{'Rindfleischetikettierungsüberwachung'.repeat(6)}</p>
      </AccordionItem>
    ),
  },
};
export const RightToLeft: Story = {
  args: {
    type: 'single',
    dir: 'rtl',
    lang: 'ar',
    defaultValue: 'a',
    children: (
      <AccordionItem value="a" title="كم تكلفة الانتقال؟">
        <p>أقل من البقاء حيث أنت سنتين أخريين.</p>
      </AccordionItem>
    ),
  },
};

export const OpensAndCloses: Story = {
  args: { type: 'single', collapsible: true, children: questions },
  play: async ({ canvas }) => {
    const cost = canvas.getByRole('button', { name: 'What does a replatforming cost?' });
    const link = canvas.getByText('you can stop after any of them');
    await expect(link).not.toBeVisible();
    await userEvent.click(cost);
    await waitFor(() => expect(link).toBeVisible());
    await expect(cost).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /How long/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link).not.toBeVisible());
  },
};
