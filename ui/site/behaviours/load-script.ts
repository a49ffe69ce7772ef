// Loads each third-party script once.

/**
 * Adds the script and resolves when it has run, rejects when it fails to load. Resolves at once when it was added before:
 * later callers check for its effects.
 */
export function loadScript(src: string): Promise<void> {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(src)}"]`);
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
