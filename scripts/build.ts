// Builds the browser bundle and looks at the pictures: `bun run build`. The server builds what is stale at its start in any case.
import { prepareAssets } from '#server/assets.ts';
import { preparePictures } from '#server/picture-catalogue.ts';

await Promise.all([prepareAssets(), preparePictures()]);
