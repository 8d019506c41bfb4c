import { integer, LEGAL, listOf, type Problem } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { hasMelee } from '../fire/attack.ts'
import { lies } from '../fortifications/places.ts'
import { hexOf, nameOf } from '../map/location.ts'
import { isUnactivated } from '../operations/availability.ts'
import { markActed } from '../operations/marking.ts'
import { ELIMINATED, type Impulse, type LnltState, type Unit } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { unitList } from '../words/names.ts'
import { claymoresOf, isClaymoreMan, RULE } from './claymores.ts'

/** 23.2.1: an MMC, or two single men together, lay a Claymore that one of them has where they stand. */
export interface LayClaymore {
  readonly type: 'layClaymore'
  readonly units: readonly number[]
  readonly weapon: number
}

export const layClaymoreAct: ImpulseAct<LayClaymore> = {
  type: 'layClaymore',
  rule: RULE,
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 2 }), weapon: integer(0, 9999) },
  idle: (s) => s.setting.scenario.era !== 'modern',
  *candidates(s, impulse) {
    for (const weapon of s.weapons) {
      if (weapon.owner < 0 || typeOfWeapon(s, weapon).kind !== 'claymore' || !impulse.units.includes(weapon.owner)) continue
      const alone: LayClaymore = { type: 'layClaymore', units: [weapon.owner], weapon: weapon.id }
      if (layProblem(s, impulse, alone) === null) yield alone
      for (const id of impulse.units) {
        const together: LayClaymore = { ...alone, units: [weapon.owner, id] }
        if (layProblem(s, impulse, together) === null) yield together
      }
    }
  },
  problems(s, impulse, decision) {
    const problem = layProblem(s, impulse, decision)
    return problem ? [problem] : LEGAL
  },
  perform(g, _impulse, { units, weapon: id }) {
    const s = g.state
    const { side, at } = s.units[units[0]!]!
    const weapon = s.weapons[id]!
    weapon.owner = -1
    weapon.at = ELIMINATED
    s.markers.push({ id: s.nextMarker++, kind: 'claymore', at, side, value: typeOfWeapon(s, weapon).fp })
    g.emit({ type: 'claymore', rule: RULE, side, at, what: 'laid' })
    markActed(
      g,
      units.map((unit) => s.units[unit]!),
      'opsComplete',
      RULE,
    )
    return undefined
  },
  describe: (s, { units }) => `Lay a Claymore in ${nameOf(s.setting, s.units[units[0]!]?.at ?? -1)} with ${unitList(s, units)}`,
}

function layProblem(s: LnltState, impulse: Impulse, { units, weapon: id }: LayClaymore): Problem | null {
  const weapon = s.weapons[id]
  const men = units.map((unit) => s.units[unit])
  for (const unit of men) {
    const problem = readyProblem(s, impulse, unit)
    if (problem) return problem
  }
  const [first, second] = men as [Unit, Unit?]
  if (!weapon || !units.includes(weapon.owner) || typeOfWeapon(s, weapon).kind !== 'claymore')
    return { rule: RULE, message: 'None of them has that Claymore.' }
  const { kind, name } = typeOf(s, first)
  if (kind === 'weaponTeam') return { rule: RULE, message: `The ${name} lays no Claymores.` }
  if (MMC_KINDS.has(kind)) {
    if (second) return { rule: RULE, message: `The ${name} needs nobody’s help to lay a Claymore.` }
  } else if (!second) return { rule: RULE, message: `The ${name} can't lay a Claymore alone: it takes two single men, or an MMC.` }
  else if (second.id === first.id || second.at !== first.at || !isClaymoreMan(s, first) || !isClaymoreMan(s, second))
    return { rule: RULE, message: 'Leaders, Heroes, Snipers, Scouts, Advisors and Marksmen lay a Claymore, two of them in one place.' }
  return lies(s, 'claymore', hexOf(first.at))
    ? { rule: RULE, message: 'A Claymore lies in that hex already: there is room for one.' }
    : null
}

function readyProblem(s: LnltState, impulse: Impulse, unit: Unit | undefined): Problem | null {
  if (!unit || unit.at < 0 || !impulse.units.includes(unit.id))
    return { rule: '4.0', message: 'That unit is not activated in this impulse.' }
  const { name } = typeOf(s, unit)
  if (unit.shaken) return { rule: '5.1', message: `The ${name} is Shaken.` }
  if (!isUnactivated(unit)) return { rule: '4.0', message: `The ${name} has acted in this turn.` }
  return hasMelee(s, unit.at) ? { rule: '8.1', message: `The ${name} is locked in Melee.` } : null
}

/** 23.2.1: where nobody of its side is left a Claymore is taken off the map. */
export function removeAbandoned(g: Lnlt): void {
  const s = g.state
  if (s.markers.length === 0 || s.setting.scenario.era !== 'modern') return
  for (const side of ['blue', 'red'] as const)
    for (const marker of claymoresOf(s, side)) {
      if (s.units.some((unit) => unit.at === marker.at && unit.side === side)) continue
      s.markers = s.markers.filter((other) => other !== marker)
      g.emit({ type: 'claymore', rule: RULE, side, at: marker.at, what: 'removed' })
    }
}
