// Reproducible random choices for tests.

export type SeededRandom = ReturnType<typeof seededRandom>;

/** Random choices, the same for the same seed (mulberry32). `chance` is a number from 0 to 1. */
export function seededRandom(seed: number) {
  let state = seed;
  function chance(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    chance,
    pick: <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T,
    some: <T>(list: readonly T[]) => list.filter(() => chance() < 0.4),
    shuffled: <T>(list: readonly T[]) =>
      list
        .map((item) => ({ item, at: chance() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
