// A native form that the marketing platform's own may replace once a visitor reaches for it (docs/decisions/0008).
import type { ReactNode } from 'react';

/** A form of the marketing platform, as the browser needs to know it. */
export interface FormEmbed {
  /** Address of the platform's script. */
  script: string;
  region: string;
  portalId: string;
  formId: string;
}

interface EmbeddableProps {
  /** Null when none is configured: only the native form is shown. */
  embed: FormEmbed | null;
  /** The page to open after the embedded form is sent; without it, the embedded form shows its own message. */
  next?: string;
  /** The native form. */
  children: ReactNode;
}

/** `ui/site/behaviours/embedded-forms.ts` fills the empty place once the embedded form is ready. */
export function Embeddable({ embed, next, children }: EmbeddableProps) {
  if (!embed) return children;
  return (
    <div
      className="embeddable"
      data-embed-script={embed.script}
      data-region={embed.region}
      data-portal={embed.portalId}
      data-form={embed.formId}
      data-next={next}
    >
      <div className="embeddable-native">{children}</div>
      <div className="embeddable-place" inert />
    </div>
  );
}
