// The field of an image on one line: uploaded, dropped, chosen from the library, or given as an address.
import { type ReactNode, useState } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { Media } from '#db/contract/media/media.ts';
import { nameOfPicture } from '#db/contract/media/media-name.ts';
import { isPictureAddress } from '#ui/admin/forms/fields/is-picture-address.ts';
import { useLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { CropDialog } from '#ui/admin/media/crop/crop-dialog.tsx';
import { useShownPicture } from '#ui/admin/media/use-shown-picture.ts';
import { Image } from '#ui/kit/icons.ts';
import { hasVariants } from '#ui/kit/picture-variants.ts';
import { UPLOAD_KINDS } from '#ui/kit/upload-kinds.ts';
import { FocalPointDialog } from './focal-point-dialog.tsx';
import { MediaLine } from './media-line.tsx';
import { useImageFieldUpload } from './use-image-field-upload.ts';

interface ImageFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  /** The name of the picture in the labels of its buttons; by default the label of the field. */
  what?: string;
  /** Called with a picture that was chosen from the library. */
  onPicture?: (picture: Media) => void;
  /** More fields of the same picture. */
  children?: ReactNode;
}

/**
 * Labelled; stands inside react-hook-form's `FormProvider` and a `Toaster`. A file is shown while it is uploaded; when
 * that fails, the picture before it is shown again. Remove clears the address.
 */
export function ImageField<Values extends FieldValues>({
  name,
  label,
  hint,
  what = label,
  onPicture,
  children,
}: ImageFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const controller = useController({ control, name });
  const { field } = controller;
  const [broken, setBroken] = useState<string | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const [isCropping, setCropping] = useState(false);
  // counted, because a cropped picture keeps its address
  const [crops, setCrops] = useState(0);
  const library = useLibrary((picture) => {
    field.onChange(picture.url);
    onPicture?.(picture);
  });
  const upload = useImageFieldUpload(what, field.onChange);
  const address = String(field.value ?? '').trim();
  const shown = upload.chosen ?? sourceOf(address);
  const isBroken = shown !== '' && shown === broken;
  // only pictures of the library have a name, and with it a focal point
  const mediaName = nameOfPicture(address);
  return (
    <>
      <MediaLine
        controller={controller}
        upload={upload}
        library={library}
        label={label}
        hint={hint}
        placeholder="/images/… or https://…"
        what={what}
        accept={UPLOAD_KINDS.images.accept}
        preview={
          <ImageFieldPreview
            src={isBroken ? '' : shown}
            crops={crops}
            onBroken={() => setBroken(shown)}
          />
        }
        onFocalPoint={mediaName ? () => setPlacing(true) : undefined}
        onCrop={mediaName && hasVariants(address) ? () => setCropping(true) : undefined}
      >
        {children}
        {isBroken && <p className="field-error">No image at this address.</p>}
      </MediaLine>
      {mediaName && isPlacing && (
        <FocalPointDialog name={mediaName} onClose={() => setPlacing(false)} />
      )}
      {mediaName && isCropping && (
        <CropDialog
          name={mediaName}
          onSaved={() => setCrops((before) => before + 1)}
          onClose={() => setCropping(false)}
        />
      )}
    </>
  );
}

interface ImageFieldPreviewProps {
  /** Empty for no picture. */
  src: string;
  /** The number of times the picture was cropped here. A new number loads it again. */
  crops: number;
  onBroken: () => void;
}

/** The picture as pages show it: of a cropped picture only the frame. */
function ImageFieldPreview({ src, crops, onBroken }: ImageFieldPreviewProps) {
  const address = useShownPicture(src, 480, crops);
  if (src !== '') return <img src={address} alt="" loading="lazy" onError={onBroken} />;
  return (
    <>
      <Image aria-hidden="true" />
      <span className="visually-hidden">No image</span>
    </>
  );
}

/** The address from which the browser loads the picture; empty while the typed text is not an address. */
function sourceOf(address: string): string {
  const source = address.replace(/^@assets\//, '/attached-assets/');
  return isPictureAddress(source) ? source : '';
}
