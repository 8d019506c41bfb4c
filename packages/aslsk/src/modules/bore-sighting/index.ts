import {
  copyPlain,
  integer,
  keep,
  keptBy,
  listOf,
  type Modifier,
  type ModuleState,
  type Problem,
  type Rules,
  record,
  refuse,
  text,
  type Viewer,
} from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { type Choosing, offerChoice } from '../../choices.ts'
import type { Aslsk } from '../../context.ts'
import type { Attack } from '../../fire/attack.ts'
import type { Module } from '../../hooks.ts'
import { canSee } from '../../map/los.ts'
import { distance, nameOf, placeOf, terrainAt } from '../../map/terrain.ts'
import type { Shot } from '../../ordnance/shot.ts'
import type { AimedAt } from '../../ordnance/to-hit.ts'
import { at } from '../../sequence/step.ts'
import { type AslskState, enemyOf, type Location, type Side, type Unit, type Weapon } from '../../state.ts'
import { isInfantry, weaponTypeOf } from '../../units/units.ts'
import { heldBy, weaponName } from '../../words/names.ts'

/** C6.4: a Weapon that has been laid on a Location before the game, and where it stood then. */
interface Sight {
  readonly weapon: number
  readonly at: Location
  readonly from: Location
}

const RULE = 'C6.4'
const DRM = -2
const ASKS = 'boreSighting'
/** Nobody lays a Weapon on what is under its muzzle, or farther than it would ever hit; as candidates. */
const WORTHWHILE = { least: 2, most: 12 } as const

const schema = listOf(record({ weapon: integer(0), at: integer(0), from: integer(0) }))

/** What each side has written down is its secret. Absent where nobody has. */
const state: ModuleState<AslskState, readonly Sight[]> = {
  begin: () => undefined,
  clone: copyPlain,
  view: (kept, s, viewer) => ownSights(s, kept, viewer),
  resample: (kept, s, seat) => keep(s, OWNER, ownSights(s, kept, seat)),
  read(description) {
    const wrong = schema.check(description, 'bore-sighting')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as unknown as readonly Sight[] }
  },
}
const OWNER = { id: 'bore-sighting', state } as const

function ownSights(s: AslskState, kept: readonly Sight[], seat: Viewer): readonly Sight[] | undefined {
  const own = kept.filter(({ weapon }) => s.weapons[weapon]?.side === seat)
  return own.length > 0 ? own : undefined
}

interface BoreSight {
  readonly type: 'boreSight'
  readonly weapon: number
  readonly at: string
}

/** 0.26: what is written down for one Weapon; nobody is told. */
const boreSight: AslskAct<Choosing, BoreSight> = {
  type: 'boreSight',
  rule: RULE,
  fields: { weapon: integer(0), at: text({ max: 24 }) },
  candidates: sightCandidates,
  problems: sightProblems,
  perform({ state: s }, _, { weapon, at: hex }) {
    const from = s.units[s.weapons[weapon]!.owner]!.at
    keep(s, OWNER, [...(keptBy(s, OWNER) ?? []), { weapon, at: placeOf(s, hex), from }])
    return undefined
  },
  describe: (s, { weapon, at: hex }) => `Lay the ${weaponName(s, weapon)}${heldBy(s, weapon)} on ${hex}`,
}

/** C6.4: Guns that were laid beforehand. */
export const boreSighting: Module = {
  id: 'bore-sighting',
  title: 'Bore sighting',
  sentence: 'Whoever waits for the enemy has laid each Gun and heavy machine gun on one hex beforehand: fire there is better by two.',
  state,
  steps: [{ key: 'setup.boreSighting', ...at('0.26'), run: layGuns }],
  hooks: { aims: [atSighted], fireModifiers: [machineGunAt] },
  acts: { choice: [boreSight] },
  advice: { boreSight: sightAdvice },
  glossary: [
    {
      id: 'bore-sighting',
      name: 'Bore sighting',
      rules: [RULE, 'C6.44'],
      text: 'Before the game the side that moves second lays each of its Guns, MMG and HMG on one hex in sight. As long as the Weapon stands where it stood, fire there has -2, a machine gun’s only as First Fire at Infantry. What is acquired does not count then.',
      also: ['Case M', 'bore sight'],
    },
  ],
}

/** 0.26: the scenario's defender: the side that does not move first. */
function layGuns(g: Aslsk): Rules<void> {
  const side = enemyOf(g.state.setting.scenario.movesFirst)
  return offerChoice(g, { side, of: ASKS }, 'On which hexes are your Guns laid?', RULE)
}

function canBeLaid(s: AslskState, weapon: Weapon): boolean {
  const { mgClass, barrel } = weaponTypeOf(s, weapon)
  return (weapon.ordnance !== undefined && !barrel?.shaped && !barrel?.smallArms) || mgClass === 'MMG' || mgClass === 'HMG'
}

function sightProblems(s: AslskState, { side, of }: Choosing, { weapon: id, at: hex }: BoreSight): readonly Problem[] {
  const weapon = s.weapons[id]
  const owner = weapon && s.units[weapon.owner]
  if (of !== ASKS) return refuse(RULE, 'Guns are laid before the game.')
  if (!weapon || !owner || owner.side !== side || owner.at < 0 || owner.vehicle || !canBeLaid(s, weapon))
    return refuse(RULE, 'You have no such Gun or heavy machine gun on the map.')
  const { name, range } = weaponTypeOf(s, weapon)
  if (keptBy(s, OWNER)?.some((sight) => sight.weapon === id)) return refuse(RULE, `The ${name} is laid on another hex.`)
  const place = placeOf(s, hex)
  if (place < 0 || place === owner.at) return refuse(RULE, `There is no such hex to lay the ${name} on.`)
  if (distance(s, owner.at, place) > range) return refuse(RULE, `The ${name} does not reach ${hex}.`)
  return canSee(s, owner.at, place) ? [] : refuse(RULE, `${hex} is out of sight of the ${name}.`)
}

function* sightCandidates(s: AslskState, choosing: Choosing): Iterable<BoreSight> {
  if (choosing.of !== ASKS) return
  for (const { id, owner } of s.weapons) {
    const from = s.units[owner]
    if (!from || from.at < 0) continue
    for (let hex = 0; hex < s.setting.map.hexes; hex++) {
      const away = distance(s, from.at, hex as Location)
      if (away < WORTHWHILE.least || away > WORTHWHILE.most) continue
      const found: BoreSight = { type: 'boreSight', weapon: id, at: nameOf(s, hex as Location) }
      if (sightProblems(s, choosing, found).length === 0) yield found
    }
  }
}

function isSighted(s: AslskState, weapon: number, from: Location, place: Location): boolean {
  return keptBy(s, OWNER)?.some((sight) => sight.weapon === weapon && sight.from === from && sight.at === place) ?? false
}

/** C6.4 Case M: -2, and what is acquired does not count. */
function atSighted(s: AslskState, { by, at: place, occasion }: Shot, rows: readonly AimedAt[]): readonly AimedAt[] {
  if (occasion.when === 'boundingFire' || !isSighted(s, by.weapon.id, by.crew.at, place)) return rows
  const sighted: Modifier = { rule: RULE, label: 'Case M: bore sighted', value: DRM }
  return rows.map(({ unit, modifiers }) => ({ unit, modifiers: [...modifiers.filter(({ rule }) => rule !== '6.10'), sighted] }))
}

/** C6.44: a machine gun only as First Fire at Infantry. */
function machineGunAt(s: AslskState, { when, firers, at: place }: Attack, target: Unit): Modifier | undefined {
  if (when !== 'firstFire' || !isInfantry(target) || firers.length === 0) return undefined
  const laid = firers.every(
    ({ unit, inherent, weapons }) => !inherent && weapons.length > 0 && weapons.every((id) => isSighted(s, id, s.units[unit]!.at, place)),
  )
  return laid ? { rule: 'C6.44', label: 'bore sighted', value: DRM } : undefined
}

/** Open ground that an enemy must cross, not too far away. */
function sightAdvice(s: AslskState, _: Side, { weapon, at: hex }: BoreSight): number {
  const place = placeOf(s, hex)
  const away = distance(s, s.units[s.weapons[weapon]!.owner]!.at, place)
  return 1 + (terrainAt(s, place).openGround ? 1 : 0) - Math.abs(away - 5) / 20
}
