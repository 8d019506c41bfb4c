import { type Modifier, total } from '@firegroup/kernel'
import { type Aslsk, type DiceRoll, rollDice } from '../../context.ts'
import { iftResult } from '../../data/ift.ts'
import { environmentOf } from '../../environment/environment.ts'
import { type Attack, firingPlaces, unitOf } from '../../fire/attack.ts'
import { kindOf, usesFlame } from '../../fire/modifiers.ts'
import { type Figured, resultOf } from '../../fire/resolution.ts'
import type { Spark } from '../../hooks.ts'
import { addMarker } from '../../map/markers.ts'
import { distance, isBuilding, terrainAt } from '../../map/terrain.ts'
import type { AslskState, Hex, Location, Marker, Side } from '../../state.ts'
import { isInfantry, weaponTypeOf } from '../../units/units.ts'
import type { WreckedBy } from '../../vehicles/wrecks.ts'
import { ORDNANCE_SMOKE } from '../../weapons/smoke-life.ts'
import { BLAZE_SMOKE, HUT_FIRE, MOLOTOV, WP_FIRE, WP_GRENADE_CLOUD } from './data.ts'
import { burnable, dryness, extraOf, hasFire, placeFlame, playerTurn, WRECK_BLAZE } from './fires.ts'

/** Fires that nobody meant to start: high explosives, flames, Molotovs, whatever strikes a hut. */
export function sparks(g: Aslsk, figured: Figured, dr: DiceRoll): void {
  const { attack } = figured
  if (attack.means === MOLOTOV.kind) molotov(g, attack, dr)
  if (!burnable(g.state, attack.at) || hasFire(g.state, attack.at)) return
  if (g.state.setting.hooks.rubbles.some((says) => says(g.state, figured, dr))) return // B24.11: what falls does not catch fire
  if (isHut(g.state, attack.at)) {
    if (setsHutAlight(g.state, figured, dr)) placeFlame(g, attack.at, accident(attack.by), 'G5', 'the hut catches fire')
    return
  }
  const original = originalResult(figured, dr)
  const strikesMen = attack.targets.some((id) => isInfantry(unitOf(g.state, id)))
  if (usesFlame(g.state, attack) ? original !== 'KIA' && original !== 'K' : original !== 'KIA' || !isExplosive(g.state, attack)) return
  if (strikesMen) kindleBy(g, attack.at, attack.by, dryness(g.state, attack.at), usesFlame(g.state, attack) ? 'B25.12' : 'B25.13')
}

/** B25.13: what the IFT would have shown without any DRM. */
function originalResult(figured: Figured, dr: DiceRoll): string {
  const { column } = resultOf(figured, dr)
  return iftResult(column, dr.total).kind
}

/** B25.13: shells and charges. */
function isExplosive(s: AslskState, attack: Attack): boolean {
  return attack.highExplosive === true || kindOf(s, attack).blast || attack.means === 'ordnance'
}

/** A DR that sets terrain on fire or does not. */
function kindleBy(g: Aslsk, at: Location, side: Side, modifiers: readonly Modifier[], rule: string): boolean {
  const needed = burnable(g.state, at)!.kindle
  const drm = total(modifiers)
  const dr = rollDice(g, 'kindling', (rolled) => rolled + drm >= needed, { at })
  g.emit({ type: 'fire:kindles', rule, of: { at, dice: [dr.coloured, dr.white], modifiers, final: dr.total + drm, needed } })
  return dr.total + drm >= needed && placeFlame(g, at, accident(side), rule, 'set on fire')
}

function accident(side: Side) {
  return { side, deliberate: false }
}

/** A22.611: by the coloured die, where it is thrown or where it strikes. */
function molotov(g: Aslsk, attack: Attack, { coloured }: DiceRoll): void {
  const [thrower] = firingPlaces(g.state, attack)
  const at = coloured === MOLOTOV.target ? attack.at : coloured === MOLOTOV.thrower ? thrower : undefined
  if (at !== undefined) placeFlame(g, at, accident(attack.by), 'A22.611', 'a Molotov')
}

function isHut(s: AslskState, at: Hex): boolean {
  return at >= 0 && s.setting.terrain[at]!.id === 'hut'
}

/** G5: a coloured 1 of fire close by, of machine guns, shells and charges; flames that do not break down. Not what lingers or is collateral. */
function setsHutAlight(s: AslskState, { attack }: Figured, dr: DiceRoll): boolean {
  if (terrainAt(s, attack.at).id !== 'hut' && environmentOf(s).ec === 'wet') return false // once it has rained, fallen huts do not burn
  if (usesFlame(s, attack)) return dr.total < flameLimit(s, attack)
  if (dr.coloured !== HUT_FIRE) return false
  if (isExplosive(s, attack)) return attack.targets.some((id) => isInfantry(unitOf(s, id)))
  if (attack.means !== 'fire') return attack.means === MOLOTOV.kind
  const isNear = attack.firers.some(({ unit, inherent }) => inherent && distance(s, unitOf(s, unit).at, attack.at) <= 1)
  return isNear || attack.firers.some(({ weapons }) => weapons.some((id) => weaponTypeOf(s, s.weapons[id]!).kind === 'mg'))
}

/** The X# of the flamethrower, or one more than any DR. */
function flameLimit(s: AslskState, { firers }: Attack): number {
  const [weapon] = firers.flatMap(({ weapons }) => weapons)
  return (weapon === undefined ? null : weaponTypeOf(s, s.weapons[weapon]!).breakdown) ?? 13
}

/** B25.14: a wreck burns if the DR was twice as good as it had to be; by flames if it was better than it had to be. */
export function wreckBurns(g: Aslsk, wreck: Marker, by: WreckedBy | undefined): void {
  if (by && (by.burnsAt === undefined ? (by.flame ? by.original < by.most : by.original <= by.most / 2) : by.original <= by.burnsAt))
    igniteWreck(g, wreck)
}

function igniteWreck(g: Aslsk, { at, side }: Pick<Marker, 'at' | 'side'>): void {
  const s = g.state
  addMarker(s, { kind: WRECK_BLAZE, at, side, value: BLAZE_SMOKE.wreck, extra: extraOf(playerTurn(s), false) })
  g.emit({ type: 'fire:flame', rule: 'B25.14', of: { at, why: 'the wreck burns' } })
}

/** A24.32: white phosphorus in the MPh of who laid it, where it is dry; in huts always. It burns no vehicles, and no EC DRM counts but one. */
function phosphorusBurns(g: Aslsk, at: Location, side: Side): void {
  const s = g.state
  const { ec } = environmentOf(s)
  if (!burnable(s, at) || hasFire(s, at) || (!isHut(s, at) && ec !== 'dry' && ec !== 'veryDry')) return
  const modifiers: Modifier[] = []
  if (ec === 'dry') modifiers.push({ rule: 'A24.32', label: 'dry', value: WP_FIRE.dry })
  if (isBuilding(s, at) && !isHut(s, at)) modifiers.push({ rule: 'A24.32', label: 'building', value: WP_FIRE.building })
  kindleBy(g, at, side, modifiers, 'A24.32')
}

/** C13.57: what modules say may burn: for sure, or by the DR of white phosphorus. */
export function sparked(g: Aslsk, { at, side, rule, sure }: Spark): void {
  if (sure) placeFlame(g, at, accident(side), rule, 'set on fire')
  else phosphorusBurns(g, at, side)
}

/** A24.32: what is thrown in the MPh burns at once. */
export function grenadeBurns(g: Aslsk, { kind, at, side }: Marker): void {
  if (kind === WP_GRENADE_CLOUD) phosphorusBurns(g, at, side)
}

/** A24.32: what his Guns have laid may burn in the ATTACKER's MPh. */
export function lingeringPhosphorus(g: Aslsk): undefined {
  const { attacker, markers } = g.state
  const own = markers.filter(({ kind, side, extra }) => kind === ORDNANCE_SMOKE && side === attacker && extra === 1)
  for (const at of new Set(own.map((marker) => marker.at))) phosphorusBurns(g, at, attacker)
}
