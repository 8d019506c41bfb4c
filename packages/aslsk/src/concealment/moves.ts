import type { Aslsk } from '../context.ts'
import { isSheltered } from '../fire/modifiers.ts'
import { isExposedTo } from '../phases/rout/interdiction.ts'
import type { AslskState, Unit } from '../state.ts'
import { detectHidden } from './detection.ts'
import { bringOnMap, isInSight, isOutOfSight, reveal, watchers } from './reveal.ts'
import { unseenEnemies } from './unseen.ts'

/** 6.4: whoever moves is hidden no longer. */
export function leaveHiding(g: Aslsk, units: readonly Unit[]): void {
  if (g.state.setting.fog) bringOnMap(g, units, '6.4')
}

/** 8.3: reinforcements come onto the map concealed. */
export function enterConcealed(s: AslskState, units: readonly Unit[]): void {
  if (s.setting.conceals) for (const unit of units) if (!unit.vehicle) unit.concealed = true
}

/** 8.3: movement other than Assault Movement in sight of the enemy costs concealment; so does the open, as it counts for Interdiction. */
export function exposeMovers(g: Aslsk, units: readonly Unit[]): void {
  const s = g.state
  if (!s.setting.fog) return
  const lost = units.filter(
    (unit) =>
      unit.concealed &&
      !isOutOfSight(s, unit) &&
      (unit.mode === 'assault' || isSheltered(s, unit, 'ffnam') ? isInTheOpen(s, unit, unit.onRoad) : isInSight(s, unit)),
  )
  reveal(g, lost, '8.3')
  detectHidden(g)
}

/** 6.4, 8.3.2: an AFV goes where it likes, and so does a Banzai Charge; whoever is unseen there is seen. */
export function enterUpon(g: Aslsk, unit: Unit): void {
  if (!g.state.setting.fog) return
  let found = unseenEnemies(g.state, unit.side, unit.at)
  for (const stay of found.length > 0 ? g.state.setting.hooks.undisturbed : []) {
    const still = stay(g, unit, found)
    found = found.filter((other) => !still.includes(other))
  }
  reveal(g, found, '8.3')
  detectHidden(g)
}

/** 8.3.2: an advance costs concealment only in the open. */
export function exposeAdvanced(g: Aslsk, units: readonly Unit[]): void {
  const s = g.state
  if (!s.setting.fog) return
  reveal(
    g,
    units.filter((unit) => unit.concealed && !isOutOfSight(s, unit) && isInTheOpen(s, unit)),
    '8.3.2',
  )
  detectHidden(g)
}

/** 8.3, 3.6: Open Ground for one of the Good Order enemies who see it, as for Interdiction. */
function isInTheOpen(s: AslskState, unit: Unit, onRoad = false): boolean {
  if (s.setting.hooks.camouflaged.some((blends) => blends(s, unit))) return false
  for (const enemy of watchers(s, unit, unit.at)) if (isExposedTo(s, enemy, unit, onRoad)) return true
  return false
}
