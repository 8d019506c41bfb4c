import { listed, numberWord, plainNumber, verb } from '@firegroup/kernel/words'
import { nameOf } from '../map/terrain.ts'
import type { ScenarioEvent } from '../scenario/events.ts'
import { result } from '../scenario/standing.ts'
import type { TurnEvent } from '../sequence/events.ts'
import type { AslskState, Hex } from '../state.ts'
import type { WeaponEvent } from '../weapons/events.ts'
import { PHASE_NAMES, sideName, sidePeople, unitInPlace, unitLabel, unitList, weaponName } from './names.ts'
import { dieSum } from './phrases.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

export function turnWords(s: AslskState, event: TurnEvent): Telling {
  switch (event.type) {
    case 'turn':
      return { text: `Turn ${event.turn}. ${sideName(s, event.attacker)} are the ATTACKER.` }
    case 'phase':
      return { text: `${PHASE_NAMES[event.phase]}.` }
    case 'victory':
      return { text: event.winner ? `${sideName(s, event.winner)} win.` : 'Nobody wins.', detail: result(s) || event.reason }
    default:
      return event satisfies never
  }
}

export function scenarioWords(s: AslskState, event: ScenarioEvent): Telling {
  switch (event.type) {
    case 'setUp': {
      const hexes = [...new Set(event.units.map(({ at }) => at))]
      const places = hexes.map((at) => `${nameOf(s, at)}: ${unitList(s, inHex(event, at))}`)
      const told = places.length > 0 ? { detail: `${places.join('. ')}.` } : {}
      return {
        text: `${sideName(s, event.side)} set up ${numberWord(event.units.length)} ${verb(event.units.length, 'unit', 'units')}.`,
        ...told,
      }
    }
    case 'control': {
      const hexes = event.places.map((place) => nameOf(s, place))
      return { text: `${sideName(s, event.side)} control ${listed(hexes)}.`, ...onMap(event.places[0]) }
    }
    case 'reinforcements':
      return {
        text: `Reinforcements for the ${sidePeople(s, event.side)}: ${groupName(s, event.group)}.`,
        detail: `${unitList(s, event.units)}.`,
      }
    case 'reinforcementRoll': {
      const text = event.arrives ? `${groupName(s, event.group)}: they come now.` : `${groupName(s, event.group)}: not in this turn.`
      return { text, detail: `Die ${event.die}, it takes ${event.atMost} or less.` }
    }
    case 'exits': {
      const points = `${numberWord(event.points)} ${verb(event.points, 'point', 'points')}`
      return { text: `${unitLabel(s, event.unit)} leaves the map from ${nameOf(s, event.from)} (${points}).`, ...onMap(event.from) }
    }
    default:
      return event satisfies never
  }
}

export function weaponWords(s: AslskState, event: WeaponEvent): Telling {
  const charge = 'demolition charge'
  switch (event.type) {
    case 'recovery': {
      const result = event.recovered ? 'it has it' : 'in vain'
      return {
        text: `${unitInPlace(s, event.unit)} tries to pick up the ${weaponName(s, event.weapon)}: ${plainNumber(event.final)}, ${result}.`,
        detail: dieSum(event.die, event.modifiers),
        ...placeOfUnit(s, event.unit),
      }
    }
    case 'transfer': {
      const from = event.from < 0 ? '' : ` goes from ${unitLabel(s, event.from)}`
      const text = `The ${weaponName(s, event.weapon)}${from === '' ? ' goes' : from} to ${unitInPlace(s, event.to)}.`
      return { text, ...placeOfUnit(s, event.to) }
    }
    case 'dropped': {
      const where = event.at >= 0 ? ` in ${nameOf(s, event.at)}` : ''
      return { text: `${unitLabel(s, event.unit)} leaves the ${weaponName(s, event.weapon)} behind${where}.`, ...onMap(event.at) }
    }
    case 'chargePlaced':
      return { text: `${unitLabel(s, event.unit)} places the ${charge} in ${nameOf(s, event.at)}.`, ...onMap(event.at) }
    case 'chargeNotPlaced':
      return { text: `${unitLabel(s, event.unit)} does not get the ${charge} into ${nameOf(s, event.at)}.`, ...onMap(event.at) }
    case 'dud':
      return {
        text: `The ${charge} in ${nameOf(s, event.at)} does not go off.`,
        detail: `Dice ${event.dice[0]} and ${event.dice[1]}: ${event.dice[0] + event.dice[1]}, its X# is ${event.xNumber}.`,
        ...onMap(event.at),
      }
    case 'smokeThins': {
      const left = event.hindrance === 0 ? 'is gone' : `thins out to +${event.hindrance}`
      return { text: `The Smoke in ${nameOf(s, event.at)} ${left}.`, ...onMap(event.at) }
    }
    default:
      return event satisfies never
  }
}

function inHex({ units }: { readonly units: readonly { readonly unit: number; readonly at: Hex }[] }, at: Hex): number[] {
  return units.filter((placed) => placed.at === at).map(({ unit }) => unit)
}

function groupName(s: AslskState, id: string): string {
  return s.setting.groups.find((group) => group.id === id)?.name ?? id
}
