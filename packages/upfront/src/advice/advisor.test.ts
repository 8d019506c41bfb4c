import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { heavy } from '../../test/guns.ts'
import { table, type UpfrontTable } from '../../test/table.ts'
import { resample } from '../resample.ts'
import { cloneState, type UpfrontState } from '../state.ts'
import { advisor } from './advisor.ts'
import { evaluation } from './evaluation.ts'

/** What the advisor likes best at this table. */
function advised(t: UpfrontTable, s: UpfrontState = t.state): Record<string, unknown> {
  const [open] = t.game.open
  if (!open) throw new Error('Nobody is asked.')
  const judge = advisor.judge(s, open.seat, open)
  const worth = [...open.question.candidates()].map((decision) => ({ decision, value: judge(decision) }))
  return worth.reduce((best, each) => (each.value > best.value ? each : best)).decision as Record<string, unknown>
}

const squad = 'Ant, Bee, Cat, Cow'

describe('actions', () => {
  test('fire goes at those in the open, not at those in Buildings', () => {
    const t = table(`axis A[2]: ${squad}\nallied A[2] Buildings-3: Owl, Emu, Yak\nallied B[2]: Pig, Rat, Sow`, {
      hands: { axis: 'Fire 3/5' },
    })
    expect(advised(t)).toEqual(t.fireAction('axis A', 'allied B', [1]))
  })

  test('no fire that can do nothing', () => {
    const t = table(`axis A[2]: ${squad}\nallied A[2] Buildings-3: Owl(morale 6), Emu(morale 6), Yak(morale 6)`, {
      hands: { axis: 'Fire 1' },
    })
    expect(advised(t)).toEqual({ type: 'done' })
  })

  test('pinned men are rallied, as many as the card says', () => {
    const t = table('axis A: Ant pinned, Bee pinned, Cat pinned, Cow\nallied A: Owl, Emu', { hands: { axis: 'Rally 3, Rally 1' } })
    expect(advised(t)).toEqual({ type: 'rally', group: t.id('axis A'), card: t.card('axis', 1) })
  })

  test('a moving group gets into cover, the better of two', () => {
    const t = table(`axis A[2] Move: ${squad}\nallied A[2]: Owl, Emu, Yak`, { hands: { axis: 'Brush, Buildings-2, Rally 1' } })
    expect(advised(t)).toEqual({ type: 'terrain', group: t.id('axis A'), card: t.card('axis', 2), faceDown: false })
  })

  test('with cover at hand and nobody near, a group advances', () => {
    const t = table(`axis A: ${squad}\nallied A: Owl pinned, Emu pinned`, { hands: { axis: 'Move, Buildings-2' } })
    expect(advised(t)).toEqual({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'advance' })
  })

  test('nobody is let go while there is anything else to do', () => {
    const t = table('axis A: Ant pinned, Bee\nallied A: Owl, Emu')
    expect(advised(t)).toEqual({ type: 'done' })
  })

  test('a group that has surrendered is captured, not fired at', () => {
    const t = table('axis A[3] Buildings: Ant(morale 6), Bee(morale 6), Cat\nallied A[2] surrendered: Owl pinned, Emu pinned', {
      nations: { allied: 'Italian' },
      hands: { axis: 'Fire 3/5, Move' },
    })
    expect(advised(t)['type']).toBe('infiltrate')
  })
})

describe('discards', () => {
  test('a card that can do nothing goes first', () => {
    const t = table(`axis A: ${squad}\nallied A: Owl, Emu`, { hands: { axis: 'Hero, Minefield, Concealed 3' } })
    t.act({ type: 'done' })
    expect(advised(t)).toEqual({ type: 'discard', cards: [{ card: t.card('axis', 2), as: 'plain' }] })
  })

  test('good cards are kept, but not for ever: only cards end the game', () => {
    const discarded = (turn: number) => {
      const t = table(`axis A: ${squad}\nallied A: Owl, Emu`, { hands: { axis: 'Concealed 3' }, turn })
      return advised(t.act({ type: 'done' }))['type']
    }
    expect([discarded(1), discarded(120)]).toEqual(['none', 'discard'])
  })

  test('a Sniper goes at the enemy, where the better men are', () => {
    const t = table(`axis A: ${squad}\nallied A: Owl, Emu\nallied B: Pig(SL), Rat`, { hands: { axis: 'Sniper' } })
    t.act({ type: 'done' })
    expect(advised(t)).toEqual({ type: 'discard', cards: [{ card: t.card('axis', 1), as: 'sniper', on: t.id('allied B') }] })
  })
})

describe('in the enemy’s turn', () => {
  const fired = (card: string) =>
    table(`axis A[2]: ${squad}\nallied A[2]: Owl, Emu, Yak`, { hands: { axis: card, allied: 'Concealed 2' } }).fire(
      'axis A',
      'allied A',
      [1],
    )

  test('a Concealed card is played when the fire is dangerous', () => {
    expect(advised(fired('Fire 4/7'))['type']).toBe('conceal')
  })

  test('and kept when it is not', () => {
    const t = table('axis A[2]: Ant, Bee\nallied A[2] Buildings-3: Owl(morale 5), Emu(morale 5)', {
      hands: { axis: 'Fire 1', allied: 'Concealed 2' },
    })
    expect(advised(t.fire('axis A', 'allied A', [1]))['type']).toBe('pass')
  })

  test('good cover is accepted even from the enemy', () => {
    const offered = (card: string) => {
      const t = table(`axis A: ${squad}\nallied A[1] Move: Owl, Emu, Yak`, { hands: { axis: card } })
      t.act({ type: 'done' }).answer('discard', {
        type: 'discard',
        cards: [{ card: t.card('axis', 1), as: 'terrain', on: t.id('allied A') }],
      })
      return advised(t.passTo('terrainOffer'))['type']
    }
    expect([offered('Buildings-3'), offered('Woods')]).toEqual(['accept', 'accept'])
  })
})

describe('machines and men between groups', () => {
  test('a gun fires at the flank of a tank rather than at its front, and at its armour rather than at nobody', () => {
    const t = heavy('axis A[1]: #31\naxis B: P1\nallied A[1]: #34 buttoned bogged\nallied B[1]: #39 buttoned', {
      hands: { axis: 'Fire 1/1' },
    })
    expect(advised(t)).toMatchObject({ type: 'ordnance', target: t.id('allied A'), shots: [{ at: 'armour' }] })
  })

  test('men in the open under fire go over to those in cover beside them', () => {
    const t = table(
      'axis A[2]: Ant, Fox, Gnu\naxis B[2] Buildings-3: Bee(SL), Cat, Dog\nallied A[2] Hill: Owl(weapon mpRussian), Emu(weapon mpRussian), Yak(weapon mpRussian)',
      { hands: { axis: 'Move' } },
    )
    const judge = advisor.judge(t.state, 'axis', t.game.open[0]!)
    const send = t.candidates().filter((each) => (each as { type: string }).type === 'transfer')
    const values = send.map((each) => [(each as { group: number }).group, judge(each)] as const)
    const best = values.toSorted(([, a], [, b]) => b - a)[0]!
    expect([best[0], best[1] > judge({ type: 'done' })]).toEqual([t.id('axis A'), true])
  })

  test('a tank under small-arms fire closes its hatches', () => {
    const close = (range: number) => {
      const t = heavy(`axis A[${range}]: #35\naxis B: P1\nallied A[${range}]: Q1, Q2, Q3, Q4, Q5\nallied B: Q6`, {
        hands: { axis: 'Rally 2' },
      })
      return advisor.judge(t.state, 'axis', t.game.open[0]!)({ type: 'buttonUp', group: t.id('axis A') })
    }
    expect(close(2)).toBeGreaterThan(close(0))
  })
})

test('what is hidden decides nothing: the same judgement over every hand that the enemy may hold', () => {
  const t = table(`axis A[1]: ${squad}\nallied A[2] Woods: Owl, Emu, Yak\nallied B[1]: Pig, Rat`, {
    hands: { axis: 'Fire 2/3, Move, Brush, Rally 2', allied: 'Concealed 3, Fire 6' },
  })
  const [open] = t.game.open
  const first = advisor.judge(t.state, 'axis', open!)
  const values = t.candidates().map((decision) => first(decision))
  for (let n = 0; n < 10; n++) {
    const s = cloneState(t.state)
    resample(s, 'axis', new KeyedChance(keyFromSeed(`hidden ${n}`)))
    const judge = advisor.judge(s, 'axis', open!)
    expect(t.candidates().map((decision) => judge(decision))).toEqual(values)
  }
})

test('judging changes nothing', () => {
  const t = table(`axis A[3] Move: ${squad}\naxis B: Dog pinned, Elk\nallied A[2] Woods: Owl, Emu, Yak`, {
    hands: { axis: 'Fire 2/3, Move, Brush, Rally 2, Smoke' },
  })
  const before = JSON.stringify(cloneState({ ...t.state, setting: null as never }))
  advised(t)
  expect(JSON.stringify(cloneState({ ...t.state, setting: null as never }))).toBe(before)
})

test('a position is worth to one side what it costs the other', () => {
  const t = table(`axis A[2] Woods: ${squad}\nallied A[1] Move: Owl pinned, Emu, Yak`)
  const [axis, allied] = (['axis', 'allied'] as const).map((seat) => evaluation.measure(t.state, seat))
  expect(axis!.length).toBe(evaluation.features.length)
  expect(axis!.map((value) => value + 0)).toEqual(allied!.map((value) => 0 - value))
  expect(axis![evaluation.features.indexOf('men')]).toBeGreaterThan(0)
})
