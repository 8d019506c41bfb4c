/** Where the marks and notes of a game's log are kept in this browser. */
export const marksKey = (game: string): string => `firegroup.marks.${game}`

/** They go with their game. */
export function forgetMarks(game: string): void {
  try {
    localStorage.removeItem(marksKey(game))
  } catch {
    // nothing was kept
  }
}
