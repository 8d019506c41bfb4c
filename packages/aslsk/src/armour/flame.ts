import { type Described, integer, LEGAL, type Modifier, type Problem, refuse, text, variants } from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import { exposeInSight } from '../concealment/reveal.ts'
import type { Aslsk } from '../context.ts'
import { LONG_RANGE_TIMES } from '../data/fire.ts'
import { columnIndex } from '../data/ift.ts'
import { residualOf } from '../data/residual.ts'
import { TO_KILL_CHANGE, WEAPON_TO_KILL } from '../data/to-kill.ts'
import type { Attack } from '../fire/attack.ts'
import type { Occasion } from '../fire/declaration.ts'
import { firepowerParts } from '../fire/firepower.ts'
import { weaponLimitProblems, weaponProblems } from '../fire/firers.ts'
import { markFirers, recordShots } from '../fire/marks.ts'
import { layResidual } from '../fire/residual.ts'
import { isFlamethrower } from '../fire/shot-mode.ts'
import { canSee } from '../map/los.ts'
import { distance, nameOf, placeOf } from '../map/terrain.ts'
import { vehiclesToFireAt } from '../ordnance/shot.ts'
import { type AslskState, enemyOf, type Location, NOWHERE, type Weapon } from '../state.ts'
import { hasUnits, isVehicle, type Vehicle, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { vehicleIds } from '../vehicles/roster.ts'
import { checkBreakdown } from '../weapons/breakdown.ts'
import { WeaponRoster } from '../weapons/roster.ts'
import { heldBy, unitLabel, weaponName } from '../words/names.ts'
import { isCrewExposed } from './crew.ts'
import { facingsFrom } from './facing.ts'
import { hitVehicle } from './hit.ts'
import { type KillBranch, killOdds } from './kill-odds.ts'
import { covers } from './mounts.ts'
import { type HitPlace, type Penetrator, type ToKill, toKill } from './to-kill.ts'

/** 4.2: a flamethrower is turned on an AFV, which is said before. */
const flameShape = { weapon: integer(0, 9999), at: text({ max: 24 }), vehicle: integer(0, 9999) } as const

const schema = variants({ flame: flameShape })
export type FlameAtVehicle = Described<typeof schema>

const flamethrowers = new WeaponRoster(({ kind }) => kind === 'ft')

export const flame: AslskAct<Occasion, FlameAtVehicle> = {
  type: 'flame',
  rule: '4.2',
  fields: flameShape,
  candidates(s, occasion) {
    const found: FlameAtVehicle[] = []
    if (vehicleIds(s).length === 0) return found
    for (const id of flamethrowers.ids(s)) {
      const weapon = s.weapons[id]
      const owner = weapon && s.units[weapon.owner]
      if (!owner || owner.side !== occasion.side || owner.at < 0) continue
      for (const unit of s.units) {
        if (!unit.vehicle || unit.at < 0 || unit.side === owner.side || distance(s, owner.at, unit.at) > reachOf(s, weapon)) continue
        const declared: FlameAtVehicle = { type: 'flame', weapon: weapon.id, at: nameOf(s, unit.at), vehicle: unit.id }
        if (flameProblems(s, occasion, declared).length === 0) found.push(declared)
      }
    }
    return found
  },
  problems: flameProblems,
  perform(g, occasion, declared) {
    burn(g, attackOf(g.state, occasion, declared), g.state.units[declared.vehicle] as Vehicle)
    return undefined
  },
  describe: (s, { weapon, at, vehicle }) =>
    `Turn the ${weaponName(s, weapon)}${heldBy(s, weapon)} on the ${unitLabel(s, vehicle)} in ${at}`,
  preview: (s, _, { weapon, vehicle }): KillBranch =>
    killOdds(s, figureFlame(s, s.weapons[weapon]!.owner, s.weapons[weapon]!, s.units[vehicle] as Vehicle)),
}

function flameProblems(s: AslskState, occasion: Occasion, declared: FlameAtVehicle): readonly Problem[] {
  const weapon = s.weapons[declared.weapon]
  const unit = weapon && s.units[weapon.owner]
  if (!weapon || !unit || unit.side !== occasion.side || !isFlamethrower(s, weapon))
    return refuse('4.2', 'None of your units has such a flamethrower.')
  const at = placeOf(s, declared.at)
  const { when, expenditure } = occasion
  if (expenditure && at !== expenditure.at) return refuse('3.3.3', 'Only those who move can be fired at now.')
  if (at < 0 || !vehiclesToFireAt(s, occasion, at).some(({ id }) => id === declared.vehicle))
    return refuse('4.2', `There is no such enemy vehicle in ${declared.at}.`)
  if (isVehicle(unit) && !covers(s, unit, weapon, unit.vehicle, at, expenditure))
    return refuse('3.2.4', `${declared.at} is not in the Covered Arc of the flamethrower.`)
  if (unit.at !== at && hasUnits(s, enemyOf(unit.side), unit.at))
    return refuse('3.2.2.1', `There is an enemy in ${nameOf(s, unit.at)}: units there may not fire out of it.`)
  if (!canSee(s, unit.at, at)) return refuse('3.2.1', `There is no line of sight to ${declared.at}.`)
  const aim = { when, at, expenditure }
  const problems = weaponProblems(s, unit, weapon, aim)
  if (problems.length > 0) return problems
  const limit = weaponLimitProblems(s, unit, { unit: unit.id, inherent: false, weapons: [weapon.id] }, aim)
  return limit.length > 0 ? limit : LEGAL
}

function attackOf(s: AslskState, { when, side, expenditure }: Occasion, { weapon, at, vehicle }: FlameAtVehicle): Attack {
  const firers = [{ unit: s.weapons[weapon]!.owner, inherent: false, weapons: [weapon] }]
  return { when, means: 'fire', by: side, at: placeOf(s, at), targets: [vehicle], firers, directors: [], expenditure }
}

/** 4.2, 7.13, 3.2.4: its number, halved at long range, more against an exposed crew and an open top; armour is no use. From inside the hex it strikes the rear. */
function figureFlame(s: AslskState, firer: number, weapon: Weapon, vehicle: Vehicle): ToKill {
  const { at: from } = s.units[firer]!
  const isFar = distance(s, from, vehicle.at) > flameRange(s, weapon)
  const modifiers: Modifier[] = []
  if (isCrewExposed(vehicle)) modifiers.push({ rule: '4.2', label: 'crew exposed', value: TO_KILL_CHANGE.flameCrewExposed })
  if (vehicleTypeOf(s, vehicle).openTopped) modifiers.push({ rule: '7.13', label: 'open-topped', value: TO_KILL_CHANGE.flameOpenTopped })
  const basic = isFar ? WEAPON_TO_KILL.ft / 2 : WEAPON_TO_KILL.ft
  const by: Penetrator = { kind: 'flame', what: 'flame', basic, modifiers, ignoresArmour: true }
  return toKill(s, by, vehicle, placesBurnt(s, vehicle, from), false)
}

/** 4.2: how far it has its full effect. */
function flameRange(s: AslskState, weapon: Weapon): number {
  return weaponTypeOf(s, weapon).range
}

function reachOf(s: AslskState, weapon: Weapon): number {
  const { range, reach = range * LONG_RANGE_TIMES } = weaponTypeOf(s, weapon)
  return reach
}

function placesBurnt(s: AslskState, vehicle: Vehicle, from: Location): readonly HitPlace[] {
  if (from === vehicle.at) return [{ aspect: 'hull', facing: 'rear' }]
  return facingsFrom(s, vehicle.at, vehicle.vehicle.vca, from).map((facing) => ({ aspect: 'hull', facing }))
}

/** 4.2, 7.12: the TK DR is the attack; it may use the flamethrower up, and its fire reaches an exposed crew too. */
function burn(g: Aslsk, attack: Attack, vehicle: Vehicle): void {
  const s = g.state
  const [firer] = attack.firers
  const unit = s.units[firer!.unit]!
  const weapon = s.weapons[firer!.weapons[0]!]!
  const [part] = firepowerParts(s, attack, 'unbroken') // 3.3.2.2: half of it from a vehicle that has not stopped
  const { fp64 } = part!
  recordShots(s, attack)
  exposeInSight(g, [unit], '8.3')
  const dr = hitVehicle(g, vehicle, figureFlame(s, unit.id, weapon, vehicle), { attack, fp64, from: unit.at }, '4.2')
  const broken = checkBreakdown(g, [part!], dr.total, () => false)
  markFirers(g, attack, false, [])
  if (attack.expenditure && broken.length === 0 && attack.at !== NOWHERE) layResidual(g, attack, residualOf(columnIndex(fp64)), [])
}
