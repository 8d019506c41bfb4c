import type { Upfront } from '../context.ts'
import { groupAt } from '../groups/groups.ts'
import { place } from '../groups/place.ts'
import type { Scenario } from '../scenario/types.ts'
import type { Step } from '../sequence/step.ts'
import type { Card, UpfrontState } from '../state.ts'

/** 23.2: before anything else is laid. */
export const givenTerrainSteps: readonly Step[] = [{ key: 'prepare.given', phase: 'prepare', order: 250, run: placeGiven }]

type Given = NonNullable<NonNullable<Scenario['deck']>['given']>[number]

/** 23.1: the cards that the scenario takes out of the deck, in the order in which it names them; 0 where there is no such card left. */
export function givenCards({ scenario, cards }: UpfrontState['setting']): { readonly given: Given; readonly card: Card }[] {
  const taken: Card[] = []
  return (scenario.deck?.given ?? []).map((given) => {
    const found = cards.find(
      (card) =>
        card && !taken.includes(card.id) && card.functions.some((each) => each.type === 'Terrain' && each.terrain === given.terrain),
    )
    if (found) taken.push(found.id)
    return { given, card: found?.id ?? 0 }
  })
}

/** 23.2: beside the hand, on the group that the scenario names. A side that formed no such group has it on its last one. */
function placeGiven(g: Upfront): undefined {
  const s = g.state
  for (const { given, card } of givenCards(s.setting)) {
    const group = groupAt(s, given.side, given.group) ?? s.groups.findLast(({ side }) => side === given.side)!
    place(s, group, card, 'terrain', given.side)
    g.emit({ type: 'terrainPlaced', rule: '23.2', side: given.side, card, group: group.id }, { reveals: true })
  }
}
