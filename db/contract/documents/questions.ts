// Which questions a section shows, and the anchors of their answers.

/** The questions on the topic; all of them without a topic. */
export function questionsAbout<Question extends { topic: string }>(
  questions: readonly Question[],
  topic: string,
): readonly Question[] {
  return topic === '' ? questions : questions.filter((each) => each.topic === topic);
}

/** The id of an answer, from the anchor of its section and its index. Browsers open a linked answer. */
export function answerAnchor(section: string, index: number): string {
  return `${section}-${index + 1}`;
}
