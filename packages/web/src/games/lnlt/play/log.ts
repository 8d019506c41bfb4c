/** The log of a game of Lock 'n Load: by turns and phases, each event in the few words that players use. */

import { plainNumber } from '@firegroup/kernel/words'
import { type LnltEvent, type LnltState, movementMode, nameOf, type Side } from '@firegroup/lnlt'
import type { Told } from '../../../play/controller/report.ts'
import { type LogKind, type LogLine, type LogSum, modifierRows, rollSum, rollWords, sumOf } from '../../../play/log/line.ts'
import type { LogParts } from '../../game.ts'
import { namedIn } from '../../objectives-named.ts'
import { PHASE_NAMES } from '../phase-names.ts'

type Attack = Extract<LnltEvent, { type: 'attack' }>
type Check = Extract<LnltEvent, { type: 'damageCheck' }>
type Moves = Extract<LnltEvent, { type: 'moves' }>

export const log: LogParts<LnltState, LnltEvent> = {
  under: {
    attack: 'Fire',
    damageCheck: 'Fire',
    spottingAttempt: 'Fire',
    spottedMarker: 'Fire',
    weaponJams: 'Fire',
    melee: 'Fire',
    charge: 'Fire',
    airSupport: 'Fire',
    flies: 'Moves',
    missile: 'Fire',
    missileSpoiled: 'Fire',
    expended: 'Fire',
    claymore: 'Fire',
    hovers: 'Moves',
    airAttack: 'Fire',
    airLeaves: 'Moves',
    airAborts: 'Losses',
    crash: 'Losses',
    getsDown: 'Moves',
    opportunityMove: 'Moves',
    meleeAttack: 'Fire',
    meleeMarker: 'Fire',
    sniperPlaced: 'Fire',
    sniperTarget: 'Fire',
    spottingRound: 'Fire',
    fireCheck: 'Fire',
    fire: 'Fire',
    flees: 'Moves',
    extinguish: 'Fire',
    starshellAttempt: 'Fire',
    starshell: 'Fire',
    fireMission: 'Fire',
    missionAborted: 'Fire',
    barrageEnds: 'Fire',
    closeAssault: 'Fire',
    assaultFails: 'Moves',
    overrun: 'Fire',
    givesWay: 'Moves',
    toHit: 'Fire',
    penetration: 'Fire',
    pivots: 'Moves',
    turretTurns: null,
    hullDown: 'Moves',
    tunnels: 'Moves',
    emerges: 'Moves',
    blasts: 'Fire',
    collapses: 'Fire',
    shielded: 'Fire',
    minesUnder: 'Fire',
    minesFound: 'Fire',
    minesLaid: null,
    appears: 'Moves',
    wireCrushed: null,
    barricade: 'Fire',
    rubbles: 'Moves',
    emplacementLeft: null,
    buttons: null,
    mounts: 'Moves',
    dismounts: 'Moves',
    continuousMovement: 'Moves',
    vehicleDestroyed: 'Losses',
    vehicleAbandoned: 'Losses',
    bailsOut: 'Losses',
    crew: null,
    moves: 'Moves',
    moveEnds: 'Moves',
    retreats: 'Moves',
    smokeAttempt: 'Moves',
    smoke: 'Moves',
    exits: 'Moves',
    withdrawal: 'Moves',
    entryRoll: 'Moves',
    reinforcements: 'Moves',
    setUp: null,
    stealthLost: 'Moves',
    thrownBack: 'Moves',
    weaponGiven: 'Moves',
    weaponLeft: 'Moves',
    weaponPickedUp: 'Moves',
    recombined: 'Moves',
    eliminated: 'Losses',
    reduced: 'Losses',
    shaken: 'Fire',
    wounded: 'Losses',
    weaponGone: 'Losses',
    activates: null,
    control: 'Objectives',
    eventRead: null,
    announced: null,
    gunsGranted: null,
    taskDone: null,
    eventRemoved: null,
    healed: null,
    hero: null,
    impulse: null,
    initiative: null,
    marked: null,
    markersOff: null,
    moraleCheck: null,
    objective: 'Objectives',
    operationsEnd: null,
    passes: null,
    phase: null,
    points: 'Objectives',
    rallied: null,
    rallies: null,
    selfRallyPair: null,
    skillBack: null,
    turn: null,
    unjam: null,
    victory: 'Objectives',
    weaponFlipped: null,
    lowAmmo: null,
  },
  kinds: {
    attack: 'fire',
    damageCheck: 'dice',
    spottingAttempt: 'dice',
    spottedMarker: 'other',
    weaponJams: 'broken',
    melee: 'combat',
    charge: 'combat',
    airSupport: 'fire',
    flies: 'move',
    missile: 'fire',
    missileSpoiled: 'fire',
    expended: 'other',
    claymore: 'fire',
    hovers: 'move',
    airAttack: 'fire',
    airLeaves: 'move',
    airAborts: 'loss',
    crash: 'loss',
    getsDown: 'move',
    opportunityMove: 'move',
    meleeAttack: 'combat',
    meleeMarker: 'combat',
    sniperPlaced: 'fire',
    sniperTarget: 'fire',
    spottingRound: 'dice',
    fireCheck: 'dice',
    fire: 'other',
    flees: 'move',
    extinguish: 'dice',
    starshellAttempt: 'dice',
    starshell: 'other',
    fireMission: 'fire',
    missionAborted: 'other',
    barrageEnds: 'other',
    closeAssault: 'combat',
    assaultFails: 'move',
    overrun: 'combat',
    givesWay: 'move',
    toHit: 'fire',
    penetration: 'dice',
    pivots: 'move',
    turretTurns: 'other',
    hullDown: 'move',
    tunnels: 'move',
    emerges: 'move',
    blasts: 'fire',
    collapses: 'loss',
    shielded: 'fire',
    minesUnder: 'fire',
    minesFound: 'fire',
    minesLaid: 'other',
    appears: 'move',
    wireCrushed: 'other',
    barricade: 'combat',
    rubbles: 'move',
    emplacementLeft: 'other',
    buttons: 'other',
    mounts: 'move',
    dismounts: 'move',
    continuousMovement: 'move',
    vehicleDestroyed: 'loss',
    vehicleAbandoned: 'loss',
    bailsOut: 'dice',
    crew: 'other',
    moves: 'move',
    moveEnds: 'move',
    retreats: 'move',
    smokeAttempt: 'dice',
    smoke: 'other',
    exits: 'move',
    withdrawal: 'combat',
    entryRoll: 'dice',
    reinforcements: 'move',
    setUp: 'move',
    stealthLost: 'move',
    thrownBack: 'move',
    weaponGiven: 'move',
    weaponLeft: 'move',
    weaponPickedUp: 'move',
    recombined: 'good',
    eliminated: 'loss',
    reduced: 'loss',
    shaken: 'pinned',
    wounded: 'loss',
    weaponGone: 'loss',
    activates: 'other',
    control: 'control',
    eventRead: 'control',
    announced: 'control',
    gunsGranted: 'control',
    taskDone: 'control',
    eventRemoved: 'control',
    healed: 'good',
    hero: 'good',
    impulse: 'other',
    initiative: 'dice',
    marked: 'other',
    markersOff: 'other',
    moraleCheck: 'dice',
    objective: 'control',
    operationsEnd: 'other',
    passes: 'other',
    phase: 'other',
    points: 'control',
    rallied: 'good',
    rallies: 'dice',
    selfRallyPair: 'dice',
    skillBack: 'other',
    turn: 'other',
    unjam: 'dice',
    victory: 'control',
    weaponFlipped: 'move',
    lowAmmo: 'fire',
  },
  opening: ({ turn, phase }) => (phase === 'setup' ? PHASE_NAMES.setup : `Turn ${turn}: ${PHASE_NAMES[phase]}`),
  headings(s) {
    let { turn } = s
    return (event) => {
      if (event.type === 'phase') return { heading: `Turn ${turn}: ${PHASE_NAMES[event.phase]}` }
      if (event.type !== 'turn') return 'line'
      turn = event.turn
      return 'hidden'
    }
  },
  repeats(s, event, before) {
    switch (event.type) {
      case 'control':
        return !event.at.some((place) => isNamed(s, place))
      case 'moveEnds':
      case 'marked':
      case 'markersOff':
      case 'impulse':
        return true
      case 'shaken':
      case 'reduced':
      case 'wounded':
      case 'eliminated':
        return before?.type === 'damageCheck' && before.unit === event.unit
      case 'rallied':
        return before?.type === 'moraleCheck' && before.unit === event.unit
      default:
        return false
    }
  },
  causes: [],
  joins: [],
  line,
  stepOf: (event) => (event.type === 'moves' ? `${event.units.join()} ${event.modes.join()}` : null),
  way,
  nation: (s, side) => s.setting.scenario.sides[side as Side].nation,
}

function line(_: LnltState, { event, words }: Told<LnltEvent>): LogLine | null {
  const { lead = '' } = words
  switch (event.type) {
    case 'attack':
      return attackLine(lead, event)
    case 'damageCheck':
      return checkLine(lead, event)
    case 'moraleCheck': {
      const { dice, modifiers, final, morale, passed, what } = event
      return {
        text: `${lead} ${passed ? 'passes' : 'fails'}: ${what}`,
        aside: `${rollWords(dice, modifiers)} against ${morale}`,
        kind: passed ? 'good' : 'broken',
        sum: rollSum(dice, modifiers, `${plainNumber(final)} against ${morale}`),
      }
    }
    case 'meleeAttack': {
      const { odds, shifted, kill, attack, defence, dice, modifiers, total, success, targets } = event
      const column = shifted === odds ? odds : `${odds}, with a Hero ${shifted}`
      return {
        text: `${lead}: ${success ? (targets.length === 1 ? 'it is eliminated' : 'they are eliminated') : 'no effect'}`,
        sub: `${column}, it takes ${kill}: ${rollWords(dice, modifiers)}`,
        sum: rollSum(dice, modifiers, `${plainNumber(total)}, it takes ${kill}`, [
          { label: `${attack} firepower to ${defence}`, value: column },
        ]),
      }
    }
    case 'spottingAttempt':
      return {
        text: words.text.replace(/: .*$/, event.spotted ? ': spotted' : ': nothing seen'),
        aside: `${rollWords([event.die], event.modifiers)} against ${event.needed}`,
        kind: event.spotted ? 'good' : 'dice',
        sum: rollSum([event.die], event.modifiers, `${event.total}, it takes ${event.needed} or less`),
      }
    case 'control':
      return { text: words.text.replace(/\.$/, ''), side: event.side }
    case 'victory':
      return { text: words.text.replace(/\.$/, ''), sub: event.reason, ...(event.winner ? { side: event.winner } : {}) }
    case 'hero':
      return { text: words.text, kind: event.unit < 0 ? 'dice' : 'good' }
    case 'unjam':
      return { text: words.text, kind: event.works ? 'good' : 'dice' }
    case 'smokeAttempt':
      return { text: words.text, kind: event.passed ? 'good' : 'dice' }
    default:
      return null
  }
}

/** Where targets fare differently, the line tells of the worst. */
function attackLine(lead: string, { firepower, modifiers, attackDice, defenceDice, targets, parts }: Attack): LogLine {
  const worst = [...targets].sort((a, b) => b.difference - a.difference)[0]
  if (!worst) return { text: `${lead}: nobody is there` }
  const { attack, defence, difference } = worst
  const result = difference === 0 ? 'no effect' : `Damage Check with +${difference}`
  const defended = sumOf(worst.defenceModifiers.map(({ value }) => value))
  return {
    text: `${lead}: ${result}`,
    sub: `${plainNumber(attack)} against ${plainNumber(defence)}`,
    sum: {
      rows: [
        { label: parts.length < 2 ? 'firepower' : `firepower of ${parts.length}`, value: `+${firepower}` },
        ...modifierRows([...modifiers, ...worst.modifiers]),
        { label: `your side rolls ${attackDice.join(' and ')}`, value: plainNumber(attack) },
        ...modifierRows(worst.defenceModifiers),
        { label: `the target rolls ${defenceDice.join(' and ')}${defended === 0 ? '' : ', with its cover'}`, value: plainNumber(defence) },
      ],
      dice: [...attackDice, ...defenceDice],
      rolled: `${plainNumber(attack)} less ${plainNumber(defence)}`,
      result: difference === 0 ? 'no effect' : `+${difference} on each check`,
    },
  }
}

const CHECKS: { readonly [R in Check['result']]: readonly [string, LogKind] } = {
  none: ['holds', 'good'],
  shaken: ['is Shaken', 'pinned'],
  casualties: ['takes casualties', 'loss'],
  wounded: ['is wounded', 'loss'],
  eliminated: ['is eliminated', 'loss'],
  abandoned: ['is abandoned', 'loss'],
  damaged: ['is damaged', 'loss'],
  destroyed: ['is destroyed', 'loss'],
}

function checkLine(lead: string, { die, difference, modifiers, total, morale, result }: Check): LogLine {
  const [does, kind] = CHECKS[result]
  const by = [{ rule: '5.1', label: 'difference of the attack', value: difference }, ...modifiers]
  return {
    text: `${lead} ${does}`,
    aside: `${rollWords(die, by)} against ${morale}`,
    kind,
    sum: rollSum(die, by, `${plainNumber(total)} against ${morale}`),
  }
}

function way({ setting }: LnltState, steps: readonly Told<LnltEvent>[]): LogLine | null {
  const moves = steps.map(({ event }) => event as Moves)
  const [first, last] = [moves[0]!, moves.at(-1)!]
  const [mode] = first.modes
  const how = mode === undefined || mode === 'move' || first.modes.some((each) => each !== mode) ? '' : `, ${movementMode(mode).name}`
  const begin = first.from < 0 ? 'enters at' : `${nameOf(setting, first.from)} to`
  const spent = halves(sumOf(moves.map((move) => move.halves)))
  return {
    text: `${steps[0]!.words.lead ?? ''}${how}`,
    sub: `${begin} ${nameOf(setting, last.to)}, ${spent} MP`,
    ...(moves.length > 1 ? { aside: `${moves.length} steps` } : {}),
    ...(moves.length === 1 && first.parts.length < 2 ? {} : { sum: waySum(setting, moves, spent) }),
  }
}

function waySum(setting: LnltState['setting'], moves: readonly Moves[], spent: string): LogSum {
  return {
    rows: moves.map((move) => ({
      label: `${nameOf(setting, move.to)}: ${move.parts.map(({ label }) => label.toLowerCase()).join(', ')}`,
      value: `${halves(move.halves)} MP`,
    })),
    dice: [],
    rolled: '',
    result: moves.length > 1 ? `${spent} MP` : '',
  }
}

const halves = (count: number): string => (count % 2 === 0 ? `${count / 2}` : count === 1 ? '½' : `${(count - 1) / 2}½`)

function isNamed({ setting, objectives }: LnltState, place: number): boolean {
  const { names, areas } = namedIn(setting.scenario.victory)
  return areas || names.has(nameOf(setting, place)) || objectives.some(({ at }) => at === place)
}
