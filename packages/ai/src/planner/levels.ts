/** How hard a computer player thinks, and how often it errs. Nothing else: no level knows more than another. */
export interface Level {
  readonly name: string
  /** Decisions that it may play through in its head before an ordinary one of its own; more or fewer as the system's `Attention` says. */
  readonly nodes: number
  /** Win chance by which a worse decision may pass for a better one. */
  readonly error: number
}

export const LEVELS = {
  recruit: { name: 'recruit', nodes: 25, error: 0.06 },
  regular: { name: 'regular', nodes: 100, error: 0.02 },
  veteran: { name: 'veteran', nodes: 300, error: 0 },
} as const satisfies Record<string, Level>
