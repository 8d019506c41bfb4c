import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { resample } from '../resample.ts'
import { cloneState } from '../state.ts'

/** Sniper 145 pins on 2-3 and kills on 4-6; 146 pins on 1-2. */
const facing = (groups: string, hand = '#145', options: TableOptions = {}) =>
  table(`axis A: P1, P2\n${groups}`, { step: 'turn.discard', hands: { axis: hand }, ...options })
const snipe = (t: UpfrontTable, ...cards: number[]) => ({
  type: 'discard',
  cards: cards.map((card) => ({ card, as: 'sniper', on: t.id('allied A') })),
})

describe('a Sniper', () => {
  test('QA-165 UF-14.2-01 an RPC in the column for six men gives the one who is shot at, whatever the terrain', () => {
    const t = facing('allied A Gully: Q1, Q2, Q3, Q4, Q5, Q6')
    t.decide('axis', 'discard', snipe(t, 145)).draws('b2 6=4', 'r1')
    t.saw({ type: 'draw', as: 'position', column: 6, position: 4 }).saw({ type: 'sniper', man: t.man('Q4'), rn: 1, result: 'miss' })
  })

  test('UF-14.2-01 a man alone is shot at without a draw for his position', () => {
    const t = facing('allied A: Q1\nallied B: Q2, Q3')
    t.decide('axis', 'discard', snipe(t, 145))
      .draws('r1')
      .saw({ type: 'sniper', man: t.man('Q1') })
  })

  test('DV-006 UF-14.3-01 UF-14.3-03 the RNC without its colour against the numbers on the card; no modifiers; the card is discarded', () => {
    const shot = (draw: string) => {
      const t = facing('allied A Woods, Smoke: Q1\nallied B: Q2, Q3, Q4')
      t.decide('axis', 'discard', snipe(t, 145)).draws(draw)
      expect(t.state.discard).toContain(145)
      return [t.m('Q1').fate, t.m('Q1').pinned]
    }
    expect(shot('r5')).toEqual(['kia', false])
    expect(shot('b4')).toEqual(['kia', false])
    expect(shot('r3')).toEqual(['', true])
    expect(shot('b1')).toEqual(['', false])
  })

  test('UF-14.3-04 a pinned man on a Pin number panics: 0r decides', () => {
    const shot = (draw: string) => {
      const t = facing('allied A: Q1(panic 5) pinned\nallied B: Q2, Q3, Q4')
      t.decide('axis', 'discard', snipe(t, 145)).draws(draw)
      return t.m('Q1').fate
    }
    expect(shot('b2 0r=5')).toBe('kia')
    expect(shot('r3 0r=6')).toBe('rout')
  })

  test('of two that were declared together the second stays in the hand that others imagine while the first is resolved', () => {
    const t = table('axis A: P1 pinned\naxis B: P2, P3\nallied A: Q1, Q2', {
      step: 'turn.discard',
      active: 'allied',
      hands: { allied: '#145, #146, #1', axis: '#149' },
    })
    const cards = [145, 146].map((card) => ({ card, as: 'sniper', on: t.id('axis A') }))
    t.decide('allied', 'discard', { type: 'discard', cards }).asks('axis', 'hero')
    for (const seed of ['a', 'b', 'c']) {
      const copy = cloneState(t.state)
      resample(copy, 'axis', new KeyedChance(keyFromSeed(seed)))
      expect(copy.sides.allied.hand).toContain(146)
    }
    t.decide('axis', 'hero', { type: 'hero', card: 149 }).draws('b0', 'b0')
    expect(t.state.pledged).toBeUndefined()
  })

  test('UF-9.5-02 UF-X-11 no Concealed card against it; a Hero before it is resolved, or after a pin', () => {
    const t = facing('allied A: Q1 pinned\nallied B: Q2, Q3', '#145', { hands: { axis: '#145', allied: 'Concealed 3, #149, #150' } })
    t.decide('axis', 'discard', snipe(t, 145)).decide('allied', 'hero', { type: 'hero', card: 149 }).draws('b2')
    t.decide('allied', 'hero', { type: 'hero', card: 150 })
    expect([t.m('Q1').fate, t.m('Q1').pinned]).toEqual(['', false])
  })

  test('UF-14.1-01 it is a discard: one for a German, none for an American who has acted', () => {
    const german = facing('allied A: Q1', '#145, #146')
    german.cannot(snipe(german, 145, 146), '4.3')
    const american = table('axis A: P1, P2\naxis B: P3, P4\nallied A: Q1\nallied B: Q2', {
      nations: { axis: 'American', allied: 'German' },
      hands: { axis: '#145, Move' },
    })
    american
      .act({ type: 'move', group: 0, card: american.card('axis', 2), mode: 'advance' })
      .act({ type: 'done' })
      .asks('axis', 'refill')
      .done()
  })

  test('UF-14.1-02 a scenario may reserve them to one side: Cower cards for the other', () => {
    const t = facing('allied A: Q1', '#145', { snipers: 'allied' })
    t.cannot(snipe(t, 145), '14.1')
  })

  test('UF-14.5-01 when the only man of the group has fallen, the next may be aimed at another group', () => {
    const t = facing('allied A: Q1\nallied B: Q2, Q3, Q4\nallied C: Q5, Q6, Q7', '#145, #146', { nations: { axis: 'British' } })
    t.decide('axis', 'discard', snipe(t, 145, 146)).draws('b5')
    t.asks('axis', 'redirect').cannot({ type: 'target', group: t.id('allied A') }, '14.5')
    t.decide('axis', 'redirect', { type: 'target', group: t.id('allied C') }).draws('b1 3=2', 'r1')
    t.saw({ type: 'sniper', man: t.man('Q6'), result: 'pin' })
  })
})

test('UF-14.2-02 a man on his way to the group is a target, and stands first', () => {
  const t = table('axis A: P1, P2\naxis B: P3(SL), P4, P5\nallied A: Q1, Q2', { hands: { axis: 'Move', allied: '#145' } })
  t.act({ type: 'transfer', group: t.id('axis B'), men: [t.man('P4')], cards: [t.card('axis', 1)], to: t.id('axis A') })
  t.act({ type: 'done' }).decide('axis', 'refill', { type: 'keep' }).act({ type: 'done' })
  t.decide('allied', 'discard', { type: 'discard', cards: [{ card: 145, as: 'sniper', on: t.id('axis A') }] }).draws('b1 3=1', 'r5')
  t.saw({ type: 'draw', as: 'position', column: 3 }).saw({ type: 'sniper', man: t.man('P4'), result: 'kia' })
  expect(t.m('P4').fate).toBe('kia')
})

describe('the Sniper Check', () => {
  /** The German shoots with a Sniper at group A; then it is the American's turn. */
  const sniped = (men: string, ...draws: string[]) => {
    const t = table(`axis A: P1, P2\nallied A: ${men}\nallied B: R1, R2, R3, R4`, {
      step: 'turn.discard',
      hands: { axis: '#145, #146', allied: 'Fire, Fire, Fire, Fire, Fire, Fire' },
    })
    t.decide('axis', 'discard', snipe(t, 145)).draws(...draws)
    return t.decide('axis', 'refill', { type: 'keep' })
  }
  const check = (t: UpfrontTable, group = 'allied A') => ({ type: 'sniperCheck', group: t.id(group) })

  test('DV-035 UF-14.4-01 UF-14.4-04 UF-14.4-05 UF-14.4-06 black and not below the Sniper’s number; then his cards cower, and nobody scores', () => {
    const checked = (draw: string) => {
      const t = sniped('Q1, Q2', 'b1 2=1', 'r3')
      t.cannot(check(t, 'allied B'), '14.4')
      t.act(check(t)).draws(draw)
      expect(t.group('allied A').acted).toBe(true)
      return t
    }
    const found = checked('b3')
    found.saw({ type: 'sniperCheck', found: true, against: 3 })
    expect(found.state.sides.axis.snipers).toBe(0)
    expect(found.state.men.every(({ fate }) => fate === '')).toBe(true)
    found.act({ type: 'done' }).passTo('act').act({ type: 'done' })
    found.cannot(snipe(found, 146), '14.1')
    for (const draw of ['b2', 'r5']) expect(checked(draw).state.sides.axis.snipers).toBe(1)
  })

  test('UF-14.4-01 only as the one action of that group, and only in the turn that follows', () => {
    const acted = sniped('Q1, Q2', 'b1 2=1', 'r1')
    acted.act({ type: 'reorder', group: acted.id('allied A'), men: [acted.man('Q2'), acted.man('Q1')] })
    acted.cannot(check(acted), '4.2')
    const late = sniped('Q1, Q2', 'b1 2=1', 'r3')
    late.act({ type: 'done' }).decide('allied', 'discard', { type: 'none' })
    late
      .act({ type: 'done' })
      .decide('axis', 'discard', { type: 'discard', cards: [{ card: 146, as: 'plain' }] })
      .decide('axis', 'refill', { type: 'keep' })
    late.cannot(check(late), '14.4')
  })

  test('UF-14.4-03 it takes an armed man who is not pinned; a secondary weapon is not enough', () => {
    const t = sniped('Q1 unarmed carries demolitionCharge, Q2', 'b1 2=2', 'r3')
    t.cannot(check(t), '14.4')
  })

  test('UF-14.4-03 a gun that is not pinned will do, and a vehicle whose crew looks out', () => {
    for (const [who, looks] of [
      ['#32', true],
      ['#34', true],
      ['#34 buttoned', false],
      ['#32 pinned', false],
    ] as const) {
      const t = table(`axis A: P1, P2\nallied A: ${who}\nallied B: R1, R2`, { rulesThrough: 35, active: 'allied' })
      t.state.groups[t.id('allied A')]!.sniped = 3
      const acts = t.candidates().map((act) => (act as { readonly type: string }).type)
      expect(acts.includes('sniperCheck')).toBe(looks)
    }
  })

  test('QA-031 UF-11.2-03 the assistant of a pinned gunner is armed', () => {
    const t = sniped('Gunner(weapon lmgGerman), Helper assists 1', 'b1 2=1', 'r3')
    expect(t.m('Gunner').pinned).toBe(true)
    t.act(check(t)).draws('b3').saw({ type: 'sniperCheck', found: true })
  })

  test('QA-040 UF-14.4-02 of several Snipers the lowest number counts, without its colour', () => {
    const t = table('axis A: P1, P2\nallied A: Q1, Q2\nallied B: R1, R2, R3, R4', {
      nations: { axis: 'British' },
      step: 'turn.discard',
      hands: { axis: '#145, #147', allied: 'Fire, Fire, Fire, Fire, Fire, Fire' },
    })
    t.decide('axis', 'discard', snipe(t, 145, 147)).draws('b1 2=1', 'b2', 'b1 2=2', 'r4')
    t.decide('axis', 'refill', { type: 'keep' })
    expect(t.group('allied A').sniped).toBe(2)
  })

  test('UF-16.5-01 UF-16.3-01 after a Sniper that breaks the enemy, or with whom the time runs out, no other fires', () => {
    const two = (more: object) =>
      table('axis A: P1, P2\nallied A: Q1, Q2\nallied B: R1, R2, R3, R4', {
        nations: { axis: 'British' },
        step: 'turn.discard',
        hands: { axis: '#145, #147' },
        ...more,
      })
    const broken = two({ allied: { lost: [1, 2, 3, 4, 5, 6].map((number) => ({ number, fate: 'kia' as const })) } })
    broken
      .decide('axis', 'discard', snipe(broken, 145, 147))
      .draws('b1 2=1', 'b5')
      .done()
    expect([broken.state.winner, broken.state.sides.axis.hand]).toEqual(['axis', [147]])
    const late = two({ pile: 'b1 2=1, b2', decks: 1 })
    late.decide('axis', 'discard', snipe(late, 145, 147)).rolls(...late.situation.pile!)
    late.saw({ type: 'timeUp' }).saw({ type: 'victory' })
    expect(late.state.sides.axis.hand).toEqual([147])
  })

  test('QA-041 UF-14.41-01 a second Sniper is an insurance: it takes two checks', () => {
    const t = table('axis A: P1, P2\nallied A: Q1, Q2\nallied B: R1, R2, R3, R4', {
      step: 'turn.discard',
      hands: { axis: '#145, #146', allied: 'Fire, Fire, Fire, Fire, Fire, Fire' },
      axis: { snipers: 2 },
    })
    t.decide('axis', 'discard', snipe(t, 145)).draws('b1 2=1', 'r1').decide('axis', 'refill', { type: 'keep' })
    t.act(check(t)).draws('b3').saw({ type: 'sniperCheck', found: true, left: 1 })
    t.act({ type: 'done' }).passTo('act').act({ type: 'done' })
    t.decide('axis', 'discard', snipe(t, 146)).draws('b1 2=1', 'r5')
  })
})

test('UF-28.421-01 UF-14.31-01 a Hero keeps the hatches of a vehicle open against a Sniper, but not for its commander', () => {
  const shot = (draw: string) => {
    const t = facing('allied A: #34\nallied B: Q2', '#145', { rulesThrough: 35, hands: { axis: '#145', allied: 'Hero' } })
    return t.decide('axis', 'discard', snipe(t, 145)).draws(draw)
  }
  const saved = shot('b2')
  saved.decide('allied', 'hero', { type: 'hero', card: saved.card('allied', 1) })
  expect(saved.m('#34').buttoned).toBe(undefined)
  const dead = shot('b5')
  expect([dead.m('#34').buttoned, dead.m('#34').crewLost, dead.asked.kind]).toEqual([true, 1, 'refill'])
})

test('UF-44.7-01 UF-14.3-04 the crew of a pinned carrier panics: column 0r says whether it dies or runs', () => {
  for (const [draw, fate] of [
    ['b2 0r=1', 'kia'],
    ['b2 0r>9', 'rout'],
  ] as const) {
    const t = facing('allied A: #34 pinned\nallied B: Q2', '#145', { rulesThrough: 50, nations: { allied: 'British' } })
    t.decide('axis', 'discard', snipe(t, 145)).draws(draw)
    expect(t.m('#34').fate, draw).toBe(fate)
  }
})
