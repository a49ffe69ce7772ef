// What is known about a text: its words, what is kept as HTML, what is not kept, and which images say nothing.
import type { Node } from '@tiptap/pm/model';
import { sourceProblems } from './source-problems.ts';
import { wordsIn } from './word-count.ts';

export interface ContentFacts {
  words: number;
  /** Parts that the editor cannot show, and that a save keeps. */
  kept: number;
  /** What a save would change of such parts: one sentence for each, none twice. */
  lost: string[];
  /** Images without alt text. */
  unsaid: number;
}

// nodes never change, so a block that nobody edited is counted once
const known = new WeakMap<Node, ContentFacts>();

/** The facts of a document. After an edit only the blocks that were edited are looked at. `inert` runs and loads nothing. */
export function contentFacts(doc: Node, inert: Document): ContentFacts {
  const facts = { words: 0, kept: 0, unsaid: 0 };
  const lost = new Set<string>();
  for (const block of doc.children) {
    const own = known.get(block) ?? factsOf(block, inert);
    known.set(block, own);
    facts.words += own.words;
    facts.kept += own.kept;
    facts.unsaid += own.unsaid;
    for (const problem of own.lost) lost.add(problem);
  }
  return { ...facts, lost: [...lost] };
}

function factsOf(block: Node, inert: Document): ContentFacts {
  const facts: ContentFacts = { words: 0, kept: 0, lost: [], unsaid: 0 };
  const look = ({ type, attrs }: Node) => {
    if (type.name === 'htmlBlock') {
      const problems = sourceProblems(attrs.source, inert);
      if (problems.length === 0) facts.kept++;
      facts.lost.push(...problems);
    }
    if ((type.name === 'figure' || type.name === 'inlineImage') && attrs.alt === null)
      facts.unsaid++;
  };
  look(block);
  block.descendants(look);
  facts.words = wordsIn(block.textBetween(0, block.content.size, '\n', ' '));
  return facts;
}
