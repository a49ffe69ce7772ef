// The checklist before publishing: what will be public, where and when, what is missing, and what is worth a look.
import { useId, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { useHost } from '#ui/admin/forms/fields/use-host.ts';
import { useSettledValues } from '#ui/admin/forms/use-settled-values.ts';
import { AltTextsForm, useAltAnswers } from '#ui/admin/media/alt-texts-form.tsx';
import { type PicturedValues, undescribedIn } from '#ui/admin/media/missing-alts.ts';
import { useUploadsOnTheirWay } from '#ui/admin/media/uploads-on-their-way.ts';
import type { FormPublishing } from '#ui/admin/publishing/use-publishing.ts';
import { SavedNote } from '#ui/admin/saving/saved-note.tsx';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { serverNow } from '#ui/islands/server-clock.ts';
import { Button } from '#ui/kit/button.tsx';
import { Check, CircleAlert, Info } from '#ui/kit/icons.ts';
import { Kbd } from '#ui/kit/kbd.tsx';
import { usePlatform } from '#ui/kit/platform.ts';
import { Popover } from '#ui/kit/popover.tsx';
import { ariaShortcut } from '#ui/kit/shortcut.ts';
import { useShortcut } from '#ui/kit/use-shortcut.ts';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { formatMoment } from '#ui/kit/zoned-time.ts';
import { fileEntries } from './file-uses.ts';
import { leadToField } from './lead-to-field.ts';
import type { ChecklistEntry, FieldTarget, PublishChecklist } from './publish-checklist.ts';
import { type LinkedText, linkEntries, useLinkProblems } from './use-link-problems.ts';
import { useUndescribed } from './use-undescribed.ts';

const SHORTCUT = 'Mod+Shift+L';

interface PublishChecklistPanelProps<Values extends FieldValues, Of extends Item> {
  publishing: FormPublishing;
  /** The path under which visitors find items of the kind: '/insights'. */
  folder: string;
  checklistOf: (values: Values, item: Of | null, now: string) => PublishChecklist;
  picturesOf: (values: Values) => PicturedValues;
  /** The texts whose links are checked; none by default. */
  textsOf?: (values: Values) => LinkedText[];
  /** Moves the focus to a field of the form. */
  lead?: (form: HTMLElement, field: FieldTarget) => void;
  /** The public path of the item; null when the item appears in many places. */
  address?: (values: { slug: string }) => string | null;
}

/**
 * The button of the save bar that shows how complete the form is, and its panel. Stands inside the `<form>` and
 * react-hook-form's `FormProvider`.
 */
export function PublishChecklistPanel<
  Values extends FieldValues & { title: string; slug: string },
  Of extends Item,
>({
  publishing,
  folder,
  checklistOf,
  picturesOf,
  textsOf = () => [],
  lead = leadToField,
  address = ({ slug }) => `${folder}/${slug || '…'}`,
}: PublishChecklistPanelProps<Values, Of>) {
  const { stored, status, primary, pictures } = publishing;
  const item = (stored?.item ?? null) as Of | null;
  const { getValues } = useFormContext<Values>();
  const settled = useSettledValues(
    (values: Values) => ({
      title: values.title.trim(),
      slug: values.slug.trim(),
      checklist: checklistOf(values, item, new Date(serverNow()).toISOString()),
      pictureKey: undescribedIn(picturesOf(values))
        .map(({ src }) => src)
        .join(' '),
      texts: textsOf(values),
    }),
    `${item?.updatedAt} ${status}`,
  );
  const [undescribed, lookAgain] = useUndescribed(settled.pictureKey, pictures.find);
  const [isOpen, setOpen] = useState(false);
  const [problems, checkLinks] = useLinkProblems(settled.texts, settled.checklist.files);
  const platform = usePlatform();
  const trigger = useRef<HTMLButtonElement>(null);
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  const open = (next: boolean) => {
    setOpen(next);
    if (!next) return;
    checkLinks();
    if (settled.pictureKey !== '') void lookAgain();
  };
  useShortcut(() => open(!isOpen), SHORTCUT);
  const uploading = useUploadsOnTheirWay();
  const worthALook = [
    ...settled.checklist.worthALook,
    ...linkEntries(settled.texts, problems),
    ...fileEntries(settled.checklist.files, problems),
  ];
  const missing: ChecklistEntry[] = [
    ...settled.checklist.missing,
    ...uploading.map((name) => ({ text: `${name} is still uploading` })),
  ];
  const where = address(settled);
  const lookCount = worthALook.length + undescribed.length;
  const goTo = (field: FieldTarget) => {
    const form = trigger.current?.closest('form');
    if (form) afterClose(() => lead(form, field));
    setOpen(false);
  };
  return (
    <Popover
      label="Checklist"
      className="checklist"
      side="top"
      // above the save bar
      sideOffset={26}
      open={isOpen}
      onOpenChange={open}
      onCloseAutoFocus={onCloseAutoFocus}
      trigger={
        <button
          ref={trigger}
          type="button"
          className="checklist-trigger"
          data-tone={missing.length > 0 ? 'missing' : lookCount > 0 ? 'look' : 'ready'}
          aria-keyshortcuts={ariaShortcut(SHORTCUT, platform)}
        >
          <TriggerText missing={missing.length} looks={lookCount} />
        </button>
      }
    >
      <h2 className="checklist-title">{settled.title || 'Untitled'}</h2>
      <Facts
        publishing={publishing}
        where={where}
        changes={() =>
          changesOf(publishing.differencesOf(getValues(), publishing.live() as Values))
        }
      />
      <Entries title="Missing" tone="missing" entries={missing} onGoTo={goTo} />
      <Entries title="Worth a look" tone="look" entries={worthALook} onGoTo={goTo} />
      {undescribed.length > 0 && (
        <AltTextQuestion
          asked={undescribed}
          onAnswer={async (answers) => {
            await pictures.describe(undescribed, answers);
            await lookAgain();
          }}
        />
      )}
      {missing.length === 0 && lookCount === 0 && (
        <p className="checklist-ready">
          <Check aria-hidden="true" />
          Nothing is missing.
        </p>
      )}
      <div className="checklist-foot">
        <SavedNote publishing={publishing} />
        <span className="checklist-key">
          {primary.label} <Kbd keys="Mod+Shift+Enter" />
        </span>
      </div>
    </Popover>
  );
}

interface FactsProps {
  publishing: FormPublishing;
  /** The public path; null when the item appears in many places. */
  where: string | null;
  changes: () => string;
}

/** The changes to a published item, the address, and the time of publishing. */
function Facts({ publishing, where, changes }: FactsProps) {
  return (
    <dl className="checklist-facts">
      {publishing.status === 'published' && (
        <>
          <dt>What</dt>
          <dd>{changes()}</dd>
        </>
      )}
      {where !== null && (
        <>
          <dt>Where</dt>
          <dd>
            <Address path={where} />
          </dd>
        </>
      )}
      <dt>When</dt>
      <dd>
        <When publishing={publishing} />
      </dd>
    </dl>
  );
}

function TriggerText({ missing, looks }: { missing: number; looks: number }) {
  const [Icon, text] =
    missing > 0
      ? [CircleAlert, `${missing} missing`]
      : looks > 0
        ? [Info, `${looks} to check`]
        : [Check, 'Ready'];
  return (
    <>
      <Icon aria-hidden="true" />
      <span className="checklist-trigger-text">
        <span className="visually-hidden">Checklist: </span>
        {text}
      </span>
    </>
  );
}

function Address({ path }: { path: string }) {
  const host = useHost();
  return <span className="checklist-address">{`${host}${path}`}</span>;
}

function When({
  publishing: { stored, status, primary },
}: Pick<PublishChecklistPanelProps<FieldValues, Item>, 'publishing'>) {
  const zone = useTimeZone();
  const date = stored && formatMoment(stored.item.publishDate, zone);
  if (status === 'scheduled') return `${date}, automatically`;
  const now = `As soon as you press ${primary.label}`;
  return status === 'published' ? `${now}. Live since ${date}` : now;
}

/** 'Title and Content change', 'Nothing changed'. */
function changesOf(differences: readonly { label: string }[]): string {
  const labels = differences.map(({ label }) => label);
  if (labels.length === 0) return 'Nothing changed';
  const list = new Intl.ListFormat('en-GB').format(labels);
  return `${list} ${labels.length === 1 ? 'changes' : 'change'}`;
}

interface EntriesProps {
  title: string;
  tone: 'missing' | 'look';
  entries: readonly ChecklistEntry[];
  onGoTo: (field: FieldTarget) => void;
}

function Entries({ title, tone, entries, onGoTo }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section className="checklist-part" data-tone={tone}>
      <h3 className="checklist-part-title">{title}</h3>
      <ul>
        {entries.map(({ text, field }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same text, and none is moved
          <li key={`${index} ${text}`}>
            {field ? (
              <button type="button" className="checklist-entry" onClick={() => onGoTo(field)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AltTextQuestionProps {
  asked: Parameters<typeof AltTextsForm>[0]['asked'];
  onAnswer: (answers: ReturnType<ReturnType<typeof useAltAnswers>['given']>) => Promise<void>;
}

/** Asks for alt texts. Some pictures may be left without an answer; publishing asks about those again. */
function AltTextQuestion({ asked, onAnswer }: AltTextQuestionProps) {
  const id = useId();
  const answers = useAltAnswers();
  const submit = () => {
    const given = answers.given(asked);
    answers.setChecked(given.size === 0);
    if (given.size > 0) void onAnswer(given);
  };
  return (
    <section className="checklist-part" data-tone="look">
      <h3 className="checklist-part-title">
        {asked.length === 1
          ? 'A picture without alt text'
          : `${asked.length} pictures without alt text`}
      </h3>
      <AltTextsForm {...answers} id={id} asked={asked} onSubmit={submit} />
      <Button type="submit" form={id} size="sm" variant="outline">
        {asked.length === 1 ? 'Add it' : 'Add them'}
      </Button>
    </section>
  );
}
