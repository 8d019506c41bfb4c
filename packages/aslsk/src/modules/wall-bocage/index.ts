import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState, Hex, Side } from '../../state.ts'
import { sideAdjective } from '../../words/names.ts'
import type { Telling } from '../../words/telling.ts'
import {
  claimByChoice,
  claimInAdvance,
  claimWhileFiring,
  claimWhileMoving,
  dropByChoice,
  dropInAdvance,
  dropWhileFiring,
  dropWhileMoving,
} from './acts.ts'
import { claimAdvice, dropAdvice } from './advice.ts'
import { atTheWall, behindBocage, behindWall, hiddenByBocage, thrownOver } from './cover.ts'
import { bogsInBocage, overWall, tooHigh, turnedAtBocage } from './crossing.ts'
import { ADVANTAGE, DELUXE } from './data.ts'
import { pastHexsides } from './hexsides.ts'
import { afterAdvance, afterMove, stepEnds, wallSteps } from './moments.ts'
import { comeOutOfHiding, type How, settleWalls } from './settle.ts'
import { state } from './state.ts'

/** B9: walls, hedges and bocage, and who has the better of them. */
export const wallBocage: Module = {
  id: 'wall-bocage',
  title: 'Walls, hedges and bocage',
  sentence:
    'Walls, hedges and bocage are cover and stop sight. Of two enemies across one only one has its cover against the other, and who is behind bocage without holding it is out of sight.',
  state,
  steps: wallSteps,
  fills: ['3.321', '7.21'],
  hooks: {
    sightlines: [pastHexsides],
    veils: [behindBocage],
    tem: [behindWall, thrownOver],
    withoutCover: [atTheWall],
    unwatched: [hiddenByBocage],
    unhidden: [comeOutOfHiding],
    movementCosts: [overWall],
    barriers: [tooHigh],
    bogChecks: [bogsInBocage],
    shotForbids: [turnedAtBocage],
    attacked: [settleWalls],
    stepEnds: [stepEnds],
  },
  windows: {
    expenditure: [{ key: 'wallAdvantage', order: 60, run: afterMove }],
    advance: [{ key: 'wallAdvantage', order: 100, run: afterAdvance }],
  },
  acts: {
    choice: [claimByChoice, dropByChoice],
    move: [claimWhileMoving, dropWhileMoving],
    advance: [claimInAdvance, dropInAdvance],
    prepFire: [claimWhileFiring, dropWhileFiring],
    firstFire: [claimWhileFiring, dropWhileFiring],
    defensiveFire: [claimWhileFiring, dropWhileFiring],
    advancingFire: [claimWhileFiring, dropWhileFiring],
  },
  markers: [
    {
      kind: ADVANTAGE,
      name: 'Wall Advantage',
      rule: 'B9.32',
      what: 'the hexsides, as bits',
      values: Array.from({ length: 63 }, (_, sides) => sides + 1),
      usual: 63,
    },
  ],
  tellers: { 'wall-bocage:advantage': advantageWords },
  advice: { claimWall: claimAdvice, dropWall: dropAdvice },
  glossary: [
    {
      id: 'wall-advantage',
      name: 'Wall Advantage',
      rules: ['B9.3', 'B9.32'],
      text: 'Of two enemies across a wall or hedge only the one with Wall Advantage has its cover against the other. He has it over all such sides, and gives up the cover of his hex for it. Broken men, an enemy in the hex or an entrenchment end it. Walls and bocage are +2, hedges +1.',
      also: ['WA', 'wall', 'hedge'],
    },
    {
      id: 'claiming-walls',
      name: 'Claiming Wall Advantage',
      rules: ['B9.322', 'B9.323'],
      text: 'At set-up, at the end of any Rally Phase with the ATTACKER first, in one’s own Movement and Advance Phase, when one is hidden no longer, and when the enemy across loses it. Men without cover in their hex have it unasked and can’t give it up.',
      also: ['Mandatory Wall Advantage'],
    },
    {
      id: 'bocage',
      name: 'Bocage',
      rules: ['B9.2', 'B9.5'],
      text: 'A hedge on a bank, as high as a house and as good as a wall. Nobody sees past it, nor along it. Units behind it see, and are seen, beyond the next hex only with Wall Advantage. Who has it before him against all who see him gains concealment, and keeps it when he moves.',
      also: ['hedgerow'],
    },
    {
      id: 'crossing-bocage',
      name: 'Crossing bocage',
      rules: ['B9.541'],
      text: 'Men cross it for one MF more, tanks for half their MP and a Bog Check, others not at all. Guns do not turn and fire through it in one phase. A breach helps to get through, and changes nothing else.',
      also: ['Culin device', 'breach'],
    },
  ],
}

/** B9.32: Deluxe maps. */
export const deluxeWalls: Module = {
  id: DELUXE,
  title: 'Deluxe maps',
  sentence: 'Wall Advantage is claimed and given up hexside by hexside.',
  needs: [wallBocage],
  glossary: [
    {
      id: 'deluxe-walls',
      name: 'Walls on Deluxe maps',
      rules: ['B9.32'],
      text: 'On maps with large hexes Wall Advantage is claimed and given up hexside by hexside: one may have it over one wall of a hex, and not over another.',
      also: ['DASL'],
    },
  ],
}

const VERBS: { readonly [H in How]: string } = {
  claims: 'claim Wall Advantage in',
  holds: 'have Wall Advantage, without cover of their own, in',
  drops: 'give up Wall Advantage in',
  loses: 'lose Wall Advantage in',
}

function advantageWords(s: AslskState, event: ModuleEvent): Telling {
  const { side, at, how } = event.of as { readonly side: Side; readonly at: Hex; readonly how: How }
  return { text: `The ${sideAdjective(s, side)} units ${VERBS[how]} ${nameOf(s, at)}.`, place: at }
}
