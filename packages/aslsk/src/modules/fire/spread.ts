import { type Modifier, total } from '@firegroup/kernel'
import { type Aslsk, rollDice } from '../../context.ts'
import { environmentOf } from '../../environment/environment.ts'
import { isDownwind } from '../../environment/wind.ts'
import { markerAt, removeMarker, removeMarkers } from '../../map/markers.ts'
import { levelAt, neighbours } from '../../map/terrain.ts'
import { collapseHut } from '../../pacific/huts.ts'
import type { AslskState, Location, Marker } from '../../state.ts'
import { drawn } from './collapse.ts'
import { settleControl } from './control.ts'
import { BLAZE_SMOKE, BURNABLE, GOES_OUT, SPREAD_DRM, SPREADS_OVER } from './data.ts'
import {
  BLAZE,
  burnable,
  drawnBetween,
  dryness,
  extraOf,
  FLAME,
  hasFire,
  isFortified,
  isHeld,
  isOneBuilding,
  originOf,
  placeFlame,
  playerTurn,
  WRECK_BLAZE,
} from './fires.ts'

const RULE = 'B25.6'

/** B25.6: at the end of the AFPh every Blaze that is not new reaches for what burns beside it; then Flames grow. */
export function spread(g: Aslsk): undefined {
  const s = g.state
  const { wind, gusts } = environmentOf(s)
  const blazes = s.markers.filter((marker) => marker.kind === BLAZE && !isHeld(s, marker))
  const wrecks = s.markers.filter((marker) => marker.kind === WRECK_BLAZE && !isHeld(s, marker))
  if (gusts) blownOn(g, blazes)
  if (wind === 'heavy') {
    for (const blaze of blazes) for (const to of threeDownwind(s, blaze.at)) if (mayCross(s, blaze.at, to)) flare(g, blaze, to)
  } else {
    const exposed = [...new Set(blazes.flatMap(({ at }) => neighbours(s, at)))].sort((a, b) => a - b)
    for (const to of exposed) trySpread(g, blazes, to)
  }
  for (const wreck of wrecks) fromWreck(g, wreck, gusts || wind === 'heavy', gusts)
  settleControl(g)
}

/** B25.65: the wind carries it on without a DR. */
function flare(g: Aslsk, from: Marker, to: Location): void {
  placeFlame(g, to, originOf(from), RULE, 'the wind carries the fire')
}

function threeDownwind(s: AslskState, at: Location): readonly Location[] {
  return neighbours(s, at).filter((to) => isDownwind(s, at, to))
}

/** B25.651: in Gusts every Blaze goes on downwind, and one of them, drawn by lot, two hexes far. */
function blownOn(g: Aslsk, blazes: readonly Marker[]): void {
  const s = g.state
  const ahead = (at: Location) => s.setting.map.grid.neighbour(at, environmentOf(s).toward as 0) as Location
  for (const blaze of blazes) if (ahead(blaze.at) >= 0) flare(g, blaze, ahead(blaze.at))
  const far = blazes.filter(({ at }) => ahead(at) >= 0 && burnable(s, ahead(ahead(at))) && !hasFire(s, ahead(ahead(at))))
  const chosen = far.length < 2 ? far[0] : drawn(g, far, 'which Blaze')
  if (chosen) flare(g, chosen, ahead(ahead(chosen.at)))
}

/** B25.6: one DR for each hex. */
function trySpread(g: Aslsk, blazes: readonly Marker[], to: Location): void {
  const best = fiercest(g.state, blazes, to)
  if (best && rollSpread(g, to, best.modifiers)) placeFlame(g, to, originOf(best.from), RULE, 'the fire spreads')
}

/** The fire around a hex that has the best DRM there; none where nothing is to burn. */
function fiercest(s: AslskState, blazes: readonly Marker[], to: Location) {
  if (!burnable(s, to) || hasFire(s, to)) return undefined
  let best: { readonly from: Marker; readonly modifiers: readonly Modifier[] } | undefined
  for (const from of blazes) {
    if (!neighbours(s, from.at).includes(to) || !mayCross(s, from.at, to)) continue
    const modifiers = spreadModifiers(s, from.at, to)
    if (!best || total(modifiers) > total(best.modifiers)) best = { from, modifiers }
  }
  return best
}

/** B25.6: where the Blazes may go next, and with which DR. */
export function forecast(s: AslskState): readonly { readonly from: Location; readonly to: Location; readonly needed: number }[] {
  const blazes = s.markers.filter(({ kind }) => kind === BLAZE)
  const exposed = [...new Set(blazes.flatMap(({ at }) => neighbours(s, at)))].sort((a, b) => a - b)
  return exposed.flatMap((to) => {
    const best = fiercest(s, blazes, to)
    return best ? [{ from: best.from.at, to, needed: burnable(s, to)!.spread - total(best.modifiers) }] : []
  })
}

function rollSpread(g: Aslsk, at: Location, modifiers: readonly Modifier[]): boolean {
  const needed = burnable(g.state, at)!.spread
  const drm = total(modifiers)
  const dr = rollDice(g, 'spread of fire', (rolled) => rolled + drm >= needed, { at })
  g.emit({ type: 'fire:spreads', rule: RULE, of: { at, dice: [dr.coloured, dr.white], modifiers, final: dr.total + drm, needed } })
  return dr.total + drm >= needed
}

/** E3.6, E3.72, E3.73: on mud and snow only where something that burns stands on the hexside. */
function mayCross(s: AslskState, from: Location, to: Location): boolean {
  const { ground } = environmentOf(s)
  if (ground === 'normal') return true
  return isOneBuilding(s, from, to) || drawnBetween(s, from, to).some((terrain) => SPREADS_OVER[ground].includes(terrain))
}

/** B25.6: the DRM of a Blaze that reaches for a hex. */
function spreadModifiers(s: AslskState, from: Location, to: Location): readonly Modifier[] {
  const found = dryness(s, to)
  const add = (label: string, value: number) => found.push({ rule: RULE, label, value })
  const climb = levelAt(s, to) - levelAt(s, from)
  if (climb > 0) add('uphill', SPREAD_DRM.higher)
  if (climb < 0) add('downhill', SPREAD_DRM.lower)
  if (!isOneBuilding(s, from, to) && !drawnBetween(s, from, to).some((terrain) => BURNABLE[terrain])) add('not attached', SPREAD_DRM.apart)
  if (isFortified(s, to)) add('fortified building', SPREAD_DRM.fortified)
  if (environmentOf(s).wind === 'mild' && isDownwind(s, from, to)) add('downwind', SPREAD_DRM.downwind)
  return found
}

/** B25.14: a burning wreck may set fire to where it lies; in strong wind it does, and Gusts may carry it into the next hex. */
function fromWreck(g: Aslsk, wreck: Marker, surely: boolean, gusts: boolean): void {
  const s = g.state
  const { at } = wreck
  const lit = burnable(s, at) && !hasFire(s, at) && (surely || rollSpread(g, at, dryness(s, at)))
  if (lit) placeFlame(g, at, originOf(wreck), 'B25.14', 'the burning wreck')
  const ahead = s.setting.map.grid.neighbour(at, environmentOf(s).toward as 0) as Location
  if (gusts && ahead >= 0 && burnable(s, ahead) && !hasFire(s, ahead) && rollSpread(g, ahead, spreadModifiers(s, at, ahead)))
    flare(g, wreck, ahead)
}

/** B25.15: every Flame that is neither new nor held back becomes a Blaze, goes out, or stays as it is. */
export function grow(g: Aslsk): undefined {
  const s = g.state
  for (const flame of s.markers.filter(({ kind }) => kind === FLAME)) {
    if (isHeld(s, flame)) continue
    const { at } = flame
    const needed = burnable(s, at)!.spread
    const modifiers = dryness(s, at)
    const drm = total(modifiers)
    const meaning = (rolled: number) => `${rolled + drm >= needed} ${rolled + drm <= GOES_OUT}`
    const dr = rollDice(g, 'Flame', meaning, { at })
    const final = dr.total + drm
    const becomes = final >= needed ? BLAZE : final <= GOES_OUT ? 'out' : FLAME
    g.emit({ type: 'fire:grows', rule: 'B25.15', of: { at, dice: [dr.coloured, dr.white], modifiers, final, needed, becomes } })
    if (becomes === 'out') removeMarker(s, flame)
    if (becomes === BLAZE) blazeUp(g, flame)
  }
  settleControl(g)
}

function blazeUp(g: Aslsk, flame: Marker): void {
  const s = g.state
  const { at } = flame
  flame.kind = BLAZE
  flame.value = BLAZE_SMOKE.terrain
  flame.extra = extraOf(playerTurn(s), originOf(flame).deliberate)
  s.markers = s.markers.slice() // what is known of Smoke goes by the list
  if (markerAt(s, at, WRECK_BLAZE)) removeMarkers(s, [WRECK_BLAZE, 'wreck'], (marker) => marker.at === at)
  collapseHut(g, at)
}
