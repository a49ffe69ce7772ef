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

export type ButtonProps = AsLink | AsButton;

/**
 * A button, or with `href` a link that looks like one. A selected filter
 * carries `aria-pressed` or `aria-current`. A disabled link has no address and `aria-disabled`. Everything else goes to the root.
 */
export function Button(props: ButtonProps) {
  const { variant = 'default', size = 'default', loading = false, disabled = false } = props;
  const off = disabled || loading;
  const content = (
    <>
      {loading && <Spinner label="" />}
      {props.children}
    </>
  );
  if (props.href !== undefined) {
    const {
      variant: _v,
      size: _s,
      loading: _l,
      disabled: _d,
      className,
      children,
      href,
      ...rest
    } = props;
    return (
      <a
        className={className ? `button ${className}` : 'button'}
        data-variant={variant}
        data-size={size}
        href={off ? undefined : href}
        aria-disabled={off || undefined}
        role={off ? 'link' : undefined}
        {...rest}
      >
        {content}
      </a>
    );
  }
  const {
    variant: _v,
    size: _s,
    loading: _l,
    disabled: _d,
    className,
    children,
    href: _h,
    ...rest
  } = props;
  return (
    <button
      type="button"
      className={className ? `button ${className}` : 'button'}
      data-variant={variant}
      data-size={size}
      disabled={off}
      aria-busy={loading || undefined}
      {...rest}
    >
      {content}
    </button>
  );
}
