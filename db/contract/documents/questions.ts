// Which questions a section shows, and where on its page their answers stand.

/** The questions of the topic; all of them without a topic. */
export function questionsAbout<Question extends { topic: string }>(
  questions: readonly Question[],
  topic: string,
): readonly Question[] {
  return topic === '' ? questions : questions.filter((each) => each.topic === topic);
}

/** The id of an answer, by the anchor of its section and its place in it, counted from 0. Browsers open a linked answer. */
export function answerAnchor(section: string, index: number): string {
  return `${section}-${index + 1}`;
}
