// The tools that insert an image or a video by its address or from the library; images also from files.
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { isAllowedMedia } from '#db/contract/content-html.ts';
import type { Media } from '#db/contract/media/media.ts';
import { insertBlock } from '#ui/admin/editor/blocks/insert-block.ts';
import { videoHost, videoPage } from '#ui/admin/editor/nodes/link-card.ts';
import { ChooseFromLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Film, ImagePlus } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { Popover } from '#ui/kit/popover.tsx';
import { UPLOAD_KINDS } from '#ui/kit/upload-kinds.ts';
import { Tool } from './tool.tsx';

type MediaToolProps = {
  editor: Editor;
  kind: 'image' | 'video';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Uploads chosen images; undefined where uploads are not possible. */
  onFiles?: (files: File[]) => void;
};

/** Accepts http(s) addresses and those of this site. The address of a video host becomes a link that loads nothing by itself. */
export function MediaTool({ editor, kind, open, onOpenChange, onFiles }: MediaToolProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const label = kind === 'image' ? 'Image' : 'Video';
  const insertNode = (type: 'figure' | 'video', attrs: object) => {
    insertBlock(editor, type, attrs);
    setAddress('');
    onOpenChange(false);
  };
  const insert = () => {
    const src = address.trim();
    const problem = mediaProblem(src);
    setError(problem);
    if (problem) return;
    const host = kind === 'video' ? videoHost(src) : null;
    if (host) return insertVideoLink(src, host);
    insertNode(kind === 'image' ? 'figure' : 'video', { src });
  };
  const insertVideoLink = (src: string, host: string) => {
    const text = editor.schema.text(`Watch on ${host}`);
    insertBlock(editor, 'linkCard', { look: 'video', href: videoPage(src) }, text);
    setAddress('');
    onOpenChange(false);
  };
  const insertFilm = ({ url, poster, width, height }: Media) =>
    insertNode('video', { src: url, poster, width: String(width), height: String(height) });
  // an empty alt text means decorative, null means missing
  const insertPicture = ({ url, alt, decorative, width, height }: Media) =>
    insertNode('figure', {
      src: url,
      alt: decorative ? '' : alt || null,
      width: String(width),
      height: String(height),
    });
  return (
    <>
      <Popover
        label={`Insert ${kind}`}
        className="editor-media"
        open={open}
        onOpenChange={onOpenChange}
        // keys pressed while the panel closes belong to the text
        onEscapeKeyDown={() => editor.view.focus()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          editor.commands.focus();
        }}
        trigger={<Tool label={label} Icon={kind === 'image' ? ImagePlus : Film} />}
      >
        {onFiles && (
          <>
            <Button variant="outline" onClick={() => chooser.current?.click()}>
              Choose images
            </Button>
            <ChooseFromLibrary onChoose={insertPicture} />
          </>
        )}
        <Field
          label={kind === 'image' ? 'Image URL' : 'Video URL'}
          hint={
            kind === 'video'
              ? 'A video file, or a link to YouTube, Vimeo or another host'
              : undefined
          }
          error={error}
        >
          <Input
            value={address}
            inputMode="url"
            spellCheck={false}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              insert();
            }}
          />
        </Field>
        <Button variant="primary" size="sm" onClick={insert}>
          Insert
        </Button>
        {/* after the address, which gets the focus first */}
        {kind === 'video' && <ChooseFromLibrary kind="film" onChoose={insertFilm} />}
      </Popover>
      {onFiles && (
        <input
          ref={chooser}
          type="file"
          accept={UPLOAD_KINDS.images.accept}
          multiple
          hidden
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
            onOpenChange(false);
          }}
        />
      )}
    </>
  );
}

/** Why `src` cannot be inserted; undefined when it can. */
function mediaProblem(src: string): string | undefined {
  if (src === '') return 'Required';
  return isAllowedMedia(src) ? undefined : 'Use an address that begins with https://, http:// or /';
}
