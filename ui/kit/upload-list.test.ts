import { expect, test } from 'bun:test';
import { changeUploads, problemsFirst, type Upload, uploadSummary } from './upload-list.ts';

const file = new File(['x'], 'a.png', { type: 'image/png' });
const upload = (state: Upload['state']): Upload => ({
  id: 1,
  file,
  sent: file,
  state,
  share: null,
  message: null,
});
const message = { title: 'Upload failed', description: 'Failed to upload image' };

test('the share is between zero and one', () => {
  expect(
    changeUploads([upload('uploading')], { type: 'progress', id: 1, share: 1.2 })[0]?.share,
  ).toBe(1);
});

test('events after cancelling are ignored', () => {
  const cancelled = [upload('cancelled')];
  for (const change of [
    { type: 'progress', id: 1, share: 0.5 },
    { type: 'done', id: 1 },
    { type: 'fail', id: 1, message },
  ] as const)
    expect(changeUploads(cancelled, change)).toEqual(cancelled);
});

test('a failed file can be retried and its error is cleared', () => {
  const failed = changeUploads([upload('uploading')], { type: 'fail', id: 1, message });
  expect(failed[0]).toMatchObject({ state: 'failed', message });
  expect(changeUploads(failed, { type: 'retry', id: 1 })[0]).toMatchObject({
    state: 'waiting',
    message: null,
  });
});

test('a refused file cannot be retried', () => {
  expect(changeUploads([upload('refused')], { type: 'retry', id: 1 })[0]?.state).toBe('refused');
});

test('a waiting file can be refused', () => {
  expect(changeUploads([upload('uploading')], { type: 'refuse', id: 1, message })[0]).toMatchObject(
    {
      state: 'refused',
      message,
    },
  );
});

test('clearing keeps running uploads', () => {
  const list = (['waiting', 'uploading', 'done', 'failed', 'refused', 'cancelled'] as const).map(
    upload,
  );
  expect(changeUploads(list, { type: 'clear' }).map(({ state }) => state)).toEqual([
    'waiting',
    'uploading',
  ]);
});

test('other files are unchanged', () => {
  const other = { ...upload('uploading'), id: 2 };
  expect(changeUploads([upload('uploading'), other], { type: 'remove', id: 1 })).toEqual([other]);
});

test('failed and refused files come first', () => {
  const list = (['done', 'failed', 'waiting', 'refused'] as const).map(upload);
  expect(problemsFirst(list).map(({ state }) => state)).toEqual([
    'failed',
    'refused',
    'done',
    'waiting',
  ]);
});

test('the summary counts uploaded and refused files and leaves out cancelled ones', () => {
  const of = (...states: Upload['state'][]) => uploadSummary(states.map(upload));
  expect(of('done', 'uploading', 'refused', 'cancelled')).toBe('1 of 3 uploaded');
  expect(of('done', 'done')).toBe('2 of 2 uploaded');
  expect(of('done', 'failed', 'refused')).toBe('1 added, 2 refused');
  expect(of('cancelled')).toBe('');
});
