// Uploads files with a given function, a few at a time, and tracks their state.
import { useEffect, useReducer, useRef } from 'react';
import { type FileRefusal, RefusedFile } from './image-refusal.ts';
import { kindOfFile, readyFile, UPLOAD_KINDS, type UploadKinds } from './upload-kinds.ts';
import { changeUploads, type Upload } from './upload-list.ts';

/** Sends one file. Rejects with an `Error` whose message can be shown; stops when `signal` aborts. */
export type UploadFile<Result> = (
  file: File,
  handle: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Result>;

export interface UploadEvents<Result> {
  onUploaded?: (result: Result, file: File) => void;
  /** Called for refused and failed files alike, e.g. to show a toast. The list shows the message anyway. */
  onProblem?: (problem: FileRefusal, file: File) => void;
}

/** How many files are uploaded at the same time. */
const AT_ONCE = 3;

/**
 * The list of uploads and the actions on it. Each file is prepared first (`readyFile`) and may be refused then.
 * Running uploads are aborted when the component unmounts.
 */
export function useUploads<Result>(
  upload: UploadFile<Result>,
  events: UploadEvents<Result>,
  kinds: UploadKinds = 'images',
) {
  const [uploads, change] = useReducer(changeUploads, []);
  const running = useRef(new Map<number, AbortController>());
  const queue = useRef<{ id: number; file: File }[]>([]);
  const lastId = useRef(0);
  // A running upload outlives a render and must call the functions of the latest one.
  const latest = useRef({ upload, events });
  useEffect(() => {
    latest.current = { upload, events };
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      queue.current = [];
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  function startNext() {
    while (running.current.size < AT_ONCE) {
      const next = queue.current.shift();
      if (!next) return;
      void send(next.id, next.file);
    }
  }

  async function send(id: number, file: File) {
    const controller = new AbortController();
    running.current.set(id, controller);
    change({ type: 'start', id });
    try {
      const sent = await readyFile(file, kinds);
      if (controller.signal.aborted) return;
      change({ type: 'ready', id, sent });
      const result = await latest.current.upload(sent, {
        signal: controller.signal,
        onProgress: (share) => change({ type: 'progress', id, share }),
      });
      if (controller.signal.aborted) return;
      change({ type: 'done', id });
      latest.current.events.onUploaded?.(result, sent);
    } catch (error) {
      if (controller.signal.aborted) return;
      const refused = error instanceof RefusedFile;
      const message = refused ? error.refusal : failureOf(error, kindOfFile(file) ?? kinds);
      change({ type: refused ? 'refuse' : 'fail', id, message });
      latest.current.events.onProblem?.(message, file);
    } finally {
      // A file that was cancelled and retried has another controller by now.
      if (running.current.get(id) === controller) running.current.delete(id);
      startNext();
    }
  }

  function add(files: readonly File[]) {
    const added = files.map((file): Upload => {
      lastId.current += 1;
      return {
        id: lastId.current,
        file,
        sent: file,
        state: 'waiting',
        share: null,
        message: null,
      };
    });
    change({ type: 'add', uploads: added });
    queue.current.push(...added);
    startNext();
  }

  function stop(id: number) {
    queue.current = queue.current.filter((waiting) => waiting.id !== id);
    running.current.get(id)?.abort();
    running.current.delete(id);
    startNext();
  }

  return {
    uploads,
    add,
    cancel(id: number) {
      stop(id);
      change({ type: 'cancel', id });
    },
    retry({ id, file }: Upload) {
      change({ type: 'retry', id });
      queue.current.push({ id, file });
      startNext();
    },
    /** Removes every file from the list that is neither waiting nor uploading. */
    clear() {
      change({ type: 'clear' });
    },
    remove(id: number) {
      stop(id);
      change({ type: 'remove', id });
    },
  };
}

/** The texts of docs/contract.md, Fixed texts. */
function failureOf(error: unknown, kind: UploadKinds): FileRefusal {
  const said = error instanceof Error ? error.message.trim() : '';
  return {
    title: 'Upload failed',
    description: said || `Failed to upload ${UPLOAD_KINDS[kind].one}`,
  };
}
