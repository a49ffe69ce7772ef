// The folder of the files that are served as they are.
import { resolve } from 'node:path';

/** The path of `public/`. */
export const PUBLIC_FOLDER = resolve(import.meta.dir, '../public');
