// The placeholder of a home page section that has not loaded (docs/contract.md, Home).
import { Section } from './section.tsx';

/** 'Loading...' in a band as tall as the window, so that later sections stay below the window until it has loaded. */
export function SectionLoading({ theme }: { theme: 'dark' | 'light' | 'paper' }) {
  return (
    <Section theme={theme} className="section-loading" aria-busy="true">
      <p className="section-loading-word">Loading...</p>
    </Section>
  );
}
