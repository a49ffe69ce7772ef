// The page's single main landmark: the not-found page is used alone and inside the back office.
import { type ComponentProps, createContext, useContext } from 'react';

const IsInside = createContext(false);

/** The page's `<main id="content">`; inside another one only its content is rendered. The rest goes to the element. */
export function Main({ children, ...rest }: ComponentProps<'main'>) {
  if (useContext(IsInside)) return children;
  return (
    <main id="content" {...rest}>
      <IsInside value={true}>{children}</IsInside>
    </main>
  );
}
