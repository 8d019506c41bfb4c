import { LEGAL, type Modifier, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { worthOfShot } from '../../advice/fire-advice.ts'
import { occasionNow } from '../../advice/occasion.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { weaponLimit } from '../../fire/firers.ts'
import { forfeits } from '../../fire/marks.ts'
import { weaponsUsed } from '../../fire/shot-mode.ts'
import { noticedPlaces } from '../../fire/target-places.ts'
import { locationOf } from '../../map/location.ts'
import { mayAim } from '../../map/los.ts'
import { nameOf, placeOf } from '../../map/terrain.ts'
import { inArc, nearestArc } from '../../ordnance/arc.ts'
import { nthInSight } from '../../ordnance/in-sight.ts'
import { shotPreviewOf } from '../../ordnance/preview.ts'
import { isSilent, shotProblemsOf } from '../../ordnance/problems.ts'
import { fireOrdnance } from '../../ordnance/resolve.ts'
import { isMortar, pointsAt, type Shooter, type Shot, type ShotDeclaration, shooterOf, shotOf, shotShape } from '../../ordnance/shot.ts'
import type { AimedAt } from '../../ordnance/to-hit.ts'
import type { AslskState, Location, Side, Unit } from '../../state.ts'
import { isGoodOrder, isLeader, typeOf } from '../../units/units.ts'
import { unitInPlace, weaponName } from '../../words/names.ts'
import { SPOTTED } from './data.ts'
import { isNear } from './spotters.ts'
import { noteSpotting, spottedBy, spotterOf } from './state.ts'

const RULE = 'C9.3'

export type SpottedShot = Pick<ShotDeclaration, 'weapon' | 'at' | 'target' | 'ca' | 'ammo' | 'leader'> & { readonly type: 'spotted' }

const { weapon, at, target, ca, ammo, leader } = shotShape

/** C9.3: a Mortar fires at what its spotter sees. */
export const spottedFire: AslskAct<Occasion, SpottedShot> = {
  type: 'spotted',
  rule: RULE,
  fields: { weapon, at, target, ca, ammo, leader },
  *candidates(s, occasion) {
    for (const { id, ordnance } of s.weapons) {
      const by = ordnance && spotterOf(s, id) !== undefined ? shooterOf(s, id) : null
      if (!by || by.crew.side !== occasion.side || isSilent(s, occasion, by)) continue
      const spotter = s.units[spotterOf(s, id)!]
      if (!spotter || spotterProblems(s, by, spotter).length > 0) continue
      yield* shotsOf(s, occasion, by, spotter)
    }
  },
  problems,
  *perform(g, occasion, declared) {
    const shot = spottedShot(g.state, occasion, declared)!
    useSpotter(g.state, shot.spotter!, shot.at)
    yield* fireOrdnance(g, shot)
  },
  describe: (s, { weapon: id, at: hex, ammo: what }) =>
    `Fire the ${weaponName(s, id)} at ${hex}${what && what !== 'he' ? ` with ${what.toUpperCase()}` : ''}, spotted by ${unitInPlace(s, spotterOf(s, id) ?? -1)}`,
  preview: (s, occasion, declared) => {
    const shot = spottedShot(s, occasion, declared)
    return shot && shotPreviewOf(s, shot)
  },
}

/** At every enemy hex that the spotter sees; where there is none, at the first hex of the arc, or else the first that it can be turned to. */
function* shotsOf(s: AslskState, occasion: Occasion, by: Shooter, spotter: Unit): Iterable<SpottedShot> {
  let hasTarget = false
  for (const place of targetsOf(s, occasion, spotter)) {
    const shot = shotInto(s, occasion, by, spotter, place)
    if (!shot) continue
    hasTarget = true
    yield shot
  }
  const shot = hasTarget || occasion.expenditure || boundTo(s, spotter) !== undefined ? null : shotIntoEmptyHex(s, occasion, by, spotter)
  if (shot) yield shot
}

function targetsOf(s: AslskState, { side, expenditure }: Occasion, spotter: Unit): readonly Location[] {
  if (expenditure) return [expenditure.at]
  const bound = boundTo(s, spotter)
  return bound === undefined ? noticedPlaces(s, side).all : [bound]
}

/** 6.11: an empty hex may be acquired. */
function shotIntoEmptyHex(s: AslskState, occasion: Occasion, by: Shooter, spotter: Unit): SpottedShot | null {
  const { at } = by.crew
  const spine = pointsAt(by)
  for (const turned of spine < 0 ? [false] : [false, true])
    for (let n = 0; ; n++) {
      const hex = nthInSight(s, spotter.at, -1, false, n)
      if (hex >= s.setting.map.size) break
      const place = locationOf(hex)
      if (spine >= 0 && inArc(s, at, spine, place) === turned) continue
      const shot = shotInto(s, occasion, by, spotter, place)
      if (shot) return shot
    }
  return null
}

/** With High Explosive, or with what it has left. */
function shotInto(s: AslskState, occasion: Occasion, by: Shooter, spotter: Unit, place: Location): SpottedShot | null {
  if (!mayAim(s, spotter.at, place)) return null
  const spine = pointsAt(by)
  const turned = spine < 0 ? spine : nearestArc(s, by.crew.at, spine, place)
  const aim = {
    type: 'spotted',
    weapon: by.weapon.id,
    at: nameOf(s, place),
    target: 'att',
    ...(turned === spine ? {} : { ca: turned }),
  } as const
  for (const round of ROUNDS) {
    const shot: SpottedShot = { ...aim, ...round }
    if (problems(s, occasion, shot).length === 0) return shot
  }
  return null
}

const ROUNDS: readonly Pick<SpottedShot, 'ammo'>[] = [{}, { ammo: 'smoke' }, { ammo: 'wp' }]

function spottedShot(s: AslskState, occasion: Occasion, declared: SpottedShot): Shot | null {
  const by = shooterOf(s, declared.weapon)
  const spotter = s.units[spotterOf(s, declared.weapon) ?? -1]
  if (!by || !spotter) return null
  return { ...shotOf(s, occasion, { ...declared, type: 'ordnance' }, by, placeOf(s, declared.at)), spotter }
}

function problems(s: AslskState, occasion: Occasion, declared: SpottedShot): readonly Problem[] {
  const by = shooterOf(s, declared.weapon)
  if (!by || by.crew.side !== occasion.side || !isMortar(by)) return refuse(RULE, 'None of your units mans such a Mortar.')
  const shot = spottedShot(s, occasion, declared)
  if (!shot) return refuse(RULE, `Nobody spots for the ${weaponName(s, declared.weapon)}.`)
  const spotter = shot.spotter!
  const lost = spotterProblems(s, by, spotter)
  if (lost.length > 0) return lost
  const { label } = typeOf(s, spotter)
  const bound = boundTo(s, spotter)
  if (bound !== undefined && bound !== shot.at)
    return refuse(RULE, `The ${label} spots for ${nameOf(s, bound)} in this phase: all its Mortars fire there.`)
  if (shot.leader === spotter) return refuse(RULE, `The ${label} spots, and can’t direct the fire as well.`)
  if (spotter.pinned && shot.spines > 0) return refuse(RULE, `The ${label} is pinned: the Mortar can’t be turned for its fire.`)
  return shotProblemsOf(s, shot, { ...declared, type: 'ordnance' })
}

/** C9.3: the hex for which somebody has spotted in this phase. */
function boundTo(s: AslskState, spotter: Unit): Location | undefined {
  return spottedBy(s, spotter.id).find(({ now }) => now)?.at
}

/** C9.3: what keeps somebody from spotting for a Mortar, wherever it fires. */
function spotterProblems(s: AslskState, by: Shooter, spotter: Unit): readonly Problem[] {
  const mortar = weaponName(s, by.weapon.id)
  if (spotter.at < 0 || !isGoodOrder(spotter)) return refuse(RULE, `The spotter of the ${mortar} is lost.`)
  if (!isNear(s, by.crew.at, spotter.at))
    return refuse(RULE, `The ${typeOf(s, spotter).label} is too far from the ${mortar} to spot for it.`)
  const busy = spottedBy(s, spotter.id).length === 0 ? busyProblem(s, spotter) : undefined
  return busy ? [busy] : LEGAL
}

/** C9.3: spotting is the use of a support weapon. */
function busyProblem(s: AslskState, unit: Unit): Problem | undefined {
  const { label, kind } = typeOf(s, unit)
  const isBusy = isLeader(s, unit)
    ? unit.directed.length > 0 || unit.firedWeapon
    : weaponsUsed(s, unit).length >= weaponLimit(s, unit) || (kind !== 'squad' && unit.fire !== 'none' && !unit.forfeited)
  return isBusy ? { rule: RULE, message: `Spotting is the use of a support weapon, and the ${label} can use no more.` } : undefined
}

function useSpotter(s: AslskState, spotter: Unit, place: Location): void {
  if (spottedBy(s, spotter.id).length === 0) {
    spotter.firedWeapon = true
    if (!isLeader(s, spotter) && forfeits(s, spotter)) spotter.forfeited = true
  }
  noteSpotting(s, spotter.id, place)
}

/** C9.31, C5.4: what spotted fire is hit with. */
export function spottedModifiers(_: AslskState, { spotter, by }: Shot, rows: readonly AimedAt[]): readonly AimedAt[] {
  if (!spotter) return rows
  const more: Modifier[] = [{ rule: 'C9.31', label: 'spotted', value: SPOTTED.drm, tags: ['outside'] }]
  if (spotter.pinned && !by.crew.pinned) more.push({ rule: 'C9.3', label: 'pinned spotter', value: SPOTTED.pinned, tags: ['outside'] })
  return rows.map((row) => ({ ...row, modifiers: [...row.modifiers, ...more] }))
}

/** C9.31: its rate is one less; C9.3: with a pinned spotter there is none. */
export function spottedRate(_: AslskState, { spotter }: Shot): number {
  return !spotter ? 0 : spotter.pinned ? NO_RATE : SPOTTED.rate
}
const NO_RATE = -9

/** What the shell is expected to do, as for any other shot. */
export function spottedAdvice(s: AslskState, side: Side, declared: SpottedShot): number {
  const shot = spottedShot(s, occasionNow(s, side), declared)
  return shot ? worthOfShot(s, shot) : -1
}
