// Sends a file with XMLHttpRequest, as fetch reports no progress.
import type { Media } from '#db/contract/media/media.ts';
import type { Uploaded, UploadFailed } from '#db/contract/responses.ts';
import { ApiFailure } from '#ui/islands/api.ts';
import type { UploadFile } from '#ui/kit/use-uploads.ts';

type Handle = Partial<Parameters<UploadFile<unknown>>[1]>;

/** Uploads a picture. Resolves to its address; rejects as `uploadFile` does. */
export async function uploadImage(file: File, handle: Handle = {}): Promise<string> {
  const form = new FormData();
  form.append('image', file);
  const answer = await post<Uploaded | UploadFailed>('/api/admin/upload', form, handle);
  if (!answer.success) throw new Error(answer.error);
  return answer.url;
}

/**
 * Uploads a film or a PDF as it is. Resolves to the file as the library lists it. Rejects with the message of the server, empty
 * for none; the cause is an `ApiFailure`.
 */
export function uploadFile(file: File, handle: Handle): Promise<Media> {
  const name = encodeURIComponent(file.name || 'film');
  const bytes = new Blob([file], { type: 'application/octet-stream' });
  return post<Media>(`/api/admin/media?name=${name}`, bytes, handle);
}

function post<Answer>(
  address: string,
  body: Blob | FormData,
  { onProgress, signal }: Handle,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => {
      const cause = new ApiFailure(request.status, request.responseText, '');
      reject(new Error(cause.serverMessage ?? '', { cause }));
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = request.status < 300 ? parsed<Answer>(request.responseText) : null;
      if (answer) resolve(answer);
      else fail();
    };
    request.onerror = fail;
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', address);
    request.send(body);
  });
}

function parsed<Answer>(text: string): Answer | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
