// Builds the browser bundle: `bun run build`. The server builds what is stale at its start in any case.
import { prepareAssets } from '#server/assets.ts';

await prepareAssets();
