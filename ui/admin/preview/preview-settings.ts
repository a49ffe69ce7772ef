// The preview settings: open or not, page width, split. Stored in this browser for all forms.
import { useEffect, useState } from 'react';

/** The page widths of the preview, in CSS pixels. */
export const PREVIEW_WIDTHS = [
  { value: 'phone', label: 'Phone', px: 390 },
  { value: 'tablet', label: 'Tablet', px: 768 },
  { value: 'desktop', label: 'Desktop', px: 1280 },
] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]['value'];

export interface PreviewSettings {
  isOpen: boolean;
  width: PreviewWidth;
  /** Width of the editor in per cent. */
  split: number;
  /** Whether the panel beside the content is there. */
  isPanelOpen: boolean;
}

const STORAGE_KEY = 'preview';
const DEFAULTS: PreviewSettings = { isOpen: false, width: 'phone', split: 52, isPanelOpen: true };

/** Parses stored settings. Invalid values get their default. */
export function parsePreviewSettings(stored: string | null): PreviewSettings {
  try {
    const { isOpen, width, split, isPanelOpen } = JSON.parse(stored ?? '{}') ?? {};
    return {
      isOpen: isOpen === true,
      width: PREVIEW_WIDTHS.find(({ value }) => value === width)?.value ?? DEFAULTS.width,
      split: Number.isFinite(split) ? split : DEFAULTS.split,
      isPanelOpen: isPanelOpen !== false,
    };
  } catch {
    return DEFAULTS;
  }
}

/** The settings and a function that changes some of them. Returns the defaults while hydrating. */
export function usePreviewSettings(): [
  PreviewSettings,
  (change: Partial<PreviewSettings>) => void,
] {
  const [settings, setSettings] = useState(DEFAULTS);
  useEffect(() => {
    const stored = readStored();
    if (stored !== null) setSettings(parsePreviewSettings(stored));
  }, []);
  const change = (change: Partial<PreviewSettings>) => {
    // reads the stored settings: a button may be pressed before the effect above ran
    const stored = readStored();
    const next = { ...(stored === null ? settings : parsePreviewSettings(stored)), ...change };
    setSettings(next);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    } catch {
      // without storage the settings last as long as the page
    }
  };
  return [settings, change];
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
