// The footer of the editor: facts about the text, the shortcut list, the switch to HTML.
import type { ReactNode } from 'react';
import { Tool } from '#ui/admin/editor/toolbar/tool.tsx';
import { CodeXml, Keyboard } from '#ui/kit/icons.ts';
import type { ContentFacts } from './content-facts.ts';
import { formatWordCount } from './word-count.ts';
import { WordGoalBar } from './word-goal.tsx';

type EditorFooterProps = {
  facts: ContentFacts;
  /** Words to write; 0 for no goal. */
  goal: number;
  /** Whether the HTML source is shown instead of the text. */
  isSource: boolean;
  onToggleSource: () => void;
  onHelp: () => void;
  /** More tools. */
  children?: ReactNode;
};

/** Shows the word count and problems of the text only while the text itself is shown. */
export function EditorFooter({
  facts,
  goal,
  isSource,
  onToggleSource,
  onHelp,
  children,
}: EditorFooterProps) {
  const { wordCount, intactHtmlBlocks, problems, missingAlts } = facts;
  return (
    <div className="editor-foot">
      {!isSource && <WordGoalBar words={wordCount} goal={goal} />}
      <p className="editor-facts">
        {!isSource && <span>{formatWordCount(wordCount, goal)}</span>}
        {intactHtmlBlocks > 0 && (
          <span>
            {intactHtmlBlocks === 1 ? '1 part is' : `${intactHtmlBlocks} parts are`} kept as HTML
          </span>
        )}
        {!isSource &&
          problems.map((problem) => (
            <span key={problem} className="editor-fact-missing">
              {problem}
            </span>
          ))}
        {missingAlts > 0 && (
          <span className="editor-fact-missing">
            {missingAlts === 1 ? '1 image lacks' : `${missingAlts} images lack`} alt text
          </span>
        )}
      </p>
      {children}
      <Tool label="Editor shortcuts" Icon={Keyboard} keys="Mod+/" onClick={onHelp} />
      <Tool label="HTML" Icon={CodeXml} pressed={isSource} onClick={onToggleSource} />
    </div>
  );
}
