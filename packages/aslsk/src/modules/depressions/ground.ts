import { SIDES } from '@firegroup/hexmap'
import type { Sightline } from '../../map/sightline.ts'
import type { Blocked } from '../../map/thread.ts'
import type { View } from '../../map/view.ts'
import type { Land } from '../../places/place.ts'
import { type PlaceSpec, specsOf } from '../../places/schema.ts'
import type { Setting } from '../../setting.ts'
import type { Hex } from '../../state.ts'
import { type Depression, STREAMS } from './data.ts'

type Spec = Extract<PlaceSpec, { readonly type: 'depression' }>
type Ground = Pick<Land, 'scenario' | 'map'>

const known = new WeakMap<Ground['scenario'], ReadonlyMap<Hex, Spec>>()

/** The hexes that lie lower than the ground around them. */
export function depressionsOf({ scenario, map }: Ground): ReadonlyMap<Hex, Spec> {
  const made = known.get(scenario)
  if (made) return made
  const specs = specsOf(scenario, 'depression').filter(({ at }) => map.grid.has(at))
  const found = new Map(specs.map((spec) => [map.grid.indexOf(spec.at), spec]))
  known.set(scenario, found)
  return found
}

export function depressionAt({ setting }: { readonly setting: Ground }, hex: Hex): Depression | undefined {
  return depressionsOf(setting).get(hex)?.as
}

export function isStream(s: { readonly setting: Ground }, hex: Hex): boolean {
  const kind = depressionAt(s, hex)
  return kind !== undefined && STREAMS.includes(kind)
}

/** A Depression crosses the hexside between two hexes of it. */
export function isAlong(s: { readonly setting: Ground }, from: Hex, to: Hex): boolean {
  return depressionAt(s, from) !== undefined && depressionAt(s, to) !== undefined
}

/** The hexsides of a Depression hex over which none leads: there it has a bank. */
export function banksOf(ground: Ground, hex: Hex): readonly number[] {
  const sunk = depressionsOf(ground)
  return SIDES.filter((side) => {
    const beyond = ground.map.grid.neighbour(hex, side)
    return beyond >= 0 && !sunk.has(beyond)
  })
}

/** A6.3: into a Depression one sees along it, or from high enough above it. */
export const overBanks: Sightline = {
  key: 'depressions',
  rim: (setting, hex, level) => (isBottom(setting, hex, level) ? level + 1 : level),
  blocks: (view) => hidden(view, view.to, view.toLevel, view.fromLevel) ?? hidden(view, view.from, view.fromLevel, view.toLevel),
}

function isBottom(setting: Setting, hex: Hex, level: number): boolean {
  return depressionsOf(setting).has(hex) && setting.map.levels[hex] === level
}

function hidden(view: View, hex: Hex, level: number, from: number): Blocked | undefined {
  const { setting } = view
  if (!isBottom(setting, hex, level) || isInSight(view, from - level)) return undefined
  return { rule: 'A6.3', reason: `nobody there looks down into ${setting.map.grid.idOf(hex)}`, at: hex }
}

/** Through Depression hexsides alone, or from so many levels above as there are hexes between that it does not cross so. */
function isInSight({ setting, from, to, trace }: View, above: number): boolean {
  const sunk = depressionsOf(setting)
  let along = 0
  let always = true
  for (const step of trace.steps) {
    if (step.kind === 'side' && sunk.has(step.from) && sunk.has(step.to)) along++
    else if (step.kind === 'side' || (step.kind === 'along' && !(sunk.has(step.left) && sunk.has(step.right)))) always = false
  }
  return always || above >= setting.map.grid.distance(from, to) - along
}
