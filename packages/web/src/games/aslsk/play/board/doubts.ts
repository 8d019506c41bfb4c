/** Counters whose figures our sources do not make certain: the fan of their stack says so. */
import { type AslskState, isMounted, typeOf, type Unit, weaponTypeOf } from '@firegroup/aslsk'
import type { StackView } from '../../../../board/pieces/view.ts'
import { capital } from '../../../../words.ts'

/** What is known about where figures come from. */
interface Sourced {
  readonly provenance: { readonly confidence: 'high' | 'medium' | 'low'; readonly note?: string }
}

/** Sources are named by signs in their notes; that they differ is all that a player can use. */
const DIFFER = 'sources differ'

export function doubtsOf(s: AslskState, units: readonly Unit[]): Pick<StackView, 'card'> {
  const ids = new Set(units.map(({ id }) => id))
  const weapons = s.weapons.filter((weapon) => ids.has(weapon.owner as never) && !isMounted(s, weapon))
  const named: (readonly [name: string, sourced: Sourced])[] = [
    ...units.map((unit) => [typeOf(s, unit).label, typeOf(s, unit)] as const),
    ...weapons.map((weapon) => [weaponTypeOf(s, weapon).name, weaponTypeOf(s, weapon)] as const),
  ]
  const doubts = new Map(
    named.flatMap(([name, { provenance }]) => (provenance.confidence === 'high' ? [] : [[name, why(provenance)] as const])),
  )
  if (doubts.size === 0) return {}
  return { card: { title: 'Not certain:', text: [...doubts].map(([name, reason]) => `${name}, ${reason}`).join(' ') } }
}

function why({ note }: Sourced['provenance']): string {
  if (note === undefined) return 'whose figures we have from few sources.'
  return note.startsWith(DIFFER) ? 'on whose figures our sources differ.' : `${capital(note)}${note.endsWith('.') ? '' : '.'}`
}
