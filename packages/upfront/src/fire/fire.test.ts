import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'

/** Six riflemen: 12 firepower factors at relative range 3. */
const SIX = 'P1, P2, P3, P4, P5, P6'

describe('whether a group may fire', () => {
  test('EX-012 UF-6.3-01 UF-6.3-02 two Fire cards need the sum of their factors and add their strengths', () => {
    const t = table('axis A[2]: P1, P2, P3, P4\nallied A[1]: Q1, Q2', { hands: { axis: 'Fire 1/4, Fire 3/4' } })
    t.fire('axis A', 'allied A', [1, 2])
    t.saw({ type: 'fires', factors: 8, required: 8, strength: 4 })
    const weaker = table('axis A[2]: P1, P2, P3, P4(weapon mpGerman)\nallied A[1]: Q1, Q2', { hands: { axis: 'Fire 1/4, Fire 3/4' } })
    weaker.cannot(weaker.fireAction('axis A', 'allied A', [1, 2]), '6.3', /needs 8 .* has 7/)
  })

  test('UF-4.22-01 UF-6.1-01 UF-6.1-02 it takes a Fire card and the factors of that one group; the cards are spent and the group has acted', () => {
    const t = table('axis A[2]: P1, P2\naxis B[2]: P3, P4\nallied A[1]: Q1, Q2', { hands: { axis: 'Fire 3/5, Move, Fire 3/4' } })
    t.cannot(t.fireAction('axis A', 'allied A', [1]), '6.1', /needs 5 .* has 4/)
    t.cannot(t.fireAction('axis A', 'allied A', [2]), '6.1')
    t.fire('axis A', 'allied A', [3]).resolves('r0', 'r0')
    expect(t.state.discard).toContain(t.card('axis', 3))
    t.cannot(t.fireAction('axis A', 'allied A', [1]), '4.2')
  })

  test('UF-6.1-03 at any enemy group, whatever its letter, with the factors of the range between them', () => {
    const t = table(`axis A[2]: ${SIX}\nallied A[0]: Q1, Q2\nallied C[3]: R1, R2`, { hands: { axis: 'Fire 1/1, Fire 6/13' } })
    t.cannot(t.fireAction('axis A', 'allied C', [2]), '6.1', /has 12/)
    t.fire('axis A', 'allied C', [1]).saw({ type: 'fires', range: 4, factors: 12 })
  })

  test('UF-6.2-01 UF-10.11-01 only unpinned men with a working weapon count, each with the value for this range', () => {
    const t = table('axis A[2]: P1, P2(weapon BAR), P3 pinned, P4 jammed, P5 unarmed, P6(weapon mpGerman)\nallied A[2]: Q1', {
      hands: { axis: 'Fire 1/1' },
    })
    t.fire('axis A', 'allied A', [1]).saw({ type: 'fires', range: 4, factors: 2 + 4 + 3 })
  })

  test('UF-6.6-01 UF-6.6-02 UF-6.6-03 two groups attack the same men one after the other: pinned by the first, gone by the second', () => {
    const t = table(`axis A[2]: ${SIX}\naxis B[2]: P7, P8, P9\nallied A[1]: Q1(morale 3, panic 4), Q2, Q3`, {
      hands: { axis: 'Fire 3/4, Fire 3/6, Fire 1/1' },
    })
    t.fire('axis A', 'allied A', [1]).resolves('x0', 'r3', 'r3')
    expect(t.m('Q1').pinned).toBe(true)
    t.cannot(t.fireAction('axis A', 'allied A', [3]), '4.2')
    t.fire('axis B', 'allied A', [2]).resolves('b1 0r>4', 'r3', 'r3')
    expect(t.m('Q1').fate).toBe('rout')
  })
})

describe('how strong it is', () => {
  const strengthOf = (from: string, at: string, fire = 'Fire 5/10') => {
    const t = table(`axis A[2] ${from}: ${SIX}\nallied A[1] ${at}: Q1`, { hands: { axis: fire } })
    t.fire('axis A', 'allied A', [1])
    const [fired] = t.game.events.filter(({ event }) => event.type === 'fires')
    return (fired!.event as unknown as { strength: number }).strength
  }

  test('UF-6.4-01 UF-6.4-02 UF-12.1-01 UF-X-05 a moving group halves its cards first, rounded down, then everything else counts', () => {
    expect(strengthOf('Move+', '', 'Fire 3/6')).toBe(1)
    expect(strengthOf('Move+', 'Brush', 'Fire 3/6')).toBe(0)
    expect(strengthOf('Move+', 'Move=', 'Fire 3/6')).toBe(2)
    expect(strengthOf('Move+, Brush', '', 'Fire 3/6')).toBe(3)
    expect(strengthOf('Move+, Smoke', '', 'Fire 3/6')).toBe(0)
  })

  test('UF-6.41-01 UF-8.41-01 UF-8.52-04 UF-13.22-01 UF-13.32-01 UF-X-05 the attacker’s own position: Marsh, Stream, Wire and Smoke -1, a Hill +1', () => {
    expect(strengthOf('', '')).toBe(5)
    expect(strengthOf('Marsh', '')).toBe(4)
    expect(strengthOf('Stream', '')).toBe(4)
    expect(strengthOf('Woods, Wire', '')).toBe(4)
    expect(strengthOf('Woods, Smoke', '')).toBe(4)
    expect(strengthOf('Woods, Smoke, Smoke, Wire', '')).toBe(2)
    expect(strengthOf('Hill', '')).toBe(6)
    expect(strengthOf('Woods', '')).toBe(5)
  })

  test('UF-8.31-01 elevated fire is told by its own rule, the cover of a Hill by its', () => {
    const t = table('axis A[1] Hill: P1, P2, P3, P4\nallied A[1]: Q1', { hands: { axis: 'Fire 1/1' } })
    t.fire('axis A', 'allied A', [1]).saw({ type: 'fires', modifiers: [{ label: 'Fire' }, { rule: '8.31', label: 'from Hill', value: 1 }] })
    const up = table('axis A[1]: P1, P2, P3, P4\nallied A[1] Hill: Q1', { hands: { axis: 'Fire 1/1' } })
    up.fire('axis A', 'allied A', [1]).saw({ type: 'fires', modifiers: [{ label: 'Fire' }, { rule: '8.32', label: 'Hill', value: -1 }] })
  })

  test('UF-8.31-01 UF-8.32-01 elevated fire against anybody who is not on a Hill himself, nor in a Pillbox; a Hill covers from below only', () => {
    expect(strengthOf('Hill', 'Woods')).toBe(4)
    expect(strengthOf('Hill', 'Hill')).toBe(5)
    expect(strengthOf('Brush', 'Hill')).toBe(4)
    const pillbox = strengthOf('Brush', 'Pillbox')
    expect(strengthOf('Hill', 'Pillbox')).toBe(pillbox)
  })

  test('UF-6.42-01 UF-6.43-01 UF-8.51-01 UF-13.21-01 UF-13.25-01 UF-13.31-01 UF-13.6-01 UF-X-05 the defender’s terrain with Smoke and Wire, then his movement', () => {
    expect(strengthOf('', 'Woods')).toBe(3)
    expect(strengthOf('', 'Stream')).toBe(5)
    expect(strengthOf('', 'Woods, Smoke')).toBe(2)
    expect(strengthOf('', 'Woods, Smoke, Smoke')).toBe(1)
    expect(strengthOf('', 'Woods, Wire')).toBe(4)
    expect(strengthOf('', 'Woods, Wire, Wire, Smoke')).toBe(4)
    expect(strengthOf('', 'Woods, Move+')).toBe(4)
    expect(strengthOf('', 'Woods, Move+, Move=')).toBe(7)
  })

  test('EX-019a EX-019b Walls take two from the group opposite and one from any other', () => {
    const walls = 'axis A Walls: P1, P2\naxis B Walls: P3, P4\naxis C: P5, P6\nallied A Walls: Q1'
    for (const [from, strength] of [
      ['axis A', -1],
      ['axis B', 0],
      ['axis C', 0],
    ] as const) {
      const t = table(walls, { hands: { axis: 'Fire 1/1' } })
      t.fire(from, 'allied A', [1]).saw({ type: 'fires', range: from === 'axis C' ? 0 : 0, strength })
    }
  })

  test('UF-12.1-03 what a flamethrower alone can fire is not halved', () => {
    const hands = { axis: 'Fire 3/6' }
    const flame = table('axis A[3] Move+: P1(weapon flamethrower), P2\nallied A[2]: Q1', { hands })
    flame.fire('axis A', 'allied A', [1]).saw({ type: 'fires', strength: 3 })
    const rifles = table('axis A[3] Move+: P1(weapon BAR), P2(weapon BAR)\nallied A[2]: Q1', { hands })
    rifles.fire('axis A', 'allied A', [1]).saw({ type: 'fires', strength: 1 })
  })
})

describe('calling it off', () => {
  test('UF-6.5-01 the attacker sees the final strength and may leave it: cards and action are spent, nobody is attacked', () => {
    const t = table(`axis A[2]: ${SIX}\naxis B: P7, P8\nallied A[1]: Q1, Q2`, { hands: { axis: 'Fire 3/6, Fire 1/1' } })
    t.fire('axis A', 'allied A', [1]).answer('attack', { type: 'callOff' })
    t.saw({ type: 'calledOff', strength: 3 }).sawNo({ type: 'attacked' })
    expect(t.state.discard).toEqual([t.card('axis', 1)])
    t.cannot(t.fireAction('axis A', 'allied A', [2]), '4.2')
  })

  test('QA-012 UF-6.5-02 once it has begun nobody is asked before the last man', () => {
    const t = table(`axis A[2]: ${SIX}\naxis B: P7, P8\nallied A[1]: Q1, Q2, Q3, Q4, Q5, Q6`, { hands: { axis: 'Fire 3/6' } })
    t.fire('axis A', 'allied A', [1]).resolves('r5', 'r5', 'r4', 'r4', 'r3', 'r3')
    t.asks('axis', 'act').done()
  })
})

describe('what it does', () => {
  const attack = (men: string, ...draws: string[]) => {
    const t = table(`axis A[2]: ${SIX}\nallied A[1]: ${men}`, { hands: { axis: 'Fire 5/10' } })
    return t.fire('axis A', 'allied A', [1]).resolves(...draws)
  }

  test('EX-013a EX-013b EX-013c UF-6.5-03 UF-6.51-01 UF-6.53-01 UF-6.53-02 UF-6.54-01 UF-X-08 one RNC for each man in order of position', () => {
    const t = attack('Allen(morale 5), Myers(morale 5), Degi(panic 3) pinned', 'r1', 'b4', 'x0 0r=4')
    t.saw({ type: 'attacked', man: t.man('Allen'), strength: 5, number: 4, morale: 5 })
    t.saw({ type: 'attacked', man: t.man('Myers'), number: 9, kia: 8 })
    t.saw({ type: 'attacked', man: t.man('Degi'), number: 5, panic: 3 })
    expect(t.m('Allen').pinned).toBe(false)
    expect([t.m('Myers').fate, t.m('Degi').fate]).toEqual(['kia', 'rout'])
  })

  test('UF-6.51-01 UF-6.52-01 UF-10.1-01 UF-X-08 equal to Morale pins, one below does not; equal to KIA kills', () => {
    const t = attack('Q1(morale 5), Q2(morale 6), Q3(kia 7)', 'x0', 'x0', 'b2')
    expect([t.m('Q1').pinned, t.m('Q2').pinned, t.m('Q3').fate]).toEqual([true, false, 'kia'])
  })

  test('UF-10.13-01 UF-X-07 UF-X-08 a pinned man has no Morale: only Panic and a KIA number one higher count', () => {
    const t = attack('Q1(morale 1, panic 6) pinned, Q2(kia 8, panic 9) pinned, Q3(kia 8, panic 12) pinned', 'x0', 'b3', 'b4')
    expect([t.m('Q1').fate, t.m('Q2').fate, t.m('Q3').fate]).toEqual(['', '', 'kia'])
    t.saw({ type: 'attacked', man: t.man('Q2'), number: 8, kia: 9, panic: 9 })
  })

  test('UF-6.53-01 UF-6.53-02 UF-6.53-04 UF-X-07 UF-X-08 panic is death when column 0r is not above his rout number, else rout', () => {
    const t = attack('Q1(panic 5) pinned, Q2(panic 5) pinned, Q3(panic 5, rout 7) pinned', 'x0 0r=5', 'x0 0r=6', 'x0 0r=7')
    expect([t.m('Q1').fate, t.m('Q2').fate, t.m('Q3').fate]).toEqual(['kia', 'rout', 'kia'])
  })

  test('QA-011 UF-6.53-03 between Panic and KIA column 0r decides first: Fox is dead, not wounded', () => {
    const t = attack('Fox(morale 4, panic 5) pinned, Q2(morale 9)', 'b2 0r=3 7w=4', 'r5')
    t.saw({ type: 'attacked', man: t.man('Fox'), number: 7 })
    expect(t.m('Fox').fate).toBe('kia')
  })
})

test('a preview tells firepower, strength and the odds of each man over the whole deck', () => {
  const t = table(`axis A[2]: ${SIX}\nallied A[1] Woods: Q1(morale 3), Q2(panic 3) pinned`, { hands: { axis: 'Fire 5/10' } })
  const preview = t.game.open[0]!.question.preview!(t.fireAction('axis A', 'allied A', [1])) as { men: { [of: string]: number }[] }
  expect(preview).toMatchObject({ factors: 12, required: 10, strength: 3, cards: 162 })
  const [first, second] = preview.men
  const count = (fits: (signed: number) => boolean) => t.state.setting.cards.filter((card) => card && fits(card.signed)).length
  expect(first).toMatchObject({
    man: t.man('Q1'),
    kia: count((n) => 3 + n >= 8),
    pinned: count((n) => 3 + n >= 3 && 3 + n < 8),
    panic: 0,
    rout: 0,
  })
  expect(second!['panic']! + second!['rout']!).toBe(count((n) => 3 + n >= 3 && 3 + n < 9))
})
