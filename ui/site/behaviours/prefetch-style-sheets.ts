// Fetches the style sheets of all pages while this page is idle, so that the next page does not wait for its own.
import { untilLoadedAndIdle } from './loaded-and-idle.ts';
import { prefersReducedData } from './reduced-data.ts';

/** The build sets their addresses. They never change, so a browser fetches each once. */
export async function prefetchStyleSheets(): Promise<void> {
  if (prefersReducedData()) return;
  const addresses = process.env.PAGE_STYLE_SHEETS?.split(' ') ?? [];
  await untilLoadedAndIdle();
  // not as prefetch links, which Safari ignores; read to the end, because only a complete response is stored
  for (const address of addresses)
    fetch(address, { priority: 'low' })
      .then((response) => response.text())
      .catch(() => {});
}
