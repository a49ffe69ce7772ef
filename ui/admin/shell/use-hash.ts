// The hash of the address, which names the dialog that is open: Back closes it, a link opens it.
import { useEffect, useRef, useState } from 'react';

/** The hash without its #, empty on the server. `open` sets another one as one history entry; `close` removes it. */
export function useHash() {
  const [hash, setHash] = useState('');
  const isPushed = useRef(false);
  useEffect(() => {
    const read = () => {
      isPushed.current = false;
      setHash(location.hash.slice(1));
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  // a list that opens another query removes the hash from the address
  const isInAddress = () => hash !== '' && location.hash === `#${hash}`;
  return {
    hash,
    open(next: string) {
      if (isInAddress()) history.replaceState(history.state, '', `#${next}`);
      else {
        history.pushState(null, '', `#${next}`);
        isPushed.current = true;
      }
      setHash(next);
    },
    close() {
      setHash('');
      if (isPushed.current && isInAddress()) history.back();
      else history.replaceState(history.state, '', location.pathname + location.search);
      isPushed.current = false;
    },
  };
}
