// The upload of the file of an image field: its progress, or why it failed.
import { Button } from '#ui/kit/button.tsx';
import { Progress } from '#ui/kit/progress.tsx';
import type { Upload } from '#ui/kit/upload-list.ts';

interface ImageFieldUploadProps {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Renders nothing for a finished upload. */
export function ImageFieldUpload({ upload, onCancel, onRetry, onDismiss }: ImageFieldUploadProps) {
  const { state, share, message, file } = upload;
  const name = file.name || 'pasted image';
  const quiet = { variant: 'ghost' as const, size: 'sm' as const };
  if (state === 'waiting' || state === 'uploading')
    return (
      <div className="image-field-upload">
        <Progress
          label={`Uploading ${name}`}
          labelHidden
          value={share === null ? null : Math.round(share * 100)}
        />
        <Button {...quiet} onClick={onCancel}>
          Cancel<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    );
  if (!message) return null;
  return (
    <div className="image-field-upload">
      <p className="field-error" role="alert">
        {message.title}. {message.description}
      </p>
      {state === 'failed' && (
        <Button {...quiet} onClick={onRetry}>
          Retry<span className="visually-hidden"> {name}</span>
        </Button>
      )}
      <Button {...quiet} onClick={onDismiss}>
        Dismiss<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}
