/** A player of Up Front that no other game has: the solitaire procedure, which says everything that it will do in a turn before any of it happens. */
import { greedy, type Player } from '@firegroup/ai'
import { advisor, counsel, type Side, type UpfrontState } from '@firegroup/upfront'

interface GroupAct {
  readonly type: string
  readonly group?: number
}

/**
 * 49.11: what each group will do is settled when the turn begins, in the order of what it promises; whatever has become impossible by then is left. What
 * was designated lies in the player, so that every game has one of its own; answers to the enemy are greedy's.
 */
export function predesignating(
  fallback: Player<UpfrontState> = greedy(counsel.advisor),
  judged?: (decision: unknown) => number,
): Player<UpfrontState> {
  let turn = -1
  let designated: GroupAct[] = []
  return {
    name: 'solitaire',
    choose(position) {
      const { open, seat, imagined } = position
      if (open.question.kind !== 'act') return fallback.choose(position)
      const s = imagined()
      const candidates = [...open.question.candidates()] as GroupAct[]
      if (s.turn !== turn) {
        turn = s.turn
        designated = designate(s, seat as Side, candidates, judged ?? advisor.judge(s, seat, open))
      }
      while (designated.length > 0) {
        const next = designated.shift()!
        if (open.question.problems(next).length === 0) return next
      }
      return candidates.find(({ type }) => type === 'done') ?? fallback.choose(position)
    },
  }
}

/** For every group the best that it could do now, the best first; no card twice, and nothing that is worse than to do nothing. */
function designate(s: UpfrontState, side: Side, candidates: readonly GroupAct[], worth: (decision: unknown) => number): GroupAct[] {
  const idle = Math.max(...candidates.filter(({ type }) => type === 'done').map(worth), 0)
  const ranked = candidates
    .filter(({ type }) => type !== 'done')
    .map((act) => ({ act, value: worth(act) }))
    .filter(({ value }) => value > idle)
    .sort((a, b) => b.value - a.value)
  const [groups, cards] = [new Set<number>(), new Set<number>()]
  return ranked.flatMap(({ act }) => {
    const used = cardsOf(s, side, act)
    if (groups.has(act.group ?? -1) || used.some((card) => cards.has(card))) return []
    groups.add(act.group ?? -1)
    for (const card of used) cards.add(card)
    return [act]
  })
}

/** The cards of the hand that an act names. */
function cardsOf(s: UpfrontState, side: Side, act: GroupAct): number[] {
  const { hand } = s.sides[side]
  const { card, cards = [], shots = [] } = act as { card?: number; cards?: readonly number[]; shots?: readonly { card: number }[] }
  return [...(card === undefined ? [] : [card]), ...cards, ...shots.map((shot) => shot.card)].filter((each) => hand.includes(each))
}

export const players: { readonly [name: string]: () => Player<UpfrontState> } = { solitaire: () => predesignating() }
