// The sections that staff may add to any page.

import { PhotoGallery } from '#ui/site/company/photo-gallery.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { bookingHref } from './booking-href.ts';
import type { SectionDrawings } from './section-drawing.ts';

export const generalSections = {
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
  'photo-gallery': {
    draw: ({ label, images, shape }, { isNext }) => (
      <PhotoGallery images={images} label={label} shape={shape} eager={isNext} />
    ),
  },
} satisfies SectionDrawings;
