import { type Aslsk, rollDice } from '../context.ts'
import { terrainAt } from '../map/terrain.ts'
import type { Location, Unit } from '../state.ts'
import { infantryAt, isLeader } from '../units/units.ts'
import { loseRates } from '../weapons/rate.ts'

/** 8.2.1: everybody in a hut that falls has this morale for his PTC. */
const MORALE_IN_THE_HUT = 8

/** 8.2.1: a hut falls, and with it the cover; those in it take a PTC that pins even those whom nothing else does. Nothing happens where there is none. */
export function collapseHut(g: Aslsk, at: Location): void {
  if (at < 0 || terrainAt(g.state, at).collapsesTo === null) return
  g.state.collapsed = [...(g.state.collapsed ?? []), at]
  g.emit({ type: 'hutCollapses', rule: '8.2.1', at })
  for (const unit of infantryAt(g.state, at)) {
    if (isLeader(g.state, unit)) underTheRoof(g, unit)
    else
      g.aside(
        unit,
        () => 'under the roof',
        () => underTheRoof(g, unit),
      )
  }
}

function underTheRoof(g: Aslsk, unit: Unit): void {
  if (unit.at < 0) return
  const dr = rollDice(g, 'PTC in a collapsing hut', (total) => (total > MORALE_IN_THE_HUT ? 1 : 0))
  const result = dr.total > MORALE_IN_THE_HUT ? 'pinned' : 'passes'
  const dice = [dr.coloured, dr.white] as const
  g.emit({
    type: 'check',
    rule: '8.2.1',
    unit: unit.id,
    what: 'PTC',
    morale: MORALE_IN_THE_HUT,
    dice,
    modifiers: [],
    final: dr.total,
    result,
  })
  if (result === 'pinned') forcePin(g, unit)
}

/** 8.2.1: bamboo and falling huts pin whoever it is, once more if need be. */
export function forcePin(g: Aslsk, unit: Unit): void {
  unit.pinned = true
  unit.wasPinned = true
  loseRates(g.state, unit)
  g.emit({ type: 'pinned', rule: '8.2.1', unit: unit.id })
}
