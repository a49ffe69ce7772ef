// One row of filters with one selected; as links or form buttons they work without script.
import type { ComponentProps, FocusEvent, MouseEvent } from 'react';
import { Button } from './button.tsx';
import { isPlainClick } from './plain-click.ts';
import { scrollIntoRow } from './scroll-into-row.ts';

/** One filter. `href` is the page that shows its result. */
interface FilterOption {
  value: string;
  label: string;
  href?: string;
  /** The number of results; a filter with none is disabled, unless it is chosen. */
  count?: number;
}

type FilterChipsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name of the group of filters. */
  label: string;
  options: readonly FilterOption[];
  value: string;
  /** Inside a form: each button sends `name=value`, so that it filters without script too. */
  name?: string;
  /** Called with the chosen value; a plain click on a link or a form submit then stays on the page. */
  onValueChange?: (value: string) => void;
};

/** Buttons with `aria-pressed`, or links with `aria-current`, in a row that scrolls and fades at its ends. The rest goes to the root. */
export function FilterChips({
  label,
  options,
  value,
  name,
  onValueChange,
  className,
  ...rest
}: FilterChipsProps) {
  const isDisabled = (option: FilterOption) => option.count === 0 && option.value !== value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's meaning to what may be links
    <div
      className={className ? `filter-chips ${className}` : 'filter-chips'}
      role="group"
      aria-label={label}
      data-in-place={onValueChange ? '' : undefined}
      {...rest}
    >
      {/* the scrolling row can be focused when none of its chips can */}
      <ul
        className="filter-chips-row"
        tabIndex={options.every(isDisabled) ? 0 : undefined}
        ref={noteRow}
        onFocus={showFocused}
      >
        {options.map((option) => {
          const isChosen = option.value === value;
          const disabled = isDisabled(option);
          const content = (
            <>
              {option.label}
              {option.count !== undefined && (
                <span className="filter-chips-count"> {option.count}</span>
              )}
            </>
          );
          return (
            <li key={option.value} ref={isChosen ? bringIntoRow : undefined}>
              {option.href === undefined ? (
                <Button
                  variant="filter"
                  size="filterBtn"
                  aria-pressed={isChosen}
                  disabled={disabled}
                  {...(name !== undefined && { type: 'submit', name, value: option.value })}
                  onClick={(event: MouseEvent) => {
                    if (!onValueChange) return;
                    event.preventDefault();
                    onValueChange(option.value);
                  }}
                >
                  {content}
                </Button>
              ) : (
                <Button
                  variant="filter"
                  size="filterBtn"
                  href={option.href}
                  disabled={disabled}
                  aria-current={isChosen || undefined}
                  onClick={(event: MouseEvent) => {
                    if (disabled || !onValueChange || !isPlainClick(event)) return;
                    event.preventDefault();
                    onValueChange(option.value);
                  }}
                >
                  {content}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The mounted rows. */
const rows = new WeakSet<Element>();

/** React calls it after the refs of the row's filters. */
function noteRow(row: HTMLUListElement | null) {
  if (row) rows.add(row);
}

/** Scrolls the row, never the page, until the chosen filter is visible; once, as soon as the row has a size. */
function bringIntoRow(item: HTMLLIElement | null) {
  const row = item?.parentElement;
  if (!item || !row) return;
  const isMounting = !rows.has(row);
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    // a row that was scrolled before hydration stays where the visitor moved it
    if (isMounting && row.scrollLeft !== 0) return;
    scrollIntoRow(item, row);
  });
  // a hidden row has no size, and the observer fires when it gets one
  observer.observe(row);
  return () => observer.disconnect();
}

/** The browser leaves a focused filter cut off when a part of it is visible. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLUListElement>) {
  const item = target.closest('li');
  // a pressed one must not move under the pointer
  if (item && target.matches(':focus-visible')) scrollIntoRow(item, currentTarget);
}
