/** How hard a computer player thinks, and how often it errs. Nothing else: no level knows more than another. */
export interface Level {
  readonly name: string
  /** Decisions that it may play through in its head before each of its own. */
  readonly nodes: number
  /** How many of the best-looking decisions it considers at most. */
  readonly width: number
  /** How many decisions ahead a trial goes, of both sides together. */
  readonly depth: number
  /** Win chance by which a worse decision may pass for a better one. */
  readonly error: number
}

export const LEVELS = {
  recruit: { name: 'recruit', nodes: 60, width: 3, depth: 6, error: 0.12 },
  regular: { name: 'regular', nodes: 160, width: 5, depth: 12, error: 0.04 },
  veteran: { name: 'veteran', nodes: 400, width: 8, depth: 18, error: 0 },
} as const satisfies Record<string, Level>
