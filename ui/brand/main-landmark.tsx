// A page has one main, whatever is put into what: the not-found page stands alone, or inside the back office.
import { type ComponentProps, createContext, useContext } from 'react';

const IsInside = createContext(false);

/** The page's `<main id="content">`; inside another one it is nothing but its content. The rest goes to the element. */
export function Main({ children, ...rest }: ComponentProps<'main'>) {
  if (useContext(IsInside)) return children;
  return (
    <main id="content" {...rest}>
      <IsInside value={true}>{children}</IsInside>
    </main>
  );
}
