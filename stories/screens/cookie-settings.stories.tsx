// /cookie-settings on a development host.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookieDeclaration } from '#ui/site/frame/cookie-declaration.tsx';
import { LegalPage } from '#ui/site/frame/legal-page.tsx';
import { legalText } from '../fixtures/originals.ts';
import { PublicScreen } from './frames.tsx';

function CookieSettings() {
  return (
    <PublicScreen path="/cookie-settings">
      <LegalPage text={legalText('cookie-settings')}>
        <CookieDeclaration script={null} />
      </LegalPage>
    </PublicScreen>
  );
}

export default { component: CookieSettings } satisfies Meta<typeof CookieSettings>;

export const Whole: StoryObj<typeof CookieSettings> = {};
