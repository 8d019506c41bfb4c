import { copyPlain, integer, keep, keptBy, listOf, type ModuleState } from '@firegroup/kernel'
import { seenAmong } from '../../concealment/unseen.ts'
import type { UnitId } from '../../ids.ts'
import type { AslskState } from '../../state.ts'

/** B8.62: those below who left an Encircled Location; absent while nobody is. */
type Breathless = readonly UnitId[]

const schema = listOf(integer(0, 9999), { max: 400 })

export const state: ModuleState<AslskState, Breathless> = {
  begin: () => undefined,
  clone: copyPlain,
  // who is below is concealed
  view(kept, s, viewer) {
    const encircled = seenAmong(s, kept, viewer)
    return encircled && { encircled }
  },
  resample: (kept, s, viewer) => keep(s, OWNER, seenAmong(s, kept, viewer)),
  read(description) {
    const wrong = schema.check(description, 'tunnels')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as Breathless }
  },
}

const OWNER = { id: 'tunnels', state } as const

export function isBreathless(s: AslskState, unit: UnitId): boolean {
  return keptBy(s, OWNER)?.includes(unit) ?? false
}

export function setBreathless(s: AslskState, units: readonly UnitId[], on: boolean): void {
  const others = (keptBy(s, OWNER) ?? []).filter((id) => !units.includes(id))
  const now = on ? [...others, ...units].sort((a, b) => a - b) : others
  keep(s, OWNER, now.length > 0 ? now : undefined)
}
