// Uploads an image with XMLHttpRequest, as fetch reports no progress.
import { ApiFailure } from '#ui/islands/api.ts';

interface UploadAnswer {
  success: boolean;
  url?: string;
  error?: string;
}

/**
 * Resolves to the image's address. `onProgress` gets 0 to 1; aborting `signal` stops the upload. Rejects with the message of
 * the server, empty for none; the cause is an `ApiFailure`.
 */
export function uploadImage(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('image', file);
    const fail = () => {
      const cause = new ApiFailure(request.status, request.responseText, '');
      const message = answerOf(request.responseText)?.error ?? cause.serverMessage;
      reject(new Error(message ?? '', { cause }));
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = answerOf(request.responseText);
      if (request.status < 300 && answer?.success && answer.url) resolve(answer.url);
      else fail();
    };
    request.onerror = fail;
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/admin/upload');
    request.send(body);
  });
}

function answerOf(text: string): UploadAnswer | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
