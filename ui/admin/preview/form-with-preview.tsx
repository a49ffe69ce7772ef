// An admin form with the preview beside it, share links and a link to the history.
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DocumentDraftFields } from '#db/contract/documents/documents.ts';
import type { CaseStudyDraftFields, PostDraftFields } from '#db/contract/drafts.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { KIND_PATH } from '#db/contract/kind-path.ts';
import type { Neighbours } from '#db/contract/neighbours.ts';
import type { PreviewInput } from '#db/contract/preview.ts';
import { AdminFormLayout } from '#ui/admin/forms/admin-form-layout.tsx';
import { ErrorSummary } from '#ui/admin/forms/error-summary.tsx';
import { labelOf } from '#ui/admin/forms/field-labels.ts';
import { SaveBarMenu } from '#ui/admin/forms/save-bar-menu.tsx';
import { useScreenTitle } from '#ui/admin/forms/use-screen-title.ts';
import { useMediaQuery } from '#ui/admin/shell/use-media-query.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Eye, History, PanelRight } from '#ui/kit/icons.ts';
import { usePlatform } from '#ui/kit/platform.ts';
import { ariaShortcut, keysOf } from '#ui/kit/shortcut.ts';
import { SplitPane } from '#ui/kit/split-pane.tsx';
import { useShortcut } from '#ui/kit/use-shortcut.ts';
import { ItemSteps } from './item-steps.tsx';
import type { ShownPreview } from './preview-frame.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { ON_PAGE, type PreviewWidth, usePreviewSettings, WRITING } from './preview-settings.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useCoveringPreview } from './use-covering-preview.ts';
import { useLastPart } from './use-page-part.ts';

const SHORTCUT = 'Mod+Shift+P';
const SIDE_BY_SIDE = '(width >= 64rem)';

interface FormWithPreviewProps<Kind extends ItemKind, Values extends FieldValues>
  extends ComponentProps<typeof AdminFormLayout> {
  kind: Kind;
  /** Links to the parts of a long form. */
  index?: ReactNode;
  /** The checklist button of the save bar. */
  checklist?: ReactNode;
  /** Items of the menu that replaces some buttons on a phone. */
  more?: ReactNode;
  /** Null for an unsaved item, which has no links and no history. */
  item: { id: number; title: string } | null;
  /** The items before and after this one in its list. */
  neighbours?: Neighbours;
  /** The form's values, complete or not, as the API takes them. */
  fieldsOf: (values: Values) => DraftFields[Kind];
  /** The type of a document; needed while the document is not stored. */
  type?: string;
  /** The address of the history; the path of `kind` and `item` by default. */
  historyHref?: string;
  /** The label of a field that the preview rejects as invalid. */
  fieldLabel?: (field: string) => string;
  /**
   * Controls rendered over the page of the preview. `inForm` calls `moveFocus`, which moves the focus into the form, once no
   * preview covers the form.
   */
  over?: (shown: ShownPreview, inForm: (moveFocus: () => void) => void) => ReactNode;
}

interface DraftFields {
  post: PostDraftFields;
  'case-study': CaseStudyDraftFields;
  document: DocumentDraftFields;
}

/**
 * `AdminFormLayout` with a preview. Needs react-hook-form's `FormProvider` and `AdminFrame`. On narrow screens the preview
 * covers the form.
 */
export function FormWithPreview<Kind extends ItemKind, Values extends FieldValues>({
  kind,
  item,
  neighbours,
  fieldsOf,
  bar,
  index,
  checklist,
  more,
  type,
  historyHref,
  fieldLabel = (field) => labelOf(kind, field),
  over,
  ...form
}: FormWithPreviewProps<Kind, Values>) {
  // the screen of a document already has the document's name as title
  useScreenTitle(({ title }) => (kind === 'document' ? '' : String(title ?? '')), item !== null);
  const [settings, change] = usePreviewSettings(kind === 'document' ? ON_PAGE : WRITING);
  const isWide = useMediaQuery(SIDE_BY_SIDE);
  const { isCovering, setCovering, inForm, onCloseAutoFocus } = useCoveringPreview();
  // a small screen starts with the width of a phone, whatever was chosen on a large one
  const [coveringWidth, setCoveringWidth] = useState<PreviewWidth>('phone');
  const lastPart = useLastPart();
  const panelId = useId();
  const isOpen = isWide ? settings.isOpen : isCovering;
  const setOpen = (open: boolean) => {
    // `isWide` is false while hydrating
    if (matchMedia(SIDE_BY_SIDE).matches) change({ isOpen: open });
    else setCovering(open);
  };
  useShortcut(() => setOpen(!isOpen), SHORTCUT);

  const path = KIND_PATH[kind];
  const pane = isOpen && (
    <PreviewPane
      send={(values, previewId) =>
        answerOf(
          api.admin.preview.$post({
            json: {
              kind: path,
              type,
              id: item?.id,
              previewId,
              fields: fieldsOf(values as Values),
            } as PreviewInput,
          }),
        )
      }
      labelOf={fieldLabel}
      lastPart={lastPart}
      width={isWide ? settings.width : coveringWidth}
      over={over && ((shown) => over(shown, inForm))}
      onWidthChange={(width) => (isWide ? change({ width }) : setCoveringWidth(width))}
    />
  );
  return (
    <div className="form-with-preview" data-open={(isWide && isOpen) || undefined}>
      <div className="form-tools">
        {neighbours && <ItemSteps kind={kind} neighbours={neighbours} />}
        {item && (
          <ItemTools
            kind={kind}
            item={item}
            historyHref={historyHref ?? `/vs-admin/${path}/${item.id}/history`}
          />
        )}
        <DetailsToggle
          panelId={panelId}
          isOpen={settings.isPanelOpen}
          onPress={() => change({ isPanelOpen: !settings.isPanelOpen })}
        />
      </div>
      {index}
      <SplitPane
        label="Width of the editor"
        value={settings.split}
        onValueChange={(split) => change({ split })}
        min={30}
        max={72}
        start={
          <AdminFormLayout
            {...form}
            panel={{
              id: panelId,
              isOpen: settings.isPanelOpen,
              onOpen: () => change({ isPanelOpen: true }),
            }}
            bar={
              <>
                <ErrorSummary />
                {checklist}
                <PreviewToggle isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
                <SaveBarMenu onPreview={() => setOpen(!isOpen)} panelId={panelId}>
                  {more}
                </SaveBarMenu>
                {bar}
              </>
            }
          />
        }
        end={isWide && pane}
      />
      <Dialog
        open={!isWide && isCovering}
        onOpenChange={setCovering}
        size="full"
        title="Preview"
        closeLabel="Back to the form"
        panelProps={{ onCloseAutoFocus }}
      >
        {!isWide && pane}
      </Dialog>
    </div>
  );
}

interface DetailsToggleProps {
  panelId: string;
  isOpen: boolean;
  onPress: () => void;
}

function DetailsToggle({ panelId, isOpen, onPress }: DetailsToggleProps) {
  return (
    <Button
      className="form-tools-panel"
      size="sm"
      variant="ghost"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onPress}
    >
      <PanelRight aria-hidden="true" />
      Details
    </Button>
  );
}

interface ItemToolsProps {
  kind: ItemKind;
  item: { id: number; title: string };
  historyHref: string;
}

/** The tools of a stored item: its history and its share links. */
function ItemTools({ kind, item, historyHref }: ItemToolsProps) {
  return (
    <>
      <Button size="sm" variant="ghost" href={historyHref}>
        <History aria-hidden="true" />
        History
      </Button>
      <ShareDialog kind={kind} item={item} />
    </>
  );
}

/** The button of the save bar that opens the preview and closes it. */
function PreviewToggle({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const platform = usePlatform();
  return (
    <Button
      className="preview-toggle"
      variant="outline"
      aria-pressed={isOpen}
      aria-keyshortcuts={ariaShortcut(SHORTCUT, platform)}
      title={keysOf(SHORTCUT, platform)
        .map(({ glyph }) => glyph)
        .join(' ')}
      onClick={onPress}
    >
      <Eye aria-hidden="true" />
      <span className="preview-toggle-label">Preview</span>
    </Button>
  );
}
