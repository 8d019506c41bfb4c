/** The parts of a turn as the ribbon shows them, and where in them a game is. */

export const STEPS: readonly { readonly id: string; readonly name: string; readonly short: string }[] = [
  { id: 'actions', name: 'Actions', short: 'Actions' },
  { id: 'discard', name: 'Discard', short: 'Discard' },
  { id: 'draw', name: 'Draw', short: 'Draw' },
]

const STEP_OF: Readonly<Record<string, string>> = { 'turn.discard': 'discard', 'turn.refill': 'draw', 'turn.over': 'draw' }

export function stepOf({ phase, step }: { readonly phase: string; readonly step: string }): string {
  return phase === 'turn' ? (STEP_OF[step] ?? 'actions') : ''
}

/** 'Actions', or what comes before the first turn. */
export function stepName(at: { readonly phase: string; readonly step: string }): string {
  return STEPS.find(({ id }) => id === stepOf(at))?.name ?? 'Preparation'
}
