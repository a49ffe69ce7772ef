// The live preview of a form: the real page at three widths.
import { type ReactNode, type RefObject, useState } from 'react';
import { LoginDialog } from '#ui/admin/session/login-dialog.tsx';
import { ApiFailure, isLoggedOut } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import type { PagePart } from './page-part.ts';
import { PreviewFrame, type ShownPreview } from './preview-frame.tsx';
import { PREVIEW_WIDTHS, type PreviewWidth } from './preview-settings.ts';
import { type PreviewPage, useLivePreview } from './use-live-preview.ts';
import { usePagePart } from './use-page-part.ts';

interface PreviewPaneProps {
  /** Makes a preview of the values; it replaces the one with `previewId`. Rejects with `ApiFailure`. */
  send: (
    values: Record<string, unknown>,
    previewId: string | undefined,
  ) => Promise<{ previewId: string; url: string }>;
  /** The label of an invalid field. */
  labelOf: (field: string) => string;
  /** The part of the page whose field was in use last; the preview starts there. */
  lastPart: RefObject<PagePart | null>;
  width: PreviewWidth;
  onWidthChange: (width: PreviewWidth) => void;
  /** Controls rendered over the page. */
  over?: (shown: ShownPreview) => ReactNode;
}

/** Needs react-hook-form's `FormProvider` and `ClientData`. */
export function PreviewPane({
  send,
  labelOf,
  lastPart,
  width,
  onWidthChange,
  over,
}: PreviewPaneProps) {
  const { page, isUpdating, failure, update, onShown } = useLivePreview(send);
  const part = usePagePart(lastPart);
  const [scale, setScale] = useState(1);
  const [lost, setLost] = useState<PreviewPage | null>(null);
  const [isLoggingIn, setLoggingIn] = useState(false);
  const { label, px } = PREVIEW_WIDTHS.find(({ value }) => value === width) ?? PREVIEW_WIDTHS[0];
  const isLost = lost !== null && lost === page;
  const problem = failure === null ? isLost && 'Failed to show the preview.' : null;
  const hasEnded = isLoggedOut(failure);
  return (
    <div className="preview-pane" data-shortcuts="through">
      <div className="preview-head">
        <FilterChips
          className="preview-widths"
          label="Width of the page"
          options={PREVIEW_WIDTHS.map(({ value, label }) => ({ value, label }))}
          value={width}
          onValueChange={(value) => onWidthChange(value as PreviewWidth)}
        />
        <p className="preview-facts">
          {px} px{scale < 0.995 && `, ${Math.round(scale * 100)} %`}
        </p>
        <p className="preview-state" role="status">
          {isUpdating && !isLost ? 'Updating…' : ''}
        </p>
      </div>
      {(failure !== null || problem) && (
        <Alert className="preview-problem">
          <p>{problem || messageFor(failure, labelOf)}</p>
          {hasEnded ? (
            <Button size="sm" variant="outline" onClick={() => setLoggingIn(true)}>
              Log in
            </Button>
          ) : (
            <Button size="sm" variant="outline" onClick={update}>
              Try again
            </Button>
          )}
        </Alert>
      )}
      <div className="preview-canvas" data-width={width}>
        {page && (
          <PreviewFrame
            page={page}
            part={part}
            title={`Preview, ${label.toLowerCase()}`}
            width={px}
            onScale={setScale}
            onShown={onShown}
            onLost={() => setLost(page)}
            over={over}
          />
        )}
      </div>
      <LoginDialog
        open={isLoggingIn}
        goesOn="the preview"
        onLoggedIn={() => {
          setLoggingIn(false);
          update();
        }}
        onClose={() => setLoggingIn(false)}
      />
    </div>
  );
}

function messageFor(failure: unknown, labelOf: (field: string) => string): string {
  if (!(failure instanceof ApiFailure)) return 'No connection. The preview is out of date.';
  if (isLoggedOut(failure))
    return 'Your session has ended. Nothing you typed is lost. Log in again to update the preview.';
  const [error] = failure.errors;
  if (!error) return failure.serverMessage ?? 'Failed to create the preview.';
  return `${labelOf(error.path.replace(/^fields\./, ''))}: ${error.message}. The preview is out of date.`;
}
