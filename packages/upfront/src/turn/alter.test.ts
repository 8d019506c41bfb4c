import { expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'

test('UF-4.25-01 what alters a group is its one action: repair, acquisition, crew, Smoke, transfer, Wire, order, Sniper Check', () => {
  const altered = (men: string, act: { type: string; [field: string]: unknown }, options: TableOptions = {}, ...draws: string[]) => {
    const t = table(`axis A ${men}\naxis B: R1, R2\nallied A: Q1, Q2`, { hands: { axis: '#60, Smoke' }, ...options })
    t.act({ group: 0, ...act }).draws(...draws)
    expect([t.state.actions, t.state.groups[0]!.acted], act.type).toEqual([1, true])
    t.cannot({ type: 'reorder', group: 0, men: t.state.groups[0]!.men.toReversed() }, '4.2')
  }
  const lying = (sniped: number): TableOptions => ({
    axis: {
      groups: [
        { letter: 'A', men: [{ number: 5 }, { number: 6, weapon: '' }], weapons: [{ weapon: 'rifleBolt' }], sniped },
        { letter: 'B', men: [{ number: 7 }, { number: 8 }] },
      ],
    },
  })
  altered(': P1 jammed, P2', { type: 'repair', man: 0 }, {}, 'r3')
  altered(': P1, P2', { type: 'acquire', man: 1, weapon: 0 }, lying(-1), 'b2')
  altered(': P1(weapon lmgGerman), P2', { type: 'crew', gunner: 0, assistant: 1 })
  altered(': P1(weapon lmgGerman), P2 assists 1', { type: 'uncrew', assistant: 1 })
  altered(': P1(SL), P2', { type: 'smoke', card: 154 })
  altered(': P1(SL), P2, P3', { type: 'transfer', men: [1], cards: [60], to: 1 })
  altered('Woods, Wire: P1, P2', { type: 'removeWire', card: 60 })
  altered(': P1, P2', { type: 'reorder', men: [1, 0] })
  altered(': P1, P2', { type: 'sniperCheck' }, lying(3), 'r3')
})
