import { listed, plainNumber, verb } from '@firegroup/kernel/words'
import { nameOf } from '../map/terrain.ts'
import type { AdvanceEvent } from '../phases/advance/events.ts'
import type { MoveEvent } from '../phases/movement/events.ts'
import { mfWords } from '../phases/movement/factors.ts'
import type { RallyEvent } from '../phases/rally/events.ts'
import type { RoutEvent } from '../phases/rout/events.ts'
import type { AslskState, Hex } from '../state.ts'
import { hexesOf, unitInPlace, unitItems, unitLabel, unitList, weaponName } from './names.ts'
import { diceSum, dieSum } from './phrases.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

const MODES = { still: '', normal: '', assault: ' by Assault Movement', double: ' at Double Time' } as const

export function moveWords(s: AslskState, event: MoveEvent): Telling {
  switch (event.type) {
    case 'moves': {
      const { units, from, to, mf, parts, mode } = event
      const goes =
        from < 0 ? `${verb(units.length, 'enters', 'enter')} at` : `${verb(units.length, 'moves', 'move')} from ${nameOf(s, from)} to`
      const costs = parts.map(({ label, value }) => `${label} ${mfWords(value)}`)
      return {
        text: `${unitList(s, units)} ${goes} ${nameOf(s, to)}${MODES[mode]} (${mfWords(mf)} MF).`,
        detail: `${mfWords(mf)} MF: ${costs.join(' + ')}.`,
        lead: unitList(s, units),
        ...onMap(to),
      }
    }
    case 'spends': {
      const what = { smoke: 'on Smoke grenades', recover: 'to pick up a Weapon', placeDc: 'to place a demolition charge' }[event.for]
      return { text: `${unitLabel(s, event.unit)} in ${nameOf(s, event.at)} spends ${mfWords(event.mf)} MF ${what}.`, ...onMap(event.at) }
    }
    case 'cx':
      return { text: `${unitInPlace(s, event.unit)} is ${event.on ? 'CX' : 'no longer CX'}.`, ...placeOfUnit(s, event.unit) }
    case 'moveEnds': {
      const { units } = event
      return { text: `${unitList(s, units)} ${verb(units.length, 'ends its move', 'end their move')}.`, ...placeOfUnit(s, units[0]) }
    }
    case 'smokeGrenades': {
      const result = event.placed ? 'they land' : 'they fail'
      return {
        text: `${unitLabel(s, event.unit)} throws Smoke grenades into ${nameOf(s, event.at)}: ${plainNumber(event.final)} against ${event.exponent}, ${result}.`,
        detail: dieSum(event.die, event.modifiers),
        ...onMap(event.at),
      }
    }
    default:
      return event satisfies never
  }
}

export function rallyWords(s: AslskState, event: RallyEvent): Telling {
  switch (event.type) {
    case 'rallyAttempt': {
      const unit = unitInPlace(s, event.unit)
      const tries = event.leader < 0 ? `${unit} tries to rally by itself` : `${unitLabel(s, event.leader)} tries to rally ${unit}`
      const result = { rallies: 'rallies', fails: 'stays broken', reduced: 'casualty reduction', demoted: 'stays broken, a class lower' }[
        event.result
      ]
      return {
        text: `${tries}: ${plainNumber(event.final)} against ${event.morale}, ${result}.`,
        detail: diceSum(event.dice, event.modifiers, event.final),
        lead: unit,
        ...placeOfUnit(s, event.unit),
      }
    }
    case 'repair': {
      const result = { repaired: 'it works again', fails: 'not yet', eliminated: 'beyond repair' }[event.result]
      return {
        text: `${unitInPlace(s, event.unit)} tries to repair the ${weaponName(s, event.weapon)}: ${result}.`,
        detail: `Die ${event.die}, it takes ${event.repair} or less.`,
        ...placeOfUnit(s, event.unit),
      }
    }
    case 'dmKept': {
      const why = event.why === 'enemy' ? 'the enemy is near' : 'as its owner wishes'
      return { text: `${unitInPlace(s, event.unit)} stays under desperation morale: ${why}.`, ...placeOfUnit(s, event.unit) }
    }
    default:
      return event satisfies never
  }
}

export function routWords(s: AslskState, event: RoutEvent): Telling {
  switch (event.type) {
    case 'routs': {
      const who = event.leader < 0 ? unitLabel(s, event.unit) : `${unitLabel(s, event.unit)} with ${unitLabel(s, event.leader)}`
      const how = event.lowCrawl ? ' in a Low Crawl' : ` (${mfWords(event.mf)} MF)`
      const text = `${who} routs from ${nameOf(s, event.from)} to ${nameOf(s, event.to)}${how}.`
      return { text, lead: `${who} routs`, ...onMap(event.to) }
    }
    case 'interdiction': {
      const by = unitItems(s, event.by)
      return {
        text: `${unitLabel(s, event.unit)} is interdicted in ${nameOf(s, event.at)}.`,
        ...(by.length > 0 ? { detail: `By ${listed(by)} in ${listed(hexesOf(s, event.by))}.` } : {}),
        ...onMap(event.at),
      }
    }
    case 'routEnds':
      return { text: `${unitLabel(s, event.unit)} ends its rout in ${nameOf(s, event.at)}.`, ...onMap(event.at) }
    default:
      return event satisfies never
  }
}

export function advanceWords(s: AslskState, { units, from, to, exhausted }: AdvanceEvent): Telling {
  const tired = exhausted.length === 0 ? {} : { detail: `It takes all the MF of ${unitList(s, exhausted)}: CX.` }
  return { text: `${unitList(s, units)} ${verb(units.length, 'advances', 'advance')} ${fromTo(s, from, to)}.`, ...tired, ...onMap(to) }
}

function fromTo(s: AslskState, from: Hex, to: Hex): string {
  return from < 0 ? `onto the map at ${nameOf(s, to)}` : `from ${nameOf(s, from)} to ${nameOf(s, to)}`
}
