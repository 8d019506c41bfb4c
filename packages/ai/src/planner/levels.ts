/** How hard a computer player thinks, and how often it errs. Nothing else: no level knows more than another. */
export interface Level {
  readonly name: string
  /**
   * Decisions that it may play through in its head before an ordinary one of its own: more or fewer as the system's `Attention` says, fewer where its `Toil`
   * says that each is more work.
   */
  readonly nodes: number
  /** Win chance by which a worse decision may pass for a better one: the mistakes that it is meant to make. */
  readonly error: number
}

export const LEVELS = {
  recruit: { name: 'recruit', nodes: 40, error: 0.08 },
  regular: { name: 'regular', nodes: 150, error: 0 },
  veteran: { name: 'veteran', nodes: 450, error: 0 },
  elite: { name: 'elite', nodes: 3600, error: 0 },
} as const satisfies Record<string, Level>
