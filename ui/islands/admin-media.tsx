// The media library: everything that was uploaded, to be found, described, replaced and cleared out.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Media, MediaList, MediaQuery } from '#db/contract/media.ts';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Field } from '#ui/kit/field.tsx';
import { FileDrop } from '#ui/kit/file-drop.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { Input } from '#ui/kit/input.tsx';
import { answerOf, api } from './lib/api.ts';
import { shownOf } from './lib/list-query.ts';
import { useToasts } from './lib/toasts.ts';
import { sendImage } from './lib/upload-image.ts';
import { useAdminList } from './lib/use-admin-list.ts';
import { useHash } from './lib/use-hash.ts';
import { useSearchField } from './lib/use-search-field.ts';
import { AdminFrame } from './parts/admin-frame.tsx';
import { ListPages } from './parts/list-pages.tsx';
import { MediaGrid } from './parts/media/media-grid.tsx';
import { PictureDetail } from './parts/media/picture-detail.tsx';

const PATH = '/vs-admin/media';

interface AdminMediaProps {
  /** The page that the server rendered, what the address asked for, and what one without a wish asks for. */
  list: MediaList;
  query: MediaQuery;
  plain: MediaQuery;
}

/** All pictures, with the session watched and the toasts. */
export function AdminMedia(props: AdminMediaProps) {
  return (
    <AdminFrame>
      <Library {...props} />
    </AdminFrame>
  );
}

function Library({ list: first, query: asked, plain }: AdminMediaProps) {
  const list = useAdminList({
    path: PATH,
    plain,
    asked,
    first,
    fetch: ({ page, limit, ...rest }: MediaQuery) =>
      answerOf(
        api.admin.media.$get({ query: { ...rest, page: String(page), limit: String(limit) } }),
      ),
  });
  const { query, data, go, hrefOf } = list;
  const { hash, open, close } = useHash();
  const queries = useQueryClient();
  const toasts = useToasts();
  const root = useRef<HTMLElement>(null);
  const search = useSearchField(query.search, (value, how) =>
    go({ ...query, page: 1, search: value }, how),
  );
  const pictures = data?.media ?? [];
  const shown = /^[a-z0-9]{26}\.[a-z]+$/.test(hash) ? hash : null;
  const at = pictures.findIndex(({ name }) => name === shown);
  const opener = (picture: Media | undefined) => picture && (() => open(picture.name));
  const filtered = query.search !== '' || query.alt !== undefined;

  const withSaved = (saved: Media) => {
    queries.setQueryData(['picture', saved.name], (before: object | undefined) =>
      before ? { ...before, ...saved } : undefined,
    );
    // in its place: a list of what lacks alt texts must not take away what is being described
    if (data)
      list.show({
        ...data,
        media: data.media.map((each) => (each.name === saved.name ? saved : each)),
      });
  };

  return (
    <section className="media-library" ref={root} tabIndex={-1} aria-label="Media library">
      <FileDrop
        label="Upload images"
        multiple
        everywhere={shown === null}
        upload={sendImage}
        onUploaded={() => {
          toasts.show({ title: 'Success', description: 'Image uploaded successfully' });
          void list.refresh();
        }}
        onProblem={(problem) => toasts.show({ ...problem, variant: 'destructive' })}
      />
      <div className="media-library-tools">
        <FilterChips
          label="Which pictures"
          options={[
            { value: '', label: 'All', href: hrefOf({ ...query, page: 1, alt: undefined }) },
            {
              value: 'missing',
              label: data ? `Without alt text ${data.missingAlt}` : 'Without alt text',
              href: hrefOf({ ...query, page: 1, alt: 'missing' }),
            },
          ]}
          value={query.alt ?? ''}
          onValueChange={(value) =>
            go({ ...query, page: 1, alt: value === 'missing' ? 'missing' : undefined })
          }
        />
        <form
          className="media-library-search"
          action={PATH}
          onSubmit={(event) => {
            event.preventDefault();
            search.now();
          }}
        >
          {query.alt && <input type="hidden" name="alt" value={query.alt} />}
          <Field label="Search">
            <Input
              type="search"
              name="search"
              autoComplete="off"
              placeholder="Search names and alt texts"
              maxLength={SEARCH_MAX_CHARS}
              {...search.field}
            />
          </Field>
          <Button className="list-tools-go" type="submit" variant="outline">
            Apply
          </Button>
        </form>
      </div>
      <p className="media-library-state" aria-live="polite">
        {list.isLoading ? 'Loading pictures...' : data && shownOf(data.pagination, 'pictures')}
      </p>
      {list.isError && (
        <Alert>
          <p>Error loading pictures. Please try again later.</p>
          <Button size="sm" variant="outline" onClick={() => list.refresh()}>
            Try again
          </Button>
        </Alert>
      )}
      {data && pictures.length === 0 && (
        <EmptyState
          title={filtered ? 'No pictures found.' : 'No pictures yet.'}
          text={
            filtered ? undefined : 'Drop some anywhere on this page, paste one, or choose them.'
          }
        />
      )}
      <MediaGrid
        pictures={pictures}
        busy={list.isLoading}
        hrefOf={({ name }) => `#${name}`}
        onChoose={({ name }) => open(name)}
      />
      {data && (
        <ListPages
          page={query.page}
          pages={data.pagination.pages}
          hrefFor={(page) => hrefOf({ ...query, page })}
          onPage={(page) => {
            go({ ...query, page });
            root.current?.focus({ preventScroll: true });
            scrollTo({ top: 0 });
          }}
        />
      )}
      <PictureDetail
        name={shown}
        known={pictures[at]}
        onClose={close}
        onSaved={withSaved}
        onLost={(description, again) =>
          toasts.show({
            title: 'Error',
            description,
            variant: 'destructive',
            action: { label: 'Try again', altText: 'Save the picture again', onClick: again },
          })
        }
        onDeleted={() => {
          close();
          void list.refresh();
          root.current?.focus({ preventScroll: true });
        }}
        onReplaced={(by) => {
          queries.removeQueries({ queryKey: ['picture'] });
          void list.refresh();
          open(by);
        }}
        onPrevious={opener(pictures[at - 1])}
        onNext={at < 0 ? undefined : opener(pictures[at + 1])}
      />
    </section>
  );
}
