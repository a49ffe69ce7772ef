// Questions that open to show their answers.
import { answerAnchor } from '#db/contract/documents/questions.ts';
import { Plus } from '#ui/kit/icons.ts';
import { Prose } from '#ui/kit/prose.tsx';
import { Passage, type PassageFrame } from './passage.tsx';

interface Question {
  question: string;
  /** Sanitised HTML. */
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
      {questions.map(({ question, answer }, index) => {
        const id = answerAnchor(frame.id, index);
        return (
          <details className="questions-passage-question" key={question}>
            <summary className="questions-passage-head">
              <Heading className="questions-passage-title">{question}</Heading>
              <Plus className="questions-passage-sign" aria-hidden="true" />
            </summary>
            <div id={id}>
              <Prose html={answer} idPrefix={`${id}-`} below={frame.title ? 3 : 2} />
            </div>
          </details>
        );
      })}
    </Passage>
  );
}
