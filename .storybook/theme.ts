// Storybook's own theme: the brand's colours, typefaces and wordmark around the stories.
import { create } from 'storybook/theming/create';
import { company } from '#db/content/company.ts';

// The manager mixes colours in script, so it needs the values of ui/tokens.css and not their names.
const INK = '#0c0b0a';
const INK_RAISED = '#191715';
const PAPER = '#f5f2ec';
const PAPER_DEEP = '#e9e4da';
const WHITE = '#ffffff';
const STONE_300 = '#b9b1a5';
const STONE_600 = '#635b52';
const ORANGE = '#ff4b1f';
const ORANGE_TEXT = '#b93108';

const [, , width = '1', height = '1'] = company.logo.viewBox.split(' ');
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${company.logo.viewBox}" width="${width}" height="${height}" fill="${ORANGE_TEXT}"><path d="${company.logo.path}"/></svg>`;

/** The theme of the manager; every colour is one of the tokens. */
export const theme = create({
  base: 'light',
  brandTitle: `${company.name} Storybook`,
  brandUrl: './',
  brandTarget: '_self',
  brandImage: `data:image/svg+xml,${encodeURIComponent(wordmark)}`,
  fontBase: '"Instrument Sans", Arial, sans-serif',
  colorPrimary: ORANGE,
  colorSecondary: ORANGE_TEXT,
  appBg: PAPER,
  appContentBg: WHITE,
  appPreviewBg: PAPER,
  appBorderColor: PAPER_DEEP,
  appBorderRadius: 0,
  textColor: INK,
  textInverseColor: PAPER,
  textMutedColor: STONE_600,
  barBg: PAPER,
  barTextColor: STONE_600,
  barHoverColor: ORANGE_TEXT,
  barSelectedColor: ORANGE_TEXT,
  buttonBg: PAPER,
  buttonBorder: STONE_300,
  booleanBg: PAPER_DEEP,
  booleanSelectedBg: WHITE,
  inputBg: WHITE,
  inputBorder: STONE_300,
  inputTextColor: INK_RAISED,
  inputBorderRadius: 6,
});
