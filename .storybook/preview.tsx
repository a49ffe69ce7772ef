// Shows each story with the site's styles, on a section of the chosen theme, with the chosen motion, direction and content.
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { commandDialogStore } from '#ui/admin/commands/command-dialog-store.ts';
import { pageToasts } from '#ui/admin/shell/toasts.ts';
import { hideBrokenImages } from '#ui/islands/broken-images.ts';
import { watchLazyImages } from '#ui/islands/lazy-images.ts';
import { initMediaPairs } from '#ui/site/behaviours/media-pairs.ts';
import { booking } from '#ui/site/contact/booking-store.ts';
import { answerApi } from '../stories/toolbars/answer-api.ts';
import { rewriteContent } from '../stories/toolbars/content.ts';
import { stayInStorybook, wentTo } from '../stories/toolbars/stay.ts';
import { emulateReducedMotion } from './reduced-motion.ts';
import './styles.css';
import { toolbars, viewports } from './toolbars.ts';

/** A second, the default, is too short on a busy machine. */
const WAIT_FOR_MS = 5000;

configure({ asyncUtilTimeout: WAIT_FOR_MS });
stayInStorybook();
hideBrokenImages();

const onSection: Decorator = (Story, { globals, title, args, argTypes, parameters }) => {
  emulateReducedMotion(globals.motion === 'reduced');
  document.documentElement.dir = globals.direction;
  // the sheet of the public site, which the back office does not load, breaks words anywhere
  document.body.style.overflowWrap = title.startsWith('admin/') ? 'break-word' : '';
  useEffect(() => {
    watchLazyImages();
    initMediaPairs();
  });
  // Components of the kit and the back office need padding around them; those of the site, and pages, reach to the edges.
  const padding = /^(kit|admin)\//.test(title) && !parameters.isPage ? 'var(--margin)' : undefined;
  return (
    <div
      data-theme={globals.theme}
      style={{ background: 'var(--bg)', color: 'var(--fg)', padding }}
    >
      <Story args={rewriteContent(args, globals.content, argTypes)} />
    </div>
  );
};

const preview: Preview = {
  decorators: [onSection],
  parameters: { layout: 'fullscreen', viewport: { options: viewports } },
  initialGlobals: { theme: 'paper', motion: 'full', direction: 'ltr', content: 'written' },
  globalTypes: toolbars,
  beforeEach: ({ parameters }) => {
    // removes what the previous story stored
    localStorage.clear();
    sessionStorage.clear();
    pageToasts.dismiss();
    commandDialogStore.show(null);
    booking.close();
    wentTo.mockClear();
    answerApi(parameters.api ?? {});
  },
};

export default preview;
