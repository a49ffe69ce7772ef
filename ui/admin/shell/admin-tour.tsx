// The tour of the dashboard: five sentences for the first day, closed for ever with one button.
import type { ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Kbd } from '#ui/kit/kbd.tsx';

const SENTENCES: ReactNode[] = [
  <>
    <b>New</b> starts a post or a case study. Nobody sees it until you publish it.
  </>,
  <>
    <b>Posts</b> and <b>Case studies</b> list everything, with search inside the texts.
  </>,
  <>
    <b>Media</b> has every picture, film and PDF, with alt texts and where each is used.
  </>,
  <>
    <b>Enquiries</b> is the inbox of the site. We promise a reply within one working day.
  </>,
  <>
    <b>Recently deleted</b> keeps what you delete for 30 days. Press <Kbd keys="?" /> for all
    shortcuts.
  </>,
];

/** Hidden by `data-tour="closed"` of the document; the button sets it and its cookie. */
export function AdminTour() {
  return (
    <section className="admin-tour" aria-labelledby="admin-tour-title">
      <h2 className="admin-tour-title" id="admin-tour-title">
        How this works, in five sentences
      </h2>
      <ol className="admin-tour-sentences">
        {SENTENCES.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is identified by its position
          <li key={index}>{sentence}</li>
        ))}
      </ol>
      <Button size="sm" variant="outline" data-preference="tour" value="closed">
        Got it, don’t show again
      </Button>
    </section>
  );
}
