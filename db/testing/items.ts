// Items to start from, for tests that are about what happens to them afterwards.
import type { Database } from '#db/client.ts';
import {
  type CaseStudy,
  type CaseStudyInput,
  caseStudyInput,
  caseStudyUpdate,
} from '#db/contract/case-studies.ts';
import { type Post, type PostInput, postInput, postUpdate } from '#db/contract/posts.ts';
import { createCaseStudy, updateCaseStudy } from '#db/queries/case-studies.ts';
import { createPost, updatePost } from '#db/queries/posts.ts';

const POST = { title: 'A post', slug: 'a-post', content: '<p>Text</p>' };
const STUDY = { title: 'A client', slug: 'a-client', description: 'Words', categories: ['B2B'] };

/** A stored post; what is not given is ordinary. */
export function makePost(db: Database, more: Partial<PostInput> = {}): Promise<Post> {
  return createPost(db, postInput.parse({ ...POST, ...more }));
}

/** A stored case study without stats. */
export function makeStudy(db: Database, more: Partial<CaseStudyInput> = {}): Promise<CaseStudy> {
  return createCaseStudy(db, caseStudyInput.parse({ ...STUDY, ...more }));
}

/** Saves the post as a form does that was opened on `post`, with `more` typed into it. */
export async function savePost(db: Database, post: Post, more: Partial<PostInput>): Promise<Post> {
  const { updatedAt: _, ...fields } = post;
  return (await updatePost(db, post.id, postUpdate.parse({ ...fields, ...more }))).after;
}

/** As `savePost`, for a case study. */
export async function saveStudy(
  db: Database,
  study: CaseStudy,
  more: Partial<CaseStudyInput>,
): Promise<CaseStudy> {
  const { updatedAt: _, stats: __, ...fields } = study;
  const update = caseStudyUpdate.parse({ ...fields, ...more });
  return (await updateCaseStudy(db, study.id, update)).after;
}
