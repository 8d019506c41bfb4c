import { capital, listed, numberWord, verb } from '@firegroup/kernel/words'
import { nameOf } from '../map/location.ts'
import type { ScenarioEvent } from '../scenario/events.ts'
import { result } from '../scenario/standing.ts'
import type { TurnEvent } from '../sequence/events.ts'
import { type LnltState, type Phase, SIDES } from '../state.ts'
import { sideName, sidePeople, unitLabel, unitList } from './names.ts'
import { onMap, type Tellers } from './telling.ts'

export const turnTellers: Tellers<TurnEvent> = {
  turn: (_, { turn }) => ({ text: `Turn ${turn}.` }),
  phase: (_, { phase }) => ({ text: `${PHASE_NAMES[phase]}.` }),
  initiative: (s, { side, dice }) => {
    const rolls = SIDES.flatMap((each) => (dice[each] === undefined ? [] : [`${capital(sidePeople(s, each))} ${dice[each]}`]))
    return {
      text: `${sideName(s, side)} have the initiative.`,
      ...(rolls.length > 0 ? { detail: `${rolls.join(', ')}.${dice.blue === dice.red ? ' A tie: it stays where it was.' : ''}` } : {}),
    }
  },
}

export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  setup: 'Set-up',
  rally: 'Rally Phase',
  operations: 'Operations Phase',
  administrative: 'Administrative Phase',
}

export const scenarioTellers: Tellers<ScenarioEvent> = {
  setUp: (s, { side, units, hidden = 0 }) => {
    const places = [...new Set(units.map(({ at }) => at))].map((at) => {
      const there = units.filter((placed) => placed.at === at).map(({ unit }) => unit)
      return `${nameOf(s.setting, at)}: ${unitList(s, there)}`
    })
    return {
      text: `${sideName(s, side)} set up ${numberWord(units.length)} ${verb(units.length, 'unit', 'units')}${hidden === 0 ? '' : `, and hide ${numberWord(hidden)}`}.`,
      ...(places.length > 0 ? { detail: `${places.join('. ')}.` } : {}),
    }
  },
  reinforcements: (s, { side, group, units }) => ({
    text: `Reinforcements for the ${sidePeople(s, side)}: ${groupName(s, group)}.`,
    detail: `${unitList(s, units)}.`,
  }),
  entryRoll: (s, { group, die, way }) => ({ text: `${groupName(s, group)}: they come by ${way}.`, detail: `Die ${die}.` }),
  control: (s, { side, at }) => ({
    text: `${sideName(s, side)} control ${listed(at.map((place) => nameOf(s.setting, place)))}.`,
    ...onMap(at[0]),
  }),
  eventRead: (s, { event, at, paragraph }) => ({
    text: `Event ${event}${at >= 0 ? ` in ${nameOf(s.setting, at)}` : ''}.`,
    detail: paragraph,
    ...onMap(at),
  }),
  gunsGranted: (s, { side, name, fp, missions }) => ({
    text: `${sideName(s, side)} can call ${name}.`,
    detail: `${capital(numberWord(missions))} ${verb(missions, 'Fire Mission', 'Fire Missions')} with ${fp} FP.`,
  }),
  announced: (s, { side, group, turn }) => ({ text: `${groupName(s, group)} will come for the ${sidePeople(s, side)} in turn ${turn}.` }),
  taskDone: (s, { side, name, at }) => ({ text: `${sideName(s, side)}: ${name} is done.`, ...onMap(at) }),
  eventRemoved: (_, { event }) => ({ text: `Event ${event} is off the map.` }),
  points: (s, { side, points }) => ({
    text: `${numberWord(points)} ${verb(points, 'Victory Point', 'Victory Points')} for the ${sidePeople(s, side)}.`,
  }),
  objective: (s, { at, value }) => ({
    text: `The Objective in ${nameOf(s.setting, at)} is worth ${numberWord(value)} ${verb(value, 'point', 'points')}.`,
    ...onMap(at),
  }),
  exits: (s, { unit, from }) => ({ text: `${unitLabel(s, unit)} leaves the map from ${nameOf(s.setting, from)}.`, ...onMap(from) }),
  victory: (s, { winner, reason }) => ({
    text: winner ? `${sideName(s, winner)} win.` : 'Nobody wins.',
    ...(reason === '' ? {} : { detail: result(s) || reason }),
  }),
}

function groupName(s: LnltState, id: string): string {
  return s.setting.groups.find((group) => group.id === id)?.name ?? id
}
