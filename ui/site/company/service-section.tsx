// One of the four service groups on /services; its name stays in view beside the list.
import type { ReactNode } from 'react';
import { Picture } from '#ui/kit/picture.tsx';

/** A group of services. */
export interface ServiceGroup {
  /** The anchor on the page. */
  id: string;
  title: string;
  intro: string;
  image: { src: string; alt: string };
  services: readonly { name: string; text: string }[];
}

interface ServiceSectionProps {
  group: ServiceGroup;
  /** The number of its first service; services are numbered through the page. */
  from?: number;
  theme?: 'paper' | 'light' | 'dark';
  /** The side of the group's name and picture. */
  side?: 'left' | 'right';
  /** The case study at the end of the group. */
  children?: ReactNode;
}

/** The anchor is the group's id. */
export function ServiceSection({
  group,
  from = 1,
  theme = 'paper',
  side = 'left',
  children,
}: ServiceSectionProps) {
  const { id, title, intro, image, services } = group;
  return (
    <section
      className="service-section"
      id={id}
      aria-labelledby={`${id}-title`}
      data-theme={theme}
      data-side={side}
    >
      <div className="service-section-body">
        <header className="service-section-head">
          <h2 className="service-section-title" id={`${id}-title`}>
            {title}
          </h2>
          <p className="service-section-intro">{intro}</p>
          <Picture
            className="service-section-picture"
            {...image}
            altStandsIn={image.alt === ''}
            ratio="3/2"
            sizes="(min-width: 64rem) 34vw, 100vw"
          />
        </header>
        <ol className="service-section-list" start={from}>
          {services.map(({ name, text }, index) => (
            <ServiceItem name={name} number={from + index} opens={index > 0} key={name}>
              {text}
            </ServiceItem>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}

interface ServiceItemProps {
  name: string;
  number: number;
  /** On a phone the text is closed at first and opens below the name. */
  opens: boolean;
  /** The description of the service. */
  children: string;
}

function ServiceItem({ name, number, opens, children }: ServiceItemProps) {
  const id = `service-${number}`;
  const text = <p className="service-section-text">{children}</p>;
  return (
    <li className="service-section-item">
      <span className="service-section-number" aria-hidden="true">
        {number}
      </span>
      <h3 className="service-section-name" id={opens ? id : undefined}>
        {name}
      </h3>
      {opens ? (
        <details className="service-section-more">
          <summary className="service-section-open" aria-labelledby={id} />
          {text}
        </details>
      ) : (
        text
      )}
    </li>
  );
}
