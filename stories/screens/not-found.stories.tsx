// The not-found page, for any other path.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { popularLinks } from '#db/content/navigation.ts';
import { NotFound } from '#ui/brand/not-found.tsx';
import { original, valuesOf } from '../fixtures/originals.ts';
import { PublicScreen } from './frames.tsx';

function NotFoundScreen() {
  return (
    <PublicScreen path="/no-such-page">
      <NotFound {...valuesOf(original('not-found'), 'not-found')} links={popularLinks} />
    </PublicScreen>
  );
}

export default { component: NotFoundScreen } satisfies Meta<typeof NotFoundScreen>;

export const Missing: StoryObj<typeof NotFoundScreen> = {};
