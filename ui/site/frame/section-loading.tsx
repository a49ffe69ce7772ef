// A section of the home page that is still on its way (docs/contract.md, Home).
import { Section } from './section.tsx';

/** 'Loading...' in a band as tall as the window, so that what follows stays out of sight until it has its place. */
export function SectionLoading({ theme }: { theme: 'dark' | 'light' | 'paper' }) {
  return (
    <Section theme={theme} className="section-loading" aria-busy="true">
      <p className="section-loading-word">Loading...</p>
    </Section>
  );
}
