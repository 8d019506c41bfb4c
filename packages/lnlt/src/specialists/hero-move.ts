import { LEGAL, oneOf, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { allowance, movementMode } from '../data/movement.ts'
import { movementFactor } from '../movement/allowance.ts'
import { canUseStealth, isStealthy } from '../movement/modes.ts'
import { markActed } from '../operations/marking.ts'
import type { LnltQuestion } from '../questions.ts'
import type { LnltState, Move, MoveMode, Unit } from '../state.ts'
import type { Mark } from '../units/marks.ts'

/** 11.2.1: a Hero of a moving unit has spent as many MP as it had, and may go on though it stops: as it moved, or by Assault Move. */
export function* goesOn(g: Lnlt, hero: Unit, parent: Unit): Rules<void> {
  const s = g.state
  const { move, impulse } = s
  const index = move === null ? -1 : move.units.indexOf(parent.id)
  if (move === null || index < 0 || hero.at !== move.at) return
  if (impulse?.units.includes(parent.id)) impulse.units = [...impulse.units, hero.id]
  const spent = move.spent[index]!
  const modes = modesFor(s, move, hero, index)
  const decision: HeroMove = modes.length === 0 ? STAY : yield* g.ask(hero.side, moveQuestion(hero, modes))
  if (decision.type === 'stay') return markActed(g, [hero], markOf(move, move.modes[index]!), '11.2.1')
  move.units.push(hero.id)
  move.modes.push(decision.mode)
  move.spent.push(spent)
}

/** The ways in which he could go on; none after a Low Crawl, which is one step. */
function modesFor(s: LnltState, move: Move, hero: Unit, index: number): readonly MoveMode[] {
  const given = move.modes[index]!
  if (movementMode(given).allowance === 'oneStep') return []
  const open: MoveMode = given === 'hitAndRun' || (isStealthy(given) && !canUseStealth(s, hero)) ? 'move' : given
  const half = allowance(movementMode('assaultMove'), movementFactor(s, hero))
  return open === 'move' && move.spent[index]! <= half ? ['move', 'assaultMove'] : [open]
}

/** 6.0, 6.1.1: the marker of those who stop here. */
function markOf(move: Move, mode: MoveMode): Mark {
  if (!move.afterAssaultFire) return movementMode(mode).marker
  return movementMode(isStealthy(mode) ? 'stealthAssaultFire' : 'assaultFire').marker
}

export type HeroMove = { readonly type: 'goOn'; readonly mode: MoveMode } | { readonly type: 'stay' }
const STAY: HeroMove = { type: 'stay' }
export const heroMoveSchema = variants({
  goOn: { mode: oneOf('move', 'assaultMove', 'lowCrawl', 'stealth', 'stealthAssault', 'hitAndRun') },
  stay: {},
})

function moveQuestion(hero: Unit, modes: readonly MoveMode[]): LnltQuestion<'heroMove'> {
  return {
    kind: 'heroMove',
    title: 'A Hero! Does he go on, or stay here?',
    rule: '11.2.1',
    schema: heroMoveSchema,
    about: { unit: hero.id },
    candidates: () => [...modes.map((mode): HeroMove => ({ type: 'goOn', mode })), STAY],
    problems: (decision): readonly Problem[] =>
      decision.type === 'stay' || modes.includes(decision.mode)
        ? LEGAL
        : refuse(
            '11.2.1',
            `He goes on as they moved, or by Assault Move if he has not spent too much: not by ${movementMode(decision.mode).name}.`,
          ),
  }
}
