// The sections of the home page below its hero.
import { group, line, list, longText, reference } from '../document-fields.ts';
import { sectionType } from '../sections.ts';

const figure = group('Figure', {
  value: line('Number', { fits: 8, max: 20 }),
  unit: line('Unit', { fits: 3, max: 20, optional: true }),
  text: line('What it counts', { fits: 60 }),
  study: reference('Case study', 'case-study', { optional: true }),
  measurement: longText('How it was measured', { fits: 200, optional: true }),
});

export const homeSections = {
  proposition: sectionType({
    label: 'Proposition',
    schema: group('Proposition', {
      label: line('Name of the section', { hint: 'For screen readers', fits: 40 }),
      text: longText('Text', {
        fits: 300,
        hint: 'Text between *asterisks* lights up in the accent colour',
      }),
      figures: list('Figures', 'figure', figure, { max: 6 }),
    }),
  }),
  'division-bands': sectionType({
    label: 'Divisions',
    schema: group('Divisions', { title: line('Title', { fits: 60 }) }),
  }),
  'partner-wall': sectionType({
    label: 'Partners',
    schema: group('Partners', {
      title: line('Title', { fits: 40 }),
      text: longText('Text', { fits: 160 }),
      link: line('Link text', {
        fits: 40,
        hint: '{count} is the number of all partners',
      }),
      partners: list('Partners', 'partner', reference('Partner', 'partner'), { max: 48 }),
    }),
  }),
  locations: sectionType({
    label: 'Locations',
    schema: group('Locations', {
      title: line('Title', { fits: 60 }),
      text: longText('Text', { fits: 200 }),
    }),
  }),
  'platform-partner': sectionType({
    label: 'Platform partner',
    schema: group('Platform partner', {
      claim: line('Text after the platform name', { fits: 30 }),
      text: longText('Text', { fits: 260 }),
      figures: list('Figures', 'figure', figure, { max: 8 }),
    }),
  }),
} as const;
