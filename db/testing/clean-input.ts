// Bodies of the API for write functions in tests: parsed and sanitised as in every save.
import { type CaseStudyInput, caseStudyInput, caseStudyUpdate } from '#db/contract/case-studies.ts';
import { type DocumentInput, documentInput } from '#db/contract/documents/documents.ts';
import { type PostInput, postInput, postUpdate } from '#db/contract/posts.ts';
import { cleanFields } from '#server/admin/clean-fields.ts';

/** A new post. */
export function cleanPost(input: PostInput) {
  return cleanFields(postInput.parse(input));
}

/** A change of a post. */
export function cleanPostUpdate(input: Parameters<typeof postUpdate.parse>[0]) {
  return cleanFields(postUpdate.parse(input));
}

/** A new case study. */
export function cleanStudy(input: CaseStudyInput) {
  return cleanFields(caseStudyInput.parse(input));
}

/** A change of a case study. */
export function cleanStudyUpdate(input: Parameters<typeof caseStudyUpdate.parse>[0]) {
  return cleanFields(caseStudyUpdate.parse(input));
}

/** A new document. */
export function cleanDocument(input: DocumentInput) {
  return cleanFields(documentInput.parse(input), input.type);
}
