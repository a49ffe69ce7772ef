// The enquiry that is open in the inbox.
import { useEffect, useRef } from 'react';
import type { Enquiry } from '#db/contract/enquiries.ts';
import { useHash } from '#ui/admin/shell/use-hash.ts';
import { enquiryAnchor } from './enquiry-labels.ts';

interface OpenEnquiryOptions {
  markRead: (enquiry: Enquiry) => unknown;
  /** Whether the enquiry stays open when it leaves the list. */
  stays: (enquiry: Enquiry) => boolean;
  /** Takes the focus when the open enquiry closes and none follows. */
  refocusList: () => void;
}

/** The enquiry of the hash in the address, or the one that it was merged into. Opening a new one marks it as read, once. */
export function useOpenEnquiry(
  enquiries: readonly Enquiry[],
  { markRead, stays, refocusList }: OpenEnquiryOptions,
) {
  const { hash, open, close } = useHash();
  const heading = useRef<HTMLHeadingElement>(null);
  const at = enquiries.findIndex((each) =>
    [each, ...each.merged].some((one) => enquiryAnchor(one) === hash),
  );
  const last = useRef<Enquiry>(undefined);
  const { current: before } = last;
  const isKept = before !== undefined && enquiryAnchor(before) === hash && stays(before);
  const current = enquiries[at] ?? (isKept ? before : undefined);
  useEffect(() => {
    last.current = current;
  });
  const markOnce = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each enquiry that opens
  useEffect(() => {
    if (!current) {
      if (markOnce.current && document.activeElement === document.body) refocusList();
      markOnce.current = undefined;
      return;
    }
    if (markOnce.current === current.id) return;
    markOnce.current = current.id;
    if (current.status === 'new') void markRead(current);
    // on a narrow screen the enquiry replaces the list
    if (!document.getElementById(enquiryAnchor(current))?.checkVisibility())
      heading.current?.focus();
  }, [current?.id]);
  const show = (enquiry: Enquiry | undefined) => {
    if (!enquiry) return false;
    open(enquiryAnchor(enquiry));
    document.getElementById(enquiryAnchor(enquiry))?.focus();
  };
  return {
    open: current,
    heading,
    show,
    step: (by: 1 | -1) => show(enquiries[at < 0 ? 0 : at + by]),
    /** When the open enquiry is among `gone`, opens the next one, or closes it when there is none. */
    leave: (gone: readonly Enquiry[]) => {
      if (!current || !gone.includes(current)) return;
      const next = enquiries.slice(at + 1).find((each) => !gone.includes(each));
      if (next) return void show(next);
      close();
      refocusList();
    },
    close: () => {
      close();
      const row = current && enquiryAnchor(current);
      requestAnimationFrame(() => row && document.getElementById(row)?.focus());
    },
  };
}
