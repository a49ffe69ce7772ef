// Half-typed work made fit for the real screen: what cannot be shown yet is left out, the rest is shown as typed.
import type { CaseStudy, Stat } from '#db/contract/case-studies.ts';
import { mediaUrl, moment } from '#db/contract/fields.ts';
import type { ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import type { Post } from '#db/contract/posts.ts';

const NOW_UNKNOWN = { id: 0, title: '', slug: 'preview', status: 'draft' as const };
const NO_POST: Post = {
  ...NOW_UNKNOWN,
  ...{ excerpt: null, content: '', image: null, readTime: null, categories: [], author: null },
  ...{ publishDate: '', updatedAt: '' },
};
const NO_STUDY: CaseStudy = {
  ...NOW_UNKNOWN,
  ...{ caseStudyTitle: null, caseStudySubTitle: null, description: '', sector: null },
  ...{ categories: [], gridStat: null, gridSupportingText: null, mainImage: null, gridImage: null },
  ...{ logo: null, ourRole: [], menuOrder: 0, featured: false, challengeTitle: null },
  ...{ challengeContent: null, solutionTitle: null, solutionContent: null, mediaImages: [] },
  ...{ mediaAlts: [], mediaVideos: [], mediaCaptions: [], testimonial1Quote: null },
  ...{ testimonial1Name: null, testimonial1Position: null, testimonial1Image: null },
  ...{ testimonial2Quote: null, testimonial2Name: null, testimonial2Position: null },
  ...{ testimonial2Image: null, publishDate: '', updatedAt: '', stats: [] },
};

/** An item of which nothing is known yet, for the preview of a new one. */
export function blankItem<Kind extends ItemKind>(kind: Kind): ItemOf<Kind> {
  return { ...(kind === 'post' ? NO_POST : NO_STUDY) } as ItemOf<Kind>;
}

/** The post as its page can show it. */
export function presentablePost(post: Post): Post {
  return { ...post, ...datesOf(post), image: addressOrNull(post.image) };
}

/** The case study as its page can show it: addresses that are none yet and stats without a number are left out. */
export function presentableStudy(study: CaseStudy): CaseStudy {
  const images = kept(study.mediaImages, study.mediaAlts);
  const videos = kept(study.mediaVideos, study.mediaCaptions);
  return {
    ...study,
    ...datesOf(study),
    mainImage: addressOrNull(study.mainImage),
    gridImage: addressOrNull(study.gridImage),
    logo: addressOrNull(study.logo),
    testimonial1Image: addressOrNull(study.testimonial1Image),
    testimonial2Image: addressOrNull(study.testimonial2Image),
    mediaImages: images.addresses,
    mediaAlts: images.texts,
    mediaVideos: videos.addresses,
    mediaCaptions: videos.texts,
    stats: study.stats
      .filter(({ number }) => number)
      .map((stat, place) => statOf(study, stat, place)),
  };
}

function statOf(study: CaseStudy, stat: Partial<Stat> & { number: string }, place: number): Stat {
  const { icon = null, valueAfterNumber = null, supportingText = null } = stat;
  const texts = { icon, number: stat.number, valueAfterNumber, supportingText };
  // a new stat has no id yet, and React wants each to be known by one
  return { ...texts, id: stat.id ?? -1 - place, caseStudyId: study.id, order: stat.order ?? place };
}

function datesOf({ publishDate, updatedAt }: { publishDate: string; updatedAt: string }) {
  const now = new Date().toISOString();
  const parsed = moment().safeParse(publishDate);
  return { publishDate: parsed.data ?? now, updatedAt: updatedAt || now };
}

function addressOrNull(address: string | null): string | null {
  return mediaUrl().safeParse(address).data ?? null;
}

/** The addresses that are complete, each with the text beside it. */
function kept(addresses: string[], texts: string[]) {
  const pairs = addresses.flatMap((each, i) => {
    const address = addressOrNull(each);
    return address ? [{ address, text: texts[i] ?? '' }] : [];
  });
  return { addresses: pairs.map((pair) => pair.address), texts: pairs.map((pair) => pair.text) };
}
