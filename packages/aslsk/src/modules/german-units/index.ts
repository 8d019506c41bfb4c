import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import type { AslskState, Hex } from '../../state.ts'
import { unitInPlace, weaponName } from '../../words/names.ts'
import { onMap, placeOfUnit, type Telling } from '../../words/telling.ts'
import { dismantle, dismantleAdvice } from './dismantle.ts'
import { elrFails, forgetRallied, ownElr, state } from './elr.ts'
import { assaultFire, depletion, germanStatuses, rodGrenade } from './rules.ts'

/** A25.1: the Germans of the full game. */
export const germanUnits: Module = {
  id: 'german-units',
  title: 'German units in full',
  sentence:
    'Germans fight as in the full game: SS and engineers go apart rather than down, Conscripts are Lax and may be Disrupted, the SS has Assault Fire from 1944 on, and machine guns can be dismantled.',
  state,
  fills: ['0.12', '2.223', '4.216'],
  hooks: {
    elr: [ownElr],
    elrFails: [elrFails],
    statuses: [germanStatuses],
    assaultFire: [assaultFire],
    depletion: [depletion],
    shapedFirepower: [rodGrenade],
    stepEnds: [forgetRallied],
  },
  acts: { prepFire: [dismantle], defensiveFire: [dismantle] },
  advice: { dismantle: dismantleAdvice },
  tellers: {
    'german-units:dismantles': dismantleWords,
    'german-units:apart': (s, event: ModuleEvent) => {
      const { unit, at } = event.of as { readonly unit: number; readonly at: Hex }
      return { text: `${unitInPlace(s, unit)} and another half squad are what is left of a squad.`, ...onMap(at) }
    },
    'german-units:disrupted': (s, event: ModuleEvent) => {
      const { unit } = event.of as { readonly unit: number }
      return { text: `${unitInPlace(s, unit)} is Disrupted.`, ...placeOfUnit(s, unit) }
    },
  },
  glossary: [
    {
      id: 'german-elr',
      name: 'German ELR',
      rules: ['A19.12', 'A19.13', 'A25.12'],
      text: 'SS squads and 8-3-8s that fail a Morale Check by more than their ELR become two broken half squads. 8-3-8s have an ELR of 5 whatever their side has. Conscripts are Disrupted until they rally: they do not withdraw from Melee. The SS is never Disrupted by Russians.',
      also: ['Disrupted', 'SS', 'assault engineers'],
    },
    {
      id: 'german-traits',
      name: 'SS and Conscripts',
      rules: ['A25.1', 'A25.11', 'C8.2'],
      text: 'From 1944 on all SS squads have Assault Fire. Where all squads of a side are SS, depletion numbers of its Weapons and AFVs are one higher. German Conscripts are Lax. The rod grenade of a German 37mm Gun has 12 FP.',
      also: ['Lax', 'Elite', 'Stielgranate'],
    },
    {
      id: 'dismantled',
      name: 'Dismantled machine gun',
      rules: ['A9.8'],
      text: 'In the Prep or Defensive Fire Phase a German MMG or HMG may be dismantled or assembled instead of being fired. Dismantled it fires as a LMG, also in the Advancing Fire Phase after it has moved.',
      also: ['dm'],
    },
  ],
}

function dismantleWords(s: AslskState, event: ModuleEvent): Telling {
  const { weapon, unit, apart } = event.of as { readonly weapon: number; readonly unit: number; readonly apart: boolean }
  return {
    text: `${unitInPlace(s, unit)} ${apart ? 'takes apart what is now the' : 'puts together the'} ${weaponName(s, weapon)}.`,
    ...placeOfUnit(s, unit),
  }
}
