// The sections that staff may add to any page.
import { questionsAbout } from '#db/contract/documents/questions.ts';
import { contentOf } from '#server/content/content-of.ts';
import { formEmbed } from '#server/http/third-parties.ts';
import { PhotoGallery } from '#ui/site/company/photo-gallery.tsx';
import { CallRequestForm } from '#ui/site/contact/call-request-form.tsx';
import { EnquiryForm } from '#ui/site/contact/enquiry-form.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { FiguresPassage } from '#ui/site/passages/figures-passage.tsx';
import { FilmPassage } from '#ui/site/passages/film-passage.tsx';
import { LogosPassage } from '#ui/site/passages/logos-passage.tsx';
import { Passage } from '#ui/site/passages/passage.tsx';
import { PicturePassage } from '#ui/site/passages/picture-passage.tsx';
import { QuestionsPassage } from '#ui/site/passages/questions-passage.tsx';
import { QuotesPassage } from '#ui/site/passages/quotes-passage.tsx';
import { TablePassage } from '#ui/site/passages/table-passage.tsx';
import { TextPassage } from '#ui/site/passages/text-passage.tsx';
import { bookingHref } from './booking-href.ts';
import { divisionsOf, namedPartners } from './entries.ts';
import type { SectionDrawings } from './section-drawing.ts';

export const generalSections = {
  text: {
    sheet: 'passages',
    draw: (values, { anchor }) => <TextPassage {...values} id={anchor} />,
  },
  'image-text': {
    sheet: 'passages',
    draw: (values, { anchor, isNext }) => <PicturePassage {...values} id={anchor} eager={isNext} />,
  },
  figures: {
    sheet: 'passages',
    draw: (values, { anchor }) => <FiguresPassage {...values} id={anchor} />,
  },
  quotes: {
    sheet: 'passages',
    draw: (values, { anchor }) => <QuotesPassage {...values} id={anchor} />,
  },
  logos: {
    sheet: 'passages',
    draw: ({ partners, ...values }, { c, anchor }) => (
      <LogosPassage {...values} id={anchor} partners={namedPartners(c, partners)} />
    ),
  },
  questions: {
    sheet: 'passages',
    draw: ({ topic, ...values }, { c, anchor }) => {
      const questions = questionsAbout(contentOf(c, 'question-list').items, topic);
      return <QuestionsPassage {...values} id={anchor} questions={questions} />;
    },
  },
  'call-to-action': {
    draw: ({ title, way, opensBooking }, { c }) => (
      <CallToAction
        title={title}
        label={way.label}
        href={opensBooking ? bookingHref(c) : way.href}
        opensBooking={opensBooking}
      />
    ),
  },
  form: {
    sheet: 'passages',
    draw: ({ form, ...values }, { c, anchor }) => (
      <Passage {...values} id={anchor}>
        {form === 'call' ? (
          <CallRequestForm />
        ) : (
          <EnquiryForm
            label="Enquiry on this page"
            interests={divisionsOf(c).map(({ title }) => title)}
            embed={formEmbed(c.get('config').hubspot, 'enquiry')}
          />
        )}
      </Passage>
    ),
  },
  'photo-gallery': {
    sheet: 'company',
    draw: ({ label, images, shape }, { isNext }) => (
      <PhotoGallery images={images} label={label} shape={shape} eager={isNext} />
    ),
  },
  film: {
    sheet: 'passages',
    draw: (values, { anchor }) => <FilmPassage {...values} id={anchor} />,
  },
  table: {
    sheet: 'passages',
    draw: (values, { anchor }) => <TablePassage {...values} id={anchor} />,
  },
} satisfies SectionDrawings;
