// A list of tags: comma or Enter adds a tag, Backspace removes the last one.
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { LIST_MAX_ITEMS } from '#db/limits.ts';
import { X } from './icons.ts';
import { platformOf } from './platform.ts';
import { matchesShortcut } from './shortcut.ts';
import { addTags } from './tag-list.ts';

type TagInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'max'
> & {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** The most tags the list may hold. */
  max?: number;
};

/**
 * Controlled. A list pasted with commas becomes tags; a tag that is there already is refused with a message. With a
 * `name` the form sends one comma-separated text. From the start of the text, the left arrow goes to the tags, where
 * arrows move and Delete removes. The rest goes to the input; put it in a `Field` for its label.
 */
export function TagInput({
  value,
  onValueChange,
  max = LIST_MAX_ITEMS,
  name,
  className,
  disabled,
  ...rest
}: TagInputProps) {
  const made = useId();
  const id = rest.id ?? made;
  const list = useTags(value, onValueChange, max);
  const { root, input, removers, draft, setDraft, refusal, setRefusal, news } = list;
  const { tabStop, setStop, add, remove } = list;

  function onTextChange(event: ChangeEvent<HTMLInputElement>) {
    const text = event.target.value;
    // Reads the text and not the key: phone keyboards do not report the key.
    const end = Math.max(text.lastIndexOf(','), text.lastIndexOf('\n'));
    if (isSuggestion(event)) add(text);
    else if (end >= 0 && !isComposing(event))
      add(text.slice(0, end), text.slice(end + 1).trimStart());
    else {
      setDraft(text);
      setRefusal('');
    }
  }

  function onTextKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    const atStart = event.currentTarget.selectionEnd === 0;
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      add(draft);
    } else if (isSave(event) && draft.trim() !== '') {
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      event.preventDefault();
      remove(value.length - 1, 'input');
    } else if (event.key === backwards(event.currentTarget) && atStart) {
      removers().at(-1)?.focus();
    }
  }

  function onTagKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index, 'neighbour');
    else if (!moveFocus(event, index, removers(), input())) return;
    event.preventDefault();
  }

  return (
    <div className={className ? `tag-input ${className}` : 'tag-input'} ref={root}>
      {/* A press beside the text focuses the text, as in any field. */}
      <div
        className="tag-input-box"
        data-disabled={disabled ? '' : undefined}
        data-invalid={rest['aria-invalid'] || refusal ? '' : undefined}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input()?.focus();
        }}
      >
        {value.length > 0 && (
          <Tags
            tags={value}
            tabStop={tabStop}
            disabled={disabled}
            onRemove={(index) => remove(index, 'neighbour')}
            onFocus={setStop}
            onKeyDown={onTagKeyDown}
          />
        )}
        <input
          autoComplete="off"
          enterKeyHint="enter"
          {...rest}
          id={id}
          className="tag-input-text"
          type="text"
          disabled={disabled}
          value={draft}
          // Tags in the list satisfy `required`.
          required={rest.required && value.length === 0}
          placeholder={value.length === 0 ? rest.placeholder : undefined}
          aria-invalid={refusal ? true : rest['aria-invalid']}
          aria-describedby={[rest['aria-describedby'], `${id}-refusal`].filter(Boolean).join(' ')}
          onChange={onTextChange}
          onKeyDown={onTextKeyDown}
          onPaste={(event) => {
            rest.onPaste?.(event);
            const text = event.clipboardData.getData('text');
            // An input removes line breaks from pasted text, which would join two tags.
            if (event.defaultPrevented || !/[,\r\n]/.test(text)) return;
            event.preventDefault();
            add(`${draft},${text}`);
          }}
          onBlur={(event) => {
            rest.onBlur?.(event);
            if (draft.trim() !== '') add(draft);
          }}
        />
      </div>
      {name && <input type="hidden" name={name} value={value.join(', ')} disabled={disabled} />}
      <p className="field-error" id={`${id}-refusal`} role="alert">
        {refusal}
      </p>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

/** Whether the key is the shortcut that saves the form: the typed text must become a tag first. */
function isSave({ nativeEvent }: KeyboardEvent): boolean {
  return matchesShortcut(nativeEvent, 'Mod+S', platformOf(navigator.userAgent));
}

/** Moves the focus from the tag at `index` by an arrow, Home or End; false for other keys. */
function moveFocus(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  index: number,
  tags: readonly HTMLElement[],
  input: HTMLElement | null | undefined,
): boolean {
  const back = backwards(currentTarget);
  const forth = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (key === back) tags[index - 1]?.focus();
  else if (key === forth) (tags[index + 1] ?? input)?.focus();
  else if (key === 'Home') tags[0]?.focus();
  else if (key === 'End') tags.at(-1)?.focus();
  else return false;
  return true;
}

/** The text, the messages and the tab stop of the list, and the functions that change it. */
function useTags(value: readonly string[], onValueChange: (tags: string[]) => void, max: number) {
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState('');
  const [news, setNews] = useState('');
  const [stop, setStop] = useState(0);
  const tabStop = Math.min(stop, value.length - 1);

  const removers = () => [...(root.current?.querySelectorAll('button') ?? [])];
  const input = () => root.current?.querySelector<HTMLInputElement>('.tag-input-text');

  function add(text: string, rest = '') {
    const { tags, added, duplicates, beyond } = addTags(value, text, max);
    if (added.length > 0) {
      onValueChange(tags);
      setStop(tags.length - 1);
    }
    setDraft(rest);
    setNews(added.length > 0 ? `${added.join(', ')} added` : '');
    setRefusal(refusalOf(duplicates, beyond, max));
  }

  function remove(index: number, focus: 'neighbour' | 'input') {
    const all = removers();
    // The neighbour stays in the list, so it can take the focus before the change.
    const next = focus === 'input' ? undefined : (all[index + 1] ?? all[index - 1]);
    (next ?? input())?.focus();
    setStop(Math.max(0, index === value.length - 1 ? index - 1 : index));
    setNews(`${value[index]} removed`);
    setRefusal('');
    onValueChange(value.filter((_, at) => at !== index));
  }

  return {
    root,
    draft,
    setDraft,
    refusal,
    setRefusal,
    news,
    tabStop,
    setStop,
    add,
    remove,
    removers,
    input,
  };
}

interface TagsProps {
  tags: readonly string[];
  /** The tag that the Tab key goes to. */
  tabStop: number;
  disabled: boolean | undefined;
  onRemove: (index: number) => void;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>, index: number) => void;
}

function Tags({ tags, tabStop, disabled, onRemove, onFocus, onKeyDown }: TagsProps) {
  return (
    <ul className="tag-input-tags" aria-label="Selected">
      {tags.map((tag, index) => (
        <li className="tag-input-tag" key={tag}>
          <span className="tag-input-word" dir="auto">
            {tag}
          </span>
          <button
            type="button"
            className="tag-input-remove"
            aria-label={`Remove ${tag}`}
            tabIndex={index === tabStop ? 0 : -1}
            disabled={disabled}
            onClick={() => onRemove(index)}
            onFocus={() => onFocus(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function refusalOf(duplicates: string[], beyond: string[], max: number): string {
  if (beyond.length > 0) return `At most ${max}. Not added: ${beyond.join(', ')}.`;
  if (duplicates.length === 0) return '';
  return `${duplicates.map((tag) => `“${tag}”`).join(', ')} ${duplicates.length > 1 ? 'are' : 'is'} already in the list.`;
}

/** Whether the change picked a suggestion of `list`, and was not typed letter by letter. */
function isSuggestion({ nativeEvent, target }: ChangeEvent<HTMLInputElement>): boolean {
  const isReplaced =
    !('inputType' in nativeEvent) || nativeEvent.inputType === 'insertReplacementText';
  return (
    isReplaced && [...(target.list?.options ?? [])].some(({ value }) => value === target.value)
  );
}

/** Whether an input method is composing a character from several keys; Enter and comma then belong to it. */
function isComposing(event: { nativeEvent: Event }): boolean {
  return 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
}

function backwards(element: HTMLElement): 'ArrowLeft' | 'ArrowRight' {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
}
