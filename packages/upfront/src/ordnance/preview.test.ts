import { describe, expect, test } from 'vitest'
import { aim, heavy } from '../../test/guns.ts'
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
