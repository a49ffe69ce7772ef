// The line of an image or a film in a form: its preview, its address, its buttons, and its running upload.
import { type ReactNode, useRef } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseControllerReturn,
  useFormContext,
} from 'react-hook-form';
import type { useLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { ImageFieldMenu } from './image-field-menu.tsx';
import { ImageFieldUpload } from './image-field-upload.tsx';
import type { useImageFieldUpload } from './use-image-field-upload.ts';

interface MediaLineProps<Values extends FieldValues> {
  controller: UseControllerReturn<Values, FieldPath<Values>>;
  upload: ReturnType<typeof useImageFieldUpload>;
  library: ReturnType<typeof useLibrary>;
  label: string;
  hint?: string;
  optional?: boolean;
  placeholder: string;
  /** The name of the file in the labels of its buttons. */
  what: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  preview: ReactNode;
  onFocalPoint?: () => void;
  onCrop?: () => void;
  /** More fields and messages of the same file. */
  children?: ReactNode;
}

/** Stands inside react-hook-form's `FormProvider`. Remove clears the address. */
export function MediaLine<Values extends FieldValues>({
  controller: { field, fieldState },
  upload: { uploads, isUploading, isOver, zone, take, cancel, retry, clear },
  library,
  label,
  hint,
  optional,
  placeholder,
  what,
  accept,
  preview,
  onFocalPoint,
  onCrop,
  children,
}: MediaLineProps<Values>) {
  const { setFocus } = useFormContext<Values>();
  const picker = useRef<HTMLInputElement>(null);
  const choose = () => picker.current?.click();
  const isEmpty = String(field.value ?? '').trim() === '';
  return (
    <div
      className="image-field"
      data-uploading={isUploading ? '' : undefined}
      data-over={isOver || undefined}
      // the button inside does the same by keyboard
      {...zone}
    >
      <div className="image-field-preview">{preview}</div>
      <div className="image-field-address">
        <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
          <Input {...field} spellCheck={false} placeholder={placeholder} />
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
          onClick={choose}
        >
          {isUploading ? 'Uploading...' : 'Upload'}
        </Button>
        <input
          ref={picker}
          type="file"
          accept={accept}
          hidden
          onChange={(event) => {
            take(event.target.files);
            // so that the same file can be chosen again
            event.target.value = '';
          }}
        />
        <ImageFieldMenu
          what={what}
          isUploading={isUploading}
          isLibraryLoading={library.isLoading}
          onUpload={choose}
          onLibrary={() => void library.show()}
          focusAddress={(options) => setFocus(field.name, options)}
          onFocalPoint={onFocalPoint}
          onCrop={onCrop}
          onRemove={isEmpty ? undefined : () => field.onChange('')}
        />
      </fieldset>
      <div className="image-field-more">
        {children}
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
    </div>
  );
}
