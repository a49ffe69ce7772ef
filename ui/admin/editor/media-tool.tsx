// Adding an image or a film by its address; an image also from the machine or from the library.
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
import { afterChosen } from './actions.ts';
import { Tool } from './tool.tsx';

const PLAYERS = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|wistia\.com|dailymotion\.com)$/i;

type MediaToolProps = {
  editor: Editor;
  kind: 'image' | 'video';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Sends chosen images; left out where there is nowhere to send them. */
  onFiles?: (files: File[]) => void;
};

/** Only http(s) addresses and those of this site; players of other hosts are turned away with a word why. */
export function MediaTool({ editor, kind, open, onOpenChange, onFiles }: MediaToolProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const label = kind === 'image' ? 'Image' : 'Video';
  const put = (type: 'figure' | 'video', attrs: object) => {
    afterChosen(editor.chain().focus()).insertContent({ type, attrs }).run();
    setAddress('');
    onOpenChange(false);
  };
  const insert = () => {
    const src = address.trim();
    const problem = mediaProblem(src, kind);
    setError(problem);
    if (problem) return;
    put(kind === 'image' ? 'figure' : 'video', { src });
  };
  // an empty alt text says decorative; none, that nobody has said anything
  const putPicture = ({ url, alt, decorative, width, height }: Media) =>
    put('figure', {
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
        // the keys pressed while the panel goes are meant for the text
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
            <ChooseFromLibrary onChoose={putPicture} />
          </>
        )}
        <Field
          label={kind === 'image' ? 'Or its address' : 'Address of the film'}
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

/** Why `src` cannot be shown, or nothing when it can. */
function mediaProblem(src: string, kind: 'image' | 'video'): string | undefined {
  if (src === '') return 'Required';
  if (!isAllowedMedia(src)) return 'Use an address that begins with https://, http:// or /';
  const host = URL.canParse(src) ? new URL(src).hostname : '';
  if (kind === 'video' && PLAYERS.test(host))
    return 'A player of another site cannot be shown here. Link to it, or give the address of the film file itself.';
  return undefined;
}
