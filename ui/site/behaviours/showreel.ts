// The showreel's dialog; the film element exists only while it is open (docs/contract.md, Header and footer).
import { measureScrollbar } from './scrollbar.ts';

/** Opens `dialog` from `opener` with the film that it links to: autoplay, muted, with controls. */
export function openShowreel(dialog: HTMLDialogElement, opener: HTMLAnchorElement): void {
  if (dialog.open) return;
  const stage = dialog.querySelector('.showreel-dialog-stage');
  const film = createFilm(opener);
  stage?.replaceChildren(film);
  measureScrollbar();
  dialog.showModal();
  const { left, top, width, height } = opener.getBoundingClientRect();
  const x = left + width / 2 - dialog.offsetLeft;
  const y = top + height / 2 - dialog.offsetTop;
  dialog.style.transformOrigin = `${Math.round(x)}px ${Math.round(y)}px`;
  film.play().catch(() => {});

  const closeOutside = ({ target }: Event) => {
    if (target === dialog) dialog.close();
  };
  dialog.addEventListener('click', closeOutside);
  dialog.addEventListener(
    'close',
    () => {
      dialog.removeEventListener('click', closeOutside);
      film.pause();
      film.removeAttribute('src');
      film.load();
      film.remove();
      opener.focus({ preventScroll: true });
    },
    { once: true },
  );
}

function createFilm({ href, dataset: { poster, label } }: HTMLAnchorElement): HTMLVideoElement {
  const film = document.createElement('video');
  film.className = 'showreel-dialog-film';
  film.controls = true;
  film.muted = true;
  film.autoplay = true;
  film.playsInline = true;
  if (poster) film.poster = poster;
  film.src = href;
  film.setAttribute('aria-label', label ?? 'Showreel');
  film.append('Your browser does not support the video tag.');
  return film;
}
