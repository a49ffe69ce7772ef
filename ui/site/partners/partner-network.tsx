// The Partner Network of /partners: filters in one row, then the partners of the chosen one in two columns.
import type { ReactNode } from 'react';
import { Section } from '#ui/site/frame/section.tsx';

interface PartnerNetworkProps {
  /** The row of filters. */
  filters: ReactNode;
  children: ReactNode;
}

/** The section's frame; what fills it is the filter's. */
export function PartnerNetwork({ filters, children }: PartnerNetworkProps) {
  return (
    <Section theme="light" aria-labelledby="partner-network" className="partner-network">
      <h2 className="partner-network-title" id="partner-network">
        Partner Network
      </h2>
      <div className="partner-network-filters">{filters}</div>
      {children}
    </Section>
  );
}
