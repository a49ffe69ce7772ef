// A button's list of actions and settings: arrow keys, typing ahead, submenus. For islands only.
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useIsInsideDialog } from './dialog-root.ts';
import { Check, ChevronRight } from './icons.ts';
import { Kbd } from './kbd.tsx';
import { partContext, usePart } from './part-context.ts';
import { usePlatform } from './platform.ts';
import { useSectionTheme } from './section-theme.ts';
import { ariaShortcut } from './shortcut.ts';

const MenuRoot = partContext<object>('DropdownMenu');
const RadioGroupRoot = partContext<object>('DropdownMenuRadioGroup');
const INSIDE = {};

type DropdownMenuProps = Omit<ComponentProps<typeof RadixMenu.Content>, 'ref'> & {
  /** A button with a name; opens the menu and gets the focus back. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  dir?: 'ltr' | 'rtl';
};

/** Holds items, groups, radio groups, separators and submenus. The rest goes to the panel. */
export function DropdownMenu({
  trigger,
  open,
  onOpenChange,
  dir,
  className,
  children,
  ...rest
}: DropdownMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const themed = useSectionTheme(opener);
  // A menu that is modal would lock the page's scrolling; inside a dialog only a modal one can be scrolled.
  const insideDialog = useIsInsideDialog();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const changeOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  // Radix listens to pointers and keys. Assistive tools, and a click before hydration that is replayed, send only a click.
  const openByClick = ({ detail }: MouseEvent) => {
    if (detail === 0) changeOpen(!isOpen);
  };
  return (
    <RadixMenu.Root open={isOpen} onOpenChange={changeOpen} dir={dir} modal={insideDialog}>
      <RadixMenu.Trigger asChild ref={opener} onClick={openByClick}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          ref={themed}
          className={['presence floating dropdown-menu', className].filter(Boolean).join(' ')}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          loop
          {...rest}
        >
          <MenuRoot value={INSIDE}>{children}</MenuRoot>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

interface RowProps {
  /** Drawn before the text; hide it from assistive tools. */
  icon?: ReactNode;
  /** Shown and announced, e.g. 'Mod+E'; the caller listens for it. */
  shortcut?: string;
  children?: ReactNode;
}

type DropdownMenuItemProps = ComponentProps<typeof RadixMenu.Item> &
  RowProps & { tone?: 'default' | 'destructive' };

/** One action, in `onSelect`; the menu closes unless the event is prevented. `asChild` makes it a link. */
export function DropdownMenuItem({
  icon,
  shortcut,
  tone = 'default',
  className,
  asChild,
  children,
  ...rest
}: DropdownMenuItemProps) {
  usePart(MenuRoot, 'DropdownMenuItem');
  const platform = usePlatform();
  return (
    <RadixMenu.Item
      className={className ? `option ${className}` : 'option'}
      data-tone={tone}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut, platform)}
      asChild={asChild}
      {...rest}
    >
      {asChild ? children : rowOf({ icon, shortcut, children })}
    </RadixMenu.Item>
  );
}

/** One choice of several: `value`, `onValueChange` and one `DropdownMenuRadioItem` for each. */
export function DropdownMenuRadioGroup({
  label,
  children,
  ...rest
}: ComponentProps<typeof RadixMenu.RadioGroup> & {
  /** The heading over the group and its name. */
  label: string;
}) {
  usePart(MenuRoot, 'DropdownMenuRadioGroup');
  return (
    <RadixMenu.RadioGroup aria-label={label} {...rest}>
      <RadixMenu.Label className="option-heading" aria-hidden="true">
        {label}
      </RadixMenu.Label>
      <RadioGroupRoot value={INSIDE}>{children}</RadioGroupRoot>
    </RadixMenu.RadioGroup>
  );
}

/** One of the choices. The menu stays open. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof RadixMenu.RadioItem>) {
  usePart(RadioGroupRoot, 'DropdownMenuRadioItem');
  return (
    <RadixMenu.RadioItem
      className={className ? `option ${className}` : 'option'}
      onSelect={keepOpen}
      {...rest}
    >
      {rowOf({ icon: TICK, children })}
    </RadixMenu.RadioItem>
  );
}

/** A hairline between groups. */
export function DropdownMenuSeparator(props: ComponentProps<typeof RadixMenu.Separator>) {
  usePart(MenuRoot, 'DropdownMenuSeparator');
  return <RadixMenu.Separator className="option-separator" {...props} />;
}

interface DropdownMenuSubmenuProps extends RowProps {
  label: string;
}

/** A row that opens a menu of its own beside it. */
export function DropdownMenuSubmenu({ label, icon, children }: DropdownMenuSubmenuProps) {
  usePart(MenuRoot, 'DropdownMenuSubmenu');
  const opener = useRef<HTMLDivElement>(null);
  const themed = useSectionTheme(opener);
  return (
    <RadixMenu.Sub>
      <RadixMenu.SubTrigger className="option" ref={opener}>
        {rowOf({ icon, children: label })}
        <ChevronRight className="dropdown-menu-onward" aria-hidden="true" />
      </RadixMenu.SubTrigger>
      <RadixMenu.Portal>
        <RadixMenu.SubContent
          ref={themed}
          className="presence floating dropdown-menu"
          sideOffset={6}
          alignOffset={-5}
          collisionPadding={8}
          loop
        >
          {children}
        </RadixMenu.SubContent>
      </RadixMenu.Portal>
    </RadixMenu.Sub>
  );
}

const TICK = (
  <span className="option-mark">
    <RadixMenu.ItemIndicator asChild>
      <Check aria-hidden="true" />
    </RadixMenu.ItemIndicator>
  </span>
);

function keepOpen(event: Event) {
  event.preventDefault();
}

function rowOf({ icon, shortcut, children }: RowProps) {
  return (
    <>
      {icon}
      <span className="option-text">{children}</span>
      {shortcut && <Kbd keys={shortcut} aria-hidden="true" />}
    </>
  );
}
