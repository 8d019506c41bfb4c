import { plainNumber } from '@firegroup/kernel/words'
import { DISPENSERS } from '../data/smoke-dispensers.ts'
import { nameOf } from '../map/terrain.ts'
import { SPINES } from '../ordnance/arc.ts'
import { mfWords } from '../phases/movement/factors.ts'
import type { AslskState } from '../state.ts'
import type { VehicleEvent } from '../vehicles/events.ts'
import { unitInPlace, unitLabel } from './names.ts'
import { diceSum, dieSum, reasons } from './phrases.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

export function vehicleWords(s: AslskState, event: VehicleEvent): Telling {
  const name = unitLabel(s, event.unit)
  switch (event.type) {
    case 'drives':
      return driveWords(s, event, name)
    case 'spendsMp':
      return {
        text: `${name} in ${nameOf(s, event.at)} ${SPENT[event.for](event)} (${mfWords(event.mp)} MP).`,
        lead: name,
        ...onMap(event.at),
      }
    case 'comesToEnd':
      return { text: `${name} ends its move${event.motion ? ' in Motion' : ''}.`, ...placeOfUnit(s, event.unit) }
    case 'vehicleTurns':
      return { text: `${unitInPlace(s, event.unit)} turns: ${facing(event)}.`, ...placeOfUnit(s, event.unit) }
    case 'hatch':
      return {
        text: `${unitInPlace(s, event.unit)} ${event.exposed ? 'opens its hatches: crew exposed' : 'buttons up'}.`,
        ...placeOfUnit(s, event.unit),
      }
    case 'bogCheck':
      return {
        text: `${name} takes a Bog Check in ${nameOf(s, event.at)}: ${plainNumber(event.final)}, ${event.bogs ? 'it bogs' : 'it gets through'}.`,
        detail: diceSum(event.dice, event.modifiers, event.final),
        ...onMap(event.at),
      }
    case 'bogRemoval':
      return {
        text: `${unitInPlace(s, event.unit)} tries to get free (${mfWords(event.mp)} MP): ${REMOVED[event.result]}.`,
        detail: `Dice ${event.dice[0]} and ${event.dice[1]}${event.modifiers.length > 0 ? `, ${reasons(event.modifiers)}: ${plainNumber(event.final)}` : ''}.`,
        ...placeOfUnit(s, event.unit),
      }
    case 'reliability':
      return {
        text: `${name} ${event.stalls ? 'breaks down and is immobilized' : 'starts without trouble'}.`,
        detail: `Breaks down on ${event.number} or more. ${diceSum(event.dice, [], event.dice[0] + event.dice[1])}`,
        ...placeOfUnit(s, event.unit),
      }
    case 'dispenser': {
      const result = event.placed ? 'it works' : 'it fails'
      return {
        text: `${name} uses its ${DISPENSERS[event.kind].name} at ${nameOf(s, event.at)}: ${plainNumber(event.final)} against ${event.number}, ${result}.`,
        detail: diceSum(event.dice, event.modifiers, event.final),
        ...onMap(event.at),
      }
    }
    case 'motionAttempt':
      return {
        text: `${unitInPlace(s, event.unit)} tries to get into Motion: ${event.die} against ${event.atMost}, ${event.succeeds ? 'it does' : 'it does not'}.`,
        detail: dieSum(event.die, []),
        ...placeOfUnit(s, event.unit),
      }
    default:
      return event satisfies never
  }
}

type Spends = Extract<VehicleEvent, { type: 'spendsMp' }>

const SPENT: { readonly [F in Spends['for']]: (event: Spends) => string } = {
  start: () => 'starts',
  stop: () => 'stops',
  delay: () => 'waits',
  rest: () => 'spends what MP it has left',
  turn: (event) => `turns: ${facing(event)}`,
  dispense: () => 'spends MP on Smoke',
}

const REMOVED = { freed: 'it is free', mired: 'it is Mired', immobilized: 'it is immobilized' } as const

function driveWords(s: AslskState, event: Extract<VehicleEvent, { type: 'drives' }>, name: string): Telling {
  const { from, to, mp, parts } = event
  const goes =
    to < 0
      ? `leaves the map from ${nameOf(s, from)}`
      : from < 0
        ? `enters at ${nameOf(s, to)}`
        : `drives from ${nameOf(s, from)} to ${nameOf(s, to)}`
  const costs = parts.map(({ label, value }) => `${label} ${mfWords(value)}`)
  return {
    text: `${name} ${goes} (${mfWords(mp)} MP).`,
    detail: `${mfWords(mp)} MP: ${costs.join(' + ')}.`,
    lead: name,
    ...onMap(to < 0 ? from : to),
  }
}

/** Which way it points: 'hull northeast, turret east'. */
function facing({ vca, tca }: { readonly vca: number; readonly tca: number }): string {
  return tca === vca ? `to the ${SPINES[vca]}` : `hull ${SPINES[vca]}, turret ${SPINES[tca]}`
}
