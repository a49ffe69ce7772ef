// The items and pages that show a picture, with links.
import type { Media, MediaUse } from '#db/contract/media/media.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { hrefOfUse, labelOfUse, placesOf } from './picture-labels.ts';

const WHERE = { draft: 'Unpublished changes', trash: 'Recently deleted' } as const;

interface PictureUsesProps {
  /** Undefined while loading. */
  uses: readonly MediaUse[] | undefined;
  /** Loads the uses again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** The pages whose code shows a picture of the site. */
  pages: Media['sitePages'];
}

/** Items link to their forms, pages to themselves. */
export function PictureUses({ uses, onRetry, pages }: PictureUsesProps) {
  const places = [...(uses ?? []), ...(pages ?? [])];
  return (
    <section
      className="picture-uses"
      aria-labelledby="picture-uses-title"
      aria-busy={!uses && !onRetry}
    >
      <h3 className="picture-uses-title" id="picture-uses-title">
        {!uses
          ? 'Where it is used'
          : places.length === 0
            ? 'Unused'
            : `Used in ${placesOf(places)}`}
      </h3>
      {!uses &&
        (onRetry ? (
          <TryAgainAlert
            message="Error loading the uses. Please try again later."
            onRetry={onRetry}
          />
        ) : (
          <p className="picture-uses-note">Loading...</p>
        ))}
      {uses && places.length > 0 && (
        <ul className="picture-uses-list">
          {pages?.map(({ title, path }) => (
            <li key={title}>
              <a href={path}>{title}</a>
              <span className="picture-uses-note">Page</span>
            </li>
          ))}
          {uses.map((use) => (
            <li key={`${use.where} ${use.kind} ${use.id}`}>
              <a href={hrefOfUse(use)}>{use.title || 'Untitled'}</a>
              <span className="picture-uses-note">{labelOfUse(use)}</span>
              {(use.where === 'draft' || use.where === 'trash') && (
                <Badge>{WHERE[use.where]}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
