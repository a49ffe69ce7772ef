// Sending an image to the server with its progress, which fetch cannot tell.
import { ApiFailure } from '#ui/islands/api.ts';

interface UploadAnswer {
  success: boolean;
  url?: string;
  error?: string;
}

/**
 * Resolves to the image's address. `onProgress` takes 0 to 1; an aborted `signal` stops it.
 * Rejects with the server's words, or 'Upload failed' without any (spec §8); the cause is an `ApiFailure`.
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
      const words = answerOf(request.responseText)?.error ?? cause.serverMessage;
      reject(new Error(words ?? 'Upload failed', { cause }));
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
