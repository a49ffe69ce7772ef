// The media library as a dialog for choosing pictures, and for uploading the one that is not there yet.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Media, type MediaQuery, mediaQuery } from '#db/contract/media.ts';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { formatRange } from '#ui/admin/lists/list-query.ts';
import { useSearchField } from '#ui/admin/lists/use-search-field.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
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
import { usePictureSelection } from './use-picture-selection.ts';
import { useUploadImage } from './use-upload-image.ts';

export interface LibraryDialogProps {
  open: boolean;
  /** Several pictures are selected first and then added together; else a click chooses one. */
  multiple?: boolean;
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

function PictureChooser({ multiple = false, onChoose, onClose }: Omit<LibraryDialogProps, 'open'>) {
  const [query, setQuery] = useState(() => mediaQuery.parse({}));
  const top = useRef<HTMLDivElement>(null);
  const upload = useUploadImage();
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
  const search = useSearchField(query.search, (value) => change({ search: value }));
  return (
    <div className="library-dialog" ref={top}>
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
            options={[{ value: '', label: 'All pictures' }, ...SHOWN]}
            value={query.show ?? ''}
            onChange={({ target }) =>
              change({ show: (target.value || undefined) as MediaQuery['show'] })
            }
          />
        </Field>
        <Field label="Sort by">
          <NativeSelect
            options={SORTS}
            value={query.sort}
            onChange={({ target }) => change({ sort: target.value as MediaQuery['sort'] })}
          />
        </Field>
      </div>
      <FileDrop
        className="library-dialog-upload"
        label="Upload to the library"
        multiple
        within={top}
        upload={(file, { onProgress, signal }) => upload(file, onProgress, signal)}
        onUploaded={(url) => {
          uploaded.current.add(url);
          // uploads stand first where everything is shown, newest first
          setQuery(mediaQuery.parse({}));
          void refetch();
        }}
      />
      <p className="media-library-state" role="status">
        {data ? formatRange(data.pagination, 'pictures') : error ? '' : 'Loading pictures...'}
      </p>
      {error && (
        <Alert>
          <p>{messageOf(error, 'Error loading pictures. Please try again later.')}</p>
          <Button size="sm" variant="outline" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {data?.media.length === 0 && <EmptyState title="No pictures found." />}
      {data && (
        <MediaGrid
          pictures={data.media}
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
            {selection.names.size > 1 ? `Add ${selection.names.size} pictures` : 'Add picture'}
          </Button>
        </div>
      )}
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
