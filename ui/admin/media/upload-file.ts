// Sends a film or a PDF as it is, with XMLHttpRequest, as fetch reports no progress.
import type { Media } from '#db/contract/media/media.ts';
import { ApiFailure } from '#ui/islands/api.ts';

/**
 * Resolves to the file as the library lists it. `onProgress` gets 0 to 1; aborting `signal` stops the upload. Rejects with
 * the message of the server, empty for none; the cause is an `ApiFailure`.
 */
export function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Media> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText));
      else fail();
    };
    const fail = () => {
      const cause = new ApiFailure(request.status, request.responseText, '');
      reject(new Error(cause.serverMessage ?? '', { cause }));
    };
    request.onerror = fail;
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', `/api/admin/media?name=${encodeURIComponent(file.name || 'film')}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(file);
  });
}
