// The card of an HTML block: its source, the parts that a save would remove, and a button to edit it.
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { inertDocument } from '#ui/admin/editor/source/inert-document.ts';
import { sourceProblems } from '#ui/admin/editor/source/source-problems.ts';
import { SourceView } from '#ui/admin/editor/source/source-view.tsx';
import { Button } from '#ui/kit/button.tsx';
import { CodeXml, Trash2 } from '#ui/kit/icons.ts';
import { blockView } from './block-view.ts';
import { HtmlBlock } from './html-block.ts';

/** Shows the source as text; nothing in it runs. */
function HtmlBlockCard({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const [editing, setEditing] = useState(false);
  const source = node.attrs.source as string;
  const problems = useMemo(() => sourceProblems(source, inertDocument()), [source]);
  return (
    <NodeViewWrapper
      className="editor-html"
      data-open={selected || undefined}
      contentEditable={false}
    >
      <div className="editor-html-head">
        <CodeXml aria-hidden="true" />
        <p className="editor-html-title">HTML block</p>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={editing}
          onClick={() => setEditing((open) => !open)}
        >
          {editing ? 'Done' : 'Edit source'}
        </Button>
        <Button variant="ghost" size="icon" aria-label="Remove HTML block" onClick={deleteNode}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {problems.length === 0 && (
        <p className="editor-html-note">The editor cannot show this part. It is saved unchanged.</p>
      )}
      {editing ? (
        <SourceView
          aria-label="Source of the HTML block"
          value={source}
          onChange={(html) => updateAttributes({ source: html })}
        />
      ) : (
        <>
          {problems.length > 0 && (
            <ul className="editor-problems-list">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <pre className="editor-html-source">
            <code>{source}</code>
          </pre>
        </>
      )}
    </NodeViewWrapper>
  );
}

/** The HTML block node with its React view. */
export const htmlBlockView = HtmlBlock.extend({
  addNodeView: () => blockView(HtmlBlockCard),
});
