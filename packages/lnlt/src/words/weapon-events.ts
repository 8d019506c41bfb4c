import { listed } from '@firegroup/kernel/words'
import { nameOf } from '../map/location.ts'
import type { GoneWhy, LeftWhy, WeaponEvent } from '../weapons/events.ts'
import { unitInPlace, unitLabel, weaponItems, weaponName } from './names.ts'
import { onMap, placeOfUnit, type Tellers } from './telling.ts'

export const weaponTellers: Tellers<WeaponEvent> = {
  weaponGiven: (s, { weapon, from, to }) => ({
    text: `The ${weaponName(s, weapon)} goes from ${unitLabel(s, from)} to ${unitInPlace(s, to)}.`,
    ...placeOfUnit(s, to),
  }),
  weaponPickedUp: (s, { weapon, unit, captured }) => ({
    text: `${unitInPlace(s, unit)} ${captured ? 'captures' : 'picks up'} the ${weaponName(s, weapon)}.`,
    ...placeOfUnit(s, unit),
  }),
  weaponLeft: (s, { weapon, unit, at, why }) => ({
    text: `${unitLabel(s, unit)} ${LEFT[why]} the ${weaponName(s, weapon)}${at >= 0 ? ` in ${nameOf(s.setting, at)}` : ''}.`,
    ...onMap(at),
  }),
  lowAmmo: (s, { weapon }) => ({ text: `The ${weaponName(s, weapon)} is low on ammunition.` }),
  weaponGone: (s, { weapon, why }) => ({ text: `The ${weaponName(s, weapon)} ${GONE[why]}.` }),
  weaponFlipped: (s, { weapon, assembled }) => ({
    text: `The ${weaponName(s, weapon)} is ${assembled ? 'set up' : 'taken down'}.`,
    ...placeOfUnit(s, s.weapons[weapon]?.owner),
  }),
  weaponJams: (s, { weapon, die, among }) => ({
    text: `The ${weaponName(s, weapon)} jams.`,
    detail: `Both dice ${die}.${among.length > 1 ? ` By lot among ${listed(weaponItems(s, among))}.` : ''}`,
    ...placeOfUnit(s, s.weapons[weapon]?.owner),
  }),
  unjam: (s, { weapon, unit, die, lostOn, works }) => ({
    text: `${unitInPlace(s, unit)} works on the jammed ${weaponName(s, weapon)}: ${works ? 'it fires again' : 'beyond repair'}.`,
    detail: `Die ${die}, lost on ${lostOn === 1 ? '1' : `1 to ${lostOn}`}.`,
    ...placeOfUnit(s, unit),
  }),
  retreats: (s, { unit, from, to }) => ({
    text: `${unitLabel(s, unit)} runs from the flames in ${nameOf(s.setting, from)} to ${nameOf(s.setting, to)}.`,
    ...onMap(to),
  }),
  smokeAttempt: (s, { unit, at, die, capability, passed }) => ({
    text: `${unitInPlace(s, unit)} tries to lay Smoke in ${nameOf(s.setting, at)}: ${passed ? 'it spreads' : 'in vain'}.`,
    detail: `Die ${die}, it takes ${capability} or less.`,
    ...onMap(at),
  }),
  smoke: (s, { at, value }) => ({ text: `The Smoke in ${nameOf(s.setting, at)} ${SMOKE[value]}.`, ...onMap(at) }),
}

const LEFT: { readonly [W in LeftWhy]: string } = {
  dropped: 'drops',
  abandoned: 'abandons',
  reduced: 'can no longer carry',
  eliminated: 'leaves behind',
}

const GONE: { readonly [W in GoneWhy]: string } = {
  destroyed: 'is destroyed',
  jammed: 'is gone for good',
  usedUp: 'is used up',
  lost: 'is lost',
  captured: 'is out of ammunition and gone',
}

const SMOKE = ['is gone', 'is thick', 'thins out'] as const
