import { integer, LEGAL, listOf, type Rules, record, refuse } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { nameOf } from '../map/location.ts'
import { resolveShot } from '../ordnance/act.ts'
import { shotFrom } from '../ordnance/declaration.ts'
import { gunOfWeapon } from '../ordnance/guns.ts'
import type { LnltQuestion } from '../questions.ts'
import { enemyOf, type LnltState, type Location, type Unit, type Weapon } from '../state.ts'
import { moraleCheck } from '../units/morale.ts'
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
  return s.units.filter(
    (unit) => unit.at === inside && !unit.shaken && (rifleOf(s, unit) !== null || (isOpened(s, vehicle) && canFire(s, unit))),
  )
}

function canFire(s: LnltState, unit: Unit): boolean {
  return typeOf(s, unit).inherent
}

function rifleOf(s: LnltState, unit: Unit): Weapon | null {
  return (
    s.weapons.find((weapon) => weapon.owner === unit.id && !weapon.jammed && !weapon.used && typeOfWeapon(s, weapon).kind === 'atr') ?? null
  )
}

/** 21.1.3: each passes a Morale Check first; rifles one by one, then all the others together. */
function* answer(g: Lnlt, vehicle: VehicleUnit, inside: Location): Rules<void> {
  const s = g.state
  const side = enemyOf(vehicle.side)
  const { units } = yield* g.ask(side, answerQuestion(s, vehicle, inside))
  const steady = units.map((id) => s.units[id]!).filter((unit) => moraleCheck(g, unit, { what: 'assault', rule: '21.1.3' }))
  const context = { side, occasion: 'fire', units: () => true } as const
  for (const unit of steady) {
    const rifle = rifleOf(s, unit)
    if (!rifle || vehicle.at < 0) continue
    const declared = { unit: unit.id, gun: gunOfWeapon(rifle.id), at: nameOf(s.setting, vehicle.at), target: vehicle.id }
    yield* resolveShot(g, shotFrom(s, declared, context), declared)
  }
  const firers = steady.filter((unit) => rifleOf(s, unit) === null && canFire(s, unit) && unit.salvo === undefined)
  if (firers.length === 0 || vehicle.at < 0 || !isOpened(s, vehicle)) return
  yield* resolveAttack(g, {
    side,
    occasion: 'fire',
    means: 'group',
    from: inside,
    at: vehicle.at,
    firers: firers.map(({ id }) => ({ unit: id, inherent: true, weapons: [] })),
    leader: -1,
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
