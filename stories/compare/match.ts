// Matches the stories of two builds, also when a story's folder was moved.
import type { Story } from '../storybook-page.ts';

/** One story in both builds. The ids differ when its folder was moved. */
export interface StoryPair {
  before: Story;
  after: Story;
}

export interface StoryMatches {
  pairs: StoryPair[];
  added: Story[];
  removed: Story[];
}

/**
 * Matches stories by id; those left over by their name and the last part of their title, where several fit by the
 * folders they have in common. Everything stays in the order of `after`, removed stories in the order of `before`.
 */
export function matchStories(before: readonly Story[], after: readonly Story[]): StoryMatches {
  const unmatched = new Map(before.map((story) => [story.id, story]));
  const found = new Map<string, Story>();
  const match = (story: Story, former: Story | undefined) => {
    if (!former) return;
    found.set(story.id, former);
    unmatched.delete(former.id);
  };
  for (const story of after) match(story, unmatched.get(story.id));
  for (const story of after)
    if (!found.has(story.id)) match(story, mostAlike(story, [...unmatched.values()]));
  return {
    pairs: after.flatMap((story) => {
      const former = found.get(story.id);
      return former ? [{ before: former, after: story }] : [];
    }),
    added: after.filter(({ id }) => !found.has(id)),
    removed: [...unmatched.values()],
  };
}

/** Keeps what `text` occurs in, in any case, as `title: name`; a pair when either of its two does. */
export function grepMatches({ pairs, added, removed }: StoryMatches, text: string): StoryMatches {
  const fits = ({ title, name }: Story) =>
    `${title}: ${name}`.toLowerCase().includes(text.toLowerCase());
  return {
    pairs: pairs.filter(({ before, after }) => fits(before) || fits(after)),
    added: added.filter(fits),
    removed: removed.filter(fits),
  };
}

function mostAlike(story: Story, candidates: Story[]): Story | undefined {
  const folders = new Set(story.title.split('/'));
  const shared = ({ title }: Story) => folders.intersection(new Set(title.split('/'))).size;
  return candidates
    .filter(({ name, title }) => name === story.name && lastPart(title) === lastPart(story.title))
    .sort((a, b) => shared(b) - shared(a))[0];
}

function lastPart(title: string): string | undefined {
  return title.split('/').at(-1);
}
