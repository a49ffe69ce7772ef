// The settings of the site: facts about the company, menus, brand and announcement.
import { z } from 'zod';
import { failingPairings, nearestAccent } from './accent-colour.ts';
import {
  address,
  button,
  colour,
  day,
  drawing,
  email,
  group,
  image,
  line,
  link,
  list,
  longText,
  pointInTime,
} from './document-fields.ts';

const phone = (label: string) =>
  group(label, {
    label: line('Number as shown', { fits: 24 }),
    href: link('Number to dial', { hint: 'tel:+44…' }),
  });

const settings = z.object({
  v: z.literal(1),
  name: line('Name', { fits: 20, max: 60 }),
  platform: line('Commerce platform', { fits: 20, max: 60 }),
  tagline: line('Tagline', { fits: 40 }),
  description: longText('Description of the site', {
    fits: 160,
    hint: 'Used for pages that have none of their own',
  }),
  email: email('Email'),
  phone: phone('Phone'),
  urgentPhone: phone('Urgent phone'),
  legalName: line('Registered name', { fits: 40 }),
  address: list('Address', 'line', line('Line', { fits: 30 }), { max: 8 }),
  registration: line('Registration', { fits: 60, optional: true }),
  vat: line('VAT', { fits: 40, optional: true }),
  social: list('Social networks', 'link', button('Link'), { max: 8 }),
  careers: button('Careers', { optional: true }),
  socialImage: image('Picture for shared links', {
    hint: 'Used for pages that have none of their own',
  }),
  footerImage: image('Footer picture'),
  showreel: group('Showreel', {
    src: address('Film', { media: 'film' }),
    poster: address('Poster', {
      optional: true,
      hint: 'Shown before the film plays. Without one, its first frame is shown',
    }),
    label: line('Name of the film', { fits: 40 }),
    publishedOn: day('First shown on'),
  }),
});

const menuEntry = button('Entry');

const navigation = z.object({
  v: z.literal(1),
  header: list(
    'Header menu',
    'entry',
    group('Entry', {
      label: line('Text', { fits: 14, max: 40 }),
      href: link('Links to'),
      entries: list('Submenu', 'entry', menuEntry, { max: 12 }),
    }),
    { min: 1, max: 10, hint: 'Works best with six entries of one or two words' },
  ),
  footer: list('Footer menu', 'entry', menuEntry, { max: 20 }),
  popular: list('Links on the not-found page', 'entry', menuEntry, { max: 8 }),
});

const brand = z.object({
  v: z.literal(1),
  accent: colour('Accent colour').superRefine((accent, issues) => {
    const failing = failingPairings(accent);
    if (failing.length === 0) return;
    const nearest = nearestAccent(accent);
    const message = `Not enough contrast for ${failing.join(' or ')}. The nearest colour that works is ${nearest}`;
    issues.addIssue({ code: 'custom', message });
  }),
  logo: drawing('Logo', { optional: true, hint: 'Without a logo, the name is shown as text' }),
  mark: drawing('Short mark'),
});

const announcement = z
  .object({
    v: z.literal(1),
    text: line('Text', { fits: 80, max: 200, optional: true }),
    way: button('Link', { optional: true }),
    start: pointInTime('Shown from'),
    end: pointInTime('Shown until'),
  })
  .superRefine(({ start, end }, issues) => {
    if (start !== '' && end !== '' && Date.parse(end) <= Date.parse(start))
      issues.addIssue({ code: 'custom', path: ['end'], message: 'Must be after ‘Shown from’' });
  });

/** The settings by the type of their document. */
export const SETTINGS = { settings, navigation, brand, announcement } as const;
