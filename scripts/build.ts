// `bun run build`: builds the browser bundle and describes the pictures. The server also does this at start-up when needed.
import { preparePictures } from '#server/pictures/picture-catalogue.ts';
import { prepareAssets } from '#server/render/assets.ts';

await Promise.all([prepareAssets(), preparePictures()]);
