/** The turns that enough games reached: after them a mean is one of a few odd games. */
export function lasting<T extends { readonly games: number }>(turns: readonly T[], games: number): readonly T[] {
  const enough = turns.filter((turn) => turn.games * 4 >= games)
  return enough.length > 0 ? enough : turns
}
