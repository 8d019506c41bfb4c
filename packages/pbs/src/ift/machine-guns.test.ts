import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import type { BookTable } from '../../test/table.ts'

const SUPPRESSION = 9
const INTERDICTION = 1

/** A squad with a MMG, beyond the squad's own range. `ground` and `mode` make the DRM. */
function beyond(words: { firer?: string; ground?: string; mode?: 'assault'; more?: string; range?: number } = {}): BookTable {
  const { firer = '4-6-7, MMG', ground = 'open', mode, more = '', range = 8 } = words
  return come(approach({ firer, range, ground, more }), range, mode)
}

describe('machine guns beyond Activation Range', () => {
  test('PBS-MG-01 PBS-MG-02 they fire at a final DRM of 0 or less, where their squad alone would not', () => {
    const t = settle(beyond({ ground: 'woods' }).rolls(SUPPRESSION))
    expect([t.visit('I5').answer, t.visit('I6').answer, t.answers[0]]).toEqual(['no', '<=0', 'fire'])
    const without = beyond({ firer: '4-6-7', ground: 'woods' }).rolls(SUPPRESSION)
    expect([without.visit('I6').answer, without.answers]).toEqual(['no such weapon', ['hold']])
    without.end()
  })

  test('PBS-MG-03 at +1 on a 4 or less', () => {
    for (const [die, answer] of [
      [4, 'yes'],
      [5, 'no'],
    ] as const)
      expect(settle(beyond({ ground: 'woods', mode: 'assault' }).rolls(SUPPRESSION, die)).visit('I7').answer).toBe(answer)
  })

  test('PBS-MG-04 on a 6 or less under Interdiction', () => {
    for (const [die, answer] of [
      [6, 'yes'],
      [7, 'no'],
    ] as const)
      expect(settle(beyond({ ground: 'woods', mode: 'assault' }).rolls(INTERDICTION, die)).visit('I7').answer).toBe(answer)
  })

  test('PBS-MG-06 a leader who can direct counts', () => {
    const t = settle(beyond({ firer: '4-6-7, MMG, 9-1', ground: 'wooden building', mode: 'assault' }).rolls(SUPPRESSION, 4))
    expect([t.visit('I6').answer, t.visit('I7').answer]).toEqual(['=+1', 'yes'])
  })

  test('PBS-MG-06 at +2 even with a leader they don’t', () => {
    const t = beyond({ firer: '4-6-7, MMG, 9-1', ground: 'stone building', mode: 'assault' }).rolls(SUPPRESSION)
    expect(t.visit('I6').answer).toBe('>=+2')
    t.end()
    // a pinned leader directs nobody
    const pinned = beyond({ firer: '4-6-7, MMG, 9-1 pinned', ground: 'wooden building', mode: 'assault' }).rolls(SUPPRESSION)
    expect(pinned.visit('I6').answer).toBe('>=+2')
    pinned.end()
  })

  test('PBS-MG-05 columns to spare don’t count', () => {
    const t = settle(beyond({ firer: '4-6-7, HMG, 4-6-7, HMG', ground: 'woods', mode: 'assault' }).rolls(SUPPRESSION, 5))
    expect([t.visit('I6').answer, t.visit('I7').answer]).toEqual(['=+1', 'no'])
  })

  test('PBS-MG-07 whoever mans one joins with his own FP when no other enemy infantry is near him', () => {
    const first = (more = '') => settle(beyond({ more }).rolls(SUPPRESSION, 10)).decided[0]!.what
    expect(first()).toBe('Fire from E1 with 4-6-7 and the MMG at E9')
    expect(first('E6 US: 6-6-6 pinned')).toBe('Fire from E1 with the MMG at E9')
    expect(first('E8 US: 6-6-6 pinned')).toBe('Fire from E1 with 4-6-7 and the MMG at E9')
  })

  test('PBS-MG-08 and must where Minimum FP is not reached without him', () => {
    const t = settle(
      beyond({ firer: '4-6-7, LMG', ground: 'woods', mode: 'assault', range: 4, more: 'E3 US: 6-6-6 pinned' }).rolls(
        SUPPRESSION,
        4,
        6,
        6,
        10,
      ),
    )
    expect(t.visit('I6').answer).toBe('=+1')
    expect(t.decided[0]!.what).toBe('Fire from E1 with 4-6-7 and the LMG at E5')
  })

  test('PBS-FF-05 a flamethrower is fire on the IFT, and fires by itself', () => {
    const t = settle(come(approach({ firer: '4-6-7, FT', range: 1, ground: 'stone building' }), 1).rolls(SUPPRESSION))
    const listed = t.decided[0]!.trace.find(({ node }) => node === 'I0')!.notes![0]!.value
    expect(listed).toBe('E1, a weapon alone, E1')
  })
})
