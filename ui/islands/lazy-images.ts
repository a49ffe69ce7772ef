// Images load when they come near the viewport: the server leaves their address in `data-src`.
import { LAZY_MARGIN_PX, LAZY_THRESHOLD } from '#db/limits.ts';

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
  // print shows the whole page at once
  addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) show(image);
  });
}

/** Gives an image, and the sources of its picture, their addresses. */
export function show(image: HTMLImageElement): void {
  const sources =
    image.parentElement?.querySelectorAll<HTMLSourceElement>('source[data-srcset]') ?? [];
  for (const element of [...sources, image]) {
    const { src, srcset, sizes } = element.dataset;
    if (sizes) element.sizes = sizes;
    if (srcset) element.srcset = srcset;
    if (src && element === image) image.src = src;
    delete element.dataset.src;
    delete element.dataset.srcset;
    delete element.dataset.sizes;
  }
}
