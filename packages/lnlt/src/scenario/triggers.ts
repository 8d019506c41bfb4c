import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { hexOf, locationOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { happen } from './effects.ts'
import type { ScenarioEventSpec } from './types.ts'

/** 1.8: an Occupation Event: units of the side that it names, or of either, have come into its hex. Contribution to `hooks.entered`. */
export function occupationEvents(g: Lnlt, units: readonly number[], at: Location): Rules<void> | undefined {
  const s = g.state
  if (s.events.length === 0) return undefined
  const side = units.map((unit) => s.units[unit]!).find((unit) => unit.at === at)?.side
  return side === undefined || found(s, 'occupation', side, at) === undefined ? undefined : occupy(g, side, at)
}

function* occupy(g: Lnlt, side: Side, at: Location): Rules<void> {
  for (;;) {
    const event = found(g.state, 'occupation', side, at)
    if (event === undefined) return
    yield* trigger(g, event, side, at)
  }
}

function found(s: LnltState, kind: ScenarioEventSpec['trigger'], side: Side, at: Location): number | undefined {
  return s.events.find((index) => {
    const event = s.setting.scenario.events![index]!
    return event.trigger === kind && (event.side === undefined || event.side === side) && s.setting.eventHexes[index]!.includes(hexOf(at))
  })
}

/** 1.8: LOS Events, looked for whenever something may have come into sight: before every question. */
export function* sightEvents(g: Lnlt): Rules<void> {
  if (g.state.phase === 'setup') return
  for (;;) {
    const seen = seenEvent(g.state)
    if (!seen) return
    yield* trigger(g, seen.event, seen.by.side, seen.at)
  }
}

function seenEvent(s: LnltState): { readonly event: number; readonly by: Unit; readonly at: Location } | undefined {
  for (const event of s.events) {
    const { trigger: kind, side } = s.setting.scenario.events![event]!
    if (kind !== 'los') continue
    for (const by of s.units) {
      if (by.at < 0 || (side !== undefined && by.side !== side)) continue
      for (const hex of s.setting.eventHexes[event]!) if (seesLocation(s, by.at, locationOf(hex))) return { event, by, at: locationOf(hex) }
    }
  }
  return undefined
}

/** 1.8: whoever steps into sight of an Event's hex triggers it there and then. Contribution to `hooks.entered`. */
export function sightOnEntry(g: Lnlt): Rules<void> | undefined {
  return g.state.events.length > 0 && seenEvent(g.state) ? sightEvents(g) : undefined
}

/** 1.8: the paragraph is read to both, and what it says happens. */
function* trigger(g: Lnlt, index: number, side: Side, at: Location): Rules<void> {
  const s = g.state
  const event = s.setting.scenario.events![index]!
  s.events = s.events.filter((each) => each !== index)
  g.emit({ type: 'eventRead', rule: '1.8', event: event.id, side, at, paragraph: event.paragraph }, { reveals: true })
  for (const effect of event.effects) yield* happen(g, effect, { event: event.id, side, at })
}
