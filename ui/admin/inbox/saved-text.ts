// A text that is saved while it is typed. When somebody else saves theirs meanwhile, both are merged and no words are lost.

/** Thrown by `save` when the stored text, `stored`, is not the one that the save is based on. */
export class StaleTextError extends Error {
  constructor(readonly stored: string) {
    super('Another text is stored');
  }
}

/** The attempts to save before giving up, when others keep saving theirs. */
const TRIES = 3;

type SavedState = '' | 'Saving...' | 'Saved' | 'Not saved';

/** `save` gets the text and the text it is based on. It throws `StaleTextError`, or anything else when it failed. */
export class SavedText {
  text: string;
  state: SavedState = '';
  save: (text: string, before: string) => Promise<unknown> = async () => {};
  /** Called after each change of text or state. */
  onChange = () => {};
  #saved: string;
  #isSaving = false;
  #isDropped = false;
  #last: Promise<void> = Promise.resolve();

  constructor(stored: string) {
    this.text = stored;
    this.#saved = stored;
  }

  get isUnsaved(): boolean {
    return !this.#isDropped && this.text !== this.#saved;
  }

  /** Discards unsaved changes; with false takes that back. */
  drop(isDropped = true): void {
    this.#isDropped = isDropped;
    this.onChange();
  }

  type(text: string): void {
    this.text = text;
    this.onChange();
  }

  /** Takes over a newly stored text. A text with unsaved changes stays, and is merged with it by the next save. */
  take(stored: string): void {
    if (this.#isSaving || this.text !== this.#saved) return;
    // the server trims names: a space typed before the next word stays
    if (stored.trim() === this.text.trim()) return;
    this.#saved = stored;
    this.type(stored);
  }

  /** Saves unsaved changes, after all earlier saves. A text that could not be saved stays and is saved by the next call. */
  flush(): Promise<void> {
    this.#last = this.#last.then(() => this.#flush());
    return this.#last;
  }

  async #flush(): Promise<void> {
    if (!this.isUnsaved) return;
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
        this.text = mergeTexts(this.#saved, this.text, error.stored);
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

/**
 * Merges two changed versions of `before`: the text added to `mine` follows `theirs`, or all of `mine` when more than an
 * addition changed. Returns `mine` when it starts with `theirs`.
 */
function mergeTexts(before: string, mine: string, theirs: string): string {
  if (mine.startsWith(theirs)) return mine;
  const added = mine.startsWith(before) ? mine.slice(before.length) : mine;
  return `${theirs.trimEnd()}\n${added.trimStart()}`;
}
