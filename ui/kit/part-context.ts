// The context between the parts of a compound component and their root.
import { type Context, createContext, useContext } from 'react';

/** The context a root provides to its parts; `root` is its name as written: 'Dialog'. */
export function partContext<T extends object>(root: string): Context<T | null> {
  const context = createContext<T | null>(null);
  context.displayName = root;
  return context;
}

/** The value the root provides. Throws "<DialogTitle> is used outside <Dialog>" when no root is around the part. */
export function usePart<T extends object>(context: Context<T | null>, part: string): T {
  const value = useContext(context);
  if (value === null) throw new Error(`<${part}> is used outside <${context.displayName}>`);
  return value;
}
