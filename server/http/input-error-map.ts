// What is wrong with an input, in words for people, wherever its schema does not say it itself (contract §3).
import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The words for an issue; undefined leaves zod its own. */
export function inputErrorMap(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_big':
      return issue.origin === 'array'
        ? `Must have at most ${issue.maximum} items`
        : `Must be at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'array'
        ? `Must have at least ${issue.minimum} items`
        : `Must be at least ${issue.minimum}`;
    case 'invalid_union':
      // the last choice says most: those before it stand for nothing given
      return issue.errors.at(-1)?.[0]?.message;
    default:
      return undefined;
  }
}
