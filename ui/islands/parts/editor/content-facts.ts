// What is known about a text: its words, what is kept as HTML, and which images say nothing.
import type { Node } from '@tiptap/pm/model';
import { wordsIn } from './word-count.ts';

export interface ContentFacts {
  words: number;
  /** Parts that the editor cannot show. */
  kept: number;
  /** Images without alt text. */
  unsaid: number;
}

// nodes never change, so a block that nobody edited is counted once
const known = new WeakMap<Node, ContentFacts>();

/** The facts of a document. After an edit only the blocks that were edited are looked at. */
export function contentFacts(doc: Node): ContentFacts {
  const facts = { words: 0, kept: 0, unsaid: 0 };
  for (const block of doc.children) {
    const own = known.get(block) ?? factsOf(block);
    known.set(block, own);
    facts.words += own.words;
    facts.kept += own.kept;
    facts.unsaid += own.unsaid;
  }
  return facts;
}

function factsOf(block: Node): ContentFacts {
  const facts = { words: 0, kept: 0, unsaid: 0 };
  const look = ({ type, attrs }: Node) => {
    if (type.name === 'htmlBlock') facts.kept++;
    if ((type.name === 'figure' || type.name === 'inlineImage') && attrs.alt === null)
      facts.unsaid++;
  };
  look(block);
  block.descendants(look);
  facts.words = wordsIn(block.textBetween(0, block.content.size, '\n', ' '));
  return facts;
}
