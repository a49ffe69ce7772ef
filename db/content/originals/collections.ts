// The original content of the collections, from the files with their texts.
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import { awards } from '../awards.ts';
import { clients } from '../clients.ts';
import { divisionPages } from '../division-pages.ts';
import { divisions } from '../divisions.ts';
import { divisionBands } from '../home.ts';
import { offices } from '../offices.ts';
import { partners } from '../partners.ts';
import { people } from '../people.ts';
import { results } from '../results.ts';
import { serviceGroups } from '../services.ts';
import { topics } from '../topics.ts';
import { imageOf } from './image-of.ts';

const NO_DRAWING = { viewBox: '', path: '' };

export const partnerList = (): ContentOf<'partner-list'> => ({
  v: 1,
  items: partners.map(({ name, category, description, brandColour, ...partner }) => ({
    name,
    category,
    description,
    brandColour,
    logo: partner.isImage ? partner.logo : NO_DRAWING,
  })),
});

export const officeList = (): ContentOf<'office-list'> => ({
  v: 1,
  items: offices.map(({ city, country, address, phone, image }) => ({
    city,
    country,
    address: [...address],
    phone: phone ?? { label: '', href: '' },
    image: imageOf(image),
  })),
});

export const awardList = (): ContentOf<'award-list'> => ({ v: 1, items: [...awards] });

export const clientList = (): ContentOf<'client-list'> => ({
  v: 1,
  items: clients.map(({ name, src, width, height }) => ({ name, logo: src, width, height })),
});

export const serviceList = (): ContentOf<'service-list'> => ({
  v: 1,
  items: serviceGroups.map(({ id, title, intro, image, services, workCategories }) => ({
    anchor: id,
    title,
    intro,
    image: imageOf(image),
    services: [...services],
    workCategories: [...workCategories],
  })),
});

export const divisionList = (): ContentOf<'division-list'> => ({
  v: 1,
  items: divisionPages.map((page, index) => ({
    anchor: page.id,
    title: page.title,
    description: divisions[index]?.description ?? '',
    image: imageOf(page.image),
    band: divisionBands.texts[index] ?? '',
    heading: page.heading,
    intro: page.intro,
    points: [...page.points],
    contactLabel: page.contactLabel,
    workCategories: [...page.workCategories],
  })),
});

export const resultList = (): ContentOf<'result-list'> => ({
  v: 1,
  items: results.map(({ slug, brand, metric, measurement, description, image, tags }) => ({
    study: slug,
    brand,
    figure: metric[0],
    words: metric[1],
    measurement,
    description,
    image: imageOf(image),
    tags: [...tags],
  })),
});

export const peopleList = (): ContentOf<'people-list'> => ({
  v: 1,
  items: people.map(({ name, does, city, about }) => ({
    name,
    does,
    city,
    about,
    image: { src: '', alt: '' },
  })),
});

export const topicList = (): ContentOf<'topic-list'> => ({ v: 1, items: [...topics] });

export const questionList = (): ContentOf<'question-list'> => ({ v: 1, items: [] });
