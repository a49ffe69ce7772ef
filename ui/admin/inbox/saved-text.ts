// A text that is saved piece by piece while somebody else may save theirs: nobody's words are lost.

/** What `save` throws when another text is stored than the one it is based on. */
export class StaleTextError extends Error {
  constructor(readonly stored: string) {
    super('Another text is stored');
  }
}

/** So often a text is put together anew when others keep saving theirs. */
const TRIES = 3;

export type SavedState = '' | 'Saving...' | 'Saved' | 'Not saved';

/** `save` gets the text and the one that it is based on; it throws `StaleTextError`, or anything else when it failed. */
export class SavedText {
  text: string;
  state: SavedState = '';
  save: (text: string, before: string) => Promise<unknown> = async () => {};
  /** Is called after each change of text or state. */
  onChange = () => {};
  #saved: string;
  #isSaving = false;
  #last: Promise<void> = Promise.resolve();

  constructor(stored: string) {
    this.text = stored;
    this.#saved = stored;
  }

  type(text: string): void {
    this.text = text;
    this.onChange();
  }

  /** Another text is stored by now. A text that somebody has changed stays, and is put together with it when it is saved. */
  take(stored: string): void {
    if (this.#isSaving || this.text !== this.#saved) return;
    // the server trims names: a space before the next word stays
    if (stored.trim() === this.text.trim()) return;
    this.#saved = stored;
    this.type(stored);
  }

  /** Saves what changed, after the saves before. A text that could not be saved stays and is saved by the next call. */
  flush(): Promise<void> {
    this.#last = this.#last.then(() => this.#flush());
    return this.#last;
  }

  async #flush(): Promise<void> {
    if (this.text === this.#saved) return;
    this.#isSaving = true;
    this.#show('Saving...');
    const isSaved = await this.#send();
    this.#isSaving = false;
    this.#show(isSaved ? 'Saved' : 'Not saved');
  }

  async #send(): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const sent = this.text;
      try {
        await this.save(sent, this.#saved);
        this.#saved = sent;
        return true;
      } catch (error) {
        if (!(error instanceof StaleTextError)) return false;
        this.text = together(this.#saved, this.text, error.stored);
        this.#saved = error.stored;
        if (this.text === this.#saved) return true;
        this.onChange();
      }
    }
    return false;
  }

  #show(state: SavedState): void {
    this.state = state;
    this.onChange();
  }
}

/** What both made of `before`: what I added follows their text, or all of mine when I changed more. Mine may have theirs. */
function together(before: string, mine: string, theirs: string): string {
  if (mine.startsWith(theirs)) return mine;
  const added = mine.startsWith(before) ? mine.slice(before.length) : mine;
  return `${theirs.trimEnd()}\n${added.trimStart()}`;
}
