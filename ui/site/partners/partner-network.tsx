// The Partner Network section of /partners: a row of filters above a two-column grid.
import type { ReactNode } from 'react';
import { Section } from '#ui/site/frame/section.tsx';

/** The title where no other is given. */
export const NETWORK_TITLE = 'Partner Network';

interface PartnerNetworkProps {
  title?: string;
  /** The row of filters. */
  filters: ReactNode;
  children: ReactNode;
}

/** The frame of the section; the filter island fills it. */
export function PartnerNetwork({ title = NETWORK_TITLE, filters, children }: PartnerNetworkProps) {
  return (
    <Section theme="light" aria-labelledby="partner-network" className="partner-network">
      <h2 className="partner-network-title" id="partner-network">
        {title}
      </h2>
      <div className="partner-network-filters">{filters}</div>
      {children}
    </Section>
  );
}
