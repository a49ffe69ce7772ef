// Reproducible random choices for tests.

export type SeededRandom = ReturnType<typeof seededRandom>;

/** Random choices, the same for the same seed: a linear congruential generator (Numerical Recipes, 7.1). */
export function seededRandom(seed: number) {
  let state = seed;
  function chance(): number {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
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
