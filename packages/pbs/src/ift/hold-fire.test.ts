import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { type BookTable, bookTable } from '../../test/table.ts'

const board = { columns: 18, rows: 12 } as const
const NEAR = 'F5 US: b=6-6-6' // yet to move, within six hexes of E1

function doctrine(t: BookTable): { drm: number; enforced: boolean } {
  const { roll, answer } = settle(t).visit('I15')
  return { drm: roll!.drm.reduce((sum, { value }) => sum + value, 0), enforced: answer === 'yes' }
}

function bounds(make: () => BookTable, drm: number, enforced: number): void {
  expect(doctrine(make().rolls(enforced))).toEqual({ drm, enforced: true })
  if (enforced < 10) expect(doctrine(make().rolls(enforced + 1))).toEqual({ drm, enforced: false })
}

const placesCharge = (more = '') => {
  const t = bookTable(`E1 German: 4-6-7, 4-6-7    E2 US: a=6-6-6, DC   R12 US: 6-6-6   ${more}`, board)
  return t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('DC'), at: 'E1' }).rolls(9)
}

describe('Hold Fire Doctrine', () => {
  test('PBS-HFD-01 PBS-HFD-02 enforced on a 4 or less; a switch makes it 3', () => {
    bounds(() => come(approach({ range: 3 }), 3).rolls(9), 0, 4)
    const three = () => come(approach({ range: 3, options: { pbs: { switches: { holdFireMax: 3 } } } }), 3).rolls(9)
    bounds(three, 0, 3)
  })

  test('PBS-HFD-03 two less while others yet to move are within range, at most six hexes', () => {
    bounds(() => come(approach({ range: 3, more: NEAR }), 3).rolls(9), -2, 6)
    expect(doctrine(come(approach({ range: 3, more: 'E8 US: b=6-6-6' }), 3).rolls(9, 5)).drm).toBe(0)
    expect(doctrine(come(approach({ firer: '4-6-7, MMG', range: 3, more: 'E8 US: b=6-6-6' }), 3).rolls(9, 5)).drm).toBe(0)
    expect(doctrine(come(approach({ range: 3, more: 'F5 US: b=6-6-6 pinned' }), 3).rolls(9, 5)).drm).toBe(0)
  })

  test('PBS-HFD-04 one less next to the firer', () => {
    expect(doctrine(come(approach({ range: 1 }), 1).rolls(9, 5)).drm).toBe(-1)
  })

  test('PBS-HFD-17 PBS-SPT-03 a leader alone without a minus: enforced without a roll', () => {
    const t = come(approach({ mover: 'a=8-0', range: 3 }), 3).rolls(9)
    settle(t)
    expect([t.visit('I14').answer, t.path.some((node) => node.startsWith('I15'))]).toEqual(['yes', false])
  })

  test('PBS-HFD-05 PBS-SPT-03 a leader with a minus is rolled for, three less and his minus reversed', () => {
    bounds(() => come(approach({ mover: 'a=9-1', range: 3 }), 3).rolls(9), -2, 6)
  })

  test('PBS-SPT-03 a leader who could come to broken men, or has a support weapon, is rolled for', () => {
    expect(settle(come(approach({ mover: 'a=8-0', range: 3, more: 'G5 US: 6-6-6 broken' }), 3).rolls(9, 5)).visit('I14').answer).toBe('no')
    expect(settle(come(approach({ mover: 'a=8-0', range: 3, more: 'R2 US: 6-6-6 broken' }), 3).rolls(9)).visit('I14').answer).toBe('yes')
    expect(settle(come(approach({ mover: 'a=8-0, LMG', range: 3 }), 3).rolls(9, 5)).visit('I14').answer).toBe('no')
  })

  test('PBS-HFD-06 a Scout next to the firer while others are yet to move: six less', () => {
    expect(doctrine(come(approach({ mover: 'a=3-4-6', range: 1, more: NEAR }), 1).rolls(9, 6, 6, 10))).toEqual({ drm: -6, enforced: true })
  })

  test('PBS-HFD-03 PBS-HFD-04 whoever places a charge is not spared for others', () => {
    expect(doctrine(placesCharge(NEAR).rolls(5))).toEqual({ drm: 0, enforced: false })
  })

  test('PBS-HFD-07 PBS-HFD-08 PBS-SOP-22 only what Minimum FP takes: the weakest that has no support weapon', () => {
    const t = come(approach({ firer: '4-6-7, 4-6-7, 2-4-7', range: 3, ground: 'woods' }), 3).rolls(9, 4, 6, 5)
    settle(t)
    expect(t.decided[0]!.what).toBe('Fire from E1 with 2-4-7 at E4')
  })

  test('PBS-HFD-07 a squad’s own FP is enough, its machine gun holds', () => {
    const t = come(approach({ firer: '4-6-7, LMG', range: 2, ground: 'woods' }), 2, 'assault').rolls(9, 6, 6, 4)
    expect(settle(t).decided[0]!.what).toBe('Fire from E1 with 4-6-7 at E3')
  })

  test('PBS-HFD-08 not manning a support weapon comes before less FP', () => {
    const t = come(approach({ firer: '4-6-7, 2-4-7, LMG', range: 3, ground: 'woods' }), 3).rolls(9, 4)
    expect(settle(t).decided[0]!.what).toBe('Fire from E1 with 4-6-7 at E4')
  })

  test('PBS-HFD-09 where one is not enough, the fewest, and of those the least FP', () => {
    const t = come(approach({ firer: '4-6-7, 4-6-7, 2-4-7', range: 3, ground: 'wooden building' }), 3, 'assault').rolls(1, 6, 6, 4)
    expect(settle(t).decided[0]!.what).toBe('Fire from E1 with 4-6-7 and 2-4-7 at E4')
  })

  test('PBS-HFD-10 half squads with a support weapon are added last', () => {
    const t = come(approach({ firer: '4-6-7, 2-4-7, x=2-4-7, LMG', range: 3, ground: 'wooden building' }), 3, 'assault').rolls(1, 6, 6, 4)
    settle(t)
    const fired = t.game.events.map(({ event }) => event).find((event) => event.type === 'attack')!
    expect('parts' in fired && fired.parts.map(({ unit }) => unit)).not.toContain(t.unit('x'))
  })

  test('PBS-HFD-12 PBS-HFD-13 a leader directs the machine gun that fires, if it is the strongest there', () => {
    const t = come(approach({ firer: '4-6-7, 4-6-7, MMG, 8-0', range: 9 }), 9).rolls(9, 10)
    expect(settle(t).decided[0]!.what).toContain('8-0 directs')
    const weaker = come(approach({ firer: '4-6-7, LMG, 4-6-7, MMG, 8-0', range: 8, more: 'E6 US: 6-6-6 pinned' }), 8).rolls(9, 1)
    expect(settle(weaker).decided[0]!.what).toBe('Fire from E1 with the LMG at E9')
  })

  test('PBS-HFD-14 without a machine gun he directs only most of the FP', () => {
    const few = come(approach({ firer: '4-6-7, 4-6-7, 4-6-7, 8-0', range: 3, ground: 'woods' }), 3).rolls(9, 1, 1)
    expect(settle(few).decided[0]!.what).toBe('Fire from E1 with 4-6-7 at E4')
  })

  test('PBS-HFD-15 PBS-HFD-16 he is left out where Minimum FP does without him, and takes part where it does not', () => {
    const needed = come(approach({ firer: '4-6-7, 9-1', range: 2, ground: 'wooden building' }), 2, 'assault').rolls(1, 6, 6, 1)
    expect(settle(needed).decided[0]!.what).toContain('9-1 directs')
  })
})
