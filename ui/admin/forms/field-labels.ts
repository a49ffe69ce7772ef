// The labels of the fields of items in their forms, for other parts that name these fields: by their name in the form, or in the
// stored item.
import type { ItemKind } from '#db/contract/item-kind.ts';

const SHARED = {
  slug: 'Slug',
  categories: 'Categories',
  publishDate: 'Publish Date',
  status: 'Status',
};

const POST: Record<string, string> = {
  title: 'Title',
  ...SHARED,
  excerpt: 'Excerpt',
  content: 'Content',
  image: 'Image',
  readTime: 'Read Time',
  author: 'Author',
};

const CASE_STUDY: Record<string, string> = {
  title: 'Client Name',
  ...SHARED,
  caseStudyTitle: 'Case Study Title',
  caseStudySubTitle: 'Case Study Subtitle',
  description: 'Description',
  sector: 'Sector',
  ourRole: 'Our Role',
  gridStat: 'Grid Stat',
  gridSupportingText: 'Grid Supporting Text',
  mainImage: 'Main Image',
  gridImage: 'Grid Image',
  logo: 'Logo',
  stats: 'Stats',
  challengeTitle: 'Challenge Title',
  challengeContent: 'Challenge Content',
  solutionTitle: 'Solution Title',
  solutionContent: 'Solution Content',
  gallery: 'Media Gallery',
  mediaImages: 'Media Gallery',
  mediaAlts: 'Media Gallery',
  videos: 'Videos & Captions',
  mediaVideos: 'Videos & Captions',
  mediaCaptions: 'Videos & Captions',
  testimonial1Quote: 'Testimonial 1 Quote',
  testimonial1Name: 'Testimonial 1 Name',
  testimonial1Position: 'Testimonial 1 Position',
  testimonial1Image: 'Testimonial 1 Image',
  testimonial2Quote: 'Testimonial 2 Quote',
  testimonial2Name: 'Testimonial 2 Name',
  testimonial2Position: 'Testimonial 2 Position',
  testimonial2Image: 'Testimonial 2 Image',
  menuOrder: 'Menu Order',
  featured: 'Featured',
};

const DOCUMENT: Record<string, string> = {
  title: 'Name',
  ...SHARED,
  slug: 'Address',
  content: 'Content',
};

const LABELS: Record<ItemKind, Record<string, string>> = {
  post: POST,
  'case-study': CASE_STUDY,
  document: DOCUMENT,
};

/** The label of the field at the start of `path`, in the form of the kind; the name of a field that no form shows. */
export function labelOf(kind: ItemKind, path: string): string {
  const [field = ''] = path.split('.');
  return LABELS[kind][field] ?? field;
}
