// The button of the site and of the back office, as a link or as a button.
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant =
  | 'default'
  | 'destructive'
  | 'outline'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'primary'
  | 'outlineLight'
  | 'outlineDark'
  | 'white'
  | 'glassSolid'
  | 'glassOutline'
  | 'filter';

export type ButtonSize = 'default' | 'sm' | 'md' | 'lg' | 'icon' | 'filterBtn';

interface ButtonLooks {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; the label stays readable. */
  loading?: boolean;
  disabled?: boolean;
  children?: ReactNode;
}

type AsLink = ButtonLooks & { href: string } & Omit<
    ComponentProps<'a'>,
    keyof ButtonLooks | 'href'
  >;
type AsButton = ButtonLooks & { href?: undefined } & Omit<
    ComponentProps<'button'>,
    keyof ButtonLooks
  >;

type ButtonProps = AsLink | AsButton;

/**
 * A button, or with `href` a link that looks like one. A selected filter
 * carries `aria-pressed` or `aria-current`. A disabled link has no address and `aria-disabled`. Everything else goes to the root.
 */
export function Button({
  variant = 'default',
  size = 'default',
  loading = false,
  disabled = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const off = disabled || loading;
  const looks = {
    className: className ? `button ${className}` : 'button',
    'data-variant': variant,
    'data-size': size === 'default' ? undefined : size,
  };
  const content = (
    <>
      {loading && <Spinner label="" ref={keepFocus} />}
      {children}
    </>
  );
  if (props.href !== undefined) {
    const { href, ...rest } = props;
    return (
      <a
        {...looks}
        href={off ? undefined : href}
        aria-disabled={off || undefined}
        role={off ? 'link' : undefined}
        {...rest}
      >
        {content}
      </a>
    );
  }
  const { href: _, ...rest } = props;
  return (
    <button type="button" {...looks} disabled={off} aria-busy={loading || undefined} {...rest}>
      {content}
    </button>
  );
}

/** A disabled button loses the focus: it gets the focus back when its spinner is removed. */
function keepFocus(spinner: HTMLElement | null) {
  const button = spinner?.parentElement;
  if (!button || button !== document.activeElement) return;
  return () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body) button.focus();
    });
}
