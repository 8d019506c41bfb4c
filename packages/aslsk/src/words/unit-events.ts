import { listed, plainNumber } from '@firegroup/kernel/words'
import { unitType } from '../data/counters.ts'
import { nameOf } from '../map/terrain.ts'
import type { AslskState } from '../state.ts'
import type { Replaced, UnitEvent } from '../units/events.ts'
import { unitInPlace, unitLabel, unitList } from './names.ts'
import { diceSum, dieSum } from './phrases.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

type CheckEvent = Extract<UnitEvent, { type: 'check' }>

export function unitWords(s: AslskState, event: UnitEvent): Telling {
  switch (event.type) {
    case 'check': {
      const text = `${unitInPlace(s, event.unit)}, ${event.what}: ${plainNumber(event.final)} against ${event.morale}, ${checkResult(s, event)}.`
      return {
        text,
        detail: diceSum(event.dice, event.modifiers, event.final),
        lead: unitInPlace(s, event.unit),
        ...placeOfUnit(s, event.unit),
      }
    }
    case 'breaks':
      return { text: `${unitInPlace(s, event.unit)} breaks.`, ...placeOfUnit(s, event.unit) }
    case 'dm': {
      const what = event.on ? 'is under desperation morale' : 'is no longer under desperation morale'
      return { text: `${unitInPlace(s, event.unit)} ${what}.`, ...placeOfUnit(s, event.unit) }
    }
    case 'deployed':
      return { text: `A squad${event.at >= 0 ? ` in ${nameOf(s, event.at)}` : ''} goes apart into two half squads.`, ...onMap(event.at) }
    case 'recombined':
      return { text: `Two half squads in ${nameOf(s, event.at)} are a squad again.`, ...onMap(event.at) }
    case 'hutCollapses':
      return { text: `The hut in ${nameOf(s, event.at)} collapses.`, ...onMap(event.at) }
    case 'pinned':
      return { text: `${unitInPlace(s, event.unit)} is pinned.`, ...placeOfUnit(s, event.unit) }
    case 'rallies':
      return { text: `${unitInPlace(s, event.unit)} is back in Good Order.`, ...placeOfUnit(s, event.unit) }
    case 'replaced': {
      const at = s.units[event.unit]?.at ?? -1
      const was = `${unitType(s.setting.pack, event.was).label}${at >= 0 ? ` in ${nameOf(s, at)}` : ''}`
      const is = unitType(s.setting.pack, event.is).label
      return { text: `${was} ${REPLACED[event.why](is)}.`, ...onMap(at) }
    }
    case 'wounded':
      return {
        text: `${unitInPlace(s, event.unit)} is wounded.`,
        detail: `Wound severity. ${dieSum(event.die, event.modifiers)}`,
        ...placeOfUnit(s, event.unit),
      }
    case 'eliminated': {
      const where = event.at >= 0 ? ` in ${nameOf(s, event.at)}` : ''
      return { text: `${unitLabel(s, event.unit)}${where} is eliminated: ${event.why}.`, ...onMap(event.at) }
    }
    case 'randomSelection': {
      const chosen = event.selected.map((id) => unitLabel(s, id))
      const text = `Random selection takes ${listed(chosen)}.`
      return { text, detail: `Among ${unitList(s, event.among)}.`, ...placeOfUnit(s, event.among[0]) }
    }
    case 'leaderCreated':
      return {
        text: `A leader comes forth from ${unitInPlace(s, event.by)}: ${unitType(s.setting.pack, event.is).label}.`,
        detail: `Leader creation. ${dieSum(event.die, event.modifiers)}`,
        ...placeOfUnit(s, event.by),
      }
    case 'noLeaderCreated':
      return {
        text: `No leader comes forth from ${unitInPlace(s, event.by)}.`,
        detail: `Leader creation. ${dieSum(event.die, event.modifiers)}`,
        ...placeOfUnit(s, event.by),
      }
    default:
      return event satisfies never
  }
}

/** 7 against 7: pinned. */
function checkResult(s: AslskState, { result, unit }: CheckEvent): string {
  if (s.units[unit]?.vehicle && result === 'breaks') return 'fails'
  return RESULTS[result]
}

const RESULTS: { readonly [R in CheckEvent['result']]: string } = {
  passes: 'passes',
  fails: 'fails',
  pinned: 'pinned',
  breaks: 'breaks',
  reduced: 'casualty reduction',
  eliminated: 'eliminated',
  stepped: 'loses a step',
  wounded: 'wounded',
}

const REPLACED: { readonly [W in Replaced]: (is: string) => string } = {
  reduced: (is) => `is reduced to the half squad ${is}`,
  elr: (is) => `fails by more than its ELR and becomes ${is}`,
  stepped: (is) => `loses a step and fights on as ${is}`,
  demoted: (is) => `does not answer its leader and becomes ${is}`,
}
