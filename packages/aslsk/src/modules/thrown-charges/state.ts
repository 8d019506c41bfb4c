import { copyPlain, integer, keep, keptBy, listOf, type ModuleState } from '@firegroup/kernel'
import { seenAmong } from '../../concealment/unseen.ts'
import type { Aslsk } from '../../context.ts'
import type { AslskState, Unit } from '../../state.ts'

/** A23.1: squads that have thrown a charge in this phase and may still fire by themselves in it; absent while there are none. */
type Threw = readonly number[]

const schema = listOf(integer(0), { max: 400 })

export const state: ModuleState<AslskState, Threw> = {
  begin: () => undefined,
  clone: copyPlain,
  view(kept, s, viewer) {
    const threw = seenAmong(s, kept, viewer)
    return threw && { threw }
  },
  resample: (kept, s, viewer) => keep(s, OWNER, seenAmong(s, kept, viewer)),
  read(description) {
    const wrong = schema.check(description, 'thrown-charges')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as Threw }
  },
}

const OWNER = { id: 'thrown-charges', state } as const

export function hasThrown(s: AslskState, unit: Unit): boolean {
  return keptBy(s, OWNER)?.includes(unit.id) ?? false
}

export function noteThrow(s: AslskState, unit: Unit): void {
  keep(s, OWNER, [...(keptBy(s, OWNER) ?? []), unit.id])
}

/** The counter that shows that a unit has fired, by the phase in which it threw. */
const MARKS = { prepFire: 'prep', movement: 'final', defensiveFire: 'final', advancingFire: 'final' } as const

/** A23.1: with the phase ends what a squad may add to its charge. */
export function phaseEnds(g: Aslsk): void {
  const s = g.state
  const mark = MARKS[s.phase as keyof typeof MARKS]
  for (const id of keptBy(s, OWNER) ?? []) {
    const unit = s.units[id]!
    unit.forfeited = true
    if (unit.fire === 'none' && mark) unit.fire = mark
  }
  if (keptBy(s, OWNER)) keep(s, OWNER, undefined)
}
