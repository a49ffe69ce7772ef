// The page that turns in the film, cut out by its colour and drawn over the headline, frame by frame.

/** The film that it is cut out of, and where it is there, as parts of its width and height. */
const TURNING = '/videos/hero';
const [LEFT, TOP, WIDTH, HEIGHT] = [0.2, 0.1, 0.4, 0.38];
/** Opaque where red is far above green, as it is nowhere else there. */
const KEY = '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 8 -8 0 0 -1.4';

/** Draws into `leaf` what `film` shows from now on. The cut-out still stands there until then. */
export function drawHeroLeaf(film: HTMLVideoElement, leaf: HTMLElement): void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (film.dataset.wide !== TURNING || !context || !film.requestVideoFrameCallback) return;
  leaf.innerHTML = `<svg width="0" height="0"><filter id="hero-leaf" color-interpolation-filters="sRGB"><feColorMatrix values="${KEY}"/></filter></svg>`;
  canvas.style.filter = 'url(#hero-leaf)';
  const draw = () => {
    film.requestVideoFrameCallback(draw);
    // on a phone the style sheet leaves it out
    if (leaf.offsetWidth === 0) return;
    const { videoWidth, videoHeight } = film;
    const [width, height] = [videoWidth * WIDTH, videoHeight * HEIGHT];
    if (canvas.width !== width) [canvas.width, canvas.height] = [width, height];
    const from = [videoWidth * LEFT, videoHeight * TOP] as const;
    context.drawImage(film, ...from, width, height, 0, 0, width, height);
    if (!canvas.isConnected) leaf.append(canvas);
  };
  film.requestVideoFrameCallback(draw);
}
