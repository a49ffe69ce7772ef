import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { aboutGallery, aboutHero, experience, heritage, milestones } from '#db/content/about.ts';
import { awards } from '#db/content/awards.ts';
import { clients } from '#db/content/clients.ts';
import { company } from '#db/content/company.ts';
import { people } from '#db/content/people.ts';
import { AboutPage } from './about-page.tsx';

const html = renderToStaticMarkup(
  <AboutPage
    hero={aboutHero}
    showreel={company.showreel}
    experience={experience}
    milestones={milestones}
    heritage={heritage}
    awards={awards}
    mark={company.mark}
    gallery={aboutGallery}
    clients={clients}
    people={people}
  />,
);

test('the showreel is muted, has controls, and loads only its metadata', () => {
  const film = /<video[^>]*>/.exec(html)?.[0] ?? '';
  for (const attribute of ['controls=""', 'muted=""', 'preload="metadata"', 'poster='])
    expect(film).toContain(attribute);
  expect(film.toLowerCase()).not.toContain('autoplay');
  expect(html).toContain('Your browser does not support the video tag.');
});

test('the texts are those of docs/contract.md', () => {
  for (const text of ['Experience that scales', '21+', '120+', ...awards.map((a) => a.label)])
    expect(html).toContain(text);
});

test('twenty client logos are hidden when they fail to load', () => {
  expect(html.match(/data-hide-broken="frame"/g)).toHaveLength(20);
});
