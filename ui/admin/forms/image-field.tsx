// An image of a form on one line: uploaded, dropped, chosen from the library, or given as an address.
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { Media } from '#db/contract/media.ts';
import { useLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { useUploadImage } from '#ui/admin/media/use-upload-image.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#ui/kit/dropdown-menu.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Crosshair, Ellipsis, FolderOpen, Image, Link, Trash2, Upload } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { isOpen } from '#ui/kit/upload-list.ts';
import { useUploads } from '#ui/kit/use-uploads.ts';
import { FocalPointDialog } from './focal-point-dialog.tsx';
import { ImageFieldUpload } from './image-field-upload.tsx';

/** Pictures of our own have a focal point: they are in the library. */
const UPLOADED = /^\/uploads\/([a-z0-9]{26}\.(?:jpg|png|webp|avif|gif))$/;

interface ImageFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  /** What the picture is, for the names of its buttons; the label where that says it. */
  what?: string;
  /** Called with a picture that was chosen from the library. */
  onPicture?: (picture: Media) => void;
  /** More fields of the same picture. */
  children?: ReactNode;
}

/**
 * Labelled; stands inside react-hook-form's `FormProvider` and a `Toaster`. A file shows while it is uploaded, and what
 * was there before shows again when that fails. Remove clears the address.
 */
export function ImageField<Values extends FieldValues>({
  name,
  label,
  hint,
  what = label,
  onPicture,
  children,
}: ImageFieldProps<Values>) {
  const toasts = useToasts();
  const upload = useUploadImage();
  const { control, setFocus } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const [chosen, setChosen] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  // the menu gives the focus back to its button unless something else takes it
  const leadsTo = useRef<(() => void) | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const library = useLibrary((picture) => {
    field.onChange(picture.url);
    onPicture?.(picture);
  });
  const { uploads, add, cancel, retry, clear } = useUploads<string>(
    async (file, { onProgress, signal }) => {
      setChosen(URL.createObjectURL(file));
      try {
        return await upload(file, onProgress, signal);
      } finally {
        setChosen(null);
      }
    },
    {
      onUploaded: (url) => {
        field.onChange(url);
        clear();
        toasts.show({ title: 'Success', description: 'Image uploaded successfully' });
      },
      onProblem: (problem) => toasts.show({ ...problem, variant: 'destructive' }),
    },
  );
  const isUploading = uploads.some(isOpen);
  const address = String(field.value ?? '').trim();
  const source = address.replace(/^@assets\//, '/attached-assets/');
  const shown = chosen ?? (/^(https?:\/\/|\/(?!\/))/.test(source) ? source : '');
  const mediaName = UPLOADED.exec(address)?.[1];

  function take(files: FileList | null) {
    const [first, ...rest] = files ?? [];
    if (!first || isUploading) return;
    clear();
    add([first]);
    if (rest.length > 0)
      toasts.show({
        title: `Only “${first.name}” was taken`,
        description: `${what} holds one picture. Not taken: ${rest.map((file) => file.name).join(', ')}.`,
        variant: 'destructive',
      });
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(!isUploading);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className="image-field"
      data-uploading={isUploading ? '' : undefined}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        take(event.clipboardData.files);
      }}
    >
      <div className="image-field-preview">
        {shown !== '' && shown !== broken ? (
          <img src={shown} alt="" loading="lazy" onError={() => setBroken(shown)} />
        ) : (
          <>
            <Image aria-hidden="true" />
            <span className="visually-hidden">No image</span>
          </>
        )}
      </div>
      <div className="image-field-address">
        <Field label={label} hint={hint} error={fieldState.error?.message}>
          <Input {...field} spellCheck={false} placeholder="/images/… or https://…" />
        </Field>
      </div>
      <fieldset className="image-field-actions">
        <legend className="visually-hidden">Upload {what.toLowerCase()}</legend>
        <Button
          className="image-field-button"
          variant="outline"
          size="sm"
          loading={isUploading}
          disabled={isUploading}
          onClick={() => picker.current?.click()}
        >
          {isUploading ? 'Uploading...' : 'Upload'}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/*,.heic,.heif"
          hidden
          onChange={(event) => {
            take(event.target.files);
            // so that the same file can be chosen again
            event.target.value = '';
          }}
        />
        <DropdownMenu
          align="end"
          trigger={
            <Button variant="ghost" size="icon" aria-busy={library.isLoading || undefined}>
              <Ellipsis aria-hidden="true" />
              <span className="visually-hidden">Options of {what}</span>
            </Button>
          }
          onCloseAutoFocus={(event) => {
            if (!leadsTo.current) return;
            event.preventDefault();
            leadsTo.current();
            leadsTo.current = null;
          }}
        >
          <DropdownMenuItem
            icon={<Upload aria-hidden="true" />}
            disabled={isUploading}
            onSelect={() => picker.current?.click()}
          >
            Upload…
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<FolderOpen aria-hidden="true" />}
            onSelect={() => void library.show()}
          >
            Choose from library…
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<Link aria-hidden="true" />}
            onSelect={() => {
              leadsTo.current = () => setFocus(name, { shouldSelect: true });
            }}
          >
            Type its URL
          </DropdownMenuItem>
          {mediaName && (
            <DropdownMenuItem
              icon={<Crosshair aria-hidden="true" />}
              onSelect={() => setPlacing(true)}
            >
              Focal point…
            </DropdownMenuItem>
          )}
          {address !== '' && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem
                icon={<Trash2 aria-hidden="true" />}
                tone="destructive"
                onSelect={() => {
                  field.onChange('');
                  leadsTo.current = () => setFocus(name);
                }}
              >
                Remove
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenu>
      </fieldset>
      <div className="image-field-more">
        {children}
        {shown !== '' && shown === broken && (
          <p className="field-error">No image at this address.</p>
        )}
        {uploads.map((each) => (
          <ImageFieldUpload
            key={each.id}
            upload={each}
            onCancel={() => {
              cancel(each.id);
              clear();
            }}
            onRetry={() => retry(each)}
            onDismiss={clear}
          />
        ))}
      </div>
      {library.dialog}
      {mediaName && isPlacing && (
        <FocalPointDialog name={mediaName} onClose={() => setPlacing(false)} />
      )}
    </div>
  );
}
