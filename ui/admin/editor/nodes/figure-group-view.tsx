// Pictures side by side in the editor, with a button to add more and a choice of the layout.
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useRef } from 'react';
import { addImages, imageUploadOptions } from '#ui/admin/editor/paste/image-uploads.ts';
import { Button } from '#ui/kit/button.tsx';
import { ImagePlus, Trash2 } from '#ui/kit/icons.ts';
import { UPLOAD_KINDS } from '#ui/kit/upload-kinds.ts';
import { blockView } from './block-view.ts';
import { FigureGroup, type FigureLayout } from './figure-group.ts';

function FigureGroupCard({ node, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const layout = node.attrs.layout as FigureLayout;
  const add = (files: File[]) => {
    const position = getPos();
    if (position === undefined) return;
    addImages(editor.view, files, imageUploadOptions(editor), position + node.nodeSize - 1);
  };
  return (
    <NodeViewWrapper className="editor-figure-group">
      <NodeViewContent className={`figure-${layout}`} />
      <div className="editor-figure-group-tools" contentEditable={false}>
        <Button variant="outline" size="sm" onClick={() => chooser.current?.click()}>
          <ImagePlus aria-hidden="true" /> Add images
        </Button>
        <select
          className="input"
          aria-label="Layout"
          value={layout}
          onChange={(event) => updateAttributes({ layout: event.target.value })}
        >
          <option value="row">Side by side</option>
          <option value="gallery">Gallery</option>
        </select>
        <Button variant="ghost" size="icon" aria-label="Remove all images" onClick={deleteNode}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept={UPLOAD_KINDS.images.accept}
        multiple
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </NodeViewWrapper>
  );
}

/** The figure group node with its React view. */
export const figureGroupView = FigureGroup.extend({
  addNodeView: () => blockView(FigureGroupCard),
});
