// /privacy-policy as a visitor meets it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacyPolicy } from '#db/content/privacy-policy.ts';
import { LegalPage } from '#ui/site/frame/legal-page.tsx';
import { PublicScreen } from './frames.tsx';

function PrivacyPolicy() {
  return (
    <PublicScreen path="/privacy-policy">
      <LegalPage text={privacyPolicy(false)} />
    </PublicScreen>
  );
}

export default { component: PrivacyPolicy } satisfies Meta<typeof PrivacyPolicy>;

export const Whole: StoryObj<typeof PrivacyPolicy> = {};
