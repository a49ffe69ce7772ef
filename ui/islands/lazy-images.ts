// Images load when they come near the viewport: the server leaves their address in `data-src`.
import { LAZY_MARGIN_PX, LAZY_THRESHOLD } from '#db/limits.ts';
import { setOfPattern } from '#ui/kit/picture-variants.ts';

/** One white pixel. */
const PIXEL =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAobWRhdBIACggYAAaICGg0IDISH/eHhRXf///iz8AAkDWOPH1k';

/** Watches every lazy image below `scope`. */
export function watchLazyImages(scope: ParentNode = document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(target as HTMLImageElement);
      }
    },
    { rootMargin: `${LAZY_MARGIN_PX}px`, threshold: LAZY_THRESHOLD },
  );
  for (const image of scope.querySelectorAll('img[data-src]')) observer.observe(image);
  // a function that listens already is not added again
  addEventListener('beforeprint', showAll);
}

/** Shows every image, because print shows the whole page at once. Firefox waits only for images that load by now. */
function showAll(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) load(image);
}

/** Loads an image: one of those in `data-avif` where the browser supports AVIF, else the one in `data-src`. */
export async function show(image: HTMLImageElement): Promise<void> {
  const { avif } = image.dataset;
  load(image, avif && (await readsAvif()) ? setOfPattern(avif) : undefined);
}

/** Gives an image, and the sources of its picture, their addresses. `best` is its set of addresses in AVIF. */
function load(image: HTMLImageElement, best?: string): void {
  const sources =
    image.parentElement?.querySelectorAll<HTMLSourceElement>('source[data-srcset]') ?? [];
  image.decoding = 'async';
  for (const element of [...sources, image]) {
    const { src, srcset = element === image ? best : undefined, sizes } = element.dataset;
    if (sizes) element.sizes = sizes;
    if (srcset) element.srcset = srcset;
    if (src && element === image) image.src = src;
    delete element.dataset.src;
    delete element.dataset.srcset;
    delete element.dataset.avif;
    delete element.dataset.sizes;
  }
}

let answer: Promise<boolean> | undefined;

/** Whether the browser supports AVIF, tested once with an image of one pixel. */
function readsAvif(): Promise<boolean> {
  if (answer === undefined) {
    const pixel = new Image();
    pixel.src = PIXEL;
    answer = pixel.decode().then(
      () => true,
      () => false,
    );
  }
  return answer;
}
