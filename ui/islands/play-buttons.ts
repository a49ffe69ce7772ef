// Large buttons over films: a press starts the film inside the same `[data-player]` and hides the button.

/** One listener for every `[data-plays]` of the page; the button comes back when the film has ended. */
export function watchPlayButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-plays]')) return;
    const film = target.closest('[data-player]')?.querySelector('video');
    // A film that fails to load shows this in its controls, so the rejection is ignored.
    film?.play().catch(() => {});
    film?.focus();
  });
  // Media events do not bubble, but they can be caught on their way down.
  const mark = (playing: boolean) => (event: Event) => {
    if (!(event.target instanceof Element)) return;
    event.target.closest('[data-player]')?.toggleAttribute('data-playing', playing);
  };
  document.addEventListener('play', mark(true), { capture: true });
  document.addEventListener('ended', mark(false), { capture: true });
}
