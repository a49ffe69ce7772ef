// Creates and saves items for tests.
import type { CaseStudy, CaseStudyInput } from '#db/contract/case-studies.ts';
import type { Cleaned } from '#db/contract/clean-html.ts';
import type { Document, DocumentInput } from '#db/contract/documents/documents.ts';
import type { Post, PostInput } from '#db/contract/posts.ts';
import type { Database } from '#db/database.ts';
import { createCaseStudy, updateCaseStudy } from '#db/queries/case-studies.ts';
import { createDocument } from '#db/queries/documents/documents.ts';
import { createPost, updatePost } from '#db/queries/posts.ts';
import {
  cleanDocument,
  cleanPost,
  cleanPostUpdate,
  cleanStudy,
  cleanStudyUpdate,
} from '#db/testing/clean-input.ts';

const POST = { title: 'A post', slug: 'a-post', content: '<p>Text</p>' };
const STUDY = { title: 'A client', slug: 'a-client', description: 'Words', categories: ['B2B'] };

/** Creates a post; omitted fields have ordinary values. */
export function makePost(db: Database, more: Partial<PostInput> = {}): Promise<Cleaned<Post>> {
  return createPost(db, cleanPost({ ...POST, ...more }));
}

/** Creates a case study without stats. */
export function makeStudy(
  db: Database,
  more: Partial<CaseStudyInput> = {},
): Promise<Cleaned<CaseStudy>> {
  return createCaseStudy(db, cleanStudy({ ...STUDY, ...more }));
}

/** Creates a staff page, by default a draft. */
export function makeDocument(
  db: Database,
  more: Partial<DocumentInput> = {},
): Promise<Cleaned<Document>> {
  const content = { v: 1, meta: {}, sections: [] };
  const page = { type: 'page', title: 'A page', slug: 'a-page', content, status: 'draft' };
  return createDocument(db, cleanDocument({ ...page, ...more } as DocumentInput));
}

/** Saves the post with the changes `more`, as a form does. */
export async function savePost(db: Database, post: Post, more: Partial<PostInput>): Promise<Post> {
  const { updatedAt: _, ...fields } = post;
  return (await updatePost(db, post.id, cleanPostUpdate({ ...fields, ...more }))).after;
}

/** Like `savePost`, for a case study. */
export async function saveStudy(
  db: Database,
  study: CaseStudy,
  more: Partial<CaseStudyInput>,
): Promise<CaseStudy> {
  const { updatedAt: _, stats: __, ...fields } = study;
  const update = cleanStudyUpdate({ ...fields, ...more });
  return (await updateCaseStudy(db, study.id, update)).after;
}
