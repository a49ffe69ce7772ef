// A keyboard shortcut drawn as keys with the platform's symbols, announced in words.
import type { ComponentProps } from 'react';
import { usePlatform } from './platform.ts';
import { keysOf } from './shortcut.ts';

type KbdProps = Omit<ComponentProps<'kbd'>, 'children'> & {
  /** Joined by '+'; `Mod` is Command or Control: 'Mod+Shift+K'. */
  keys: string;
};

/** Shows ⌘ on Apple's keyboards and Ctrl elsewhere. The rest goes to the root. */
export function Kbd({ keys, className, ...rest }: KbdProps) {
  const pressed = keysOf(keys, usePlatform());
  return (
    <kbd className={className ? `kbd ${className}` : 'kbd'} {...rest}>
      <span className="visually-hidden">{pressed.map(({ word }) => word).join(' ')}</span>
      {pressed.map(({ glyph, word }) => (
        <span className="kbd-key" key={word} aria-hidden="true">
          {glyph}
        </span>
      ))}
    </kbd>
  );
}
