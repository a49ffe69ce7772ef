// Facts about a text for the footer of the editor: word count, HTML blocks, problems, images without alt text.
import type { Node } from '@tiptap/pm/model';
import { sourceProblems } from '#ui/admin/editor/source/source-problems.ts';
import { textOfHtml } from '#ui/admin/editor/source/text-of-html.ts';
import { countWords } from './word-count.ts';

export interface ContentFacts {
  wordCount: number;
  /** HTML blocks that a save does not change. */
  intactHtmlBlocks: number;
  /** The parts that a save would remove from the other HTML blocks: one sentence each, without duplicates. */
  problems: string[];
  /** Images without alt text. */
  missingAlts: number;
}

// nodes are immutable, so an unedited block is examined once
const cache = new WeakMap<Node, ContentFacts>();

/** The facts of a document. Only edited blocks are examined again. `inert` is a document that runs and loads nothing. */
export function contentFacts(doc: Node, inert: Document): ContentFacts {
  const facts = { wordCount: 0, intactHtmlBlocks: 0, missingAlts: 0 };
  const problems = new Set<string>();
  for (const block of doc.children) {
    const own = cache.get(block) ?? factsOf(block, inert);
    cache.set(block, own);
    facts.wordCount += own.wordCount;
    facts.intactHtmlBlocks += own.intactHtmlBlocks;
    facts.missingAlts += own.missingAlts;
    for (const problem of own.problems) problems.add(problem);
  }
  return { ...facts, problems: [...problems] };
}

function factsOf(block: Node, inert: Document): ContentFacts {
  const facts: ContentFacts = { wordCount: 0, intactHtmlBlocks: 0, problems: [], missingAlts: 0 };
  const examine = ({ type, attrs }: Node) => {
    if (type.name === 'htmlBlock') {
      const problems = sourceProblems(attrs.source, inert);
      if (problems.length === 0) {
        facts.intactHtmlBlocks++;
        facts.wordCount += countWords(textOfHtml(attrs.source, inert));
      }
      facts.problems.push(...problems);
    }
    if ((type.name === 'figure' || type.name === 'inlineImage') && attrs.alt === null)
      facts.missingAlts++;
  };
  examine(block);
  block.descendants(examine);
  facts.wordCount += countWords(block.textBetween(0, block.content.size, '\n', ' '));
  return facts;
}
