// The items that use a picture, with links.
import type { MediaUse } from '#db/contract/media.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { hrefOfUse, placesOf } from './picture-labels.ts';

const WHERE = { draft: 'Unpublished changes', trash: 'Recently deleted' } as const;

/** `uses` is undefined while loading. */
export function PictureUses({ uses }: { uses: readonly MediaUse[] | undefined }) {
  return (
    <section className="picture-uses" aria-labelledby="picture-uses-title" aria-busy={!uses}>
      <h3 className="picture-uses-title" id="picture-uses-title">
        {!uses ? 'Where it is used' : uses.length === 0 ? 'Unused' : `Used in ${placesOf(uses)}`}
      </h3>
      {!uses && <p className="picture-uses-note">Loading...</p>}
      {uses && uses.length > 0 && (
        <ul className="picture-uses-list">
          {uses.map((use) => (
            <li key={`${use.where} ${use.kind} ${use.id}`}>
              <a href={hrefOfUse(use)}>{use.title || 'Untitled'}</a>
              <span className="picture-uses-note">
                {use.kind === 'post' ? 'Blog post' : 'Case study'}
              </span>
              {use.where !== 'live' && <Badge>{WHERE[use.where]}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
