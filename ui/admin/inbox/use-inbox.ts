// The state of the inbox: its list, the open enquiry, the selection, and the keyboard shortcuts.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type {
  Enquiry,
  EnquiryBox,
  EnquiryList,
  EnquiryListQuery,
  EnquiryStatus,
} from '#db/contract/enquiries.ts';
import { hasSingleKeys } from '#ui/admin/commands/single-keys.ts';
import { usePageKeys } from '#ui/admin/commands/use-page-keys.ts';
import { type AdminListState, useAdminList } from '#ui/admin/lists/use-admin-list.ts';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { latinKeyOf } from '#ui/kit/shortcut.ts';
import { selectedAfter } from '#ui/kit/table-selection.ts';
import { REPLY_BUTTON } from './enquiry-labels.ts';
import { SavedTexts } from './saved-texts.ts';
import { unreadQuery } from './unread-count.tsx';
import { useInboxChanges } from './use-inbox-changes.ts';
import { useOpenEnquiry } from './use-open-enquiry.ts';
import { useReplyDrafts } from './use-reply-drafts.ts';

interface InboxOptions {
  path: string;
  /** The page that the server rendered, the query of the address, and the default query. */
  list: EnquiryList;
  query: EnquiryListQuery;
  defaults: EnquiryListQuery;
}

export type InboxState = ReturnType<typeof useInbox>;

/** The statuses in each box; keep it equal to `BOXES` in db/queries/inbox/enquiries.ts. */
const STATUSES_OF: Record<EnquiryBox, readonly EnquiryStatus[]> = {
  open: ['new', 'read'],
  done: ['answered'],
  newsletter: ['new', 'read', 'answered'],
  spam: ['spam'],
  all: ['new', 'read', 'answered', 'spam'],
};

/** Whether the list still shows an enquiry that gets this status. */
function isListed({ box, status: only }: EnquiryListQuery, status: EnquiryStatus): boolean {
  return STATUSES_OF[box].includes(status) && (only === undefined || only === status);
}

/** Also handles the shortcuts, and shows the number of unread enquiries in the document title. */
export function useInbox({ path, list: initialList, query: initialQuery, defaults }: InboxOptions) {
  const list = useAdminList({
    path,
    defaults,
    initialQuery,
    initialList,
    fetch: ({ page, limit, id, ...rest }: EnquiryListQuery) =>
      answerOf(
        api.admin.enquiries.$get({
          query: {
            ...rest,
            ...(id && { id: String(id) }),
            page: String(page),
            limit: String(limit),
          },
        }),
      ),
  });
  const enquiries = list.isMissing ? [] : list.data.enquiries;
  const texts = useSavedTexts();
  const changes = useInboxChanges(list, texts);
  const drafts = useReplyDrafts();
  const hasDraft = ({ id }: Enquiry) => drafts.of(id) !== undefined;
  const reading = useOpenEnquiry(enquiries, {
    markRead: changes.markRead,
    stays: hasDraft,
    refocusList: list.refocus,
  });
  const selection = useSelection(enquiries);
  const remove = async (gone: readonly Enquiry[]) => {
    reading.leave(gone);
    selection.clear();
    for (const { id } of gone) texts.drop(`${id}:`);
    // an enquiry that could not be deleted keeps what was typed
    if (!(await changes.remove(gone))) for (const { id } of gone) texts.drop(`${id}:`, false);
  };
  const setStatus = (some: readonly Enquiry[], status: EnquiryStatus) => {
    if (!isListed(list.query, status)) reading.leave(some.filter((each) => !hasDraft(each)));
    selection.clear();
    return changes.setStatus(some, status);
  };
  /** Focuses the open row, else the list, after the focused control was removed. */
  const keepFocus = () => {
    const isLost = () => document.activeElement === document.body;
    if (isLost()) document.getElementById(location.hash.slice(1))?.focus();
    if (isLost()) list.refocus();
  };
  const { change, sendAgain, reply, merge } = changes;
  const inbox = {
    list,
    enquiries,
    reading,
    drafts,
    texts,
    selection,
    keepFocus,
    setStatus,
    remove,
    change,
    sendAgain,
    reply,
    merge,
    hasNew: useHasNew(list),
    showNew: async () => {
      await list.refresh();
      keepFocus();
    },
  };
  useInboxKeys(inbox);
  useUnreadInTitle(list.data.unread);
  return inbox;
}

/** Whether enquiries arrived that the first page of the inbox does not show yet. */
function useHasNew({ query, data, isFiltered }: AdminListState<EnquiryListQuery, EnquiryList>) {
  const { data: counted } = useQuery({ ...unreadQuery, enabled: false });
  const seen = useRef(0);
  // an enquiry that is done or deleted here leaves the list before the count knows
  seen.current = Math.max(seen.current, ...data.enquiries.map(({ id }) => id));
  return !isFiltered && query.page === 1 && counted !== undefined && counted.newest > seen.current;
}

/** The texts of the inbox. While one is unsaved, the browser asks before the page is left. */
function useSavedTexts(): SavedTexts {
  const [texts] = useState(() => new SavedTexts());
  useUnsavedWork(useSyncExternalStore(texts.subscribe, texts.isUnsaved, texts.isUnsaved));
  return texts;
}

function useSelection(enquiries: readonly Enquiry[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(null);
  return {
    chosen: enquiries.filter(({ id }) => selected.has(id)),
    has: ({ id }: Enquiry) => selected.has(id),
    /** Selects an enquiry or unselects it; with `isRange`, also those from the one that was toggled last. */
    toggle: ({ id }: Enquiry, isRange = false) => {
      const ids = enquiries.map((each) => each.id);
      setSelected(selectedAfter(selected, ids, id, isRange ? last.current : null));
      last.current = id;
    },
    clear: () => setSelected(new Set()),
  };
}

type KeyTargets = {
  reading: ReturnType<typeof useOpenEnquiry>;
  selection: ReturnType<typeof useSelection>;
  setStatus: (some: readonly Enquiry[], status: EnquiryStatus) => unknown;
  remove: (gone: readonly Enquiry[]) => unknown;
};

/** The keyboard shortcuts. An action that returns false does not apply: its key is left to the browser. */
function useInboxKeys({ reading, selection, setStatus, remove }: KeyTargets): void {
  const { open } = reading;
  const { chosen } = selection;
  /** Runs `work` on the selection, else on the open enquiry; false when there is neither. */
  const act = (work: (some: Enquiry[]) => unknown) => {
    const some = chosen.length > 0 ? chosen : open ? [open] : [];
    return some.length > 0 && work(some);
  };
  const actions: Record<string, () => unknown> = {
    j: () => reading.step(1),
    k: () => reading.step(-1),
    e: () =>
      act((some) =>
        setStatus(some, some.every(({ status }) => status === 'answered') ? 'read' : 'answered'),
      ),
    r: () => {
      const button = document.getElementById(REPLY_BUTTON);
      if (!open || !button) return false;
      button.click();
    },
    u: () => act((some) => setStatus(some, 'new')),
    x: () => open !== undefined && selection.toggle(open),
    '#': () => act(remove),
  };
  usePageKeys((event) => {
    const key = latinKeyOf(event);
    const action = hasSingleKeys() ? actions[key] : undefined;
    // a key that is held down walks, and changes only one enquiry
    if (event.repeat && key !== 'j' && key !== 'k') return action !== undefined;
    return action !== undefined && action() !== false;
  });
}

/** Sets the document title: '(3) Enquiries', with the number that the navigation shows, or with `listed` until that is known. */
function useUnreadInTitle(listed: number) {
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  const unread = data?.unread ?? listed;
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = unread > 0 ? `(${unread}) ${plain}` : plain;
  }, [unread]);
}
