/** The log of a game of Up Front: by turns, each event in the few words that players use. */

import { plainNumber } from '@firegroup/kernel/words'
import { groupName, manName, numberName, type Side, type UpfrontEvent, type UpfrontState } from '@firegroup/upfront'
import type { Told } from '../../../play/controller/report.ts'
import { type LogLine, modifierRows } from '../../../play/log/line.ts'
import type { LogParts } from '../../game.ts'
import { minus, peopleOf } from './words.ts'

/** A card turned over is told by what came of it. */
const isDraw = (event: UpfrontEvent): boolean => event.type === 'draw' && event.as === 'number'

export const log: LogParts<UpfrontState, UpfrontEvent> = {
  under: {
    fires: 'Fire',
    conceals: 'Fire',
    calledOff: 'Fire',
    attacked: 'Fire',
    pinned: 'Fire',
    malfunction: 'Fire',
    sniper: 'Fire',
    detonates: 'Fire',
    combat: 'Fire',
    dud: 'Fire',
    minesLaid: 'Moves',
    mined: 'Fire',
    minesStir: 'Moves',
    clearsMines: 'Moves',
    callsFire: 'Fire',
    fireMission: 'Fire',
    radioJams: 'Fire',
    entersCombat: 'Fire',
    moraleCheck: 'Fire',
    sniperCheck: 'Fire',
    moves: 'Moves',
    fords: 'Moves',
    entersTerrain: 'Moves',
    terrainOffered: 'Moves',
    terrainAnswered: 'Moves',
    infiltrates: 'Moves',
    transfers: 'Moves',
    received: 'Moves',
    encircled: 'Moves',
    encirclementBroken: 'Moves',
    flanks: 'Moves',
    flankLost: 'Moves',
    fordsAlone: 'Moves',
    groupCreated: 'Moves',
    groupsFormed: null,
    infiltrationEnds: 'Moves',
    letterAnnounced: 'Moves',
    letterChanged: 'Moves',
    letterMoveCancelled: 'Moves',
    movesAlone: 'Moves',
    newGroupOffered: 'Moves',
    newGroupRefused: 'Moves',
    reordered: 'Moves',
    smokeLaid: 'Moves',
    terrainCaptured: 'Moves',
    terrainPlaced: null,
    transferFails: 'Moves',
    transferReturns: 'Moves',
    wireLaid: 'Moves',
    wireRemoved: 'Moves',
    rangesReadjusted: 'Moves',
    manLost: 'Losses',
    groupGone: 'Losses',
    surrenders: 'Losses',
    weaponLost: 'Losses',
    abandons: 'Losses',
    execution: 'Losses',
    heavyLost: 'Losses',
    looseWeaponsLost: 'Losses',
    removed: null,
    voluntaryPanic: 'Losses',
    weaponLeft: 'Losses',
    acquires: null,
    berserk: null,
    breeze: null,
    calm: null,
    crewed: null,
    deckPassed: null,
    discards: null,
    draw: null,
    firstPlayer: null,
    handDrawn: null,
    handsOver: null,
    hero: null,
    passes: null,
    rallied: null,
    rally: null,
    repair: null,
    sniperIdle: null,
    spoils: null,
    surrenderOver: null,
    timeUp: 'Objectives',
    turn: null,
    uncrewed: null,
    victory: 'Objectives',
  },
  kinds: {
    fires: 'fire',
    conceals: 'fire',
    calledOff: 'fire',
    attacked: 'fire',
    pinned: 'pinned',
    malfunction: 'broken',
    sniper: 'fire',
    detonates: 'fire',
    combat: 'combat',
    dud: 'dice',
    minesLaid: 'move',
    mined: 'fire',
    minesStir: 'dice',
    clearsMines: 'dice',
    callsFire: 'fire',
    fireMission: 'dice',
    radioJams: 'broken',
    entersCombat: 'combat',
    moraleCheck: 'dice',
    sniperCheck: 'fire',
    moves: 'move',
    fords: 'dice',
    entersTerrain: 'move',
    terrainOffered: 'move',
    terrainAnswered: 'move',
    infiltrates: 'dice',
    transfers: 'move',
    received: 'move',
    encircled: 'move',
    encirclementBroken: 'good',
    flanks: 'move',
    flankLost: 'move',
    fordsAlone: 'dice',
    groupCreated: 'move',
    groupsFormed: 'other',
    infiltrationEnds: 'move',
    letterAnnounced: 'move',
    letterChanged: 'move',
    letterMoveCancelled: 'move',
    movesAlone: 'move',
    newGroupOffered: 'move',
    newGroupRefused: 'move',
    reordered: 'move',
    smokeLaid: 'move',
    terrainCaptured: 'move',
    terrainPlaced: 'other',
    transferFails: 'move',
    transferReturns: 'move',
    wireLaid: 'move',
    wireRemoved: 'move',
    rangesReadjusted: 'move',
    manLost: 'loss',
    groupGone: 'loss',
    surrenders: 'loss',
    weaponLost: 'loss',
    abandons: 'other',
    execution: 'loss',
    heavyLost: 'loss',
    looseWeaponsLost: 'loss',
    removed: 'cards',
    voluntaryPanic: 'loss',
    weaponLeft: 'other',
    acquires: 'dice',
    berserk: 'combat',
    breeze: 'other',
    calm: 'good',
    crewed: 'other',
    deckPassed: 'cards',
    discards: 'cards',
    draw: 'cards',
    firstPlayer: 'other',
    handDrawn: 'cards',
    handsOver: 'other',
    hero: 'good',
    passes: 'other',
    rallied: 'good',
    rally: 'good',
    repair: 'dice',
    sniperIdle: 'other',
    spoils: 'other',
    surrenderOver: 'other',
    timeUp: 'control',
    turn: 'other',
    uncrewed: 'other',
    victory: 'control',
  },
  opening: (s) => (s.phase === 'prepare' ? 'Preparation' : `Turn ${s.turn}, ${peopleOf(s, s.active)}`),
  headings: (s) => (event) => {
    if (event.type === 'turn') return { heading: `Turn ${event.turn}, ${peopleOf(s, event.side)}`, side: event.side }
    return isDraw(event) ? 'hidden' : 'line'
  },
  repeats: (_, event, before) => event.type === 'pinned' && before?.type === 'attacked' && before.man === event.man,
  causes: ['fires'],
  joins: ['conceals', 'calledOff'],
  line,
  stepOf: () => null,
  way: () => null,
  nation: (s, side) => s.setting.nation[side as Side].toLowerCase(),
}

function line(s: UpfrontState, { event, words }: Told<UpfrontEvent>): LogLine | null {
  switch (event.type) {
    case 'fires': {
      const { group, target, strength, range, factors, required, modifiers } = event
      return {
        text: `${groupName(s, group)} fires at ${groupName(s, target)}: strength ${plainNumber(strength)}`,
        sub: `range ${range}, ${required} of ${factors} firepower`,
        sum: { rows: modifierRows(modifiers), dice: [], rolled: 'strength of the attack', result: plainNumber(strength) },
      }
    }
    case 'attacked': {
      const { man, card, strength, number, morale, panic, kia } = event
      const [name, value] = morale === undefined ? ['panic', panic ?? 0] : ['morale', morale]
      const harm = number >= kia ? 'loss' : number >= value ? (morale === undefined ? 'broken' : 'pinned') : 'good'
      const does = { loss: 'is killed', broken: 'panics', pinned: 'is pinned', good: 'holds' }[harm]
      return {
        text: `${manName(s, man)} ${does}`,
        aside: `${plainNumber(number)} against ${name} ${value}`,
        kind: harm,
        sum: {
          rows: [
            { label: 'strength', value: plainNumber(strength) },
            { label: `drawn: ${numberName(s, card)}`, value: plainNumber(number - strength) },
            { label: `${name} ${value}, killed at ${kia}`, value: '' },
          ],
          dice: [],
          rolled: 'compared with his card',
          result: plainNumber(number),
        },
      }
    }
    case 'infiltrates':
    case 'fords':
    case 'fordsAlone':
    case 'acquires':
      return { text: words.text, kind: event.succeeded ? 'good' : 'dice' }
    case 'moraleCheck':
      return { text: words.text, kind: event.passed ? 'good' : 'dice' }
    case 'victory':
      return { text: words.text, sub: minus(event.reason), ...(event.winner ? { side: event.winner } : {}) }
    default:
      return null
  }
}
