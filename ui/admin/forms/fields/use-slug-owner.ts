// Looks up the owner of a typed slug in the pauses of typing.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { slug as slugSchema } from '#db/contract/fields.ts';
import type { KindPath } from '#db/contract/kind-path.ts';
import type { SlugOwner } from '#db/contract/slug-owner.ts';
import { answerOf, api } from '#ui/islands/api.ts';

const DEBOUNCE_MS = 400;
const FREE: SlugOwner = { item: null, isReserved: false };
const isSlug = (text: string) => slugSchema().safeParse(text).success;

/**
 * Another item with that slug, or whether the site reserves it; neither while the slug is free, invalid or not looked up yet.
 * `stored` is the form's item.
 */
export function useSlugOwner(
  kind: KindPath,
  typed: string,
  stored: { id: number; slug: string } | null,
): SlugOwner {
  const slug = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slug), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [slug]);
  const { data } = useQuery({
    queryKey: ['slug-owner', kind, settled],
    queryFn: () => answerOf(api.admin.slugs.$get({ query: { kind, slug: settled } })),
    enabled: settled === slug && settled !== stored?.slug && isSlug(settled),
  });
  if (!data || settled !== slug || settled === stored?.slug) return FREE;
  return data.item?.id === stored?.id ? { ...data, item: null } : data;
}
