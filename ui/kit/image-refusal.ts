// The images that are refused before they are sent, and the messages for them.
import { UPLOAD_MAX_BYTES } from '#db/limits.ts';

/** Title and text of a message to the person who chose the file. */
export interface FileRefusal {
  title: string;
  description: string;
}

/** The message for HEIC photos, which phones store and browsers cannot show. */
export const HEIC_REFUSAL: FileRefusal = {
  title: 'HEIC photos cannot be shown',
  description:
    'Export it as JPEG first. On a Mac: Preview > File > Export. To take new photos as JPEG on an iPhone: Settings > Camera > Formats > Most Compatible.',
};

/** Thrown for a file that must not be sent; trying again would not help. */
export class RefusedFile extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(refusal.description);
  }
}

/** Why `file` is refused, or null when it may be sent. 5 MB is 5 × 1024 × 1024 bytes, and still allowed. */
export function imageRefusal(file: Pick<File, 'type' | 'size'>): FileRefusal | null {
  if (!file.type.startsWith('image/'))
    return {
      title: 'Invalid file type',
      description: 'Please select an image file (jpg, png, gif, etc.)',
    };
  if (file.size > UPLOAD_MAX_BYTES)
    return {
      title: 'File too large',
      description: 'Please select an image smaller than 5MB',
    };
  return null;
}

/** A size in bytes as people say it: `640 KB`, `4.2 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return `${bytes} bytes`;
  return kilobytes < 1000
    ? `${Math.round(kilobytes)} KB`
    : `${(kilobytes / 1024).toFixed(1).replace(/\.0$/, '')} MB`;
}
