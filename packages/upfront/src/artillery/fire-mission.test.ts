import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { describeDecision, describeEvents } from '../words/index.ts'

const FIELD = 'axis A: L1(SL), P2 carries radio\naxis B: P3, P4\nallied A[1]: Q1, Q2\nallied B: Q3'

function field(text = FIELD, options: TableOptions = {}): UpfrontTable {
  return table(text, { rulesThrough: 40, hands: { axis: '#52' }, ...options })
}

const call = (t: UpfrontTable, target = 'allied A') => ({ type: 'fireMission', group: 0, target: t.id(target), card: t.card('axis', 1) })

describe('a fire mission', () => {
  test('UF-40.1-01 takes a radio that works with an unpinned man, and an unpinned leader in his group', () => {
    const t = field()
    expect(t.candidates()).toContainEqual(call(t))
    t.act(call(t)).draws('b1')
    for (const text of [
      FIELD.replace('carries radio', 'carries radio pinned'),
      FIELD.replace('L1(SL)', 'L1(SL) pinned'),
      FIELD.replace('L1(SL)', 'L1'),
      'axis A: L1(SL), P2\naxis B: P3 carries radio, P4\nallied A[1]: Q1, Q2\nallied B: Q3',
    ]) {
      const other = field(text)
      other.cannot(call(other), '40.1')
      expect(other.candidates()).not.toContainEqual(call(other))
    }
    const early = field(FIELD, { rulesThrough: 39 })
    early.refuses('axis', call(early), {})
  })

  test('UF-11.2-02 QA-030 an assistant can’t work the radio', () => {
    const t = field('axis A: L1(SL), G1(weapon lmgGerman), P2 assists 2 carries radio\naxis B: P3, P4\nallied A[1]: Q1\nallied B: Q3')
    t.cannot(call(t), '40.1')
  })

  test('UF-40.2-01 a Radio card as the action of the group: black is accepted, red is not', () => {
    const t = field().act(call(field()))
    t.draws('b0', 'r0', 'r0').saw({ type: 'fireMission', accepted: true }).saw({ type: 'attacked', strength: 5 })
    expect([t.group('axis A').acted, t.state.sides.axis.hand]).toEqual([true, []])
    const red = field()
    red.act(call(red)).draws('r4').saw({ type: 'fireMission', accepted: false })
    expect(red.game.events.some(({ event }) => event.type === 'attacked')).toBe(false)
    expect(red.group('axis A').acted).toBe(true)
  })

  test('UF-40.2-02 any enemy group, even in a Gully far away; G-17: with its -2', () => {
    const t = field('axis A: L1(SL), P2 carries radio\naxis B: P3\nallied A: Q1\nallied B: Q3\nallied C Gully: Q4')
    t.act(call(t, 'allied C')).draws('b0', 'r0').saw({ type: 'attacked', strength: 3 })
  })

  test('UF-40.2-03 DV-016 a Concealed -2 takes a black 2 or more', () => {
    for (const [drawn, accepted] of [
      ['b1', false],
      ['b2', true],
    ] as const) {
      const t = field(FIELD, { hands: { axis: '#52', allied: 'Concealed 2' } })
      t.act(call(t))
        .answer('concealment', { type: 'conceal', card: t.card('allied', 1) })
        .draws(drawn, ...(accepted ? ['r0', 'r0'] : []))
      t.saw({ type: 'fireMission', needed: 2, accepted })
    }
  })

  test('UF-40.21-01 UF-40.21-02 strength 5, changed by terrain and movement alone: Woods don’t help, range and Concealed don’t count', () => {
    const strength = (cards: string, hands: TableOptions['hands'] = { axis: '#52' }) => {
      const t = field(`axis A: L1(SL), P2 carries radio\naxis B: P3\nallied A[4] ${cards}: Q1\nallied B: Q3`, { hands: hands! })
      t.act(call(t))
      if (hands?.allied) t.answer('concealment', { type: 'conceal', card: t.card('allied', 1) })
      t.draws('b3', 'r0')
      return t.game.events.flatMap(({ event }) => (event.type === 'attacked' ? [event.strength] : []))[0]
    }
    expect([strength(''), strength('Woods'), strength('Buildings-3'), strength('Brush, Move+')]).toEqual([5, 5, 2, 5])
    expect(strength('', { axis: '#52', allied: 'Concealed 3' })).toBe(5)
  })

  test('UF-40.21-01 UF-25.7-01 Smoke does not weaken it', () => {
    const t = field('axis A: L1(SL), P2 carries radio\naxis B: P3\nallied A[4] Brush, Smoke: Q1\nallied B: Q3')
    t.act(call(t)).draws('b3', 'r0').saw({ type: 'attacked', strength: 4 })
  })

  test('UF-34.5-03 UF-40.2-03 nothing conceals a group from it with a gun that was seen', () => {
    for (const [gun, asked] of [
      ['#32 shown', false],
      ['#32', true],
    ] as const) {
      const t = field(`axis A: L1(SL), P2 carries radio\naxis B: P3\nallied A[1]: ${gun}, Q1\nallied B: Q3`, {
        hands: { axis: '#52', allied: 'Concealed 2' },
      })
      t.act(call(t))
      if (asked) t.answer('concealment', { type: 'pass' })
      t.draws('b1', 'r0', 'r0').saw({ type: 'fireMission', needed: 0, accepted: true })
    }
  })

  test('UF-40.4-01 a red 5 or 6 silences the radio, which is repaired or lost as weapons are', () => {
    const silent = (drawn: string) => {
      const t = field()
      t.act(call(t)).draws(drawn)
      return t
    }
    expect([silent('r4').m('P2').secondaryJammed, silent('r5').m('P2').secondaryJammed]).toEqual([false, true])
    const repair = (drawn: string) => {
      const t = silent('r6').next('axis')
      t.act({ type: 'repair', group: 0, man: t.man('P2'), radio: true }).draws(drawn)
      return [t.m('P2').secondary, t.m('P2').secondaryJammed]
    }
    expect([repair('b2'), repair('r2'), repair('r6')]).toEqual([
      ['radio', false],
      ['radio', true],
      ['', false],
    ])
  })

  test('UF-40.3-01 a radio is a secondary weapon: it changes hands, and its silence with it', () => {
    const t = field()
    t.act(call(t))
      .draws('r5')
      .next('axis')
      .act({ type: 'handOver', group: 0, from: t.man('P2'), to: t.man('L1') })
    expect([t.m('L1').secondary, t.m('L1').secondaryJammed, t.m('P2').secondaryJammed]).toEqual(['radio', true, false])
  })

  test('UF-40.3-02 a card that was used for the radio rallies nobody', () => {
    const t = field('axis A: L1(SL), P2 carries radio, P5 pinned\naxis B: P3\nallied A: Q1\nallied B: Q3')
    t.act(call(t)).draws('r1')
    expect([t.m('P5').pinned, t.state.sides.axis.hand, t.group('axis A').acted]).toEqual([true, [], true])
  })

  test('UF-40.22-01 UF-40.22-02 on a vehicle it falls on those who look out; a black 6 stops it, and a black 5 destroys an open one', () => {
    const on = (vehicle: string, drawn: string) => {
      const t = field(`axis A: L1(SL), P2 carries radio\naxis B: P3\nallied A[1]: ${vehicle}\nallied B: Q3`)
      t.act(call(t)).draws('b1', drawn).saw({ type: 'machineAttacked', against: 'crew', strength: 5 })
      const { fate, immobilized, buttoned } = t.m(vehicle)
      return [fate, immobilized, buttoned]
    }
    expect(on('#34', 'b6')).toEqual(['', true, undefined])
    expect(on('#34', 'b5')).toEqual(['', undefined, true])
    expect(on('#35', 'b5')).toEqual(['kia', undefined, undefined])
    expect(on('#35', 'b6')).toEqual(['', true, undefined])
    const t = field('axis A: L1(SL), P2 carries radio\naxis B: P3\nallied A[1]: #35\nallied B: Q3')
    const [open] = t.game.open
    const { men } = open!.question.preview!(call(t)) as { readonly men: readonly { readonly kia: number }[] }
    expect(men[0]!.kia).toBeGreaterThan(0)
  })

  test('UF-28.32-01 UF-28.6-01 UF-40.22-01 neither the ground nor the movement of a vehicle counts for its crew', () => {
    for (const ground of ['Buildings-3', 'Brush, Move+', 'Move+, Move+']) {
      const t = field(`axis A: L1(SL), P2 carries radio\naxis B: P3\nallied A[1] ${ground}: #34\nallied B: Q3`)
      t.act(call(t)).draws('b1', 'r0').saw({ type: 'machineAttacked', against: 'crew', strength: 5 })
    }
  })

  test('UF-34.4-05 a gun meets it with its boxed set', () => {
    const t = field('axis A: L1(SL), P2 carries radio\naxis B: P3\nallied A[1]: #32\nallied B: Q3')
    t.act(call(t)).draws('b1', 'r0').saw({ type: 'machineAttacked', against: 'boxed' })
  })

  test('it is told in words', () => {
    const t = field()
    expect(describeDecision(t.state, 'act', call(t))).toBe('Group A calls artillery down on the enemy’s group A.')
    t.act(call(t)).draws('r6')
    const texts = describeEvents(
      t.state,
      t.game.events.map(({ event }) => event),
    ).map(({ text }) => text)
    expect(texts.slice(-2)).toEqual(['The guns don’t answer.', 'P2’s radio is silent.'])
  })
})
