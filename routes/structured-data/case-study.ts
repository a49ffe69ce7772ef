// The structured data of a case study: an article about a client, with the client's quotations.
import type { Article, Quotation, WithContext } from 'schema-dts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { itemPath } from '#db/contract/item-path.ts';
import { modifiedAt } from '#db/contract/modified-at.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';
import { organisationReference, publisherReference } from './organisation.ts';

/** The schema.org Article of a case study; the organisation is author and publisher. */
export function caseStudyData(c: AppContext, study: CaseStudy): WithContext<Article> {
  const { origin } = c.env;
  const image = study.mainImage || study.gridImage || siteFacts(c).socialImage.src;
  const quotations = [
    quotation(study.testimonial1Quote, study.testimonial1Name, study.testimonial1Position),
    quotation(study.testimonial2Quote, study.testimonial2Name, study.testimonial2Position),
  ].filter((it) => it !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: study.caseStudyTitle || study.title,
    alternativeHeadline: study.caseStudySubTitle || undefined,
    description: study.description,
    image: new URL(addressOfPicture(c, image), origin).href,
    datePublished: study.publishDate,
    dateModified: modifiedAt(study),
    author: organisationReference(c),
    publisher: publisherReference(c),
    about: { '@type': 'Organization', name: study.title },
    articleSection: study.sector || undefined,
    keywords: [...new Set([...study.categories, ...study.ourRole])].join(', '),
    inLanguage: 'en-GB',
    mainEntityOfPage: origin + itemPath('case-study', study.slug),
    ...(quotations.length > 0 && { hasPart: quotations }),
  };
}

function quotation(
  text: string | null,
  name: string | null,
  position: string | null,
): Quotation | null {
  if (!text) return null;
  const person = name && { '@type': 'Person' as const, name, jobTitle: position || undefined };
  return { '@type': 'Quotation', text, ...(person && { creator: person }) };
}
