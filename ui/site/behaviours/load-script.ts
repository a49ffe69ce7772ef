// Loads each third-party script once.

/** Adds the script unless it is there already. Resolves when it has run, rejects when it fails to load. */
export function loadScript(src: string): Promise<void> {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(src)}"]`);
  // whoever put it there waits for it; its work shows by what it leaves behind
  if (known) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      // so that it can be loaded again
      script.remove();
      reject(new Error(`${src} cannot be loaded`));
    };
    document.head.append(script);
  });
}
