// The original content of the pages: their sections in the order of docs/contract.md, Pages.
import type { PageContent } from '#db/contract/documents/page-schema.ts';
import type { SectionTypeName, SectionValues } from '#db/contract/documents/section-types.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import { aboutGallery, aboutHero, experience, heritage, milestones } from '../about.ts';
import { cookieSettings as cookieText } from '../cookie-settings.ts';
import { divisionPages, divisionsGallery, divisionsIntro } from '../division-pages.ts';
import {
  divisionBands,
  type HomeFigure,
  heroFilm,
  homeHero,
  homePartners,
  locations,
  platformPartner,
  proposition,
} from '../home.ts';
import type { LegalPageText } from '../legal-page.ts';
import { signUpConfirmed, signUpUnknown } from '../newsletter.ts';
import { offices } from '../offices.ts';
import { partnersIntro, partnersStage } from '../partners.ts';
import { privacyPolicy as privacyText } from '../privacy-policy.ts';
import { resultsIntro } from '../results.ts';
import { serviceGroups, servicesIntro } from '../services.ts';
import { bookingThanks, enquiryThanks, type ThankYouText } from '../thank-you.ts';
import { imageOf } from './image-of.ts';

const BOOK = 'Schedule a call to discuss your project';
const WORK_TOGETHER = "Let's Work Together";

export const home = (): PageContent =>
  page(
    {
      title: '{platform} Agency & Full-service D2C & B2B eCommerce | {name}',
      description: '{description}',
    },
    [
      section('home-hero', {
        headline: homeHero.headline,
        image: imageOf(homeHero.image),
        portrait: homeHero.image.portraitSrc,
        film: `${heroFilm.wide}.mp4`,
        portraitFilm: `${heroFilm.portrait}.mp4`,
      }),
      section('proposition', {
        label: proposition.label,
        text: proposition.text,
        figures: proposition.figures.map(figureOf),
      }),
      section('division-bands', { title: divisionBands.title }),
      section('partner-wall', {
        title: homePartners.title,
        text: homePartners.text,
        link: homePartners.link,
        partners: homePartners.partners.map(({ name }) => name),
      }),
      section('locations', locations),
      section('platform-partner', {
        claim: platformPartner.claim,
        text: platformPartner.text,
        figures: platformPartner.figures.map(figureOf),
      }),
    ],
  );

export const divisions = (): PageContent =>
  page(
    {
      title: 'Divisions | Commerce, Enterprise & Performance',
      description:
        'One agency with three divisions: digital commerce for lifestyle brands, transformation for enterprise and B2B, and performance marketing for online retail.',
      image: divisionPages[0]?.image,
    },
    [
      section('divisions-head', {
        title: 'One Agency.',
        second: 'Three Specialist Divisions.',
        setting: 'lines',
        intro: divisionsIntro,
      }),
      section('photo-gallery', {
        label: 'The divisions at work',
        images: divisionsGallery.map(imageOf),
        shape: 'lead',
      }),
      section('division-sections', {}),
      callToAction('Not sure which of the three? That’s our job.', WORK_TOGETHER),
    ],
  );

export const services = (): PageContent =>
  page(
    {
      title: 'Services',
      description:
        'Strategy, development, marketing and operations for online shops: twenty services, from a discovery week to the daily running of the store.',
      image: serviceGroups[0]?.image,
    },
    [
      section('services-head', {
        title: 'Twenty services.',
        second: 'One team behind them.',
        setting: 'lines',
        intro: servicesIntro,
      }),
      section('service-sections', {}),
      callToAction('Which of the twenty do you need?', BOOK, true),
    ],
  );

export const results = (): PageContent =>
  page(
    {
      title: 'Results',
      description:
        'Real results, real impact: what the work of {name} came to, brand by brand, in one figure each.',
    },
    [
      head({ title: 'Real Results.', second: 'Real Impact.', intro: resultsIntro }),
      section('showcase', {}),
      callToAction('Want a number like these?', BOOK, true),
    ],
  );

export const caseStudies = (): PageContent =>
  page(
    {
      title: 'Case Studies',
      description:
        'What {name} designed, built and grew for D2C and B2B brands, with the figures that came of it.',
    },
    [
      head({ title: 'Case Studies.', second: 'Our Work.' }),
      section('case-study-list', {}),
      callToAction("Let's make something great together. Drop us a line.", BOOK, true),
    ],
  );

export const insights = (): PageContent => {
  const intro = 'Notes on planning, building and growing online shops, with the numbers left in.';
  return page({ title: 'Insights', description: `${intro} From the people at {name}.` }, [
    head({ title: 'Insights', intro }),
    section('post-list', {}),
  ]);
};

export const partners = (): PageContent =>
  page(
    {
      title: 'Partners & Integrations',
      description:
        'The commerce tools that {name} builds with: analytics, search, shipping, support and more, each with what we use it for.',
    },
    [
      head({ title: 'Trusted Partners & integrations', intro: partnersIntro }),
      section('partner-stage', {
        image: imageOf(partnersStage),
        caption: partnersStage.caption,
      }),
      section('partner-network', { title: 'Partner Network' }),
      callToAction('Running on something else?', BOOK, true),
    ],
  );

export const about = (): PageContent =>
  page(
    {
      title: 'About',
      description:
        '{name} has spent 21+ years behind other people’s shop counters: 120+ specialists in commerce, enterprise and performance, in the UK and North America.',
      image: aboutGallery[0],
    },
    [
      head(aboutHero),
      section('showreel', { label: 'Play the showreel' }),
      section('heritage-account', {
        title: experience.title,
        paragraphs: [...experience.paragraphs],
        milestones: milestones.map(({ year, title, text, added, isAcquisition = false }) => ({
          year,
          title,
          text,
          added,
          acquired: isAcquisition,
        })),
        totals: [heritage.years, heritage.specialists],
      }),
      section('people-roll', { title: 'Some of the people who will pick up' }),
      section('award-wall', { title: 'Other people’s opinions' }),
      section('photo-gallery', {
        label: 'Where we work',
        images: aboutGallery.map(imageOf),
        shape: 'row',
      }),
      section('client-wall', { title: 'Other people’s shops' }),
      callToAction('There’s a chair free on our side.', WORK_TOGETHER),
    ],
  );

export const contact = (): PageContent =>
  page(
    {
      title: 'Contact',
      description:
        'How can we help? Write to {name} or book a call: a specialist replies within one working day.',
      image: offices[0]?.image,
    },
    [
      section('contact', {
        title: 'How can',
        second: 'we help?',
        text: 'Tell us what you sell and what’s in the way. A specialist, not a salesperson, will reply within one working day, 48\u00a0hours at the outside.',
        booking: 'Or Book a Call with Our Team',
      }),
    ],
  );

export const cookieSettings = (isCounting: boolean): PageContent => {
  const text = cookieText(isCounting);
  return page(
    {
      title: text.title,
      description:
        'Which cookies this site sets, and which others may set: for visitors, none until you ask for something that needs one.',
    },
    [legalText('cookie-text', text)],
  );
};

export const privacyPolicy = (isCounting: boolean): PageContent => {
  const text = privacyText(isCounting);
  return page(
    {
      title: text.title,
      description:
        'What personal data {name} keeps, why, for how long, to whom it goes, and how to have it corrected or erased.',
    },
    [legalText('legal-text', text)],
  );
};

export const enquiryThankYou = (): PageContent => thankYou('Enquiry Received', enquiryThanks);

export const bookingThankYou = (): PageContent => thankYou('Call Booked', bookingThanks);

export const newsletterConfirm = (): PageContent =>
  page({ title: signUpConfirmed.title, description: signUpConfirmed.text }, [
    section('sign-up-answer', {
      title: signUpConfirmed.title,
      text: signUpConfirmed.text,
      unknownTitle: signUpUnknown.title,
      unknownText: signUpUnknown.text,
      way: { label: 'Read our Insights', href: '/insights' },
    }),
  ]);

export const notFound = (): PageContent => {
  const text = "This page is missing. Solutions aren't.";
  return page({ title: 'Not Found', description: text }, [
    section('not-found', {
      title: "Not Found – But That's Never Stopped Us.",
      text,
      first: { label: 'Enquire', href: '/contact' },
      other: { label: 'Book a Call', href: '/contact' },
    }),
  ]);
};

interface Meta {
  title: string;
  description: string;
  image?: { src: string; alt: string };
}

function page({ title, description, image }: Meta, sections: Section[]): PageContent {
  const shared = image ? imageOf(image) : { src: '', alt: '' };
  return { v: 1, meta: { title, description, image: shared }, sections };
}

/** A section whose id is its type, because a page has each type once. */
function section<Name extends SectionTypeName>(type: Name, values: SectionValues<Name>): Section {
  return { id: type, type, hidden: false, values: { ...values } };
}

function head({
  title,
  second = '',
  intro = '',
}: {
  title: string;
  second?: string;
  intro?: string;
}): Section {
  return section('page-head', { title, second, setting: 'turn', intro });
}

function callToAction(title: string, label: string, opensBooking = false): Section {
  return section('call-to-action', { title, way: { label, href: '/contact' }, opensBooking });
}

function legalText(
  type: 'legal-text' | 'cookie-text',
  { title, intro, changed, sections }: LegalPageText,
): Section {
  const parts = sections.map(({ id, title: heading, html }) => ({
    anchor: id,
    title: heading,
    html,
  }));
  return section(type, { title, intro, changed, parts });
}

function thankYou(title: string, text: ThankYouText): PageContent {
  return page({ title, description: text.text }, [
    section('thank-you', {
      ...text,
      first: { label: 'See our results', href: '/results' },
      other: { label: 'Read our Insights', href: '/insights' },
    }),
  ]);
}

function figureOf({ value, unit = '', text, slug = '', measurement = '' }: HomeFigure) {
  return { value, unit, text, study: slug, measurement };
}
