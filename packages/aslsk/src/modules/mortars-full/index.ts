import type { DiceRoll } from '../../context.ts'
import { isDoubles } from '../../context.ts'
import type { Barrel } from '../../data/mortars.ts'
import type { Module } from '../../hooks.ts'
import { isMortar, type Shot } from '../../ordnance/shot.ts'
import { at } from '../../sequence/step.ts'
import type { AslskState, Weapon } from '../../state.ts'
import { areaFire } from '../acquisition-full/area.ts'
import { NATIONAL, TWO_HITS } from './data.ts'
import { assemble, dismantle, dismantleAdvice, inParts, partsPortage } from './dismantle.ts'
import { spottedAdvice, spottedFire, spottedModifiers, spottedRate } from './spotted-fire.ts'
import { loseSpotters, replaceSpotters, spot, spotAdvice, spottersOfAttacker, spottersOfDefender } from './spotters.ts'
import { endSpotting, state } from './state.ts'
import { mortarWords } from './words.ts'

/** C9: Mortars in full. */
export const mortarsFull: Module = {
  id: 'mortars-full',
  title: 'Mortars in full',
  sentence:
    'Somebody beside a Mortar looks over the hill for it; medium ones are taken apart and carried, and their shells spare nobody in the hex.',
  needs: [areaFire],
  state,
  fills: ['2.22', '4.21', '2.221', '2.223', '4.211', '4.216'],
  steps: [
    { key: 'prepFire.spotters', phase: 'prepFire', order: 2108, run: spottersOfAttacker },
    { key: 'movement.spotters', ...at('3.11'), run: replaceSpotters },
    { key: 'defensiveFire.spotters', phase: 'defensiveFire', order: 4108, run: spottersOfDefender },
  ],
  hooks: {
    barrels: [national],
    aims: [spottedModifiers],
    shotRates: [spottedRate],
    secondEffects: [twoHits],
    weaponForbids: [inParts],
    portage: [partsPortage],
    stepEnds: [loseSpotters],
  },
  counters: [
    {
      id: 'spotting',
      until: ['prepFire.fire', 'movement.end', 'defensiveFire.fire', 'advancingFire.fire'],
      remove: ({ state: s }) => endSpotting(s, false),
    },
    { id: 'spottingTurn', until: ['turn.end'], remove: ({ state: s }) => endSpotting(s, true) },
  ],
  acts: {
    choice: [spot],
    prepFire: [spottedFire, dismantle, assemble],
    firstFire: [spottedFire],
    defensiveFire: [spottedFire, dismantle, assemble],
    advancingFire: [spottedFire],
  },
  tellers: mortarWords,
  advice: { spot: spotAdvice, spotted: spottedAdvice, takeApart: dismantleAdvice, putTogether: dismantleAdvice },
  glossary: [
    {
      id: 'spotter',
      name: 'Spotter',
      rules: ['C9.3', 'C9.31'],
      text: 'A Good Order unit with a Mortar or beside it, named in the Prep or Defensive Fire Phase. The Mortar fires at what he sees, with +2 and one rate less; pinned, he pins it. Spotting uses a support weapon; all his Mortars fire at one hex. If he is lost, another comes with the next own Movement Phase.',
      also: ['spotted fire', 'indirect fire'],
    },
    {
      id: 'mortar-in-parts',
      name: 'Taking a Mortar apart',
      rules: ['A9.8'],
      text: 'A Mortar of 76 to 82 mm may be taken apart instead of being fired, and is then carried for 5 PP; it fires again when it has been put together.',
    },
  ],
}

/** C1.55: what all Mortars have, and what some nations’ have of their own. */
function national(_: AslskState, { type }: Weapon, barrel: Barrel): Barrel {
  return barrel.role === 'MTR' ? { ...barrel, plunging: true, ...NATIONAL[type] } : barrel
}

/** C3.8: doubles of a Mortar of 40 mm are two hits. */
function twoHits(_: AslskState, { by }: Shot, dr: DiceRoll, critical: boolean): boolean {
  return isMortar(by) && by.barrel.caliber <= TWO_HITS && !critical && isDoubles(dr)
}
