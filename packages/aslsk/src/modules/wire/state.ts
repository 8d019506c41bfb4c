import { copyPlain, keep, keptBy, listOf, type ModuleState, text } from '@firegroup/kernel'
import { placeOf } from '../../map/terrain.ts'
import { specsOf } from '../../places/schema.ts'
import type { AslskState, Hex, Location } from '../../state.ts'

/** B26.5: wire that has been blown up; absent while all of it is there. */
type Gone = readonly Location[]

const schema = listOf(text({ max: 24 }), { max: 400 })

export const state: ModuleState<AslskState, Gone> = {
  begin: () => undefined,
  clone: copyPlain,
  view: (kept) => ({ gone: [...kept] }),
  read(description, s) {
    const wrong = schema.check(description, 'wire')
    if (wrong) return { ok: false, problems: [{ message: wrong }] }
    return { ok: true, value: (description as readonly string[]).map((hex) => placeOf(s, hex)) }
  },
}

const OWNER = { id: 'wire', state } as const

export function isWired(s: AslskState, hex: Hex): boolean {
  if (hex < 0 || keptBy(s, OWNER)?.includes(hex as Location)) return false
  const { grid } = s.setting.map
  return specsOf(s.setting.scenario, 'wire').some(({ at }) => grid.has(at) && grid.indexOf(at) === hex)
}

export function removeWire(s: AslskState, hex: Location): void {
  keep(
    s,
    OWNER,
    [...(keptBy(s, OWNER) ?? []), hex].sort((a, b) => a - b),
  )
  for (const unit of s.units) if (unit.position?.at === hex && unit.position.in === 'wire') unit.position = undefined
}
