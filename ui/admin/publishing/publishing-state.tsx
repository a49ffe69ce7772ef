// The public state of the item of a form, with the buttons that change it.
import { useRef, useState } from 'react';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { formatMoment, formatShortMoment, formatZone } from '#ui/kit/zoned-time.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { Publishing } from './use-publishing.ts';

/** The state in words: 'Draft', 'Scheduled for …', 'Published', 'Live · has unpublished changes', 'Changes due Jan 1, 09:00'. */
export function PublishingStatus({ publishing }: { publishing: Publishing }) {
  const { stored, status } = publishing;
  const zone = useTimeZone();
  if (!stored) return publishing.unsavedLabel;
  if (status === null || status === 'draft') return 'Draft';
  if (status === 'scheduled') {
    const date = formatMoment(stored.item.publishDate, zone);
    return `Scheduled for ${date}${stored.draft ? ', without the latest changes' : ''}`;
  }
  if (!stored.draft) return 'Published';
  const { publishAt, publishFailure } = stored.draft;
  if (publishAt) return `Changes due ${formatShortMoment(publishAt, zone)}`;
  return publishFailure
    ? 'Live · scheduled changes not published'
    : 'Live · has unpublished changes';
}

/** The head of the section 'Publishing'. `live` is the public address of the item. */
export function PublishingState({ publishing, live }: { publishing: Publishing; live: string }) {
  const { stored, status, saving, publishAndStay } = publishing;
  const [asking, setAsking] = useState(false);
  // gets the focus when a change of state removes the focused button
  const root = useRef<HTMLDivElement>(null);
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  const small = { size: 'sm', variant: 'outline' } as const;
  const { publishAt = null, publishFailure = null } = stored?.draft ?? {};
  return (
    <div ref={root} className="publishing-state" data-status={status ?? 'new'} tabIndex={-1}>
      <p className="publishing-state-status">
        <PublishingStatus publishing={publishing} />
      </p>
      <p className="publishing-state-more">
        <More publishing={publishing} />
      </p>
      <div className="publishing-state-actions">
        {status === 'published' && (
          <Button size="sm" variant="outline" href={live} target="_blank">
            View live<span className="visually-hidden"> (opens in a new tab)</span>
          </Button>
        )}
        {publishAndStay && (
          <Button
            {...small}
            aria-disabled={saving.busy || undefined}
            onClick={() => !saving.busy && publishAndStay.run()}
          >
            {publishAndStay.label}
          </Button>
        )}
        {status === 'scheduled' && (
          <Button {...small} onClick={publishing.publishNow}>
            Publish now
          </Button>
        )}
        {status !== 'published' && (
          <ScheduleDialog
            trigger={
              <Button {...small}>{status === 'scheduled' ? 'Reschedule…' : 'Schedule…'}</Button>
            }
            publishDate={status === 'scheduled' ? (stored?.item.publishDate ?? null) : null}
            onSchedule={publishing.schedule}
          />
        )}
        {status === 'published' && (
          <ScheduleDialog
            ofChanges
            trigger={<Button {...small}>{publishAt ? 'Reschedule…' : 'Schedule changes…'}</Button>}
            publishDate={publishAt}
            onSchedule={publishing.scheduleChanges}
          />
        )}
        {(status === 'scheduled' || publishAt || publishFailure) && (
          <Button
            {...small}
            onClick={() => {
              root.current?.focus();
              if (status === 'scheduled') publishing.withdraw();
              else publishing.cancelSchedule();
            }}
          >
            {publishFailure ? 'Keep as a draft' : 'Unschedule'}
          </Button>
        )}
        {status === 'published' && (
          <Button {...small} onClick={() => setAsking(true)}>
            Unpublish…
          </Button>
        )}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Unpublish?"
        description={`“${stored?.item.title ?? ''}” leaves the site and becomes a draft. You can publish it again at any time.${publishAt ? ' Its scheduled changes stay a draft.' : ''}`}
        confirmLabel="Unpublish"
        onConfirm={() => {
          afterClose(() => root.current?.focus());
          setAsking(false);
          publishing.withdraw();
        }}
        panelProps={{ onCloseAutoFocus }}
      />
    </div>
  );
}

function More({ publishing: { stored, status, primary, secondary } }: { publishing: Publishing }) {
  const zone = useTimeZone();
  if (!stored || status === null) return `${primary.label} makes it public immediately.`;
  const { publishDate } = stored.item;
  if (status === 'draft') return 'Only staff can see it.';
  if (status === 'scheduled') return `In ${formatZone(publishDate, zone)}.`;
  const { publishAt, publishFailure } = stored.draft ?? {};
  if (publishAt)
    return `They go live on ${formatMoment(publishAt, zone)}, ${formatZone(publishAt, zone)}, with what you save until then.`;
  if (publishFailure)
    return `They were due on ${formatMoment(publishFailure.at, zone)}. ${publishFailure.message} They are still a draft.`;
  return `Since ${formatMoment(publishDate, zone)}.${secondary && !stored.draft ? ' Save a draft to change it without changing the live page.' : ''}`;
}
