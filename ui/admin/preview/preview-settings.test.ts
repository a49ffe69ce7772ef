import { expect, test } from 'bun:test';
import { parsePreviewSettings } from './preview-settings.ts';

test('invalid settings get their defaults', () => {
  const defaults = parsePreviewSettings(null);
  for (const stored of ['', 'null', '[]', '{"width":"watch","split":"half","isOpen":1}', '{'])
    expect(parsePreviewSettings(stored)).toEqual(defaults);
});

test('valid settings are restored', () => {
  const settings = { isOpen: true, width: 'desktop', split: 40, isPanelOpen: false } as const;
  expect(parsePreviewSettings(JSON.stringify(settings))).toEqual(settings);
});
