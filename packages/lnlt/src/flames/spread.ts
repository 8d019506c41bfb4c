import { type Lnlt, roll } from '../context.ts'
import { hexOf, locationsIn, nameOf } from '../map/location.ts'
import { adjacent, neighbours } from '../map/terrain.ts'
import { movementFactor } from '../movement/allowance.ts'
import type { Step } from '../sequence/step.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { typeOf } from '../units/units.ts'
import { fireAt, hasFires, isFlammable, kindle } from './fire.ts'

export const fireSteps: readonly Step[] = [{ key: 'administrative.fire', phase: 'administrative', order: 250, run: burn }]

const OUT = 1
const GROWS = 6
const SPREADS = 1

/** 9.0, 10.5.6: every Fire 1 goes out, stays or grows; then whatever can burn next to any fire may catch it. */
function burn(g: Lnlt): undefined {
  if (!hasFires(g.state)) return undefined
  for (const marker of g.state.markers.filter(({ kind, value }) => kind === 'fire' && value === 1)) {
    const die = roll(g, 'single', `Fire in ${nameOf(g.state.setting, marker.at)}`).total
    if (die === OUT) {
      g.state.markers = g.state.markers.filter((other) => other !== marker)
      g.emit({ type: 'fire', rule: '10.5.6', at: marker.at, value: 0, why: 'out' })
    } else if (die === GROWS) {
      marker.value = 2
      g.emit({ type: 'fire', rule: '10.5.6', at: marker.at, value: 2, why: 'grows' })
      loseTheStuck(g, marker.at)
    }
  }
  for (const at of exposed(g.state))
    if (roll(g, 'single', `Fire reaches ${nameOf(g.state.setting, at)}`, (die) => die === SPREADS).total === SPREADS)
      kindle(g, sideOf(g.state), at, 'spreads')
  return undefined
}

/** 10.5.6: flammable places next to any fire, each once; floors are places of their own. */
function exposed(s: LnltState): Location[] {
  const found: Location[] = []
  const fires = s.markers.filter(({ kind }) => kind === 'fire')
  for (const { at: burning } of fires)
    for (const hex of [hexOf(burning), ...neighbours(s.setting, hexOf(burning))])
      for (const at of locationsIn(s.setting, hex))
        if (!found.includes(at) && !fireAt(s, at) && isFlammable(s, at) && adjacent(s.setting, burning, at)) found.push(at)
  return found
}

function sideOf(s: LnltState): 'blue' | 'red' {
  return s.initiative
}

/** 10.5.6: Weapon Teams and Snipers that can't move are lost in a blaze. */
function loseTheStuck(g: Lnlt, at: Location): void {
  for (const unit of g.state.units) if (unit.at === at && isStuck(g.state, unit)) eliminate(g, unit, '10.5.6')
}

/** 10.5.6: can't get away from a fire. */
export function isStuck(s: LnltState, unit: Unit): boolean {
  const { immobile, kind } = typeOf(s, unit)
  return (kind === 'weaponTeam' || kind === 'sniper') && (immobile || movementFactor(s, unit) < 1)
}
