// A preview of the item as a search result and as a shared link, while its form is filled in.
import type { FieldValues } from 'react-hook-form';
import { SEARCH_DESCRIPTION_CHARS, SEARCH_TITLE_CHARS } from '#db/limits.ts';
import { type ItemMeta, titleWithSite } from '#ui/brand/item-meta.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { isPictureAddress } from './fields/is-picture-address.ts';
import { useHost } from './fields/use-host.ts';
import { useSettledValues } from './use-settled-values.ts';

/** The metadata of the site, for items without their own. */
export interface SiteMeta {
  name: string;
  description: string;
  /** The address of its social image. */
  image: string;
}

interface SearchPreviewProps<Values extends FieldValues> {
  metaOf: (values: Values) => ItemMeta;
  /** The public folder of items of the kind: 'insights'. */
  folder: string;
  /** The whole path of a page that is in no folder. */
  pathOf?: (slug: string) => string;
  site: SiteMeta;
}

/** Shows the values of the `FormProvider` around it, and the lengths of title and description with the recommended ones. */
export function SearchPreview<Values extends FieldValues & { slug: string }>({
  metaOf,
  folder,
  pathOf,
  site,
}: SearchPreviewProps<Values>) {
  const host = useHost();
  const { slug, meta } = useSettledValues((values: Values) => ({
    slug: values.slug.trim() || '…',
    meta: metaOf(values),
  }));
  const ownTitle = meta.title.trim() || 'Untitled';
  // the title of a page may already contain the name of the site
  const isWhole = pathOf !== undefined && ownTitle.includes('|');
  const title = isWhole ? ownTitle : titleWithSite(ownTitle, site.name);
  const ownDescription = meta.description.trim();
  const description = ownDescription || site.description;
  const image = meta.image && isPictureAddress(meta.image) ? meta.image : site.image;
  return (
    <div className="search-preview">
      <figure className="search-preview-part">
        <figcaption>Search result</figcaption>
        <div className="search-result">
          <p className="search-result-address">
            {host} › {pathOf ? pathOf(slug) : `${folder} › ${slug}`}
          </p>
          <p className="search-result-title">{title}</p>
          <p className="search-result-text">{description}</p>
        </div>
      </figure>
      <dl className="search-lengths">
        <Length label="Title" length={title.length} fits={SEARCH_TITLE_CHARS} />
        <Length label="Description" length={ownDescription.length} fits={SEARCH_DESCRIPTION_CHARS}>
          {ownDescription === '' ? 'Empty. The description of the site is used' : undefined}
        </Length>
      </dl>
      <figure className="search-preview-part">
        <figcaption>Shared link</figcaption>
        <div className="share-card">
          <Picture
            key={image}
            className="share-card-picture"
            src={image}
            alt=""
            ratio="16/9"
            sizes="20rem"
            eager
          />
          <div className="share-card-text">
            <p className="share-card-host">{host}</p>
            <p className="share-card-title">{title}</p>
            <p className="share-card-description">{description}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

interface LengthProps {
  label: string;
  length: number;
  /** Search engines show about this many characters. */
  fits: number;
  /** Shown in place of the count. */
  children?: string;
}

function Length({ label, length, fits, children }: LengthProps) {
  const isLong = length > fits;
  return (
    <div className="search-length" data-tone={isLong ? 'long' : undefined}>
      <dt>{label}</dt>
      <dd>
        {children ?? (
          <>
            {length} of {fits} characters{isLong && ', the end is cut off'}
          </>
        )}
      </dd>
      <span
        className="search-length-bar"
        aria-hidden="true"
        style={{ inlineSize: `${Math.min(100, (length / fits) * 100)}%` }}
      />
    </div>
  );
}
