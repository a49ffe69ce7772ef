// One of the four service groups on /services; its name stays in view beside the list.
import type { ReactNode } from 'react';
import { Picture } from '#ui/kit/picture.tsx';

/** A group of services. */
export interface ServiceGroup {
  /** The anchor. */
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
  /** Where the name and its picture stand. */
  side?: 'left' | 'right';
  /** The case study that closes the group. */
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
            <li className="service-section-item" key={name}>
              <span className="service-section-number" aria-hidden="true">
                {from + index}
              </span>
              <h3 className="service-section-name">{name}</h3>
              <p className="service-section-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}
