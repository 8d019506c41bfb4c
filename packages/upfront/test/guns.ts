import { piecesOf } from '../src/ordnance/piece.ts'
import { type ToHit, toHit } from '../src/ordnance/to-hit.ts'
import { type TableOptions, table, type UpfrontTable } from './table.ts'

/** A table with all rules up to reinforcements, unless told. */
export const heavy = (text: string, options: TableOptions = {}) => table(text, { rulesThrough: 35, ...options })

/** A man, gun or vehicle fires as ordnance with the n-th card of its side's hand. */
export const aim = (t: UpfrontTable, from: string, at: string, who: string, more: object = {}, n = 1) => ({
  type: 'ordnance',
  group: t.id(from),
  target: t.id(at),
  shots: [{ man: t.man(who), card: t.card(t.group(from).side, n), ...more }],
})

export const shoot = (t: UpfrontTable, from: string, at: string, who: string, more: object, ...draws: string[]) =>
  t
    .act(aim(t, from, at, who, more))
    .answer('shot', { type: 'resolve' })
    .draws(...draws)

/** What he needs To Hit. */
export function needs(t: UpfrontTable, from: string, at: string, who: string, part = '', hero = false): ToHit {
  const piece = piecesOf(t.state, t.m(who)).find((each) => each.part === part)!
  return toHit(t.state, piece, t.group(from), t.group(at), 0, hero)!
}
