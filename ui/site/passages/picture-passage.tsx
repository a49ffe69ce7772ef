// A picture that runs off the page, with text beside it.
import { Button } from '#ui/kit/button.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { Prose } from '#ui/kit/prose.tsx';
import { wordFit } from '#ui/kit/word-fit.ts';
import { Section } from '#ui/site/frame/section.tsx';
import type { PassageFrame } from './passage.tsx';

interface PicturePassageProps extends PassageFrame {
  /** Sanitised HTML. Its heading levels continue from the title. */
  html: string;
  image: { src: string; alt: string };
  side: 'left' | 'right';
  /** A button below the text; without words or address there is none. */
  way: { label: string; href: string };
  /** Whether the picture is in the first view, and so not lazy. */
  eager?: boolean;
}

/** The picture bleeds over the margin on its side. */
export function PicturePassage({
  id,
  title,
  theme,
  html,
  image,
  side,
  way,
  eager,
}: PicturePassageProps) {
  return (
    <Section theme={theme} className="picture-passage">
      <Picture
        className="picture-passage-picture"
        {...image}
        altStandsIn={image.alt === ''}
        ratio="4/3"
        sizes="(min-width: 64rem) 56vw, 100vw"
        eager={eager}
      />
      <div className="picture-passage-words" data-side={side}>
        {title && (
          <h2 className="passage-title" id={id} style={wordFit(title)}>
            {title}
          </h2>
        )}
        {html && <Prose html={html} idPrefix={`${id}-`} below={title ? 2 : 1} />}
        {way.label && way.href && (
          <Button href={way.href} size="lg">
            {way.label}
            <ArrowRight data-travels="" aria-hidden="true" />
          </Button>
        )}
      </div>
    </Section>
  );
}
