import type { Occasion } from '../fire/declaration.ts'
import type { AslskState, Side } from '../state.ts'

const FIRE_OF = { prepFire: 'prepFire', movement: 'firstFire', defensiveFire: 'defensiveFire', advancingFire: 'advancingFire' } as const

/** The fire that a side is asked about now, for whoever weighs it. */
export function occasionNow(s: AslskState, side: Side): Occasion {
  return { when: FIRE_OF[s.phase as keyof typeof FIRE_OF] ?? 'prepFire', side, expenditure: s.move?.spent ?? null }
}
