// Storybook's build: every story of stories/, beside the site's own fonts, images and videos.
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // public/build is left out: no story needs it, and the site's build may be writing it at the same time.
  staticDirs: ['favicon.svg', 'fonts', 'images', 'videos'].map((name) => ({
    from: `../public/${name}`,
    to: `/${name}`,
  })),
  // Tools for a person, which search the page again at every change of it. The tests have no use for them.
  features: (features, { test }) =>
    test
      ? { ...features, backgrounds: false, highlight: false, measure: false, outline: false }
      : { ...features },
  build: { test: { disabledAddons: ['@storybook/addon-a11y'] } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        copyPublicDir: false,
        // A preload is an element in the head for each module of each shown story, and axe examines them all.
        modulePreload: false,
        // Storybook is one bundle for developers: its size does not matter to visitors.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          // Radix marks every module with "use client", which has no meaning here and would cause a warning per file.
          checks: { moduleLevelDirective: false },
        },
      },
    }),
};

export default config;
