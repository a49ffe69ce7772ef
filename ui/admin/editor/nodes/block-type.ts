// A change of a block's type keeps its alignment, direction and anchor, the address of a button, and pictures in its text.
import { commands as core, Extension, getNodeType } from '@tiptap/core';
import { setBlockType } from '@tiptap/pm/commands';
import type { NodeType, Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { liftTarget } from '@tiptap/pm/transform';

/** Replaces Tiptap's commands for headings, code and lists, which lose attributes. They are enabled where they change the text. */
export const BlockType = Extension.create({
  name: 'blockType',

  addCommands() {
    return {
      clearNodes: () => (props) => {
        if (props.dispatch) openLinkCards(props.tr);
        return core.clearNodes()(props);
      },
      setNode:
        (typeOrName, attributes = {}) =>
        ({ tr, state, dispatch, commands }) => {
          const type = getNodeType(typeOrName, state.schema);
          if (!type.isTextblock || dropsPictures(tr, type)) return false;
          const isInPlace = setBlockType(type, attributes)(state);
          if (!dispatch) return isInPlace || isInList(tr);
          if (isInPlace) openLinkCards(tr);
          else commands.clearNodes();
          for (const { $from, $to } of tr.selection.ranges)
            tr.setBlockType($from.pos, $to.pos, type, ({ attrs }) => ({ ...attrs, ...attributes }));
          return true;
        },
      toggleList:
        (list, ...rest) =>
        (props) =>
          core.toggleList(list, ...rest)(props) ||
          (!props.dispatch && canBecome(props.tr, getNodeType(list, props.state.schema))),
    };
  },
});

/** Each selected block of text with its position. */
function selectedTextblocks({ doc, selection }: Transaction): [ProseMirrorNode, number][] {
  const found: [ProseMirrorNode, number][] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (node.isTextblock) found.push([node, position]);
    });
  return found;
}

/** Whether selected text holds pictures that a block of `type`, such as code, cannot hold. */
function dropsPictures(tr: Transaction, type: NodeType): boolean {
  return selectedTextblocks(tr).some(([block]) =>
    block.children.some(
      ({ type: child }) => child.name === 'inlineImage' && !type.contentMatch.matchType(child),
    ),
  );
}

/** Turns selected buttons and cards into paragraphs with a link. */
function openLinkCards(tr: Transaction): void {
  const { paragraph } = tr.doc.type.schema.nodes;
  const { link } = tr.doc.type.schema.marks;
  for (const [{ type, attrs, nodeSize }, position] of selectedTextblocks(tr)) {
    if (type.name !== 'linkCard' || !link) continue;
    tr.setNodeMarkup(position, paragraph, {});
    tr.addMark(position, position + nodeSize, link.create({ href: attrs.href }));
  }
}

/** Whether the selected text can leave its list. */
function isInList({ selection: { $from, $to } }: Transaction): boolean {
  const range = $from.blockRange($to);
  return range !== null && range.parent.type.name === 'listItem' && liftTarget(range) !== null;
}

/** Whether a block of `type` can replace the selected text. */
function canBecome({ selection: { $from, $to } }: Transaction, type: NodeType): boolean {
  const range = $from.blockRange($to);
  return range?.parent.canReplaceWith(range.startIndex, range.endIndex, type) ?? false;
}
