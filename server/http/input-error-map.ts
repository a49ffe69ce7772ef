// Zod's error map: readable messages where a schema has none of its own (docs/contract.md, API conventions).
import type { z } from 'zod';

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The message for an issue; undefined keeps zod's own. */
export function inputErrorMap(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return mustBeOneOf(issue.values);
    case 'too_big':
      if (issue.origin === 'array') return `Must have at most ${items(issue.maximum)}`;
      return `Must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'too_small':
      if (issue.origin === 'array') return `Must have at least ${items(issue.minimum)}`;
      return `Must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'invalid_format':
      return 'Has the wrong format';
    case 'invalid_union':
      if (Array.isArray(issue.options))
        return mustBeOneOf(issue.options.filter((value) => value !== undefined));
      // the last option is the most specific: the others are for empty input
      return issue.errors.at(-1)?.[0]?.message;
    default:
      return undefined;
  }
}

function items(count: number | bigint): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}

function mustBeOneOf(values: readonly unknown[]): string {
  const [only] = values;
  if (values.length > 1) return `Must be one of ${values.join(', ')}`;
  // quoted: “Must be missing” without quotes would read as the opposite
  return `Must be ${typeof only === 'string' ? `“${only}”` : only}`;
}
