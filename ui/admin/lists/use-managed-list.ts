// The selection of a managed list, and publishing and deleting what is selected.
import { useRef, useState } from 'react';
import type { KindPath } from '#db/contract/kind-path.ts';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import type { PagedQuery } from './list-query.ts';
import type { ManagedRow } from './managed-list-columns.tsx';
import type { AdminListState } from './use-admin-list.ts';
import { type ItemLabels, useListChanges } from './use-list-changes.ts';

interface PendingDelete {
  ids: number[];
  /** The index of the first of them; the row at this index gets the focus afterwards. */
  at: number;
  question: string;
}

type ListHandle = Pick<AdminListState<PagedQuery, never>, 'isMissing' | 'refresh' | 'focusRow'>;

/**
 * `deletion.ask` opens the dialog, whose props are `deletion.dialog`; `deletion.askAt` does so for the selected rows, without a
 * selection for the row at an index. Rows that leave the list are unselected.
 */
export function useManagedList(
  kind: KindPath,
  list: ListHandle,
  rows: readonly ManagedRow[],
  labels: ItemLabels,
) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [pendingDelete, setPendingDelete] = useState<PendingDelete>();
  const [isConfirming, setConfirming] = useState(false);
  const wasDeleted = useRef(false);
  const changes = useListChanges(kind, labels, list.refresh);

  // rows that are not visible any more must not be changed, whatever removed them
  const visible = new Set(list.isMissing ? [] : rows.map(({ id }) => String(id)));
  const stillSelected = [...selected].filter((id) => visible.has(id));
  if (stillSelected.length < selected.size) setSelected(new Set(stillSelected));
  const isRowGone = pendingDelete?.ids.some((id) => !visible.has(String(id))) ?? false;
  if (isConfirming && isRowGone && !changes.pending) setConfirming(false);

  const unselect = (ids: number[]) =>
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(Number(id)))));
  const firstIndexOf = (ids: number[]) =>
    Math.max(
      0,
      rows.findIndex(({ id }) => ids.includes(id)),
    );
  const ask = (ids: number[]) => {
    const only = ids.length === 1 && rows.find(({ id }) => id === ids[0]);
    const question = only
      ? `Are you sure you want to delete "${only.title}"? This action cannot be undone.`
      : `Are you sure you want to delete ${ids.length} ${labels.many}? They can be restored for ${TRASH_KEPT_DAYS} days.`;
    setPendingDelete({ ids, at: firstIndexOf(ids), question });
    setConfirming(true);
  };
  const askAt = (index: number) => {
    const row = rows[index];
    if (selected.size > 0) ask([...selected].map(Number));
    else if (row) ask([row.id]);
  };
  const remove = async () => {
    if (!pendingDelete) return;
    const { ids } = pendingDelete;
    wasDeleted.current = await changes.remove(ids);
    if (wasDeleted.current) unselect(ids);
    setConfirming(false);
  };
  const publish = async (action: 'publish' | 'unpublish', ids: number[]) => {
    const pressed = document.activeElement;
    const at = firstIndexOf(ids);
    if (await changes.change(action, ids)) unselect(ids);
    // the button was disabled or disappeared with the selection; the focus stays where somebody has moved it meanwhile
    const focused = document.activeElement;
    if (focused === pressed || focused === document.body) list.focusRow(at);
  };
  const dialog = {
    open: isConfirming,
    onOpenChange: setConfirming,
    title: `Delete ${pendingDelete && pendingDelete.ids.length > 1 ? labels.many : labels.one}?`,
    description: pendingDelete?.question ?? '',
    confirmLabel: 'Delete',
    pending: changes.pending,
    pendingLabel: 'Deleting...',
    onConfirm: remove,
    panelProps: {
      onCloseAutoFocus: (event: Event) => {
        // the button that opened the dialog has disappeared with its row
        if (!wasDeleted.current && !isRowGone) return;
        wasDeleted.current = false;
        event.preventDefault();
        list.focusRow(pendingDelete?.at ?? 0);
      },
    },
  };
  return { selected, setSelected, changes, publish, deletion: { ask, askAt, dialog } };
}
