// Questions that open to show their answers.
import { Plus } from '#ui/kit/icons.ts';
import { Prose } from '#ui/kit/prose.tsx';
import { Passage, type PassageFrame } from './passage.tsx';

interface Question {
  question: string;
  /** Sanitised. */
  answer: string;
}

/** Native disclosures, so they open without script. Null without questions. */
export function QuestionsPassage({
  questions,
  ...frame
}: PassageFrame & { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  const Heading = frame.title ? 'h3' : 'h2';
  return (
    <Passage {...frame}>
      {questions.map(({ question, answer }, index) => (
        <details className="questions-passage-question" key={question}>
          <summary className="questions-passage-head">
            <Heading className="questions-passage-title">{question}</Heading>
            <Plus className="questions-passage-sign" aria-hidden="true" />
          </summary>
          <Prose html={answer} idPrefix={`${frame.id}-${index + 1}-`} below={frame.title ? 3 : 2} />
        </details>
      ))}
    </Passage>
  );
}
