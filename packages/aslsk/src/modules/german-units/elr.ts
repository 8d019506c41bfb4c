import { copyPlain, integer, keep, keptBy, listOf, type ModuleState } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { newUnit } from '../../scenario/new-counters.ts'
import { type AslskState, enemyOf, type Unit } from '../../state.ts'
import { breakUnit, replaceUnit } from '../../units/casualties.ts'
import { mmcTypeOf, typeOf } from '../../units/units.ts'
import { OWN_ELR } from './data.ts'

const schema = listOf(integer(0))

/** A19.12: units that were Disrupted, by id; absent while nobody was. */
export const state: ModuleState<AslskState, readonly number[]> = {
  begin: () => undefined,
  clone: copyPlain,
  view: (kept) => kept,
  read(description) {
    const wrong = schema.check(description, 'german-units')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as unknown as readonly number[] }
  },
}
const OWNER = { id: 'german-units', state } as const

/** A19.12: only as long as it is broken. */
export function isDisrupted(s: AslskState, unit: Unit): boolean {
  return unit.broken && keptBy(s, OWNER)?.includes(unit.id) === true
}

/** A25.12: 8-3-8s have an ELR of their own. */
export function ownElr(s: AslskState, unit: Unit): number | undefined {
  const { nation, label } = typeOf(s, unit)
  return nation === 'german' ? OWN_ELR[label] : undefined
}

/** A19.13: the elite with underlined morale goes apart into two broken half squads; Conscripts are Disrupted. */
export function elrFails(g: Aslsk, unit: Unit): boolean {
  const type = mmcTypeOf(g.state, unit)
  if (type?.nation !== 'german') return false
  if (type.class === 'conscript') {
    disrupt(g, unit)
    return true
  }
  if (type.halfSquad === null || !type.elrExempt || type.class !== 'elite') return false
  goApart(g, unit, type.halfSquad)
  return true
}

function goApart(g: Aslsk, unit: Unit, half: string): void {
  const other = newUnit(g.state.units.length, unit.side, half, unit.at)
  other.entry = unit.entry
  replaceUnit(g, unit, half, 'A19.13', 'elr')
  g.state.units.push(other)
  g.emit({ type: 'german-units:apart', rule: 'A19.13', of: { unit: unit.id, other: other.id, at: unit.at } })
  breakUnit(g, other, 'A19.13')
}

/** A19.12, A15.5: not the SS against Russians. */
function disrupt(g: Aslsk, unit: Unit): void {
  const s = g.state
  if (typeOf(s, unit).branch === 'SS' && s.setting.scenario.sides[enemyOf(unit.side)].nation === 'russian') return
  const before = keptBy(s, OWNER) ?? []
  if (before.includes(unit.id)) return
  keep(s, OWNER, [...before, unit.id])
  g.emit({ type: 'german-units:disrupted', rule: 'A19.12', of: { unit: unit.id } })
}

/** A19.12: who has rallied, or is no more, is Disrupted no longer. */
export function forgetRallied({ state: s }: Aslsk): void {
  const before = keptBy(s, OWNER)
  const still = before?.filter((id) => s.units[id]!.broken && s.units[id]!.at >= 0)
  if (before && still && still.length < before.length) keep(s, OWNER, still.length > 0 ? still : undefined)
}
