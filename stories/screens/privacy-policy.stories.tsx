// /privacy-policy as visitors see it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalPage } from '#ui/site/frame/legal-page.tsx';
import { legalText } from '../fixtures/originals.ts';
import { PublicScreen } from './frames.tsx';

function PrivacyPolicy() {
  return (
    <PublicScreen path="/privacy-policy">
      <LegalPage text={legalText('privacy-policy')} />
    </PublicScreen>
  );
}

export default { component: PrivacyPolicy } satisfies Meta<typeof PrivacyPolicy>;

export const Whole: StoryObj<typeof PrivacyPolicy> = {};
