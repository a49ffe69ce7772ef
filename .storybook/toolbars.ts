// Storybook's toolbars: settings that apply to every story.
import type { Preview } from '@storybook/react-vite';

const WIDTHS = [
  [320, 'Smallest phone', 568],
  [390, 'Phone', 844],
  [768, 'Tablet', 1024],
  [1280, 'Laptop', 800],
  [1680, 'Desk', 1050],
] as const;

/** The widths at which every screen is reviewed. */
export const viewports = Object.fromEntries(
  WIDTHS.map(([width, name, height]) => [
    `w${width}`,
    {
      name: `${name}, ${width} px`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: width < 768 ? 'mobile' : width < 1280 ? 'tablet' : 'desktop',
    } as const,
  ]),
);

/** Theme, motion, direction and content; their values are globals of every story. */
export const toolbars: Preview['globalTypes'] = {
  theme: {
    description: 'Theme of the section the story stands on',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'paper', title: 'Paper' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion preference of the visitor',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Text direction of the page',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right', right: 'ltr' },
        { value: 'rtl', title: 'Right to left', right: 'rtl' },
      ],
      dynamicTitle: true,
    },
  },
  content: {
    description:
      'Length of the content: long repeats every text to hundreds of characters, short keeps one word, missing leaves out everything optional and empties lists',
    toolbar: {
      title: 'Content',
      icon: 'paragraph',
      items: [
        { value: 'written', title: 'As written', right: "the story's own" },
        { value: 'long', title: 'Long', right: 'every text 400 characters and more' },
        { value: 'short', title: 'Short', right: 'every text one word' },
        { value: 'missing', title: 'Missing', right: 'only what is required' },
      ],
      dynamicTitle: true,
    },
  },
};
