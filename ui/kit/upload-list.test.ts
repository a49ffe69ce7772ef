import { expect, test } from 'bun:test';
import { changeUploads, type Upload } from './upload-list.ts';

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

test('keeps the share between nought and one', () => {
  expect(
    changeUploads([upload('uploading')], { type: 'progress', id: 1, share: 1.2 })[0]?.share,
  ).toBe(1);
});

test('what arrives after cancelling changes nothing', () => {
  const cancelled = [upload('cancelled')];
  for (const change of [
    { type: 'progress', id: 1, share: 0.5 },
    { type: 'done', id: 1 },
    { type: 'fail', id: 1, message },
  ] as const)
    expect(changeUploads(cancelled, change)).toEqual(cancelled);
});

test('a failed file can be tried again and forgets why it failed', () => {
  const failed = changeUploads([upload('uploading')], { type: 'fail', id: 1, message });
  expect(failed[0]).toMatchObject({ state: 'failed', message });
  expect(changeUploads(failed, { type: 'retry', id: 1 })[0]).toMatchObject({
    state: 'waiting',
    message: null,
  });
});

test('a refused file cannot be tried again', () => {
  expect(changeUploads([upload('refused')], { type: 'retry', id: 1 })[0]?.state).toBe('refused');
});

test('a file is refused when it turns out that it must not be sent', () => {
  expect(changeUploads([upload('uploading')], { type: 'refuse', id: 1, message })[0]).toMatchObject(
    {
      state: 'refused',
      message,
    },
  );
});

test('clearing leaves what is under way', () => {
  const list = (['waiting', 'uploading', 'done', 'failed', 'refused', 'cancelled'] as const).map(
    upload,
  );
  expect(changeUploads(list, { type: 'clear' }).map(({ state }) => state)).toEqual([
    'waiting',
    'uploading',
  ]);
});

test('touches no other file', () => {
  const other = { ...upload('uploading'), id: 2 };
  expect(changeUploads([upload('uploading'), other], { type: 'remove', id: 1 })).toEqual([other]);
});
