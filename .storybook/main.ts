// Storybook's build: every story of stories/, beside the site's own public files.
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        // Storybook is one bundle for people of the project: its size is no concern of a visitor's.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          // Radix marks every module with "use client", which means nothing here, and would be warned about file by file.
          checks: { moduleLevelDirective: false },
        },
      },
    }),
};

export default config;
