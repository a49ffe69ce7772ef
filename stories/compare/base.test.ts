// The commit that stories are compared with.
import { expect, test } from 'bun:test';
import { chooseBase } from './base.ts';

const onBranch = { given: undefined, dirty: false, head: 'b2', mergeBase: 'a1' };

test('a branch is compared with its merge base', () => {
  expect(chooseBase(onBranch)).toEqual({ revision: 'a1', reason: 'the merge base with main' });
});

test('main is compared with the commit before', () => {
  expect(chooseBase({ ...onBranch, mergeBase: 'b2' }).revision).toBe('HEAD~1');
});

test('uncommitted changes are compared with HEAD', () => {
  expect(chooseBase({ ...onBranch, dirty: true }).revision).toBe('HEAD');
  expect(chooseBase({ ...onBranch, dirty: true, mergeBase: null }).revision).toBe('HEAD');
});

test('a given revision comes first', () => {
  expect(chooseBase({ ...onBranch, dirty: true, given: 'v1' }).revision).toBe('v1');
});

test('a repository without main needs a given revision', () => {
  expect(() => chooseBase({ ...onBranch, mergeBase: null })).toThrow('--base');
});
