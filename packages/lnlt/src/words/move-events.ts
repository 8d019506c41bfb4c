import { capital, listed, numberWord, verb } from '@firegroup/kernel/words'
import { markerRow } from '../data/markers.ts'
import { movementMode } from '../data/movement.ts'
import { nameOf } from '../map/location.ts'
import type { MoveEvent } from '../movement/events.ts'
import type { OperationsEvent } from '../operations/events.ts'
import type { SpottingEvent } from '../spotting/events.ts'
import type { MoveMode } from '../state.ts'
import { MARKS, type Mark } from '../units/marks.ts'
import { sideAdjective, sideName, sidePeople, unitInPlace, unitLabel, unitList } from './names.ts'
import { diceSum, halfWords, plainName } from './phrases.ts'
import { onMap, placeOfUnit, type Tellers } from './telling.ts'

export const moveTellers: Tellers<MoveEvent> = {
  moves: (s, { units, modes, from, to, halves, parts }) => {
    const goes =
      from < 0
        ? `${verb(units.length, 'enters', 'enter')} at ${nameOf(s.setting, to)}`
        : `${verb(units.length, 'moves', 'move')} from ${nameOf(s.setting, from)} to ${nameOf(s.setting, to)}`
    const costs = parts.map(({ label, value }) => `${plainName(label)} ${halfWords(value)}`)
    return {
      text: `${unitList(s, units)} ${goes}${modeWords(modes)} (${halfWords(halves)} MP).`,
      ...(costs.length > 1 ? { detail: `${halfWords(halves)} MP: ${costs.join(' + ')}.` } : {}),
      lead: unitList(s, units),
      ...onMap(to),
    }
  },
  moveEnds: (s, { units, at }) => {
    const who = units.length === 0 ? 'The move ends' : `${unitList(s, units)} ${verb(units.length, 'stops', 'stop')}`
    return { text: `${who}${at >= 0 ? ` in ${nameOf(s.setting, at)}` : ''}.`, ...onMap(at) }
  },
  stealthLost: (s, { units, at }) => ({
    text: `Friends in ${nameOf(s.setting, at)} give ${unitList(s, units)} away: Stealth is lost.`,
    ...onMap(at),
  }),
}

/** Said when it is not the usual way: ' by Low Crawl'. */
export function modeWords(modes: readonly MoveMode[]): string {
  const [first] = modes
  if (first === undefined || modes.some((mode) => mode !== first)) return ''
  return first === 'move' ? '' : ` by ${movementMode(first).name}`
}

export const operationsTellers: Tellers<OperationsEvent> = {
  impulse: (s, { side }) => ({ text: `${sideAdjective(s, side)} impulse.` }),
  activates: (s, { side, at, units, leaders }) => ({
    text: `${sideName(s, side)} activate ${listed(at.map((place) => nameOf(s.setting, place)))}: ${unitList(s, units)}.`,
    ...(leaders.length > 0 ? { detail: `Through ${listed(leaders.map((id) => unitLabel(s, id)))}.` } : {}),
    ...onMap(at[0]),
  }),
  passes: (s, { side, inARow, idle }) => ({
    text: idle ? `${sideName(s, side)} have nothing left to do and pass.` : `${sideName(s, side)} pass.`,
    ...(inARow > 1 ? { detail: `${capital(numberWord(inARow))} passes in a row.` } : {}),
  }),
  operationsEnd: (_, { reason }) => ({
    text: 'The Operations Phase ends.',
    detail: reason === 'passes' ? 'Three passes in a row.' : 'Nobody has anything left to do.',
  }),
  markersOff: (_, { kinds }) => ({ text: `Off the map: ${listed(kinds.map(markName))}.` }),
}

function markName(kind: string): string {
  return (MARKS as readonly string[]).includes(kind) ? markerRow(kind as Mark).name : capital(kind)
}

export const spottingTellers: Tellers<SpottingEvent> = {
  spottingAttempt: (s, { unit, at, die, modifiers, total, needed, spotted }) => ({
    text: `${unitInPlace(s, unit)} tries to spot ${nameOf(s.setting, at)}: ${total}, it takes ${needed} or less, ${spotted ? 'spotted' : 'nothing seen'}.`,
    detail: diceSum([die], modifiers),
    ...placeOfUnit(s, unit),
  }),
  spottedMarker: (s, { at, side, on }) => ({
    text: `${nameOf(s.setting, at)} is ${on ? 'spotted' : 'no longer spotted'} for the ${sidePeople(s, side)}.`,
    ...onMap(at),
  }),
}
