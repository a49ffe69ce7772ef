// The tools that insert an image or a video by its address; images also from files or the library.
import type { Editor } from '@tiptap/core';
import { useId, useRef, useState } from 'react';
import { isAllowedMedia } from '#db/contract/content-html.ts';
import type { Media } from '#db/contract/media.ts';
import { ChooseFromLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Film, ImagePlus } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { Popover } from '#ui/kit/popover.tsx';
import { insertBlock } from './insert-block.ts';
import { Tool } from './tool.tsx';

const PLAYER_HOSTS = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|wistia\.com|dailymotion\.com)$/i;

type MediaToolProps = {
  editor: Editor;
  kind: 'image' | 'video';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Uploads chosen images; undefined where uploads are not possible. */
  onFiles?: (files: File[]) => void;
};

/** Accepts http(s) addresses and those of this site. Refuses players of other hosts and says why. */
export function MediaTool({ editor, kind, open, onOpenChange, onFiles }: MediaToolProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const label = kind === 'image' ? 'Image' : 'Video';
  const insertNode = (type: 'figure' | 'video', attrs: object) => {
    insertBlock(editor, type, attrs);
    setAddress('');
    onOpenChange(false);
  };
  const insert = () => {
    const src = address.trim();
    const problem = mediaProblem(src, kind);
    setError(problem);
    if (problem) return;
    insertNode(kind === 'image' ? 'figure' : 'video', { src });
  };
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
          hint={kind === 'video' ? 'A file such as https://…/film.mp4' : undefined}
          error={error}
        >
          <Input
            id={id}
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
      </Popover>
      {onFiles && (
        <input
          ref={chooser}
          type="file"
          accept="image/*,.heic,.heif"
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
function mediaProblem(src: string, kind: 'image' | 'video'): string | undefined {
  if (src === '') return 'Required';
  if (!isAllowedMedia(src)) return 'Use an address that begins with https://, http:// or /';
  const host = URL.canParse(src) ? new URL(src).hostname : '';
  if (kind === 'video' && PLAYER_HOSTS.test(host))
    return 'Players of other sites cannot be shown here. Link to the page, or use the address of the video file itself.';
  return undefined;
}
