// The partner filter as an island: one category is selected, starting with All (docs/contract.md, Partners).
import type { ShownPartner } from '#db/content/partners.ts';
import { useAddressState } from '#ui/islands/address-state.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { Reflow, ReflowItem } from '#ui/kit/reflow.tsx';
import { PartnerCard, type PartnerWork } from './partner-card.tsx';
import { PartnerNetwork } from './partner-network.tsx';

const ALL = 'All';

interface PartnerFilterProps {
  partners: readonly ShownPartner[];
  /** The title of the section; by default that of `PartnerNetwork`. */
  title?: string;
  /** The filters in their order, All first. */
  filters: readonly string[];
  /** The category of the address. */
  category: string;
  /** The case studies that were built with each partner, by its name. */
  usedAt?: Readonly<Record<string, readonly PartnerWork[]>>;
}

/** Complete without script: the filters are the buttons of a form. */
export function PartnerFilter({
  partners,
  title,
  filters,
  category: initial,
  usedAt = {},
}: PartnerFilterProps) {
  const [category, go] = useAddressState(initial, categoryOf);
  const shown =
    category === ALL ? partners : partners.filter((partner) => partner.category === category);

  const choose = (next: string) => {
    if (next === category) return;
    go(next, hrefOf(next));
  };

  return (
    <PartnerNetwork
      title={title}
      filters={
        <form action="/partners">
          <FilterChips
            label="Partner category"
            name="category"
            options={filters.map((value) => ({ value, label: value }))}
            value={category}
            onValueChange={choose}
          />
        </form>
      }
    >
      <p className="visually-hidden" aria-live="polite">
        {`Showing ${shown.length} of ${partners.length} partners`}
      </p>
      {shown.length > 0 ? (
        <Reflow className="partner-network-list">
          {shown.map((partner) => (
            <ReflowItem key={partner.name}>
              <PartnerCard
                partner={partner}
                usedAt={Object.hasOwn(usedAt, partner.name) ? usedAt[partner.name] : undefined}
              />
            </ReflowItem>
          ))}
        </Reflow>
      ) : (
        <EmptyState
          title="No partners found in this category."
          text="Either we haven’t met the right one yet, or there’s no such category. Both happen."
          action={
            <Button href="/partners" variant="outline">
              See them all
            </Button>
          }
        />
      )}
    </PartnerNetwork>
  );
}

function hrefOf(category: string): string {
  return category === ALL
    ? '/partners'
    : `/partners?${new URLSearchParams({ category }).toString()}`;
}

function categoryOf(search: URLSearchParams): string {
  return search.get('category') || ALL;
}
