// What the undo of a rename says.
import { expect, test } from 'bun:test';
import { undoneMessage } from './undone-message.ts';

const renamed = (items: number[], drafts: number[] = []) => {
  const of = (id: number) => ({ id, updatedAt: '2026-01-01T00:00:00.000Z', names: ['Kilns'] });
  return { items: items.map(of), drafts: drafts.map(of) };
};

test('an undo says in how many items the name was kept because they changed since', () => {
  const undone = { title: 'Success', description: 'Undone' };
  expect(undoneMessage(renamed([1, 2], [2, 3]), renamed([1, 2], [2, 3]))).toEqual(undone);
  // a draft was discarded since
  expect(undoneMessage(renamed([1], [1]), renamed([1]))).toEqual(undone);
  expect(undoneMessage(renamed([1], [1]), renamed([]))).toEqual({
    title: 'Not undone',
    description: '1 item was changed since and keeps the name.',
  });
  expect(undoneMessage(renamed([1, 2], [3]), renamed([1]))).toEqual({
    title: 'Partly undone',
    description: '2 items were changed since and keep the name.',
  });
});
