// The embedded meetings scheduler, and its page in a frame where it cannot be embedded.
import { useEffect, useId, useRef, useState } from 'react';
import { BOOKING_EMBED_DELAY_MS, SCHEDULER_TIMEOUT_MS } from '#db/limits.ts';
import { Spinner } from '#ui/kit/spinner.tsx';

export interface SchedulerEmbed {
  /** The scheduler's page. */
  url: string;
  /** Address of the script that embeds it. */
  script: string;
}

/** Its script is on the page only while this is mounted. A booked meeting leads to /book-a-call/thank-you. */
export function Scheduler({ url, script }: SchedulerEmbed) {
  const id = `scheduler-${useId().replaceAll(/\W/g, '')}`;
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [framed, setFramed] = useState(false);
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    // load events of frames do not bubble, so they are captured
    root.current?.addEventListener('load', () => setArrived(true), { capture: true, once: true });
  }, []);

  useEffect(() => {
    const element = document.createElement('script');
    element.src = script;
    element.async = true;
    document.head.append(element);
    let patience: ReturnType<typeof setTimeout> | undefined;
    const delay = setTimeout(() => {
      const create = window.hbspt?.meetings?.create;
      if (!create) {
        console.warn('The meetings embed is not available: its page is shown in a frame');
        setFramed(true);
        return;
      }
      try {
        create(`#${id}`);
      } catch (error) {
        console.error('The meetings embed failed: its page is shown in a frame', error);
        setFramed(true);
        return;
      }
      patience = setTimeout(() => {
        if (place.current?.childElementCount === 0) setFramed(true);
        else setArrived(true);
      }, SCHEDULER_TIMEOUT_MS);
    }, BOOKING_EMBED_DELAY_MS);
    return () => {
      clearTimeout(delay);
      clearTimeout(patience);
      element.remove();
    };
  }, [id, script]);

  useEffect(() => {
    const { origin } = new URL(url);
    const leave = (event: MessageEvent) => {
      if (event.origin === origin && event.data?.meetingBookSucceeded === true)
        location.assign('/book-a-call/thank-you');
    };
    addEventListener('message', leave);
    return () => removeEventListener('message', leave);
  }, [url]);

  return (
    <div className="scheduler" ref={root}>
      {!arrived && (
        <div className="scheduler-wait">
          <Spinner label="Loading the calendar..." />
        </div>
      )}
      {framed ? (
        <iframe className="scheduler-frame" src={url} title="Choose a time for your call" />
      ) : (
        // filled by the script only
        <div className="scheduler-place" id={id} ref={place} data-src={embedded(url)} />
      )}
    </div>
  );
}

/** The scheduler's page without its header and footer. */
function embedded(url: string): string {
  const address = new URL(url);
  address.searchParams.set('embed', 'true');
  return address.href;
}
