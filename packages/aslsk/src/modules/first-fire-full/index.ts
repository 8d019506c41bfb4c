import { copyPlain, integer, keep, keptBy, listOf, type ModuleState, type Problem, record } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { unitOf } from '../../fire/attack.ts'
import type { Figured } from '../../fire/resolution.ts'
import type { Module } from '../../hooks.ts'
import { isWoodsOrBuilding } from '../../map/terrain.ts'
import { inArc, nearestArc, SPINES } from '../../ordnance/arc.ts'
import type { AslskState, Hex, Location, Unit, Weapon } from '../../state.ts'
import { weaponTypeOf } from '../../units/units.ts'

/** A9.21: the hexspine to which a MMG or HMG is confined, by Weapon. */
interface Arc {
  readonly weapon: number
  readonly spine: number
}

const schema = listOf(record({ weapon: integer(0), spine: integer(0, 5) }))

/** Absent while no gun is confined. */
const state: ModuleState<AslskState, readonly Arc[]> = {
  begin: () => undefined,
  clone: copyPlain,
  view: (kept) => kept,
  read(description) {
    const wrong = schema.check(description, 'first-fire-full')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as unknown as readonly Arc[] }
  },
}
const OWNER = { id: 'first-fire-full', state } as const

/** A8, A9: what the First Fire of the full game adds. */
export const firstFireFull: Module = {
  id: 'first-fire-full',
  title: 'First Fire in full',
  sentence: 'A medium or heavy machine gun that First Fires out of woods or a building has chosen its arc for the rest of the turn.',
  state,
  fills: ['3.36'],
  hooks: { attacked: [confine], weaponForbids: [outOfArc] },
  counters: [{ id: 'restrictedArcs', until: ['defensiveFire.end'], remove: ({ state: s }) => keep(s, OWNER, undefined) }],
  glossary: [
    {
      id: 'restricted-arc',
      name: 'Restricted arc',
      rules: ['A9.21'],
      text: 'A MMG or HMG that First Fires from woods or a building is confined to that Covered Arc until its fire counters come off. When its squad uses Subsequent First Fire at what it could not reach, the gun gives up nothing.',
      also: ['MG arc', 'CA of a machine gun'],
    },
  ],
}

/** A9.21: it is confined to where it first fired in the enemy's MPh. */
function confine({ state: s }: Aslsk, { attack }: Figured): void {
  if (attack.when !== 'firstFire') return
  const arcs = keptBy(s, OWNER) ?? []
  const more = attack.firers.flatMap(({ unit, weapons }) => {
    const { at } = unitOf(s, unit)
    if (at === attack.at || !isWoodsOrBuilding(s, at)) return []
    return weapons
      .filter((id) => isHeavy(s, s.weapons[id]!) && !arcs.some(({ weapon }) => weapon === id))
      .map((weapon) => ({ weapon, spine: nearestArc(s, at, 0, attack.at) }))
  })
  if (more.length > 0) keep(s, OWNER, [...arcs, ...more])
}

function isHeavy(s: AslskState, weapon: Weapon): boolean {
  const { mgClass } = weaponTypeOf(s, weapon)
  return mgClass === 'MMG' || mgClass === 'HMG'
}

function outOfArc(s: AslskState, unit: Unit, weapon: Weapon, at: Hex): Problem | undefined {
  const arc = keptBy(s, OWNER)?.find((each) => each.weapon === weapon.id)
  if (!arc || inArc(s, unit.at, arc.spine, at as Location)) return undefined
  return {
    rule: 'A9.21',
    message: `The ${weaponTypeOf(s, weapon).name} has fired to the ${SPINES[arc.spine]} and is confined to that arc.`,
  }
}
