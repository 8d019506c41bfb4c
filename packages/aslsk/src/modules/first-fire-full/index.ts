import { copyPlain, integer, keep, keptBy, listOf, type ModuleState, type Problem, record } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { unitOf } from '../../fire/attack.ts'
import type { Figured } from '../../fire/resolution.ts'
import type { Module } from '../../hooks.ts'
import { inArc, SPINES } from '../../ordnance/arc.ts'
import { isWoodsBuildingOrRubble } from '../../places/rubble.ts'
import type { AslskState, Hex, Location, Unit, Weapon } from '../../state.ts'
import { weaponTypeOf } from '../../units/units.ts'

/** A9.21: a hexspine to which a MMG or HMG is confined, by Weapon; of two that its fire fits both are kept until more fire tells them apart. */
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
  sentence:
    'A medium or heavy machine gun that First Fires out of woods, a building or rubble has chosen its arc for the rest of the turn.',
  state,
  fills: ['3.36'],
  hooks: { attacked: [confine], weaponForbids: [outOfArc] },
  counters: [{ id: 'restrictedArcs', until: ['defensiveFire.end'], remove: ({ state: s }) => keep(s, OWNER, undefined) }],
  glossary: [
    {
      id: 'restricted-arc',
      name: 'Restricted arc',
      rules: ['A9.21'],
      text: 'A MMG or HMG that First Fires from woods, a building or rubble is confined to that Covered Arc until its fire counters come off. When its squad uses Subsequent First Fire at what it could not reach, the gun gives up nothing.',
      also: ['MG arc', 'CA of a machine gun'],
    },
  ],
}

/** A9.21: it is confined to where it first fired in the enemy's MPh. What lies straight ahead fits two arcs: both are still open to it, until it fires at what is in one of them alone. */
function confine({ state: s }: Aslsk, { attack }: Figured): void {
  if (attack.when !== 'firstFire') return
  const before = keptBy(s, OWNER) ?? []
  let arcs = before
  for (const { unit, weapons } of attack.firers) {
    const { at } = unitOf(s, unit)
    if (at === attack.at || !isWoodsBuildingOrRubble(s, at)) continue
    for (const id of weapons)
      if (isHeavy(s, s.weapons[id]!)) arcs = [...arcs.filter(({ weapon }) => weapon !== id), ...openTo(s, arcs, id, at, attack.at)]
  }
  if (arcs !== before) keep(s, OWNER, arcs)
}

/** The arcs that hold all that it has fired at. */
function openTo(s: AslskState, arcs: readonly Arc[], weapon: number, from: Location, at: Location): readonly Arc[] {
  const known = arcs.filter((arc) => arc.weapon === weapon)
  const all = known.length > 0 ? known : SPINES.map((_, spine) => ({ weapon, spine }))
  return all.filter(({ spine }) => inArc(s, from, spine, at))
}

function isHeavy(s: AslskState, weapon: Weapon): boolean {
  const { mgClass } = weaponTypeOf(s, weapon)
  return mgClass === 'MMG' || mgClass === 'HMG'
}

function outOfArc(s: AslskState, unit: Unit, weapon: Weapon, at: Hex): Problem | undefined {
  const arcs = keptBy(s, OWNER)?.filter((each) => each.weapon === weapon.id) ?? []
  if (arcs.length === 0 || at === unit.at || arcs.some(({ spine }) => inArc(s, unit.at, spine, at as Location))) return undefined
  const where = arcs.map(({ spine }) => SPINES[spine]).join(' or ')
  return {
    rule: 'A9.21',
    message: `The ${weaponTypeOf(s, weapon).name} has fired to the ${where} and is confined to that arc.`,
  }
}
