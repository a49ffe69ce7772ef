// The media library as a dialog for choosing files of one kind, and for uploading new ones.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Media, type MediaQuery, mediaQuery } from '#db/contract/media/media.ts';
import type { MediaKind } from '#db/contract/media/media-name.ts';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { formatRange } from '#ui/admin/lists/list-query.ts';
import { useSearchField } from '#ui/admin/lists/use-search-field.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Field } from '#ui/kit/field.tsx';
import { FileDrop } from '#ui/kit/file-drop.tsx';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { SHOWN, SORTS } from './library-choices.ts';
import { LibraryPages } from './library-pages.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MEDIA_NOUN, MEDIA_NOUNS, UPLOAD_KIND } from './picture-labels.ts';
import { usePictureSelection } from './use-picture-selection.ts';
import { useUploadMedia } from './use-upload-media.ts';

export interface LibraryDialogProps {
  open: boolean;
  /** Several pictures are selected first and then added together; else a click chooses one. */
  multiple?: boolean;
  /** The kind of files that can be chosen and uploaded. */
  kind: MediaKind;
  onClose: () => void;
  /** Called with each picture that was chosen, in the order of choosing. */
  onChoose: (picture: Media) => void;
}

/** Needs `ClientData`. Fetches again each time it opens. */
export function LibraryDialog({ open, onClose, ...chooser }: LibraryDialogProps) {
  return (
    <Dialog
      size="wide"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Choose from library"
    >
      <PictureChooser onClose={onClose} {...chooser} />
    </Dialog>
  );
}

const ALL: Record<MediaKind, string> = {
  picture: 'All pictures',
  film: 'All films',
  pdf: 'All PDFs',
};
const LIST = { picture: 'Pictures', film: 'Films', pdf: 'PDFs' } as const;

function PictureChooser({
  multiple = false,
  kind,
  onChoose,
  onClose,
}: Omit<LibraryDialogProps, 'open'>) {
  const all = { ...mediaQuery.parse({}), kind };
  const [query, setQuery] = useState<MediaQuery>(all);
  const top = useRef<HTMLDivElement>(null);
  const upload = useUploadMedia();
  const uploaded = useRef(new Set<string>());
  const { data, error, isPlaceholderData, refetch, prefetch } = useLibraryPage(query);
  const selection = usePictureSelection(data?.media ?? [], { acrossPages: true });
  const { select } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that arrives
  useEffect(() => {
    const added = data?.media.filter(({ url }) => uploaded.current.delete(url)) ?? [];
    if (multiple && added.length > 0) select(added.map(({ name }) => name));
  }, [data]);
  const change = (more: Partial<MediaQuery>) => setQuery({ ...query, page: 1, ...more });
  return (
    <div className="library-dialog" ref={top}>
      <Tools query={query} onChange={change} />
      <FileDrop
        className="library-dialog-upload"
        label="Upload to the library"
        kinds={UPLOAD_KIND[kind]}
        multiple
        within={top}
        upload={upload}
        onUploaded={(url) => {
          uploaded.current.add(url);
          // shows all files, newest first, so that the upload comes first
          setQuery(all);
          void refetch();
        }}
      />
      <p className="media-library-state" role="status">
        {data
          ? formatRange(data.pagination, MEDIA_NOUNS[kind])
          : error
            ? ''
            : `Loading ${MEDIA_NOUNS[kind]}...`}
      </p>
      {error && (
        <TryAgainAlert
          message={messageOf(error, `Error loading ${MEDIA_NOUNS[kind]}. Please try again later.`)}
          onRetry={refetch}
        />
      )}
      {data?.media.length === 0 && <EmptyState title={`No ${MEDIA_NOUNS[kind]} found.`} />}
      {data && (
        <MediaGrid
          pictures={data.media}
          label={LIST[kind]}
          busy={isPlaceholderData}
          onChoose={(picture) =>
            multiple ? selection.toggle(picture.name, { range: false }) : onChoose(picture)
          }
          selection={multiple ? selection : undefined}
        />
      )}
      {data && (
        <LibraryPages
          page={query.page}
          pages={data.pagination.pages}
          onPrefetch={(page) => prefetch({ ...query, page })}
          onPage={(page) => {
            setQuery({ ...query, page });
            top.current?.closest('.dialog')?.scrollTo({ top: 0 });
          }}
        />
      )}
      {multiple && (
        <div className="library-dialog-foot">
          <p role="status">{selection.names.size} selected</p>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={selection.names.size === 0}
            onClick={() => {
              onClose();
              for (const picture of selection.pictures) onChoose(picture);
            }}
          >
            {selection.names.size > 1
              ? `Add ${selection.names.size} ${MEDIA_NOUNS[kind]}`
              : `Add ${MEDIA_NOUN[kind]}`}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ToolsProps {
  query: MediaQuery;
  /** Called with the changed parameters of the query. */
  onChange: (more: Partial<MediaQuery>) => void;
}

function Tools({ query, onChange }: ToolsProps) {
  const search = useSearchField(query.search, (value) => onChange({ search: value }));
  return (
    <div className="library-dialog-tools">
      <Field label="Search">
        <Input
          type="search"
          autoComplete="off"
          placeholder="Search names and alt texts"
          maxLength={SEARCH_MAX_CHARS}
          {...search.field}
          onKeyDown={(event) => {
            // keeps Enter from submitting the form around the dialog
            if (event.key !== 'Enter') return;
            event.preventDefault();
            search.now();
          }}
        />
      </Field>
      <Field label="Show">
        <NativeSelect
          options={[{ value: '', label: ALL[query.kind ?? 'picture'] }, ...SHOWN]}
          value={query.show ?? ''}
          onChange={({ target }) =>
            onChange({ show: (target.value || undefined) as MediaQuery['show'] })
          }
        />
      </Field>
      <Field label="Sort by">
        <NativeSelect
          options={SORTS}
          value={query.sort}
          onChange={({ target }) => onChange({ sort: target.value as MediaQuery['sort'] })}
        />
      </Field>
    </div>
  );
}

/** One page of the library, and a function that fetches another ahead. */
function useLibraryPage(query: MediaQuery) {
  const queries = useQueryClient();
  const whenLoggedIn = useWhenLoggedIn();
  const pageOf = ({ page, limit, ...rest }: MediaQuery) => ({
    queryKey: ['library', page, limit, rest],
    queryFn: () =>
      answerOf(
        api.admin.media.$get({ query: { ...rest, page: String(page), limit: String(limit) } }),
      ),
  });
  const { queryKey, queryFn } = pageOf(query);
  const result = useQuery({
    queryKey,
    queryFn: () => whenLoggedIn('your choice', queryFn),
    // somebody may have uploaded pictures since the dialog was last open
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    ...result,
    prefetch: (next: MediaQuery) => void queries.prefetchQuery(pageOf(next)),
  };
}
