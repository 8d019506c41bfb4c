/** How hard a computer player thinks, how often it errs, and whether it comes prepared. None sees more of a game than another. */
export interface Level {
  readonly name: string
  /**
   * Decisions that it may play through in its head before an ordinary one of its own: more or fewer as the system's `Attention` says, fewer where its `Toil`
   * says that each is more work.
   */
  readonly nodes: number
  /** Win chance by which a worse decision may pass for a better one: the mistakes that it is meant to make. */
  readonly error: number
  /** Considers as many ways, and ways to go on with them, as the system's `Attention` says that whoever is thorough does. */
  readonly isThorough?: boolean
  /** Thinks that the other side goes about the game as whoever is prepared does, not in the usual way. */
  readonly expectsPrepared?: boolean
  /** Knows what the system's `Repertoire` has found; else it sets up and goes about a game as is usual. */
  readonly byHeart: boolean
}

export const LEVELS = {
  recruit: { name: 'recruit', nodes: 40, error: 0.08, byHeart: false },
  regular: { name: 'regular', nodes: 150, error: 0, byHeart: true },
  veteran: { name: 'veteran', nodes: 450, error: 0, byHeart: true },
  elite: { name: 'elite', nodes: 3600, error: 0, byHeart: true, isThorough: true, expectsPrepared: true },
} as const satisfies Record<string, Level>
