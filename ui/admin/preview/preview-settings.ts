// The preview settings: open or not, page width, split. Stored in this browser for all forms.
import { useEffect, useState } from 'react';
import { localStore } from '#ui/kit/browser-storage.ts';

/** The page widths of the preview, in CSS pixels. */
export const PREVIEW_WIDTHS = [
  { value: 'phone', label: 'Phone', px: 390 },
  { value: 'tablet', label: 'Tablet', px: 768 },
  { value: 'desktop', label: 'Desktop', px: 1280 },
] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]['value'];

interface PreviewSettings {
  isOpen: boolean;
  width: PreviewWidth;
  /** Width of the editor in per cent. */
  split: number;
  /** Whether the panel beside the content is open. */
  isPanelOpen: boolean;
}

/** The storage key of the settings, and their defaults. */
interface PreviewProfile {
  key: string;
  defaults: PreviewSettings;
}

/** The profile of forms for writing. */
export const WRITING: PreviewProfile = {
  key: 'preview',
  defaults: { isOpen: false, width: 'phone', split: 52, isPanelOpen: true },
};

/** The profile of forms whose page is edited on its preview. */
export const ON_PAGE: PreviewProfile = {
  key: 'preview-on-page',
  defaults: { isOpen: true, width: 'desktop', split: 40, isPanelOpen: true },
};

/** Parses stored settings. Invalid values get their default. */
export function parsePreviewSettings(
  stored: string | null,
  { defaults }: Pick<PreviewProfile, 'defaults'> = WRITING,
): PreviewSettings {
  try {
    const { isOpen, width, split, isPanelOpen } = JSON.parse(stored ?? '{}') ?? {};
    return {
      isOpen: typeof isOpen === 'boolean' ? isOpen : defaults.isOpen,
      width: PREVIEW_WIDTHS.find(({ value }) => value === width)?.value ?? defaults.width,
      split: Number.isFinite(split) ? split : defaults.split,
      isPanelOpen: isPanelOpen !== false,
    };
  } catch {
    return defaults;
  }
}

/** The settings and a function that changes some of them. Returns the defaults while hydrating. */
export function usePreviewSettings(
  profile: PreviewProfile,
): [PreviewSettings, (change: Partial<PreviewSettings>) => void] {
  const [settings, setSettings] = useState(profile.defaults);
  useEffect(() => {
    const stored = localStore.getItem(profile.key);
    if (stored !== null) setSettings(parsePreviewSettings(stored, profile));
  }, [profile]);
  const change = (change: Partial<PreviewSettings>) => {
    // reads the stored settings: a button may be pressed before the effect above ran
    const stored = localStore.getItem(profile.key);
    const known = stored === null ? settings : parsePreviewSettings(stored, profile);
    const next = { ...known, ...change };
    setSettings(next);
    localStore.setItem(profile.key, JSON.stringify(next));
  };
  return [settings, change];
}
