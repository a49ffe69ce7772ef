// The end of an article with author and case study, and with only one of them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleEnd } from '#ui/site/insights/article-end.tsx';
import { inBox } from '../../fixtures/in-box.tsx';
import { study } from '../../fixtures/studies.ts';

export default {
  component: ArticleEnd,
  args: { author: 'Tom Akehurst', authorDoes: 'Trade and wholesale, Leeds', proof: study },
  decorators: [inBox({ style: { padding: 'var(--margin)' } })],
  parameters: {
    docs: {
      description: {
        component: `The author of the article, and its related case study.

        Do: show the study that the text names.

        Don't: show one that has nothing to do with it.`,
      },
    },
  },
} satisfies Meta<typeof ArticleEnd>;
type Story = StoryObj<typeof ArticleEnd>;

export const Whole: Story = {};
export const AuthorAlone: Story = { args: { proof: null, authorDoes: undefined } };
export const WorkAlone: Story = { args: { author: null } };
