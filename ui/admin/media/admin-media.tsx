// The media library: pictures, films and PDFs, of staff and of the site, with search, alt texts, replacement and deletion.
import { useQueryClient } from '@tanstack/react-query';
import type { Media, MediaList, MediaQuery } from '#db/contract/media/media.ts';
import { isMediaName } from '#db/contract/media/media-name.ts';
import { ListTools } from '#ui/admin/lists/list-tools.tsx';
import { NothingFound } from '#ui/admin/lists/nothing-found.tsx';
import { useAdminList } from '#ui/admin/lists/use-admin-list.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { useHash } from '#ui/admin/shell/use-hash.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FileDrop } from '#ui/kit/file-drop.tsx';
import { KINDS, SHOWN, SORTS } from './library-choices.ts';
import { MediaGrid } from './media-grid.tsx';
import { MediaSelectionBar } from './media-selection-bar.tsx';
import { PictureDetail } from './picture-detail.tsx';
import { MEDIA_NOUNS } from './picture-labels.ts';
import { uploadToast } from './upload-toast.ts';
import { PICTURES_KEY, updatePicture } from './use-library-picture.ts';
import { usePictureSelection } from './use-picture-selection.ts';
import { useUploadMedia } from './use-upload-media.ts';

const PATH = '/vs-admin/media';

interface AdminMediaProps {
  /** The page that the server rendered, the query of the address, and the default query. */
  list: MediaList;
  query: MediaQuery;
  defaults: MediaQuery;
}

/** All files. */
export function AdminMedia(props: AdminMediaProps) {
  return (
    <AdminFrame>
      <Library {...props} />
    </AdminFrame>
  );
}

function Library({ list: initialList, query: initialQuery, defaults }: AdminMediaProps) {
  const list = useAdminList({ path: PATH, defaults, initialQuery, initialList, fetch: fetchList });
  const { query, data } = list;
  const { hash, open, close } = useHash();
  const queries = useQueryClient();
  const toasts = useToasts();
  const upload = useUploadMedia();
  const pictures = list.isMissing ? [] : data.media;
  const selection = usePictureSelection(pictures);
  const shown = isMediaName(hash) ? hash : null;
  const index = pictures.findIndex(({ name }) => name === shown);
  const opener = (picture: Media | undefined) => picture && (() => open(picture.name));

  const updateSaved = (saved: Media) => {
    updatePicture(queries, saved);
    // changed in place: a filter for missing alt texts must not remove the picture that is being described
    list.change((current) => ({
      ...current,
      media: current.media.map((each) => (each.name === saved.name ? saved : each)),
    }));
  };

  return (
    <section className="media-library" ref={list.root} tabIndex={-1} aria-label="Media library">
      <FileDrop
        label="Upload files"
        kinds="all"
        multiple
        everywhere={shown === null}
        upload={upload}
        onUploaded={() => void list.refresh()}
        onSettled={(files) => toasts.show(uploadToast(files))}
      />
      <ListTools
        path={PATH}
        query={query}
        placeholder="Search files"
        filter={{
          name: 'alt',
          label: 'Alt text',
          values: [
            { value: '', label: 'All' },
            { value: 'missing', label: `Without alt text ${data.missingAlt}` },
          ],
        }}
        choices={[
          { name: 'kind', label: 'Kind', all: 'All kinds', values: KINDS },
          { name: 'show', label: 'Show', all: 'All files', values: SHOWN },
          { name: 'sort', label: 'Sort by', values: SORTS },
        ]}
        hrefOf={list.hrefOf}
        setParams={list.setParams}
      />
      <p className="media-library-state" aria-live="polite">
        {list.stateOf(MEDIA_NOUNS[query.kind ?? 'all'])}
      </p>
      {list.isError && (
        <TryAgainAlert
          message="Error loading files. Please try again later."
          onRetry={list.refresh}
        />
      )}
      {!list.isMissing && pictures.length === 0 && (
        <NoPictures
          isFiltered={list.isFiltered}
          onClear={() => {
            list.go({ ...defaults, sort: query.sort });
            list.refocus();
          }}
        />
      )}
      <MediaSelectionBar
        pictures={selection.pictures}
        onChanged={async () => {
          await list.refresh();
          // a button loses the focus when its work disables or removes it
          if (document.activeElement === document.body) list.refocus();
        }}
        onClear={() => {
          selection.clear();
          list.refocus();
        }}
      />
      <MediaGrid
        pictures={pictures}
        label="Files"
        busy={list.isLoading}
        hrefOf={({ name }) => `#${name}`}
        onChoose={({ name }) => open(name)}
        selection={selection}
      />
      <ListPages {...list.pages} />
      <PictureDetail
        name={shown}
        known={pictures[index]}
        onClose={close}
        onSaved={updateSaved}
        onDeleted={() => {
          close();
          void list.refresh();
          list.refocus();
        }}
        onReplaced={(by) => {
          queries.removeQueries({ queryKey: PICTURES_KEY });
          void list.refresh();
          open(by);
        }}
        onPrevious={opener(pictures[index - 1])}
        onNext={index < 0 ? undefined : opener(pictures[index + 1])}
      />
    </section>
  );
}

const fetchList = ({ page, limit, ...rest }: MediaQuery) =>
  answerOf(api.admin.media.$get({ query: { ...rest, page: String(page), limit: String(limit) } }));

function NoPictures({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <NothingFound title="No files found." href={PATH} onClear={onClear} />
  ) : (
    <EmptyState
      title="No files yet."
      text="Drop files anywhere on this page, paste one, or choose files."
    />
  );
}
