// The closing call to action of a page: one sentence and one button.
import type { ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';
import { wordFit } from '#ui/kit/word-fit.ts';

interface CallToActionProps {
  title: ReactNode;
  label: string;
  /** Empty for no button: only the sentence is shown. */
  href: string;
  /** Opens the booking dialog once its script has loaded. */
  opensBooking?: boolean;
  /** Under the button, e.g. a link back. */
  children?: ReactNode;
}

/** A plain link until the script has loaded. The corner covers the following section where that is dark, such as the footer. */
export function CallToAction({
  title,
  label,
  href,
  opensBooking = false,
  children,
}: CallToActionProps) {
  return (
    <section className="call-to-action" data-theme="light">
      <h2
        className="call-to-action-title"
        style={typeof title === 'string' ? wordFit(title) : undefined}
      >
        {title}
      </h2>
      <div className="call-to-action-ways">
        {href && (
          <Button
            href={href}
            variant="primary"
            size="lg"
            data-opens={opensBooking ? 'booking' : undefined}
          >
            {label}
            <ArrowRight data-travels="" aria-hidden="true" />
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}
