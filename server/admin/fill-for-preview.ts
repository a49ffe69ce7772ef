// Prepares unfinished items for their public page: invalid values are left out, the rest is shown as typed.
import type { CaseStudy, Stat } from '#db/contract/case-studies.ts';
import { type Document, STAFF_PAGE } from '#db/contract/documents/documents.ts';
import { mediaUrl, moment } from '#db/contract/fields.ts';
import type { Item, ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import type { Post } from '#db/contract/posts.ts';

const BLANK_POST: Post = {
  id: 0,
  title: '',
  slug: 'preview',
  status: 'draft',
  excerpt: null,
  content: '',
  image: null,
  readTime: null,
  categories: [],
  author: null,
  publishDate: '',
  updatedAt: '',
};
const BLANK_DOCUMENT: Document = {
  id: 0,
  type: STAFF_PAGE,
  title: '',
  slug: 'preview',
  status: 'draft',
  content: { v: 1 },
  publishDate: '',
  updatedAt: '',
};
const BLANK_CASE_STUDY: CaseStudy = {
  id: 0,
  title: '',
  slug: 'preview',
  status: 'draft',
  caseStudyTitle: null,
  caseStudySubTitle: null,
  description: '',
  sector: null,
  categories: [],
  gridStat: null,
  gridSupportingText: null,
  mainImage: null,
  gridImage: null,
  logo: null,
  ourRole: [],
  menuOrder: 0,
  featured: false,
  challengeTitle: null,
  challengeContent: null,
  solutionTitle: null,
  solutionContent: null,
  mediaImages: [],
  mediaAlts: [],
  mediaVideos: [],
  mediaCaptions: [],
  testimonial1Quote: null,
  testimonial1Name: null,
  testimonial1Position: null,
  testimonial1Image: null,
  testimonial2Quote: null,
  testimonial2Name: null,
  testimonial2Position: null,
  testimonial2Image: null,
  publishDate: '',
  updatedAt: '',
  stats: [],
};

const BLANK: { [Kind in ItemKind]: ItemOf<Kind> } = {
  post: BLANK_POST,
  'case-study': BLANK_CASE_STUDY,
  document: BLANK_DOCUMENT,
};

/** An empty item, for the preview of a new one; `type` is that of a document. */
export function blankItem(kind: ItemKind, type = STAFF_PAGE): Item {
  const blank = BLANK[kind];
  return 'type' in blank ? { ...blank, type, slug: type } : { ...blank };
}

/** The post with invalid dates and addresses removed, as its page needs it. */
export function fillPostForPreview(post: Post): Post {
  return { ...post, ...validDates(post), image: validAddress(post.image) };
}

/** The case study as its page needs it: invalid addresses and stats without a number are left out. */
export function fillCaseStudyForPreview(study: CaseStudy): CaseStudy {
  const images = completePairs(study.mediaImages, study.mediaAlts);
  const videos = completePairs(study.mediaVideos, study.mediaCaptions);
  return {
    ...study,
    ...validDates(study),
    mainImage: validAddress(study.mainImage),
    gridImage: validAddress(study.gridImage),
    logo: validAddress(study.logo),
    testimonial1Image: validAddress(study.testimonial1Image),
    testimonial2Image: validAddress(study.testimonial2Image),
    mediaImages: images.addresses,
    mediaAlts: images.texts,
    mediaVideos: videos.addresses,
    mediaCaptions: videos.texts,
    stats: study.stats
      .filter(({ number }) => number)
      .map((stat, place) => completeStat(study, stat, place)),
  };
}

function completeStat(
  study: CaseStudy,
  stat: Partial<Stat> & { number: string },
  place: number,
): Stat {
  const { icon = null, valueAfterNumber = null, supportingText = null, measurement = null } = stat;
  const texts = { icon, number: stat.number, valueAfterNumber, supportingText, measurement };
  // React needs a key for each stat, and a new stat has no id yet
  return { ...texts, id: stat.id ?? -1 - place, caseStudyId: study.id, order: stat.order ?? place };
}

function validDates({ publishDate, updatedAt }: { publishDate: string; updatedAt: string }) {
  const now = new Date().toISOString();
  const parsed = moment().safeParse(publishDate);
  return { publishDate: parsed.data ?? now, updatedAt: updatedAt || now };
}

function validAddress(address: string | null): string | null {
  return mediaUrl().safeParse(address).data ?? null;
}

/** The valid addresses, each with its text. */
function completePairs(addresses: string[], texts: string[]) {
  const pairs = addresses.flatMap((each, i) => {
    const address = validAddress(each);
    return address ? [{ address, text: texts[i] ?? '' }] : [];
  });
  return { addresses: pairs.map((pair) => pair.address), texts: pairs.map((pair) => pair.text) };
}
