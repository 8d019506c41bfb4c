/** What a decision is about, read off its fields: by that it is found when groups, cards and men are chosen on the table. */
import type { Side, UpfrontState } from '@firegroup/upfront'
import { unique } from '../../../../play/controller/draft.ts'

export interface Facets {
  readonly groups: readonly number[]
  readonly targets: readonly number[]
  readonly cards: readonly number[]
  readonly men: readonly number[]
}

const GROUP_KEYS: readonly string[] = ['group', 'target', 'into', 'with', 'flank', 'encircle', 'on']
const CARD_KEYS: readonly string[] = ['card', 'cards', 'concealed', 'terrain', 'hero']
const MAN_KEYS: readonly string[] = ['man', 'men', 'gunner', 'assistant', 'without', 'join']

/** Something goes from man to man. */
const MEN_FROM_TO: readonly string[] = ['handOver', 'exchange', 'changeGuard']

export function facetsOf({ groups }: UpfrontState, side: Side, decision: unknown): Facets {
  const found = { groups: [] as number[], cards: [] as number[], men: [] as number[] }
  const { type, game } = decision as { readonly type?: string; readonly game?: number }
  const look = (value: unknown, key: string): void => {
    // 41.4: whom an act of a team aims at stands on another table, where ids mean others
    if (key === 'target' && game !== undefined) return
    if (Array.isArray(value)) for (const item of value) look(item, key)
    else if (typeof value === 'number') {
      // a weapon is handed from man to man, but men go from group to group
      const isPlace = key === 'from' || key === 'to'
      if (GROUP_KEYS.includes(key) || (isPlace && !MEN_FROM_TO.includes(type ?? ''))) found.groups.push(value)
      else if (CARD_KEYS.includes(key)) found.cards.push(value)
      else if (MAN_KEYS.includes(key) || isPlace) found.men.push(value)
    } else if (value !== null && typeof value === 'object') for (const [name, part] of Object.entries(value)) look(part, name)
  }
  look(decision, '')
  const mine = (id: number): boolean => groups[id]?.side === side
  return {
    groups: unique(found.groups.filter(mine)),
    targets: unique(found.groups.filter((id) => !mine(id))),
    cards: unique(found.cards),
    // the whole group in its new order is about nobody in particular
    men: type === 'reorder' || type === 'receive' ? [] : unique(found.men),
  }
}
