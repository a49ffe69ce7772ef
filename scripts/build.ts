// `bun run build`: builds the bundles of browser and server and describes the pictures. A start does it too when needed.
import { preparePictures } from '#server/pictures/picture-catalogue.ts';
import { prepareAssets } from '#server/render/assets.ts';
import { prepareServer } from '#server/server-bundle.ts';

await Promise.all([prepareAssets(), prepareServer(), preparePictures()]);
