// Types for a package without its own.
declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown';

  export const tables: Plugin;
  export const strikethrough: Plugin;
}
