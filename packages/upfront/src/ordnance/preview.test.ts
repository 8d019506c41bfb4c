import { describe, expect, test } from 'vitest'
import { aim, heavy } from '../../test/guns.ts'
import type { AttackOdds } from '../fire/preview.ts'
import type { ShotPreview } from './preview.ts'

const FIRE = { hands: { axis: 'Fire 1/1' } } as const

describe('the odds of a shot', () => {
  const odds = (target: string) => {
    const t = heavy(`axis A[2]: #31, P1\naxis B: P2\n${target}\nallied B: Q2`, { ...FIRE })
    return t.game.open[0]!.question.preview!(aim(t, 'axis A', 'allied A', '#31', { at: 'armour' })) as ShotPreview
  }

  test('say what the same shot would do at the flank of a vehicle that shows its front, and nothing more where it shows its flank', () => {
    const front = odds('allied A[1]: #34')
    const flank = odds('allied A[1] Move=: #34')
    expect(flank.atItsFlank).toBeUndefined()
    const [man] = flank.odds.men
    // a card that moves it makes red miss: of the hits as many destroy it
    expect(front.atItsFlank!.destroys / front.hit).toBeCloseTo(man!.kia / flank.odds.cards, 2)
    expect(front.atItsFlank!.destroys).toBeGreaterThan((front.hit * front.odds.men[0]!.kia) / front.odds.cards)
  })

  test('say nothing of it at men or at the crew', () => {
    expect(odds('allied A[1]: #34 bogged').atItsFlank).toBeUndefined()
    const t = heavy('axis A[2]: #30, P1\naxis B: P2\nallied A[1]: Q1\nallied B: Q2', { ...FIRE })
    expect(t.game.open[0]!.question.preview!(aim(t, 'axis A', 'allied A', '#30'))).not.toHaveProperty('atItsFlank')
  })
})

describe('the odds of fire at a gun or vehicle', () => {
  const odds = (text: string) => {
    const t = heavy(text, { hands: { axis: 'Fire 2/3' } })
    const target = text.includes('allied B[1]') ? 'allied B' : 'allied A'
    const { men } = t.game.open[0]!.question.preview!(t.fireAction('axis A', target, [1])) as AttackOdds
    return men[0]
  }

  test('UF-34.4-02 are those of the set of a gun that flanking fire meets', () => {
    // strength 2 against Morale 3 and KIA 7: a black 1 pins, a black 5 kills
    expect(odds('axis A[2] flanks B: P1, P4, P5\naxis B: P2\nallied A: Q1\nallied B[1]: #32')).toMatchObject({ kia: 11, pinned: 54 })
  })

  test('UF-28.7-02 UF-28.3-01 are those of both attacks, and of the second alone where nobody looks out', () => {
    // k 7, i and s 6: a black 5 destroys it, a black 4 stops or stuns it
    expect(odds('axis A[4]: P1, P2, P3\naxis B: P8\nallied A[1]: #35 pinned\nallied B: Q8')).toMatchObject({ kia: 11, pinned: 9 })
    const both = odds('axis A[4]: P1, P2, P3\naxis B: P8\nallied A[1]: #35\nallied B: Q8')!
    expect(both.kia).toBeCloseTo(11)
    // Morale 5: a black 3 pins it first
    const pins = 9 + 7 + 4 + 12
    expect(both.pinned).toBeCloseTo(((162 - 11) * pins) / 162 + ((162 - pins) * 9) / 162, 0)
  })
})
