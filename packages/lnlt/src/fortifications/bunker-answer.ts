import { integer, LEGAL, listOf, type Rules, record, refuse } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { Firer } from '../fire/attack.ts'
import { steadyFire } from '../fire/candidates.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import type { Aim } from '../fire/firers.ts'
import { bestLeader } from '../fire/leaders.ts'
import { nameOf } from '../map/location.ts'
import { resolveShot } from '../ordnance/act.ts'
import { shotFrom } from '../ordnance/declaration.ts'
import { gunOfWeapon } from '../ordnance/guns.ts'
import type { LnltQuestion } from '../questions.ts'
import { enemyOf, type LnltState, type Location, type Unit, type Weapon } from '../state.ts'
import { isLeader, moraleCheck } from '../units/morale.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { isOpened, type VehicleUnit } from '../vehicles/vehicle.ts'

export interface BunkerAnswer {
  readonly units: readonly number[]
}
export const bunkerAnswerSchema = record({ units: listOf(integer(0, 9999), { max: 10 }) })

/** 21.1.3: those inside don't storm it: if it is open, or they have an anti-tank rifle, they fire at it from where they are. Contribution to `overran`. */
export function answerFromBunker(g: Lnlt, vehicle: VehicleUnit, inside: Location): Rules<void> | undefined {
  return ableIn(g.state, vehicle, inside).length === 0 ? undefined : answer(g, vehicle, inside)
}

function ableIn(s: LnltState, vehicle: VehicleUnit, inside: Location): Unit[] {
  const steady = s.units.filter((unit) => unit.at === inside && !unit.shaken)
  const shooters = isOpened(s, vehicle) ? steady.filter((unit) => fireOf(s, unit, vehicle) !== undefined) : []
  const leads = shooters.length > 0 ? (unit: Unit) => isLeader(s, unit) : () => false
  return steady.filter((unit) => rifleOf(s, unit) !== null || shooters.includes(unit) || leads(unit))
}

/** 21.1.3, 5.0: what it fires at the vehicle over its head: its own arms and a weapon beside, as at anybody. */
function fireOf(s: LnltState, unit: Unit, vehicle: VehicleUnit): Firer | undefined {
  return rifleOf(s, unit) === null && unit.salvo === undefined
    ? steadyFire(
        s,
        aimOf(unit.at, vehicle, () => true),
        unit,
      )
    : undefined
}

function aimOf(inside: Location, vehicle: VehicleUnit, units: Aim['units']): Aim {
  return { side: enemyOf(vehicle.side), occasion: 'fire', from: inside, at: vehicle.at, units }
}

function rifleOf(s: LnltState, unit: Unit): Weapon | null {
  return (
    s.weapons.find((weapon) => weapon.owner === unit.id && !weapon.jammed && !weapon.used && typeOfWeapon(s, weapon).kind === 'atr') ?? null
  )
}

/** 21.1.3: each passes a Morale Check first, Leaders before the others; rifles one by one, then all the others together, led by whoever kept his head. */
function* answer(g: Lnlt, vehicle: VehicleUnit, inside: Location): Rules<void> {
  const s = g.state
  const side = enemyOf(vehicle.side)
  const { units } = yield* g.ask(side, answerQuestion(s, vehicle, inside))
  const asked = units.map((id) => s.units[id]!).sort((a, b) => Number(isLeader(s, b)) - Number(isLeader(s, a)))
  const steady = asked.filter((unit) => moraleCheck(g, unit, { what: 'assault', rule: '21.1.3' }))
  const context = { side, occasion: 'fire', units: () => true } as const
  for (const unit of steady) {
    const rifle = rifleOf(s, unit)
    if (!rifle || vehicle.at < 0) continue
    const declared = { unit: unit.id, gun: gunOfWeapon(rifle.id), at: nameOf(s.setting, vehicle.at), target: vehicle.id }
    yield* resolveShot(g, shotFrom(s, declared, context), declared)
  }
  if (vehicle.at < 0 || !isOpened(s, vehicle)) return
  const firers = steady.flatMap((unit) => fireOf(s, unit, vehicle) ?? [])
  if (firers.length === 0) return
  yield* resolveAttack(g, {
    side,
    occasion: 'fire',
    means: 'group',
    from: inside,
    at: vehicle.at,
    firers,
    leader: bestLeader(
      s,
      aimOf(inside, vehicle, (unit) => steady.includes(unit)),
      firers,
    ),
    targets: [vehicle.id],
    moving: [],
  })
}

function answerQuestion(s: LnltState, vehicle: VehicleUnit, inside: Location): LnltQuestion<'bunkerAnswer'> {
  const able = () => ableIn(s, vehicle, inside).map(({ id }) => id)
  return {
    kind: 'bunkerAnswer',
    title: `The ${typeOf(s, vehicle).label} is before the Bunker. Do they fire at it?`,
    rule: '21.1.3',
    schema: bunkerAnswerSchema,
    about: { vehicle: vehicle.id, units: able() },
    candidates: () => [{ units: able() }, { units: [] }],
    problems: ({ units }) =>
      units.every((id, i) => able().includes(id) && units.indexOf(id) === i)
        ? LEGAL
        : refuse('21.1.3', 'Only Good Order units inside may, at an open vehicle or with an anti-tank rifle.'),
  }
}
