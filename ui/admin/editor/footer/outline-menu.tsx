// The headings of the text, to go to one of them.
import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { showBlock } from '#ui/admin/editor/blocks/insert-block.ts';
import { Tool } from '#ui/admin/editor/toolbar/tool.tsx';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { DropdownMenu, DropdownMenuItem } from '#ui/kit/dropdown-menu.tsx';
import { ListTree } from '#ui/kit/icons.ts';

interface Heading {
  text: string;
  level: number;
  position: number;
}

/** The headings in the order of the text. */
function headingsOf({ state }: Editor): Heading[] {
  const headings: Heading[] = [];
  state.doc.descendants((node, position) => {
    if (node.type.name === 'heading' && node.textContent.trim() !== '')
      headings.push({ text: node.textContent, level: node.attrs.level, position });
    return !node.isTextblock;
  });
  return headings;
}

/** The headings are read when the menu opens. Choosing one puts the caret at its end. */
export function OutlineMenu({ editor }: { editor: Editor }) {
  const [headings, setHeadings] = useState<Heading[]>([]);
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  const top = Math.min(...headings.map(({ level }) => level));
  const goTo = ({ position, text }: Heading) => {
    afterClose(() => editor.view.focus());
    const { tr } = editor.state;
    const end = position + 1 + (tr.doc.nodeAt(position)?.content.size ?? text.length);
    editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)));
    showBlock(editor.view, position);
  };
  return (
    <DropdownMenu
      className="editor-outline"
      onOpenChange={(open) => open && setHeadings(headingsOf(editor))}
      trigger={<Tool label="Outline" Icon={ListTree} />}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {headings.length === 0 && <DropdownMenuItem disabled>No headings yet</DropdownMenuItem>}
      {headings.map((heading) => (
        <DropdownMenuItem key={heading.position} onSelect={() => goTo(heading)}>
          <span style={{ paddingInlineStart: `${heading.level - top}em` }}>{heading.text}</span>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
