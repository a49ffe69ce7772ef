// The toast about the files of one choice.
import type { ToastMessage } from '#ui/admin/shell/toasts.ts';
import { kindOfFile } from '#ui/kit/upload-kinds.ts';
import type { Upload } from '#ui/kit/upload-list.ts';

/** The message about the one file that was added. */
function uploadedText(files: readonly Upload[]): string {
  const added = files.find(({ state }) => state === 'done');
  const kind = added && kindOfFile(added.file);
  if (kind === 'films') return 'Film uploaded';
  return kind === 'pdfs' ? 'PDF uploaded' : 'Image uploaded successfully';
}

/** One toast for all files of a choice. */
export function uploadToast(files: readonly Upload[]): ToastMessage {
  const added = files.filter(({ state }) => state === 'done').length;
  const problems = files.flatMap(({ message }) => message ?? []);
  const [problem] = problems;
  if (problem && files.length === 1) return { ...problem, variant: 'destructive' };
  if (problem)
    return { title: `${added} added, ${problems.length} refused`, variant: 'destructive' };
  if (added === 1) return { title: 'Success', description: uploadedText(files) };
  return { title: added > 0 ? `${added} files uploaded` : 'Nothing uploaded' };
}
