// Builds the browser bundle and looks at the pictures: `bun run build`. The server builds what is stale at its start in any case.

import { preparePictures } from '#server/pictures/picture-catalogue.ts';
import { prepareAssets } from '#server/render/assets.ts';

await Promise.all([prepareAssets(), preparePictures()]);
