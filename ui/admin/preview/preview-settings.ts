// How staff like the preview: open or not, how wide, how much room. Kept in this browser, for all forms alike.
import { useEffect, useState } from 'react';

/** The widths at which a page is looked at, in CSS pixels. */
export const PREVIEW_WIDTHS = [
  { value: 'phone', label: 'Phone', px: 390 },
  { value: 'tablet', label: 'Tablet', px: 768 },
  { value: 'desk', label: 'Desk', px: 1280 },
] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]['value'];

export interface PreviewSettings {
  isOpen: boolean;
  width: PreviewWidth;
  /** Share of the editor, per cent. */
  split: number;
}

const KEY = 'preview';
const AT_FIRST: PreviewSettings = { isOpen: false, width: 'phone', split: 52 };

/** What a stored text says; whatever is wrong in it is as at first. */
export function previewSettingsOf(stored: string | null): PreviewSettings {
  try {
    const { isOpen, width, split } = JSON.parse(stored ?? '{}') ?? {};
    return {
      isOpen: isOpen === true,
      width: PREVIEW_WIDTHS.find(({ value }) => value === width)?.value ?? AT_FIRST.width,
      split: Number.isFinite(split) ? split : AT_FIRST.split,
    };
  } catch {
    return AT_FIRST;
  }
}

/** The settings, and a function that changes some of them. As at first until the page has come to life. */
export function usePreviewSettings(): [
  PreviewSettings,
  (change: Partial<PreviewSettings>) => void,
] {
  const [settings, setSettings] = useState(AT_FIRST);
  useEffect(() => {
    const stored = readStored();
    if (stored !== null) setSettings(previewSettingsOf(stored));
  }, []);
  const change = (change: Partial<PreviewSettings>) => {
    // from what is stored: somebody may press a button before the page has read it
    const stored = readStored();
    const next = { ...(stored === null ? settings : previewSettingsOf(stored)), ...change };
    setSettings(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // this page knows them
    }
  };
  return [settings, change];
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
