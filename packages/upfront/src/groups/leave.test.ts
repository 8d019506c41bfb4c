import { describe, expect, test } from 'vitest'
import { atWork } from '../../test/runtime.ts'
import { table } from '../../test/table.ts'
import { loseMan } from './leave.ts'

/** The strongest Fire card at men whom any draw that is not far below 0 kills. */
const fireAt = (group: string) =>
  table(`axis A[3]: #1, #2, #3, #4, #5\naxis B: #6, #7\nallied A[2] ${group}\nallied B: #6, #7\nallied C: #8, #9`, {
    hands: { axis: 'Fire 4/8' },
  })

describe('men who are lost', () => {
  test('UF-3.3-01 EX-006 when the second of five is killed, those behind him move up', () => {
    const tough = '(morale 9, kia 12)'
    const t = fireAt(`: Ash${tough}, Birch(kia 4), Cole${tough}, Dunn${tough}, Elm${tough}`)
    t.act({ type: 'fire', group: 0, target: t.id('allied A'), cards: [t.card('axis', 1)] }).answer('attack', { type: 'resolve' })
    t.draws('b0', 'b1', 'b0', 'r0', 'r0').saw({ type: 'manLost', man: t.man('Birch'), fate: 'kia' })
    expect(t.group('allied A').men).toEqual(['Ash', 'Cole', 'Dunn', 'Elm'].map((name) => t.man(name)))
  })

  test('a man who is lost on his way to another group is lost, and no longer on his way', () => {
    const t = fireAt(': #1, #2, #3')
    const man = t.group('allied A').men.pop()!
    t.state.transfers.push({ man, from: t.id('allied A'), to: t.id('allied B'), letter: '', turn: 1 })
    const { g } = atWork(t.state)
    loseMan(g, t.state.men[man]!, 'kia', '17.8')
    expect([t.state.transfers, t.state.men[man]!.fate, t.group('allied A').men.length]).toEqual([[], 'kia', 2])
  })

  test('UF-4.3-01 the cards on a group that is eliminated are discarded, and so is the Fire card', () => {
    const t = fireAt('Brush, Move+: Ash(kia 2), Birch(kia 2)')
    const placed = t.group('allied A').stack.map(({ card }) => card)
    t.act({ type: 'fire', group: 0, target: t.id('allied A'), cards: [t.card('axis', 1)] }).answer('attack', { type: 'resolve' })
    t.draws('b0', 'b0').saw({ type: 'groupGone', side: 'allied', letter: 'A', cards: placed })
    expect(t.state.discard).toEqual(expect.arrayContaining([...placed, t.card('axis', 1)]))
    expect(t.state.groups.filter(({ gone }) => gone).map(({ letter, stack }) => [letter, stack.length])).toEqual([['A', 0]])
  })
})
