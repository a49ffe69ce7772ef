// Finds components on a page whose style sheet is not linked.
import { dirname, join } from 'node:path';

const UI = join(import.meta.dir, '../ui');
const SHEETS_OF_ALL: Record<string, string> = {
  styles: 'site/site.css',
  admin: 'admin/admin.css',
};

/** The components on the page, by style sheet, whose styles are in no linked sheet; with the addresses of the test app. */
export async function listUnstyled(html: string): Promise<string[]> {
  const own = new Map<string, string>();
  for await (const file of new Bun.Glob('{kit,brand,site,admin}/**/*.css').scan(UI))
    if (!/^(site\/sheets\/|site\/site\.css|admin\/admin\.css)/.test(file))
      own.set(nameOf(file), file);
  const linked = [...html.matchAll(/rel="stylesheet" href="\/build\/([\w-]+)\.css"/g)];
  const sheets = linked.map(([, name = '']) => SHEETS_OF_ALL[name] ?? `site/sheets/${name}.css`);
  const styled = new Set((await Promise.all(sheets.map(importsOf))).flat());
  const classes = [...html.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  const shown = new Set(classes.flatMap((name) => own.get(ownerOf(name, own)) ?? []));
  return [...shown].filter((file) => !styled.has(file)).sort();
}

/** The longest component name that the class begins with. */
function ownerOf(name: string, own: ReadonlyMap<string, string>): string {
  const parts = name.split('-');
  const starts = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return starts.find((start) => own.has(start)) ?? '';
}

/** The files of ui/ that a sheet imports, recursively. */
async function importsOf(sheet: string): Promise<string[]> {
  const text = await Bun.file(join(UI, sheet)).text();
  const files = [...text.matchAll(/@import "(.+)";/g)].map(([, file = '']) =>
    join(dirname(sheet), file),
  );
  const deep = files.map((file) => (file === 'shared.css' ? importsOf(file) : [file]));
  return (await Promise.all(deep)).flat();
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.css$/g, '');
}
