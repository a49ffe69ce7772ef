import { expect, test } from 'bun:test';
import { previewSettingsOf } from './preview-settings.ts';

test('what cannot be read is as at first', () => {
  const first = previewSettingsOf(null);
  for (const stored of ['', 'null', '[]', '{"width":"watch","split":"half","isOpen":1}', '{'])
    expect(previewSettingsOf(stored)).toEqual(first);
});

test('what was chosen comes back', () => {
  const chosen = { isOpen: true, width: 'desk', split: 40 } as const;
  expect(previewSettingsOf(JSON.stringify(chosen))).toEqual(chosen);
});
