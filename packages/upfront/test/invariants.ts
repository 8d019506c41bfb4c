import { groupsOf } from '../src/groups/groups.ts'
import { SIDES, type UpfrontState } from '../src/state.ts'

/** What holds in every state of every game; the first thing that does not, as a sentence. */
export function brokenInvariant(s: UpfrontState): string | null {
  return cardsInOnePlace(s) ?? menInOnePlace(s) ?? groupsInOrder(s)
}

/** Every card is in one place, and none is lost. */
function cardsInOnePlace(s: UpfrontState): string | null {
  const { axis, allied } = s.sides
  const stacks = s.groups.flatMap(({ stack }) => stack.map(({ card }) => card))
  const offered = s.newGroupOffers.map(({ card }) => card)
  const all = [...offered, ...s.deck, ...s.discard, ...s.removed, ...axis.hand, ...allied.hand, ...axis.secret, ...allied.secret, ...stacks]
  const wanted = s.setting.cards.filter(Boolean).length
  if (all.length !== wanted) return `${all.length} cards instead of ${wanted}`
  return new Set(all).size === wanted ? null : 'a card is in two places'
}

/** A man in play is in one group of his side or on his way, one who is lost is nowhere. */
function menInOnePlace(s: UpfrontState): string | null {
  if (s.groups.length === 0) return null
  for (const man of s.men) {
    const places = s.groups.filter(({ men }) => men.includes(man.id))
    const moving = s.transfers.filter((transfer) => transfer.man === man.id).length
    if (places.some(({ side }) => side !== man.side)) return `man ${man.id} stands with the enemy`
    const formed = s.groups.some(({ side }) => side === man.side)
    if (formed && places.length + moving !== (man.fate === '' ? 1 : 0)) return `man ${man.id} (${man.fate}) is in ${places.length} groups`
  }
  return null
}

function groupsInOrder(s: UpfrontState): string | null {
  for (const side of SIDES) {
    const letters = groupsOf(s, side).map(({ letter }) => letter)
    if (new Set(letters).size !== letters.length) return `${side} has two groups with one letter: ${letters.join()}`
  }
  for (const group of s.groups) {
    if (group.men.length > 10) return `group ${group.letter} has ${group.men.length} men`
    if (group.gone && group.stack.length > 0) return `cards lie on a group that is gone`
  }
  return null
}
