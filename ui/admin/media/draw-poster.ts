// Draws a frame of a film as a picture in the browser of staff, since the server does not decode films.

/** The longest side of a poster, as wide as it is shown; its file has about 100 kB. */
const POSTER_MAX_PX = 1280;
const QUALITY = 0.82;
/** The moment of the poster: after a second or a tenth of the film, since many films begin with black. */
const FROM_S = 1;
const FROM_SHARE = 0.1;
const PATIENCE_MS = 10_000;

/** A JPEG of the frame that `film` shows; null when it shows none. */
export async function drawFrame(film: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0 || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const scale = Math.min(1, POSTER_MAX_PX / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** A JPEG of an early moment of the film in `file`; null when this browser cannot play it. */
export async function drawPoster(file: Blob): Promise<Blob | null> {
  const film = document.createElement('video');
  const src = URL.createObjectURL(file);
  try {
    Object.assign(film, { muted: true, playsInline: true, preload: 'auto', src });
    await when(film, 'loadeddata');
    film.currentTime = Math.min(FROM_S, (film.duration || 0) * FROM_SHARE);
    await when(film, 'seeked');
    return await drawFrame(film);
  } catch {
    return null;
  } finally {
    film.removeAttribute('src');
    film.load();
    URL.revokeObjectURL(src);
  }
}

/** Resolves at the event. Rejects when the film fails, or after `PATIENCE_MS`. */
function when(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, PATIENCE_MS);
    film.addEventListener(event, () => resolve(), { once: true });
    film.addEventListener('error', reject, { once: true });
  });
}
