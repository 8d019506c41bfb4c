/** Hold until …: the shortest of standing orders. To be asked when one of these is so, and else to hold. */
import type { Occasion, Orders } from '@firegroup/table'

export type Until = { readonly type: 'adjacent' } | { readonly type: 'open' } | { readonly type: 'odds'; readonly percent: number }

/** What such an occasion can be held until; nothing where there is nothing to wait for. */
export function untilsOf({ place, danger }: Occasion): readonly Until['type'][] {
  if (place !== null) return ['adjacent', 'open', 'odds']
  // only what an attack would do is known beforehand where there are no places
  return danger === undefined ? [] : ['odds']
}

export function ordersUntil(until: readonly Until[]): Orders {
  const orders = until.map((each) => {
    const when = each.type === 'adjacent' ? { within: 1 } : each.type === 'open' ? { open: true } : { chance: each.percent }
    return { when, do: { type: 'ask' }, else: 'hold' } as const
  })
  return { orders, otherwise: 'hold' }
}

/** The best chance that there is now, of 1; null where nobody can tell. */
export function oddsOf({ danger, reactions }: Occasion): number | null {
  if (danger !== undefined) return danger
  const told = reactions.flatMap(({ chance }) => (chance === null ? [] : [chance]))
  return told.length === 0 ? null : Math.max(...told)
}

export function isSo({ type, ...rest }: Until, occasion: Occasion): boolean {
  if (type === 'adjacent') return occasion.near.some(({ distance }) => distance <= 1)
  if (type === 'open') return occasion.open
  const odds = oddsOf(occasion)
  return odds !== null && Math.round(odds * 100) >= (rest as { readonly percent: number }).percent
}

export function untilWords(until: readonly Until[]): string {
  const words = until.map((each) =>
    each.type === 'adjacent' ? 'they are adjacent' : each.type === 'open' ? 'they are in the open' : `any effect is at ${each.percent} %`,
  )
  return words.join(' or ')
}
