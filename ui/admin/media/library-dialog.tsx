// The media library as a dialog for choosing one picture.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Media, mediaQuery } from '#db/contract/media.ts';
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
import { Input } from '#ui/kit/input.tsx';
import { MediaGrid } from './media-grid.tsx';

export interface LibraryDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (picture: Media) => void;
}

/** Needs `ClientData`. Fetches again each time it opens. */
export function LibraryDialog({ open, onClose, onChoose }: LibraryDialogProps) {
  return (
    <Dialog
      size="wide"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Choose from library"
    >
      <PictureChooser onChoose={onChoose} />
    </Dialog>
  );
}

function PictureChooser({ onChoose }: Pick<LibraryDialogProps, 'onChoose'>) {
  const [query, setQuery] = useState(() => mediaQuery.parse({}));
  const top = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const whenLoggedIn = useWhenLoggedIn();
  const search = useSearchField(query.search, (value) =>
    setQuery({ ...query, page: 1, search: value }),
  );
  const pageOf = (target: typeof query) => ({
    queryKey: ['library', target],
    queryFn: () =>
      answerOf(
        api.admin.media.$get({
          query: { ...target, page: String(target.page), limit: String(target.limit) },
        }),
      ),
  });
  const { queryKey, queryFn } = pageOf(query);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: () => whenLoggedIn('your choice', queryFn),
    // somebody may have uploaded pictures since the dialog was last open
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { pages = 0 } = data?.pagination ?? {};
  const hasPage = (by: 1 | -1) => query.page + by >= 1 && query.page + by <= pages;
  const turnPage = (by: 1 | -1) => {
    if (!hasPage(by)) return;
    setQuery({ ...query, page: query.page + by });
    top.current?.closest('.dialog')?.scrollTo({ top: 0 });
  };
  return (
    <div className="library-dialog" ref={top}>
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
      {data && <MediaGrid pictures={data.media} busy={isPlaceholderData} onChoose={onChoose} />}
      {pages > 1 && (
        <div className="library-dialog-turn">
          <Button
            variant="outline"
            size="sm"
            aria-disabled={!hasPage(-1) || undefined}
            onClick={() => turnPage(-1)}
          >
            Previous
          </Button>
          <span>
            Page {query.page} of {pages}
          </span>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={!hasPage(1) || undefined}
            onPointerEnter={() => {
              if (hasPage(1)) queries.prefetchQuery(pageOf({ ...query, page: query.page + 1 }));
            }}
            onClick={() => turnPage(1)}
          >
            Next
          </Button>
        </div>
      )}
    </div>
  );
}
