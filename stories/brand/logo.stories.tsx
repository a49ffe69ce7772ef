// The wordmark and its short form, in the colour of the text around them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import {
  Logo,
  WORDMARK_ID,
  Wordmark as WordmarkOrName,
  WordmarkReference,
} from '#ui/brand/logo.tsx';
import { inBox } from '../fixtures/in-box.tsx';

const NO_DRAWING = { viewBox: '', path: '' };

export default {
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: `The wordmark or the short mark, in the colour of the text around it.

        Do: take the mark where there is no room for the word, and name the link around it.

        Don't: colour, stretch or outline it, or set it under 16 pixels high.`,
      },
    },
  },
  decorators: [inBox({ style: { padding: '2rem', width: '12rem' } })],
} satisfies Meta<typeof Logo>;
type Story = StoryObj<typeof Logo>;

export const Wordmark: Story = { args: { drawing: company.logo } };
export const Mark: Story = { args: { drawing: company.mark } };
export const OnDark: Story = {
  globals: { theme: 'dark' },
  args: { drawing: company.logo },
};
/** Drawn once, shown twice. */
export const Reference: Story = {
  args: { drawing: company.logo, id: WORDMARK_ID },
  render: (args) => (
    <>
      <Logo {...args} />
      <WordmarkReference drawing={company.logo} name={company.name} id={WORDMARK_ID} />
    </>
  ),
};
/** Without a drawing the name is set in type. */
export const NameAsText: Story = {
  args: { drawing: NO_DRAWING },
  render: () => (
    <>
      <WordmarkOrName drawing={NO_DRAWING} name="Recto & Sons" id={WORDMARK_ID} />
      <WordmarkReference drawing={NO_DRAWING} name="Recto & Sons" id={WORDMARK_ID} />
    </>
  ),
};
