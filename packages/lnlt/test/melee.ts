import type { MeleeOdds } from '../src/melee/events.ts'
import type { Side } from '../src/state.ts'
import { shotOf } from './fire.ts'
import { move } from './moves.ts'
import { type LnltTable, type TableOptions, table } from './table.ts'

/** A table with a German far off who could still do something, so that the phase goes on after the Melee. */
export function melee(text: string, options: TableOptions = {}): LnltTable {
  return table(`${text}    L9 German: medic`, options)
}

/** What a side declares for a round of Melee: `roundOf(t, 'x y', 'a+BAR b c:MG34', 'l')`: at x and y, a with its IFP and its BAR …, led by l. */
export function roundOf(t: LnltTable, targets: string, arms: string, leader?: string): object {
  const declared = { targets: targets === '' ? [] : t.units(targets), weapons: arms === '' ? [] : shotOf(t, arms, '').firers }
  return leader === undefined ? declared : { ...declared, leader: t.unit(leader) }
}

/** A side declares so. */
export function strike(t: LnltTable, side: Side, targets: string, arms: string, leader?: string): LnltTable {
  return t.decide(side, 'melee', roundOf(t, targets, arms, leader))
}

/** The units go from where they are into a location next to it, as all that is done in their impulse so far. */
export function assault(t: LnltTable, units: string, to: string): LnltTable {
  return move(t.activate(t.where(units.split(' ')[0]!)), units, to)
}

/** The attacks in Melee so far, as `inWords` tells them. */
export function attacks(t: LnltTable): string[] {
  return t.events('meleeAttack').map(inWords)
}

/** What the engine foretells of such a declaration. */
export function foretold(t: LnltTable, side: Side, targets: string, arms: string, leader?: string): string {
  const open = t.game.open.find(({ seat }) => seat === side)!
  const declared = roundOf(t, targets, arms, leader)
  const [problem] = open.question.problems(declared)
  return problem ? problem.message : inWords(open.question.preview!(declared) as MeleeOdds)
}

/** 'blue 4:3 is 3:2', after a Hero's shift 'blue 3:2 is 3:2 > 2:1', and with what is added to the roll '… +1'. */
function inWords({ by, attack, defence, odds, shifted, modifiers }: MeleeOdds): string {
  const added = modifiers.reduce((sum, { value }) => sum + value, 0)
  return `${by} ${attack}:${defence} is ${odds}${shifted === odds ? '' : ` > ${shifted}`}${added === 0 ? '' : ` ${added > 0 ? '+' : ''}${added}`}`
}
