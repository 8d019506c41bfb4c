import type { Modifier } from '@firegroup/kernel'
import type { Man, UpfrontState } from '../state.ts'
import type { FireAction } from './declare.ts'
import { groupFirepower } from './firepower.ts'
import { attackedMen } from './resolve.ts'
import { countsAsKia, type Result, resultOf } from './result.ts'
import { fireStrength, isFlameAlone, requiredFirepower } from './strength.ts'

interface FirePreview {
  readonly factors: number
  readonly required: number
  readonly strength: number
  readonly modifiers: readonly Modifier[]
  /** For each man, out of so many cards of the whole deck: how many would do what. */
  readonly cards: number
  readonly men: readonly ({ readonly man: number; readonly rout: number } & { readonly [R in Exclude<Result, 'none'>]: number })[]
}

/** What fire would do, by the functions that resolve it: over all cards of the deck alike, without a Concealed card and without jams. */
export function firePreview(s: UpfrontState, act: FireAction): FirePreview {
  const group = s.groups[act.group]!
  const target = s.groups[act.target]!
  const firepower = groupFirepower(s, group, target, act)
  const required = requiredFirepower(s, group.side, act.cards)
  const { strength, modifiers } = fireStrength(s, group.side, act.cards, group, target, !isFlameAlone(s, firepower, required))
  const men = attackedMen(s, target).map(({ man, modifier }) => odds(s, s.men[man]!, act.target, strength + (modifier?.value ?? 0)))
  return { factors: firepower.factors, required, strength, modifiers, cards: deckSize(s), men }
}

function deckSize(s: UpfrontState): number {
  let size = 0
  for (const card of s.setting.cards) if (card) size++
  return size
}

/** `panic` that counts as death is told under it; `rout` is panic that does not. */
function odds(s: UpfrontState, man: Man, target: number, strength: number): FirePreview['men'][number] {
  const out = { man: man.id, kia: 0, pinned: 0, panic: 0, rout: 0 }
  for (const card of s.setting.cards) {
    if (!card) continue
    const result = resultOf(s, man, s.groups[target]!, strength + card.signed)
    if (result === 'panic' && !countsAsKia(s, man, card)) out.rout++
    else if (result !== 'none') out[result]++
  }
  return out
}
