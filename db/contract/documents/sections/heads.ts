// The sections that open a page and hold its h1.
import {
  address,
  anchor,
  button,
  choice,
  day,
  group,
  image,
  line,
  list,
  longText,
  richText,
} from '../document-fields.ts';
import { sectionType } from '../sections.ts';

const titleFields = {
  title: line('Title', { fits: 60 }),
  second: line('Second part of the title', { fits: 40, optional: true }),
  setting: choice('Second part is shown', {
    turn: 'In the accent colour',
    lines: 'On its own line',
  }),
  intro: longText('Introduction', { fits: 320, optional: true }),
};

const legalFields = {
  title: line('Title', { fits: 40 }),
  intro: longText('Introduction', { fits: 240 }),
  changed: day('Last changed on'),
  parts: list(
    'Parts',
    'part',
    group('Part', {
      anchor: anchor('Anchor', { hint: 'The part of the address after #' }),
      title: line('Title', { fits: 60 }),
      html: richText('Text'),
    }),
    { min: 1 },
  ).superRefine((parts, issues) => {
    const seen = new Set<string>();
    for (const [index, part] of parts.entries()) {
      const message = 'Another part has this anchor';
      if (seen.has(part.anchor))
        issues.addIssue({ code: 'custom', path: [index, 'anchor'], message });
      seen.add(part.anchor);
    }
  }),
};

export const heads = {
  'page-head': sectionType({ label: 'Head', head: true, schema: group('Head', titleFields) }),
  'divisions-head': sectionType({
    label: 'Head with links to the divisions',
    head: true,
    schema: group('Head', titleFields),
  }),
  'services-head': sectionType({
    label: 'Head with links to the services',
    head: true,
    schema: group('Head', titleFields),
  }),
  'home-hero': sectionType({
    label: 'Hero',
    head: true,
    schema: group('Hero', {
      headline: list('Headline', 'line', line('Line', { fits: 20 }), { min: 1, max: 3 }),
      image: image('Picture'),
      portrait: address('Picture for phones in portrait'),
      film: address('Film', {
        media: 'film',
        optional: true,
        hint: 'An MP4 file. If a WebM with the same name exists, browsers choose between them',
      }),
      portraitFilm: address('Film for phones', { media: 'film', optional: true }),
    }),
  }),
  contact: sectionType({
    label: 'Form and offices',
    head: true,
    schema: group('Form and offices', {
      title: line('Title', { fits: 20 }),
      second: line('Second line of the title', { fits: 20, optional: true }),
      text: longText('Text', { fits: 240 }),
      booking: line('Text of the booking button', { fits: 40 }),
    }),
  }),
  'legal-text': sectionType({
    label: 'Text with contents',
    head: true,
    schema: group('Text with contents', legalFields),
  }),
  'cookie-text': sectionType({
    label: 'Text with contents and cookie declaration',
    head: true,
    schema: group('Text with contents', legalFields),
  }),
  'thank-you': sectionType({
    label: 'Confirmation',
    head: true,
    schema: group('Confirmation', {
      title: line('Title', { fits: 50 }),
      text: longText('Text', { fits: 260 }),
      urgent: line('Text before the urgent phone number', { fits: 60 }),
      first: button('First button'),
      other: button('Second button'),
    }),
  }),
  'sign-up-answer': sectionType({
    label: 'Sign-up confirmation',
    head: true,
    schema: group('Sign-up confirmation', {
      title: line('Title when it is confirmed', { fits: 40 }),
      text: longText('Text when it is confirmed', { fits: 240 }),
      unknownTitle: line('Title when the link is unknown', { fits: 40 }),
      unknownText: longText('Text when the link is unknown', { fits: 240 }),
      way: button('Button'),
    }),
  }),
  'not-found': sectionType({
    label: 'Message',
    head: true,
    schema: group('Message', {
      title: line('Title', { fits: 50 }),
      text: line('Text', { fits: 60 }),
      first: button('First button'),
      other: button('Second button'),
    }),
  }),
} as const;
