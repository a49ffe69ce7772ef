// The page that turns in the film, cut out by its colour and drawn over the headline, frame by frame.

/** The film that contains the page, and the position of the page in it, as fractions of width and height. */
const TURNING = '/videos/hero';
const [LEFT, TOP, WIDTH, HEIGHT] = [0.2, 0.1, 0.4, 0.38];
/** A colour matrix: opaque where red is far above green, as it is only in the page. */
const KEY = '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 8 -8 0 0 -2.6';
/** Softens the steps of the edge: a film has one value of colour for four pixels. */
const SMOOTHING_PX = 0.8;

/** Draws the page of each frame of `film` into `leaf`. Until the first one, the cut-out of the still image is shown there. */
export function drawHeroLeaf(film: HTMLVideoElement, leaf: HTMLElement): void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (film.dataset.wide !== TURNING || !context || !film.requestVideoFrameCallback) return;
  leaf.innerHTML = `<svg width="0" height="0"><filter id="hero-leaf" color-interpolation-filters="sRGB"><feColorMatrix values="${KEY}"/><feGaussianBlur stdDeviation="${SMOOTHING_PX}"/></filter></svg>`;
  canvas.style.filter = 'url(#hero-leaf)';
  const draw = () => {
    film.requestVideoFrameCallback(draw);
    // the style sheet hides it on phones
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
