/** The log of a game of the Starter Kit: by phases, each event in the few words that players use. */
import { type AslskEvent, type AslskState, nationOf, type Phase, type Side } from '@firegroup/aslsk'
import { plainNumber, signed } from '@firegroup/kernel/words'
import { nameOf } from '../../../play/controller/draft.ts'
import type { Told } from '../../../play/controller/report.ts'
import { diceRolled, type LogKind, type LogLine, type LogSum, modifierRows, rollSum, rollWords, sumOf } from '../../../play/log/line.ts'
import type { LogParts } from '../../game.ts'
import { namedIn } from '../../objectives-named.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { factors } from './figures.ts'
import { toKillLine } from './log-armour.ts'
import { toHitLine } from './log-ordnance.ts'
import { sideName, weaponWords } from './words.ts'

type Attack = Extract<AslskEvent, { type: 'attack' }>
type Check = Extract<AslskEvent, { type: 'check' }>
type Moves = Extract<AslskEvent, { type: 'moves' }>
type Routs = Extract<AslskEvent, { type: 'routs' }>

export const log: LogParts<AslskState, AslskEvent> = {
  under: {
    attack: 'Fire',
    check: 'Fire',
    residualPlaced: 'Fire',
    rateKept: 'Fire',
    malfunction: 'Fire',
    toHit: 'Fire',
    gunTurns: 'Fire',
    acquires: 'Fire',
    depleted: 'Fire',
    pushes: 'Moves',
    smokeLaid: 'Fire',
    noLos: 'Fire',
    toKill: 'Fire',
    shock: 'Fire',
    recuperation: null,
    immobilized: 'Losses',
    stunned: 'Fire',
    stunEnds: null,
    recalled: 'Losses',
    crewButtonsUp: 'Fire',
    lowAmmo: 'Fire',
    chargePosition: 'Fire',
    panzerfaustCheck: 'Fire',
    closeCombatAttack: 'Fire',
    handToHand: 'Fire',
    hutCollapses: 'Fire',
    deployed: null,
    recombined: null,
    banzai: 'Moves',
    banzaiImpulse: null,
    banzaiEnds: 'Moves',
    ambush: 'Fire',
    chargePlaced: 'Fire',
    chargeNotPlaced: 'Fire',
    closeCombat: 'Fire',
    closeCombatDesignated: 'Fire',
    closeDefence: 'Fire',
    dud: 'Fire',
    interdiction: 'Fire',
    melee: 'Fire',
    revealed: 'Moves',
    placedConcealed: 'Moves',
    conceals: 'Moves',
    bumps: 'Moves',
    moves: 'Moves',
    spends: 'Moves',
    moveEnds: 'Moves',
    routs: 'Moves',
    advances: 'Moves',
    smokeGrenades: 'Moves',
    drives: 'Moves',
    spendsMp: 'Moves',
    comesToEnd: 'Moves',
    vehicleTurns: 'Moves',
    hatch: 'Moves',
    bogCheck: 'Moves',
    bogRemoval: 'Moves',
    reliability: 'Moves',
    dispenser: 'Moves',
    motionAttempt: 'Moves',
    exits: 'Moves',
    cx: 'Moves',
    reinforcements: 'Moves',
    restacked: 'Moves',
    routEnds: 'Moves',
    setUp: null,
    transfer: 'Moves',
    dropped: 'Moves',
    recovery: 'Moves',
    eliminated: 'Losses',
    gunDestroyed: 'Losses',
    replaced: 'Losses',
    breaks: 'Fire',
    wounded: 'Losses',
    pinned: 'Fire',
    dm: 'Fire',
    control: 'Objectives',
    dmKept: null,
    leaderCreated: null,
    noLeaderCreated: null,
    phase: null,
    rallies: null,
    rallyAttempt: null,
    randomSelection: null,
    reinforcementRoll: null,
    repair: null,
    smokeThins: null,
    turn: null,
    unpinned: null,
    victory: 'Objectives',
  },
  kinds: {
    attack: 'fire',
    toHit: 'fire',
    gunTurns: 'fire',
    acquires: 'fire',
    depleted: 'dice',
    pushes: 'move',
    smokeLaid: 'fire',
    gunDestroyed: 'loss',
    residualPlaced: 'fire',
    rateKept: 'dice',
    malfunction: 'broken',
    noLos: 'fire',
    toKill: 'fire',
    shock: 'broken',
    recuperation: 'dice',
    immobilized: 'loss',
    stunned: 'broken',
    stunEnds: 'good',
    recalled: 'broken',
    crewButtonsUp: 'pinned',
    lowAmmo: 'broken',
    chargePosition: 'dice',
    panzerfaustCheck: 'dice',
    check: 'dice',
    closeCombatAttack: 'combat',
    handToHand: 'combat',
    hutCollapses: 'loss',
    deployed: 'other',
    recombined: 'other',
    banzai: 'move',
    banzaiImpulse: 'move',
    banzaiEnds: 'move',
    ambush: 'combat',
    closeCombat: 'combat',
    closeCombatDesignated: 'combat',
    closeDefence: 'combat',
    melee: 'combat',
    restacked: 'combat',
    chargePlaced: 'fire',
    chargeNotPlaced: 'fire',
    dud: 'dice',
    interdiction: 'fire',
    revealed: 'move',
    placedConcealed: 'move',
    conceals: 'move',
    bumps: 'move',
    moves: 'move',
    spends: 'move',
    moveEnds: 'move',
    routs: 'move',
    routEnds: 'move',
    advances: 'move',
    smokeGrenades: 'dice',
    drives: 'move',
    spendsMp: 'move',
    comesToEnd: 'move',
    vehicleTurns: 'move',
    hatch: 'move',
    bogCheck: 'dice',
    bogRemoval: 'dice',
    reliability: 'dice',
    dispenser: 'dice',
    motionAttempt: 'dice',
    exits: 'move',
    cx: 'move',
    reinforcements: 'move',
    setUp: 'move',
    transfer: 'move',
    dropped: 'move',
    recovery: 'dice',
    eliminated: 'loss',
    replaced: 'loss',
    wounded: 'loss',
    breaks: 'broken',
    pinned: 'pinned',
    dm: 'broken',
    dmKept: 'broken',
    control: 'control',
    victory: 'control',
    leaderCreated: 'good',
    noLeaderCreated: 'dice',
    rallies: 'good',
    rallyAttempt: 'dice',
    randomSelection: 'dice',
    reinforcementRoll: 'dice',
    repair: 'dice',
    smokeThins: 'other',
    unpinned: 'good',
    phase: 'other',
    turn: 'other',
  },
  opening: (s) => (s.phase === 'setup' ? PHASE_NAMES.setup : headingOf(s, s.turn, s.attacker, s.phase)),
  headings(s) {
    let { turn, attacker } = s
    return (event) => {
      if (event.type === 'phase') return { heading: headingOf(s, turn, attacker, event.phase), side: attacker }
      if (event.type !== 'turn') return 'line'
      turn = event.turn
      attacker = event.attacker
      return 'hidden'
    }
  },
  repeats(s, event, before) {
    switch (event.type) {
      case 'control':
        return !event.places.some((place) => isNamed(s, place))
      case 'moveEnds':
      case 'routEnds':
      case 'spends':
      case 'closeCombat':
        return true
      case 'breaks':
      case 'pinned':
      case 'dm':
        return before?.type === 'check' || before?.type === 'replaced' || before?.type === 'breaks'
      case 'rallies':
        return before?.type === 'rallyAttempt'
      // Double Time is CX: the line of the move says so
      case 'cx':
        return event.on && before?.type === 'moves' && before.mode === 'double'
      default:
        return false
    }
  },
  causes: ['interdiction', 'closeCombatDesignated'],
  joins: [],
  line,
  stepOf: (event) =>
    event.type === 'moves' ? `${event.units.join()} ${event.mode}` : event.type === 'routs' ? `rout ${event.unit} ${event.leader}` : null,
  way,
  nation: (s, side) => nationOf(s.setting.scenario.sides[side as Side].nation).id,
}

function line(s: AslskState, { event, words }: Told<AslskEvent>): LogLine | null {
  const { lead = '' } = words
  switch (event.type) {
    case 'attack':
      return attackLine(lead, event)
    case 'toHit':
      return toHitLine(s, event)
    case 'gunTurns':
      return { text: words.text.replace(/\.$/, ''), aside: `${event.spines} hexspine${event.spines > 1 ? 's' : ''}` }
    case 'acquires':
      return { text: `${weaponWords(s, event.weapon)} has ${nameOf(s, event.at)} acquired: ${signed(event.drm)}` }
    case 'toKill':
      return toKillLine(lead, event)
    case 'depleted':
      return { text: words.text.replace(/\.$/, ''), kind: 'broken', ...(words.detail ? { sub: words.detail } : {}) }
    case 'check':
      return checkLine(lead, event)
    case 'rallyAttempt': {
      const { dice, modifiers, final, morale, result } = event
      const [does, kind] = RALLIES[result]
      return {
        text: `${lead} ${does}`,
        aside: `${rollWords(dice, modifiers)} against ${morale}`,
        kind,
        sum: rollSum(dice, modifiers, `${plainNumber(final)}, needs ${morale}`),
      }
    }
    case 'closeCombatAttack': {
      const { dice, modifiers, final, kill, odds, result, attack, defense } = event
      const total = (parts: typeof attack): string => firepower(sumOf(parts.map(({ fp64 }) => fp64)))
      return {
        text: `${lead}: ${COMBATS[result]}`,
        sub: `${defense.length === 0 ? `CCV ${plainNumber(kill)}` : `${odds}, Kill ${plainNumber(kill)}`}: ${rollWords(dice, modifiers)}`,
        sum: rollSum(dice, modifiers, `${plainNumber(final)} against ${plainNumber(kill)}`, [
          defense.length === 0
            ? { label: 'Close Combat Value', value: plainNumber(kill) }
            : { label: `${total(attack)} firepower to ${total(defense)}`, value: odds },
        ]),
      }
    }
    case 'control':
      return { text: words.text.replace(/\.$/, ''), side: event.side }
    case 'victory':
      return { text: words.text.replace(/\.$/, ''), sub: event.reason, ...(event.winner ? { side: event.winner } : {}) }
    case 'dm':
      return event.on ? null : { text: words.text, kind: 'good' }
    case 'recovery':
      return { text: words.text, kind: event.recovered ? 'good' : 'dice' }
    case 'repair':
      return { text: words.text, kind: event.result === 'repaired' ? 'good' : event.result === 'eliminated' ? 'loss' : 'dice' }
    default:
      return null
  }
}

const RALLIES: { readonly [R in 'rallies' | 'fails' | 'reduced' | 'demoted']: readonly [string, LogKind] } = {
  rallies: ['rallies', 'good'],
  fails: ['stays broken', 'broken'],
  reduced: ['loses half', 'loss'],
  demoted: ['stays broken, a class lower', 'loss'],
}
const COMBATS = { eliminated: 'eliminated', reduced: 'loses half', immobilized: 'Immobilized', none: 'no effect' } as const
const WHENS = { prepFire: '', firstFire: 'First Fire, ', defensiveFire: '', advancingFire: '', boundingFire: 'Bounding Fire, ' } as const

function attackLine(lead: string, event: Attack): LogLine {
  const { when, means, column, cowered, dice, modifiers, final, result, fp64, parts } = event
  const drm = sumOf(modifiers.map(({ value }) => value))
  const used = column === 0 ? 'off the table' : `${column} column`
  const cowers = cowered > 0 ? ', cowered' : ''
  const fp = parts.length < 2 ? `${firepower(fp64)} firepower` : `${parts.map((part) => firepower(part.fp64)).join(' + ')} firepower`
  const comes = parts.length < 2 ? `the ${used}` : `${firepower(fp64)}, the ${used}`
  return {
    text: `${lead}: ${result === '-' ? 'no effect' : result}`,
    sub: `${means === 'fire' ? WHENS[when] : ''}${used}${cowers}, ${signed(drm)}. ${diceRolled(dice)}`,
    sum: rollSum(dice, modifiers, `${plainNumber(final)}: ${result === '-' ? 'no effect' : result}`, [
      { label: fp, value: comes },
      ...(cowered > 0 ? [{ label: 'doubles without a leader: cowers', value: `${signed(-cowered)} column` }] : []),
    ]),
  }
}

const CHECKS: { readonly [R in Check['result']]: readonly [string, LogKind] } = {
  passes: ['passes', 'good'],
  fails: ['fails', 'dice'],
  pinned: ['is pinned', 'pinned'],
  breaks: ['breaks', 'broken'],
  reduced: ['loses half', 'loss'],
  eliminated: ['is eliminated', 'loss'],
  stepped: ['loses a step', 'loss'],
  wounded: ['is wounded', 'loss'],
}

function checkLine(lead: string, { dice, modifiers, final, morale, result, what }: Check): LogLine {
  const [does, kind] = CHECKS[result]
  const against = result === 'pinned' ? `: exactly ${morale}` : ` against ${morale}`
  return {
    text: `${lead} ${does}`,
    aside: `${rollWords(dice, modifiers)}${against}`,
    kind,
    sum: rollSum(dice, [], `${plainNumber(final)} against ${morale}`, [
      { label: 'what it is', value: what },
      ...modifierRows(modifiers.map((each) => (each.label === what ? { ...each, label: `the ${what} adds` } : each))),
    ]),
  }
}

const MODES = { still: '', normal: '', assault: ', Assault Movement', double: ', Double Time' } as const

function way(s: AslskState, steps: readonly Told<AslskEvent>[]): LogLine | null {
  if (steps[0]!.event.type === 'routs') return routLine(s, steps)
  const moves = steps.map(({ event }) => event as Moves)
  const [first, last] = [moves[0]!, moves.at(-1)!]
  const spent = factors(sumOf(moves.map(({ mf }) => mf)))
  const begin = first.from < 0 ? 'enters at' : `${nameOf(s, first.from)} to`
  return {
    text: `${steps[0]!.words.lead ?? ''}${MODES[first.mode]}`,
    sub: `${begin} ${nameOf(s, last.to)}, ${spent} MF`,
    ...(moves.length > 1 ? { aside: `${moves.length} steps` } : {}),
    ...(moves.length === 1 && first.parts.length < 2 ? {} : { sum: waySum(s, moves, spent) }),
  }
}

function waySum(s: AslskState, moves: readonly Moves[], spent: string): LogSum {
  return {
    rows: moves.map(({ to, mf, parts }) => ({
      label: `${nameOf(s, to)}: ${parts.map(({ label }) => label).join(', ')}`,
      value: `${factors(mf)} MF`,
    })),
    dice: [],
    rolled: '',
    result: moves.length > 1 ? `${spent} MF` : '',
  }
}

function routLine(s: AslskState, steps: readonly Told<AslskEvent>[]): LogLine {
  const routs = steps.map(({ event }) => event as Routs)
  const [first, last] = [routs[0]!, routs.at(-1)!]
  const how = first.lowCrawl ? 'Low Crawl' : `${factors(sumOf(routs.map(({ mf }) => mf)))} MF`
  return {
    text: steps[0]!.words.lead ?? steps[0]!.words.text,
    sub: `${nameOf(s, first.from)} to ${nameOf(s, last.to)}, ${how}`,
    ...(routs.length > 1 ? { aside: `${routs.length} steps` } : {}),
    ...(routs.length > 1
      ? {
          sum: {
            rows: routs.map(({ to, mf }) => ({ label: nameOf(s, to), value: `${factors(mf)} MF` })),
            dice: [],
            rolled: '',
            result: how,
          },
        }
      : {}),
  }
}

/** FP is kept in 64ths. */
const firepower = (fp64: number): string => {
  const whole = Math.floor(fp64 / 64)
  const part = { 0: '', 16: '¼', 32: '½', 48: '¾' }[fp64 % 64] ?? ` ${fp64 % 64}/64`
  return whole === 0 && part !== '' ? part.trim() : `${whole}${part}`
}

/** What the victory conditions are about: hexes by name, or buildings of an area. */
function isNamed({ setting }: AslskState, place: number): boolean {
  const { names, areas } = namedIn(setting.scenario.victory)
  return names.has(setting.map.grid.idOf(place)) || (areas && setting.terrain[place]!.building !== null)
}

const headingOf = (s: AslskState, turn: number, attacker: Side, phase: Phase): string =>
  `Turn ${turn}, ${sideName(s, attacker)}: ${PHASE_NAMES[phase]}`
