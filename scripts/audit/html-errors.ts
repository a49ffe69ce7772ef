// The errors that the Nu HTML checker finds in the pages as sent by the server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKER = fileURLToPath(new URL('build/dist/vnu.jar', import.meta.resolve('vnu-jar')));
/** CSS unknown to the checker: view transitions (css-view-transitions-1 and -2). */
const UNKNOWN_TO_IT = /view-transition/;

/**
 * The errors of each page as `path: message (extract)`. Null without Java, which the checker needs.
 * Throws when the checker itself fails.
 */
export async function htmlErrors(
  pages: readonly { path: string; html: string }[],
): Promise<string[] | null> {
  const java = Bun.which('java');
  if (java === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'verso-html-'));
  try {
    const files = pages.map(({ html }, i) => ({ path: join(folder, `${i}.html`), html }));
    await Promise.all(files.map(({ path, html }) => Bun.write(path, html)));
    const command = [
      java,
      '-jar',
      CHECKER,
      '--format',
      'json',
      '--errors-only',
      '--exit-zero-always',
    ];
    const child = Bun.spawn([...command, ...files.map(({ path }) => path)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const { messages } = JSON.parse(await new Response(child.stderr).text()) as {
      messages: { url?: string; message: string; extract?: string }[];
    };
    return messages
      .filter(({ message }) => !UNKNOWN_TO_IT.test(message))
      .map(({ url = '', message, extract = '' }) => {
        const page = pages[Number.parseInt(basename(url), 10)];
        return `${page?.path ?? url}: ${message} (${extract.trim()})`;
      });
  } finally {
    await rm(folder, { recursive: true });
  }
}
