// The footer of the editor: facts about the text, the shortcut list, the switch to HTML.
import { CodeXml, Keyboard } from '#ui/kit/icons.ts';
import type { ContentFacts } from './content-facts.ts';
import { Tool } from './tool.tsx';
import { formatWordCount } from './word-count.ts';

type EditorFooterProps = {
  facts: ContentFacts;
  /** Whether the HTML source is shown instead of the text. */
  isSource: boolean;
  onToggleSource: () => void;
  onHelp: () => void;
};

/** Shows the word count and problems of the text only while the text itself is shown. */
export function EditorFooter({ facts, isSource, onToggleSource, onHelp }: EditorFooterProps) {
  const { wordCount, intactHtmlBlocks, problems, missingAlts } = facts;
  return (
    <div className="editor-foot">
      <p className="editor-facts">
        {!isSource && <span>{formatWordCount(wordCount)}</span>}
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
      <Tool label="Keyboard" Icon={Keyboard} keys="Mod+/" onClick={onHelp} />
      <Tool label="HTML" Icon={CodeXml} pressed={isSource} onClick={onToggleSource} />
    </div>
  );
}
