// Questions that open to their answers; every answer is in the page, and open without script. For islands only.
import * as RadixAccordion from '@radix-ui/react-accordion';
import type { ComponentProps, ReactNode } from 'react';
import { Plus } from './icons.ts';
import { partContext, usePart } from './part-context.ts';

type HeadingLevel = 2 | 3 | 4 | 5 | 6;

const AccordionRoot = partContext<{ headingLevel: HeadingLevel }>('Accordion');

/** A closed region would be announced as an empty landmark. */
const NO_REGION = { role: undefined, 'aria-labelledby': undefined };

type AccordionProps = ComponentProps<typeof RadixAccordion.Root> & {
  /** The level its titles have among the page's headings. */
  headingLevel?: HeadingLevel;
};

/** `type="single"` (with `collapsible`, all may be closed) or `type="multiple"`. The rest goes to the root. */
export function Accordion({ headingLevel = 3, className, ...rest }: AccordionProps) {
  return (
    <AccordionRoot value={{ headingLevel }}>
      <RadixAccordion.Root
        className={className ? `accordion ${className}` : 'accordion'}
        {...rest}
      />
    </AccordionRoot>
  );
}

type AccordionItemProps = Omit<ComponentProps<typeof RadixAccordion.Item>, 'title'> & {
  /** What the button says. */
  title: ReactNode;
};

/** One title and what it opens. The rest goes to the item. */
export function AccordionItem({ title, className, children, ...rest }: AccordionItemProps) {
  const { headingLevel } = usePart(AccordionRoot, 'AccordionItem');
  const Heading = `h${headingLevel}` as const;
  return (
    <RadixAccordion.Item
      className={className ? `accordion-item ${className}` : 'accordion-item'}
      {...rest}
    >
      <RadixAccordion.Header asChild>
        <Heading className="accordion-title">
          <RadixAccordion.Trigger className="accordion-trigger">
            <span className="accordion-label">{title}</span>
            <Plus aria-hidden="true" />
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      {/* Radix stops transitions on the content itself while it measures it: the clip inside moves instead. */}
      <RadixAccordion.Content forceMount className="accordion-content" {...NO_REGION}>
        <div className="accordion-clip">
          <div className="accordion-body">{children}</div>
        </div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
