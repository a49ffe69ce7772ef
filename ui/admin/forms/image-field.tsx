// An image of a form of the back office: uploaded, chosen from the library, or given as an address (spec §2, §4, §5, §8).
import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { Media } from '#db/contract/media.ts';
import { ChooseFromLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { useUploadImage } from '#ui/admin/media/use-upload-image.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { FileDrop } from '#ui/kit/file-drop.tsx';
import { Image } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';

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
}: {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  /** What the picture is, for the names of its buttons; the label where that says it. */
  what?: string;
  /** Called with a picture that was chosen from the library. */
  onPicture?: (picture: Media) => void;
}) {
  const toasts = useToasts();
  const upload = useUploadImage();
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const [chosen, setChosen] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const address = String(field.value ?? '')
    .trim()
    .replace(/^@assets\//, '/attached-assets/');
  const shown = chosen ?? (/^(https?:\/\/|\/(?!\/))/.test(address) ? address : '');
  return (
    <div className="image-field" data-uploading={chosen ? '' : undefined}>
      <div className="image-field-shown">
        <div className="image-field-preview">
          {shown !== '' && shown !== broken ? (
            <img src={shown} alt="" onError={() => setBroken(shown)} />
          ) : (
            <span className="image-field-blank">
              <Image aria-hidden="true" />
              {shown === '' ? 'No image' : 'No image at this address'}
            </span>
          )}
        </div>
        {address !== '' && (
          <Button variant="ghost" size="sm" onClick={() => field.onChange('')}>
            Remove<span className="visually-hidden"> {what}</span>
          </Button>
        )}
      </div>
      <div className="image-field-controls">
        <Field label={label} hint={hint} error={fieldState.error?.message}>
          <Input {...field} spellCheck={false} placeholder="/images/… or https://…" />
        </Field>
        <FileDrop
          label={`Upload ${what.toLowerCase()}`}
          upload={async (file, { onProgress, signal }) => {
            setChosen(URL.createObjectURL(file));
            try {
              return await upload(file, onProgress, signal);
            } finally {
              setChosen(null);
            }
          }}
          onUploaded={(url) => {
            field.onChange(url);
            toasts.show({ title: 'Success', description: 'Image uploaded successfully' });
          }}
          onProblem={(problem) => toasts.show({ ...problem, variant: 'destructive' })}
        />
        <div>
          <ChooseFromLibrary
            what={what}
            onChoose={(picture) => {
              field.onChange(picture.url);
              onPicture?.(picture);
            }}
          />
        </div>
      </div>
    </div>
  );
}
