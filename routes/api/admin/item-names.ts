// The name of each kind of item in the descriptions of shared routes.
import type { ItemKind } from '#db/contract/item-kind.ts';

export const itemNames: Record<
  ItemKind,
  { tag: string; singular: string; plural: string; operation: string; operations: string }
> = {
  post: {
    tag: 'Posts',
    singular: 'a blog post',
    plural: 'blog posts',
    operation: 'Post',
    operations: 'Posts',
  },
  'case-study': {
    tag: 'Case studies',
    singular: 'a case study',
    plural: 'case studies',
    operation: 'CaseStudy',
    operations: 'CaseStudies',
  },
  document: {
    tag: 'Documents',
    singular: 'a document',
    plural: 'documents',
    operation: 'Document',
    operations: 'Documents',
  },
};
