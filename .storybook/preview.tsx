// How each story is shown: the site's styles, on a section of the chosen theme, with or without motion.
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { watchLazyImages } from '#ui/islands/lib/lazy-images.ts';
import '#ui/styles.css';
import { emulateReducedMotion } from './reduced-motion.ts';

const onSection: Decorator = (Story, { globals, title }) => {
  emulateReducedMotion(globals.motion === 'reduced');
  useEffect(() => watchLazyImages());
  // Pieces of the kit need air around them; those of the site reach from edge to edge.
  const padding = title.startsWith('kit/') ? 'var(--margin)' : undefined;
  return (
    <div
      data-theme={globals.theme}
      style={{ background: 'var(--bg)', color: 'var(--fg)', padding }}
    >
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [onSection],
  parameters: { layout: 'fullscreen' },
  initialGlobals: { theme: 'paper', motion: 'full' },
  globalTypes: {
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
      description: 'What the visitor asked of motion',
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
  },
};

export default preview;
