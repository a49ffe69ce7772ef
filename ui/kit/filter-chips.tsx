// One row of filters with one selected; as links or form buttons they work without script.
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './button.tsx';
import { isPlainClick } from './plain-click.ts';

/** One filter. `href` is the page that shows its result. */
export interface FilterOption {
  value: string;
  label: string;
  href?: string;
  /** How much it leads to; one that leads to nothing is disabled, unless it is chosen. */
  count?: number;
}

type FilterChipsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is filtered, for assistive tools. */
  label: string;
  options: readonly FilterOption[];
  value: string;
  /** Inside a form: each button sends `name=value`, so that it filters without script too. */
  name?: string;
  /** Called with the chosen value; a plain click on a link or the sending of the form then stays on the page. */
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
      {...rest}
    >
      {/* a row that scrolls is reached by keyboard also when no chip in it is */}
      <ul className="filter-chips-row" tabIndex={options.every(isDisabled) ? 0 : undefined}>
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

/** Scrolls the row, never the page, until the chosen filter is in sight; once, as soon as the row is there to be seen. */
function bringIntoRow(item: HTMLLIElement | null) {
  const row = item?.parentElement;
  if (!item || !row) return;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    const [of, within] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
    const room = of.width / 2;
    const [before, after] = [of.left - within.left, of.right - within.right];
    if (before < 0) row.scrollBy({ left: before - room });
    // of one that is wider than the row the beginning stays in sight
    else if (after > 0) row.scrollBy({ left: Math.min(before, after + room) });
  });
  // what is not shown has no size, and its first size is a change
  observer.observe(row);
  return () => observer.disconnect();
}
