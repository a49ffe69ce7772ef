// A video in the editor, with a button to remove it.
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Button } from '#ui/kit/button.tsx';
import { Trash2 } from '#ui/kit/icons.ts';
import { blockView } from './block-view.ts';
import { Video } from './video.ts';

function VideoCard({ node, selected, deleteNode }: NodeViewProps) {
  const { src, poster } = node.attrs as { src: string; poster: string | null };
  return (
    <NodeViewWrapper className="editor-video" data-open={selected || undefined} data-drag-handle="">
      {/* biome-ignore lint/a11y/useMediaCaption: as on the page; captions come with the file */}
      <video src={src} poster={poster ?? undefined} controls preload="metadata" />
      {selected && (
        <div className="editor-figure-row" contentEditable={false}>
          <span className="editor-video-address">{src}</span>
          <Button variant="ghost" size="icon" aria-label="Remove video" onClick={deleteNode}>
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      )}
    </NodeViewWrapper>
  );
}

/** The video node with its React view. */
export const videoView = Video.extend({
  addNodeView: () => blockView(VideoCard),
});
