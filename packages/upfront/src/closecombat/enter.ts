import { flag, integer, LEGAL, listOf, optional, type Problem, type Rules, record, refuse, variants } from '@firegroup/kernel'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { keepsInfiltration } from '../data/comparisons.ts'
import { drawPosition } from '../draw/draw.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { terrainOf } from '../groups/stack.ts'
import { isTimeUp, moraleCheck, movementCards, playForMan } from '../infiltration/nerve.ts'
import { endInfiltration } from '../infiltration/status.ts'
import { heavyWeaponsStay } from '../nations/heavy-weapons.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Card, Group, Man, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { fight } from './combat.ts'
import { type Combat, defendersWith } from './combatants.ts'
import { combatPreview } from './preview.ts'
import { captureProblems, mayCapture } from './quarter.ts'

interface Entrant {
  readonly man: number
  /** The Movement card that spares him the Morale Check. */
  readonly card?: Card
}

/** 20.52: infiltrators of a group attack the men whom they meet. */
export interface CloseCombatAction {
  readonly type: 'closeCombat'
  readonly group: number
  readonly men: readonly Entrant[]
  /** 32.11: they want prisoners. */
  readonly capture?: boolean
}

/** 4.24, 20.52: the action of their group, in a later turn than they infiltrated. */
export const closeCombat = actOf<CloseCombatAction>({
  type: 'closeCombat',
  rule: '20.52',
  chapter: 20,
  fields: {
    group: integer(0),
    men: listOf(record({ man: integer(0), card: optional(integer(1)) }), { min: 1, max: 10 }),
    capture: optional(flag()),
  },
  candidates: suggestCombat,
  problems: combatProblems,
  perform: performCombat,
  describe: (s, { men, capture }) =>
    `Into close combat${capture ? ' for prisoners' : ''}: ${men.map(({ man }) => s.setting.roster[man]!.name).join(', ')}.`,
  preview: combatPreview,
})

/** Out of many: each infiltrator alone, by his Morale and with the first Movement card, and all of them with as many cards as there are. */
function suggestCombat(s: UpfrontState, side: Side, group: Group, out: CloseCombatAction[]): void {
  if (!group.men.some((man) => s.men[man]!.infiltrates >= 0) || forbidden(s, group).length > 0) return
  const men = group.men.filter((man) => cantEnter(s, group, man).length === 0)
  const cards = movementCards(s, side, group)
  for (const man of men) {
    out.push({ type: 'closeCombat', group: group.id, men: [{ man }] })
    if (mayCapture(s, [man])) out.push({ type: 'closeCombat', group: group.id, men: [{ man }], capture: true })
    if (cards.length > 0) out.push({ type: 'closeCombat', group: group.id, men: [{ man, card: cards[0]! }] })
  }
  if (men.length > 1)
    out.push({
      type: 'closeCombat',
      group: group.id,
      men: men.map((man, i) => (cards[i] === undefined ? { man } : { man, card: cards[i] })),
    })
}

function combatProblems(s: UpfrontState, side: Side, { group: id, men, capture }: CloseCombatAction): readonly Problem[] {
  const group = s.groups[id]!
  const noPrisoners = capture ? captureProblems(s) : LEGAL
  if (noPrisoners.length > 0) return noPrisoners
  const barred = forbidden(s, group)
  if (barred.length > 0) return barred
  for (const [i, { man, card }] of men.entries()) {
    const wrong = cantEnter(s, group, man)
    if (wrong.length > 0) return wrong
    if (men.some((other, j) => j < i && other.man === man)) return refuse('20.52', 'Each man enters once.')
    if (card === undefined) continue
    if (!s.sides[side].hand.includes(card) || !functionOf(s, side, card, 'Movement'))
      return refuse('20.52', 'That is no Movement card of yours.')
    if (men.some((other, j) => j < i && other.card === card)) return refuse('20.52', 'One Movement card for each man.')
    const heavy = heavyWeaponsStay(s, group, 'move')
    if (heavy) return [heavy]
  }
  return LEGAL
}

function forbidden(s: UpfrontState, group: Group): readonly Problem[] {
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'closeCombat')
    if (problem) return [problem]
  }
  return LEGAL
}

/** 20.52, 20.55, 23.5, 24.7: who may enter close combat. */
function cantEnter(s: UpfrontState, group: Group, id: number): readonly Problem[] {
  const man = group.men.includes(id) ? s.men[id]! : undefined
  const target = man && man.infiltrates >= 0 ? s.groups[man.infiltrates]! : undefined
  if (!man || !target) return refuse('20.1', 'Only a man of the group who has infiltrated the enemy enters close combat.')
  if (man.infiltratedOn === s.turn) return refuse('20.52', 'He has infiltrated in this turn: he enters close combat in a later one.')
  if (relativeRange(group, target) !== CLOSEST) return refuse('20.55', 'The enemy has moved away from relative range 5.')
  for (const forbid of s.setting.hooks.targetForbidden) {
    const problem = forbid(s, group, target, 'closeCombat')
    if (problem) return [problem]
  }
  const ground = terrainOf(s, target)
  if (ground === 'Pillbox') return refuse('23.5', 'Nobody is attacked in close combat in a Pillbox.')
  if (ground === 'Minefield') return refuse('24.7', 'Nobody is attacked in close combat on a Minefield.')
  return target.men.length > 0 ? LEGAL : refuse('20.52', 'Nobody is there.')
}

/** 20.52: who dares to goes in; all of them find their opponents before anybody fights. 16.3: from then on it is finished whatever the time. */
function* performCombat(g: Upfront, _side: Side, { group: id, men, capture = false }: CloseCombatAction): Rules<void> {
  const s = g.state
  const group = s.groups[id]!
  // 45.11: with Movement cards alone the Japanese keep their discards
  spendAction(g, group, men.every(({ card }) => card !== undefined) ? 'movement' : 'other')
  for (const { man, card } of men) if (card !== undefined) playForMan(g, s.men[man]!, card, '20.52')
  const entrants: Man[] = []
  for (const { man: who, card } of men) {
    const man = s.men[who]!
    if (card === undefined && !(yield* moraleCheck(g, man, group, '20.52'))) {
      if (isTimeUp(g)) return
      continue
    }
    if (isTimeUp(g)) return
    entrants.push(man)
  }
  s.resolving++
  for (const combat of pairUp(g, group, entrants, undefined, capture)) {
    yield* settle(g, combat)
    if (isDecided(g)) break
  }
  s.resolving--
}

/** 20.52, G-29: an RPC over the whole group for each; 20.72: several may meet the same man. 45.422: who charges is no infiltrator. */
export function pairUp(g: Upfront, from: Group, entrants: readonly Man[], charged?: Group, capture = false): Combat[] {
  const s = g.state
  const met = new Map<number, number[]>()
  for (const man of entrants) {
    const into = charged ?? s.groups[man.infiltrates]!
    const opponent = into.men[drawPosition(g, into.men.length, 'close combat').position - 1]!
    g.emit({ type: 'entersCombat', rule: '20.52', man: man.id, group: into.id, opponent })
    met.set(opponent, [...(met.get(opponent) ?? []), man.id])
  }
  const attacked = [...met.keys()]
  return attacked.map((opponent) => ({
    from,
    into: charged ?? s.groups[s.men[met.get(opponent)![0]!]!.infiltrates]!,
    attackers: met.get(opponent)!,
    defenders: defendersWith(s, s.men[opponent]!, attacked),
    mayTake: true,
    ...(capture ? { capture } : {}),
    concealed: new Map(),
  }))
}

/** 20.73: whoever has fought and won stays an infiltrator only if he won by three or more, and if he likes. */
function* settle(g: Upfront, combat: Combat): Rules<void> {
  const wonBy = yield* fight(g, combat)
  for (const id of combat.attackers) {
    const margin = wonBy.get(id)
    // 20.8: as long as nobody is left there, who has taken the position keeps his claim to it
    if (margin === undefined || combat.into.men.length === 0) continue
    const man = g.state.men[id]!
    if (!keepsInfiltration(margin) || !(yield* staysInside(g, man))) endInfiltration(g, man, '20.73')
  }
}

export type Stay = { readonly type: 'keep' } | { readonly type: 'withdraw' }
const STAYS: readonly Stay[] = [{ type: 'keep' }, { type: 'withdraw' }]
export const staySchema = variants({ keep: {}, withdraw: {} })

function* staysInside(g: Upfront, man: Man): Rules<boolean> {
  const question: UpfrontQuestion<'stay'> = {
    kind: 'stay',
    title: `${g.state.setting.roster[man.id]!.name} has won. Shall he stay among the enemy?`,
    rule: '20.73',
    schema: staySchema,
    about: { man: man.id },
    candidates: () => STAYS,
    problems: () => LEGAL,
  }
  return (yield* g.ask(man.side, question)).type === 'keep'
}
