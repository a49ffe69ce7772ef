// The number of unread enquiries beside their link in the navigation.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { STATUS_POLL_MS } from '#db/limits.ts';
import { AUTOMATIC_CALL } from '#ui/admin/session/automatic-call.ts';
import { answerOf, api } from '#ui/islands/api.ts';

const LINK = '.admin-shell-links a[href="/vs-admin/enquiries"]';

/** The key of the count in the cache: below that of the lists, which a change of the inbox fetches again. */
export const UNREAD_KEY = ['/vs-admin/enquiries', 'unread'];

export const unreadQuery = {
  queryKey: UNREAD_KEY,
  /** The number of unread enquiries, and the id of the newest enquiry in the inbox, 0 for none. */
  async queryFn() {
    const query = { limit: '1', box: 'open' } as const;
    const list = await answerOf(api.admin.enquiries.$get({ query }, AUTOMATIC_CALL));
    return { unread: list.unread, newest: list.enquiries[0]?.id ?? 0 };
  },
};

/** Renders into the navigation of the page, which is plain HTML; nothing where there is none. */
export function UnreadCount() {
  const [link, setLink] = useState<Element | null>(null);
  useEffect(() => setLink(document.querySelector(LINK)), []);
  const { data } = useQuery({
    ...unreadQuery,
    enabled: link !== null,
    refetchInterval: STATUS_POLL_MS,
    retry: false,
  });
  if (!link || !data || data.unread === 0) return null;
  return createPortal(
    <span className="unread-count">
      {data.unread > 99 ? '99+' : data.unread}
      <span className="visually-hidden"> unread</span>
    </span>,
    link,
  );
}
