import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { locationNamed } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import type { LnltState, Location, Side } from '../state.ts'
import { checkOfEvent } from './event-check.ts'
import { appear, makeGroup } from './event-groups.ts'
import { arrive } from './reinforcements.ts'
import { giveOutWeapons } from './setup.ts'
import type { EventEffect } from './types.ts'

/** 1.8: which Event was triggered, whose doing it was and where its marker lay. */
export interface Triggered {
  readonly event: string
  readonly side: Side
  readonly at: Location
}

/** 1.8: one thing that a paragraph brings about. */
export function* happen(g: Lnlt, effect: EventEffect, by: Triggered): Rules<void> {
  const s = g.state
  switch (effect.type) {
    case 'points':
      s.points[effect.side] += effect.points
      g.emit({ type: 'points', rule: '1.8', side: effect.side, points: effect.points })
      return
    case 'removeEvents':
      for (const id of effect.ids) removeEvent(g, id)
      return
    case 'reinforce':
      if (effect.turns !== undefined) return announce(g, effect.group, effect.turns)
      arriveByEvent(g, effect.group)
      yield* giveOutWeapons(g)
      return
    case 'appear':
      yield* appear(g, effect.group, effect.hexes ?? [effect.hex!], effect.mark)
      return
    case 'sniper':
      makeGroup(g, effect.group)
      return
    case 'halt':
      halt(s, by)
      return
    case 'artillery': {
      const { side, name, fp, missions, squads } = effect
      s.artillery ??= []
      s.artillery.push({ side, fp, missions, formation: '', name, ...(squads ? { squads } : {}), calledOn: 0 })
      g.emit({ type: 'gunsGranted', rule: '18.2', side, name, fp, missions })
      return
    }
    case 'task': {
      const { id, name, side, hex, leader = '' } = effect
      s.tasks ??= []
      s.tasks.push({ id, name, side, at: locationNamed(s.setting, hex), leader, units: [], done: false })
      return
    }
    case 'check': {
      const { paragraph, effects } = (yield* checkOfEvent(g, by)) ? effect.passed : effect.failed
      g.emit({ type: 'eventRead', rule: '1.8', ...by, paragraph }, { reveals: true })
      for (const next of effects) yield* happen(g, next, by)
      return
    }
    default:
  }
}

function arriveByEvent(g: Lnlt, id: string): void {
  const { index, ...counters } = makeGroup(g, id)
  arrive(g, index, counters, '1.8')
}

/** 22.0: they come in a later turn. */
function announce(g: Lnlt, id: string, turns: number): void {
  const s = g.state
  const group = s.setting.groups.findIndex((each) => each.id === id)
  s.announced ??= []
  s.announced.push({ group, turn: s.turn + turns })
  g.emit({ type: 'announced', rule: '1.8', side: s.setting.groups[group]!.side, group: id, turn: s.turn + turns })
}

/** 22.0: those who were announced for this turn. */
export function bringAnnounced(g: Lnlt): void {
  const s = g.state
  const due = s.announced?.filter(({ turn }) => turn === s.turn) ?? []
  if (due.length === 0) return
  const left = s.announced!.filter(({ turn }) => turn !== s.turn)
  s.announced = left.length > 0 ? left : undefined
  for (const { group } of due) arriveByEvent(g, s.setting.groups[group]!.id)
}

/** Those who move go no farther; where nobody moves, whoever sees the marker does nothing more in this impulse. */
function halt(s: LnltState, { side, at }: Triggered): void {
  if (s.move && s.units[s.move.units[0]!]?.side === side) s.move.halted = true
  else if (s.impulse?.side === side) s.impulse.units = s.impulse.units.filter((id) => !seesLocation(s, s.units[id]!.at, at))
}

function removeEvent(g: Lnlt, id: string): void {
  const s = g.state
  const index = s.setting.scenario.events!.findIndex((event) => event.id === id)
  if (!s.events.includes(index)) return
  s.events = s.events.filter((each) => each !== index)
  g.emit({ type: 'eventRemoved', rule: '1.8', event: id })
}
