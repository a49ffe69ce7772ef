// The sections that staff may add to any page.
import {
  address,
  button,
  choice,
  film,
  group,
  image,
  line,
  list,
  longText,
  reference,
  richText,
  toggle,
} from '../document-fields.ts';
import { sectionType } from '../sections.ts';

const title = line('Title', { fits: 60, optional: true });
const theme = choice('Background', { paper: 'Paper', light: 'White', dark: 'Ink' });

export const generalSections = {
  text: sectionType({
    label: 'Text',
    hint: 'Formatted text under a title',
    general: true,
    schema: group('Text', { title, html: richText('Text'), theme }),
  }),
  'image-text': sectionType({
    label: 'Picture and text',
    hint: 'A picture beside a text',
    general: true,
    schema: group('Picture and text', {
      title,
      html: richText('Text'),
      image: image('Picture'),
      side: choice('Picture position', { left: 'Left of the text', right: 'Right of the text' }),
      way: button('Button', { optional: true }),
      theme,
    }),
  }),
  figures: sectionType({
    label: 'Figures',
    hint: 'Numbers with what they count',
    general: true,
    schema: group('Figures', {
      title,
      figures: list(
        'Figures',
        'figure',
        group('Figure', {
          value: line('Number', { fits: 6, max: 20 }),
          unit: line('Unit', { fits: 3, max: 20, optional: true }),
          text: line('What it counts', { fits: 60 }),
          measurement: longText('How it was measured', { fits: 200, optional: true }),
        }),
        { min: 1, max: 12 },
      ),
      theme,
    }),
  }),
  quotes: sectionType({
    label: 'Quotes',
    hint: 'What clients say',
    general: true,
    schema: group('Quotes', {
      title,
      quotes: list(
        'Quotes',
        'quote',
        group('Quote', {
          text: longText('Quote', { fits: 240 }),
          name: line('Name', { fits: 40, optional: true }),
          position: line('Position', { fits: 60, optional: true }),
          image: image('Portrait', { optional: true }),
        }),
        { min: 1, max: 12 },
      ),
      theme,
    }),
  }),
  logos: sectionType({
    label: 'Logos',
    hint: 'Partners by their logos',
    general: true,
    schema: group('Logos', {
      title,
      partners: list('Partners', 'partner', reference('Partner', 'partner'), { min: 1, max: 48 }),
      theme,
    }),
  }),
  questions: sectionType({
    label: 'Questions and answers',
    hint: 'The questions of a topic, which open on a click',
    general: true,
    schema: group('Questions and answers', {
      title,
      topic: line('Topic', {
        optional: true,
        hint: 'The topic of the questions to show. Leave empty to show all',
      }),
      theme,
    }),
  }),
  'call-to-action': sectionType({
    label: 'Call to action',
    hint: 'One line and one button',
    general: true,
    schema: group('Call to action', {
      title: line('Title', { fits: 60 }),
      way: button('Button'),
      opensBooking: toggle('Opens the booking dialog', {
        hint: 'Without JavaScript, the button opens its link',
      }),
    }),
  }),
  form: sectionType({
    label: 'Form',
    hint: 'An enquiry or call request form on this page',
    general: true,
    once: true,
    schema: group('Form', {
      title,
      text: longText('Text', { fits: 240, optional: true }),
      form: choice('Form', { enquiry: 'Enquiry', call: 'Call request' }),
      theme,
    }),
  }),
  'photo-gallery': sectionType({
    label: 'Gallery',
    hint: 'Pictures in a row',
    general: true,
    schema: group('Gallery', {
      label: line('Name of the gallery', { hint: 'For screen readers', fits: 60 }),
      images: list('Pictures', 'picture', image('Picture'), {
        min: 1,
        max: 12,
        hint: 'Phones show one in a row, tablets two, wide screens three',
      }),
      shape: choice('Shape', { row: 'All the same width', lead: 'First one twice as wide' }),
    }),
  }),
  film: sectionType({
    label: 'Film',
    hint: 'A film with its poster',
    general: true,
    schema: group('Film', {
      title,
      film: film('Film'),
      label: line('Name of the film', { hint: 'For screen readers', fits: 60 }),
      captions: address('Captions (WebVTT)', { media: 'file', optional: true }),
      theme,
    }),
  }),
  table: sectionType({
    label: 'Table',
    hint: 'Rows under column headings',
    general: true,
    schema: group('Table', {
      title,
      caption: line('Caption', { fits: 80, optional: true }),
      columns: list('Columns', 'column', line('Heading', { fits: 30 }), { min: 1, max: 8 }),
      rows: list(
        'Rows',
        'row',
        group('Row', {
          cells: list('Cells', 'cell', line('Cell', { optional: true, fits: 80 }), { max: 8 }),
        }),
        { min: 1, max: 100 },
      ),
      theme,
    }),
  }),
} as const;
