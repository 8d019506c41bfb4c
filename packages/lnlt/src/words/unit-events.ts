import { listed, plainNumber, verb } from '@firegroup/kernel/words'
import { markerRow } from '../data/markers.ts'
import { counterType } from '../data/pack.ts'
import { skillOf } from '../data/skills.ts'
import { nameOf } from '../map/location.ts'
import type { RallyEvent } from '../rally/events.ts'
import type { UnitEvent } from '../units/events.ts'
import { kindAndLabel, unitInPlace, unitLabel, unitList, whereWords } from './names.ts'
import { diceSum, rolled } from './phrases.ts'
import { onMap, placeOfUnit, type Tellers } from './telling.ts'

export const unitTellers: Tellers<UnitEvent> = {
  marked: (s, { units, mark }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'is', 'are')} marked ${markerRow(mark).name}.`,
    ...placeOfUnit(s, units[0]),
  }),
  shaken: (s, { unit }) => ({ text: `${unitInPlace(s, unit)} is Shaken.`, ...placeOfUnit(s, unit) }),
  rallied: (s, { unit }) => ({ text: `${unitInPlace(s, unit)} is back in Good Order.`, ...placeOfUnit(s, unit) }),
  reduced: (s, { unit, from, to }) => {
    const at = s.units[unit]?.at ?? -1
    return {
      text: `${kindAndLabel(counterType(s.setting.pack, from))} ${whereWords(s, at)} is reduced to ${kindAndLabel(counterType(s.setting.pack, to))}, Shaken.`,
      ...onMap(at),
    }
  },
  wounded: (s, { unit, wounds }) => ({
    text: `${unitInPlace(s, unit)} is wounded${wounds > 1 ? ' again' : ''}.`,
    ...placeOfUnit(s, unit),
  }),
  healed: (s, { unit }) => ({ text: `${unitInPlace(s, unit)} is healed.`, ...placeOfUnit(s, unit) }),
  eliminated: (s, { unit, at }) => ({
    text: `${unitLabel(s, unit)}${at >= 0 ? ` in ${nameOf(s.setting, at)}` : ''} is eliminated.`,
    ...onMap(at),
  }),
  moraleCheck: (s, { unit, what, morale, modifiers, dice, final, passed }) => ({
    text: `${unitInPlace(s, unit)}, Morale Check (${what}): ${plainNumber(final)} against ${morale}, ${passed ? 'passed' : 'failed'}.`,
    detail: diceSum(dice, modifiers),
    lead: unitInPlace(s, unit),
    ...placeOfUnit(s, unit),
  }),
  hero: (s, { parent, die, unit, skill, putBack, at }) => {
    if (unit < 0)
      return { text: `No Hero comes forth from ${unitInPlace(s, parent)}.`, detail: `${rolled([die])}.`, ...placeOfUnit(s, parent) }
    const drawn = putBack.length > 0 ? ` He draws and puts back ${listed(putBack.map((id) => skillOf(id).name))}.` : ''
    return {
      text: `A Hero comes forth from ${unitLabel(s, parent)} in ${nameOf(s.setting, at)}: ${unitLabel(s, unit)}${skill === '' ? '' : `, ${skillOf(skill).name}`}.`,
      detail: `${rolled([die])}.${drawn}${skill === '' ? '' : ` ${skillOf(skill).says}`}`,
      ...onMap(at),
    }
  },
}

export const rallyTellers: Tellers<RallyEvent> = {
  rallies: (s, { unit, helper, pair }) => {
    const who = unitInPlace(s, unit)
    const tries = helper < 0 ? `${who} tries to rally by itself` : `${unitLabel(s, helper)} tries to rally ${who}`
    return { text: `${tries}${pair ? ', by a pair' : ''}.`, ...placeOfUnit(s, unit) }
  },
  selfRallyPair: (s, { unit, dice, passed }) => ({
    text: `${unitInPlace(s, unit)} ${passed ? 'has its pair' : 'has no pair'}.`,
    detail: `${rolled(dice)}.`,
    ...placeOfUnit(s, unit),
  }),
  recombined: (s, { from, to, at, among }) => ({
    text: `${listed(from.map((type) => kindAndLabel(counterType(s.setting.pack, type))))} in ${nameOf(s.setting, at)} are ${kindAndLabel(counterType(s.setting.pack, to))} again.`,
    ...(among.length > 1 ? { detail: `By lot among ${listed(among.map((type) => counterType(s.setting.pack, type).name))}.` } : {}),
    ...onMap(at),
  }),
}
