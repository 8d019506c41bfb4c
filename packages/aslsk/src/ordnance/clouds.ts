import type { Modifier } from '@firegroup/kernel'
import { crewProtection, isCrewExposed } from '../armour/crew.ts'
import type { Aslsk } from '../context.ts'
import { PHOSPHORUS_AIR_BURST } from '../data/ammunition.ts'
import { type SmokeCounter, smokeLaidIn } from '../data/smoke.ts'
import { positionFrom } from '../fire/modifiers.ts'
import { addMarker } from '../map/markers.ts'
import type { AslskState, Unit } from '../state.ts'
import { makeDm } from '../units/casualties.ts'
import { checkTogether, moraleCheck, withLeaderLosses } from '../units/morale.ts'
import { isInfantry, isVehicle } from '../units/units.ts'
import { ORDNANCE_SMOKE } from '../weapons/smoke-life.ts'
import { airBurst } from './effect.ts'
import { emplacement } from './manned.ts'
import { isLobbed, type Shot } from './shot.ts'
import { attackOf } from './to-hit.ts'

/** 6.2, 1.2.5: the counter that a hit lays: full in the PFPh, Dispersed in any other phase. */
export function cloudOf(s: AslskState, shot: Shot): SmokeCounter {
  return smokeLaidIn(isLobbed(shot) ? 'defensiveFire' : s.phase, shot.ammo === 'wp') // Chapter H: a grenade launcher's is always Dispersed
}

/** 6.2: Smoke or white phosphorus lies in the hex that was hit; the latter burns whom it hits. */
export function layCloud(g: Aslsk, shot: Shot, struck: readonly Unit[], critical: Unit | null): void {
  const { hindrance } = cloudOf(g.state, shot)
  const { side } = shot.occasion
  const isPhosphorus = shot.ammo === 'wp'
  const cloud = addMarker(g.state, { kind: ORDNANCE_SMOKE, at: shot.at, side, value: hindrance, extra: isPhosphorus ? 1 : 0 })
  g.emit({ type: 'smokeLaid', rule: '6.2', weapon: shot.by.weapon.id, at: shot.at, hindrance, ammo: shot.ammo })
  for (const listen of g.state.setting.hooks.laid) listen(g, cloud)
  if (!isPhosphorus || struck.length === 0) return
  withLeaderLosses(g, (rest) => burn(g, shot, struck, critical, rest))
  for (const unit of struck) if (unit.broken && unit.at >= 0) makeDm(g, unit, '6.2')
}

/** 6.2: whom white phosphorus hits takes a NMC, the exposed crew of a vehicle too (3.2.3). `s` is where the shot was figured, which previews keep apart from where it is gone through. */
export function burn(
  g: Aslsk,
  shot: Shot,
  struck: readonly Unit[],
  critical: Unit | null,
  rest: () => string,
  s: AslskState = g.state,
  here: (unit: Unit) => Unit = (unit) => unit,
): void {
  const cover = new Map(struck.map((unit) => [here(unit).id, phosphorusModifiers(s, shot, unit, unit === critical)]))
  checkTogether(
    g,
    {
      units: struck.filter((unit) => isInfantry(unit) || (isVehicle(unit) && isCrewExposed(unit))).map(here),
      what: (unit) => `WP ${critical?.id === unit.id}`,
      check: (unit, help) => moraleCheck(g, unit, { what: 'WP NMC', rule: '6.2', modifiers: [...cover.get(unit.id)!, ...help] }),
    },
    rest,
  )
}

/** 6.2: TEM helps; in the trees a Mortar's shells burst above it instead. A Critical Hit turns TEM round. */
function phosphorusModifiers(s: AslskState, shot: Shot, unit: Unit, isCritical: boolean): Modifier[] {
  const burst = airBurst(s, shot)
  const dugIn = isVehicle(unit) ? crewProtection(s, unit, shot.by.crew.at) : emplacement(s, unit)
  const position = positionFrom(s, attackOf(s, shot), unit, shot.by.crew.at)
  const tem = burst ? (dugIn ? [dugIn] : []) : position.filter(({ tags }) => tags?.includes('tem'))
  const found: Modifier[] = tem.map((modifier) => ({ ...modifier, rule: '6.2', value: isCritical ? modifier.value : -modifier.value }))
  if (burst) found.push({ ...burst, rule: '6.2', value: PHOSPHORUS_AIR_BURST })
  return found
}
