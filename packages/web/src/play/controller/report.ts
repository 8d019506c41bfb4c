/** What just happened, grouped by the dice that began it: for the dock, the dice and the announcements. */
import type { AslskEvent, Telling } from '@firegroup/aslsk'

type Rolled = Extract<AslskEvent, { dice: readonly [number, number] } | { die: number }>

/** An event with its words, in which each unit is named as it was then. */
export interface Told {
  readonly event: AslskEvent
  readonly words: Telling
}

export interface Report {
  /** The index of its first event in the game's record: what it is known by. */
  readonly index: number
  readonly head: AslskEvent
  readonly words: Telling
  readonly dice: readonly number[]
  readonly rest: readonly Told[]
}

/** Dice that are an act of their own; those of checks belong to what brought them about. */
const HEADS: readonly string[] = [
  'attack',
  'rallyAttempt',
  'closeCombatAttack',
  'repair',
  'recovery',
  'smokeGrenades',
  'ambush',
  'dud',
  'noLos',
  'reinforcementRoll',
]

export function reportsOf(events: readonly Told[], from: number): Report[] {
  const reports: (Report & { readonly rest: Told[] })[] = []
  for (let i = from; i < events.length; i++) {
    const { event, words } = events[i]!
    if (HEADS.includes(event.type)) reports.push({ index: i, head: event, words, dice: diceOf(event), rest: [] })
    else if (event.type === 'phase' || event.type === 'turn') continue
    else if (reports.length > 0) reports.at(-1)!.rest.push({ event, words })
    else if (event.type === 'check') reports.push({ index: i, head: event, words, dice: diceOf(event), rest: [] })
  }
  return reports
}

function diceOf(event: AslskEvent): readonly number[] {
  if (event.type === 'ambush') return event.rolls.map(({ die }) => die)
  const rolled = event as Partial<{ dice: readonly [number, number]; die: number }> & Rolled
  if ('dice' in rolled && rolled.dice) return rolled.dice
  return 'die' in rolled && rolled.die !== undefined ? [rolled.die] : []
}
