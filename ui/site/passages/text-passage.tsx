// Formatted text under a title.
import { Prose } from '#ui/kit/prose.tsx';
import { Passage, type PassageFrame } from './passage.tsx';

/** `html` is sanitised. Its heading levels continue from the title. */
export function TextPassage({ html, ...frame }: PassageFrame & { html: string }) {
  return (
    <Passage {...frame}>
      <Prose html={html} idPrefix={`${frame.id}-`} below={frame.title ? 2 : 1} />
    </Passage>
  );
}
