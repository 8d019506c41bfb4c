import { total } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'
import { closeCombatValue } from '../closecombat/value.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { victoryPoints } from '../scenario/victory.ts'

const RULES = { rulesThrough: 33 } as const
/** Jones is fired on at RR 3 with strength 3. */
const jones = (marks: string, spec: string, options: TableOptions = {}) =>
  table(`axis A[2]: P1, P2\naxis B: P8, P9\nallied A[1]: J(morale 4, panic 6, kia 8, weapon rifleSemi)${marks}\nallied B: Q8, Q9`, {
    ...RULES,
    hands: { axis: 'Fire 3/4' },
    ...options,
  })
    .fire('axis A', 'allied A', [1])
    .resolves(spec)

describe('a wound', () => {
  test('EX-039 UF-33.1-01 UF-33.1-02 in good order only at the lowest number that kills, if column 7w is his Morale', () => {
    const hit = jones('', 'b5 7w=4').saw({ type: 'wounded' })
    expect([hit.m('J').wounded, hit.m('J').fate, hit.m('J').pinned]).toEqual([true, '', false])
    expect(jones('', 'b5 7w=3').m('J').fate).toBe('kia')
    expect(jones('', 'b6 7w=4').m('J').fate).toBe('kia')
  })

  test('EX-039 UF-33.1-02 UF-33.1-03 UF-33.1-04 pinned at his KIA number, or when he would run; he stays pinned', () => {
    for (const spec of ['b3 7w=4 0r>6', 'b6 7w=4']) {
      const t = jones(' pinned', spec).saw({ type: 'wounded' })
      expect([t.m('J').wounded, t.m('J').pinned, t.m('J').fate]).toEqual([true, true, ''])
    }
    expect(jones(' pinned', 'b3 7w=3 0r>6').m('J').fate).toBe('rout')
  })

  test('QA-011 UF-33.1-02 panic that counts as death is no wound', () => {
    const t = table('axis A[2]: P1, P2, P3, P4, P5\naxis B: P8\nallied A[1]: Fox(morale 4, panic 5) pinned\nallied B: Q8, Q9', {
      ...RULES,
      hands: { axis: 'Fire 5/9' },
    })
    t.fire('axis A', 'allied A', [1]).resolves('b2 7w=4 0r=3').saw({ type: 'attacked', number: 7 })
    expect([t.m('Fox').fate, t.m('Fox').wounded, victoryPoints(t.state, 'axis')]).toEqual(['kia', undefined, 2 + 5 * 2])
  })

  test('UF-33.1-05 UF-10.3-03 QA-131 none in close combat and none for a man who is let go', () => {
    const t = table('axis A[2]: P1 pinned, P2\nallied A: Q1', RULES)
    t.act({ type: 'panic', group: 0, man: t.man('P1') }).draws('r2 7w=3 0r>4')
    expect(t.m('P1').fate).toBe('rout')
  })

  test('UF-14.3-02 UF-14.3-05 QA-039 a Sniper wounds at his lowest KIA number, and at a pin number a pinned man who runs', () => {
    const sniped = (man: string, ...draws: string[]) => {
      const t = table(`axis A[2]: P1, P2\nallied A: ${man}\nallied B: Q8, Q9`, {
        ...RULES,
        step: 'turn.discard',
        hands: { axis: 'Sniper' },
      })
      const sniper = t.state.setting.cards[t.card('axis', 1)]!.functions.find((each) => each.type === 'Sniper')!
      t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'sniper', on: t.id('allied A') }] })
      const [pin] = (sniper as { readonly pin: readonly number[] }).pin
      const low = Math.min(...(sniper as { readonly kia: readonly number[] }).kia)
      t.draws(
        ...draws.map((draw) =>
          draw
            .replace('PIN', `x${pin}`)
            .replace('LOW', `x${low}`)
            .replace('HIGH', `x${low + 1}`),
        ),
      )
      return t.m('Q1')
    }
    expect(sniped('Q1', 'LOW 7w=3').wounded).toBe(true)
    expect(sniped('Q1', 'HIGH 7w=3').fate).toBe('kia')
    expect(sniped('Q1(panic 4) pinned', 'PIN 7w=3 0r>4').wounded).toBe(true)
    expect(sniped('Q1', 'PIN 7w=3')).toMatchObject({ pinned: true })
    expect(sniped('Q1', 'PIN 7w=3').wounded).toBeUndefined()
  })

  test('DV-043 a wound comes before surrender', () => {
    const near = (spec: string) => {
      const t = table('axis A[4]: P1, P2\naxis B: P8\nallied A[1]: Q1(panic 4) pinned\nallied B: Q8, Q9', {
        ...RULES,
        hands: { axis: 'Fire 3/4' },
      })
      return t.fire('axis A', 'allied A', [1]).resolves(spec)
    }
    expect([near('b3 0r=8 7w=3').m('Q1').wounded, near('b1 0r>4 7w=1').asked.kind]).toEqual([true, 'prisoner'])
  })

  test('UF-33.11-01 never the crew of a gun or vehicle', () => {
    const t = table('axis A[3]: P1, P2, P3\nallied A[1]: #30\nallied B: Q8, Q9', {
      rulesThrough: 35,
      nations: { allied: 'German', axis: 'American' },
      hands: { axis: 'Fire 3/4' },
    })
    t.fire('axis A', 'allied A', [1]).resolves('b6 7w=4')
    expect([t.m('#30').fate, t.m('#30').wounded]).toEqual(['kia', undefined])
  })

  test('UF-33.7-03 a second one kills, unless a Hero comes at once', () => {
    expect(jones(' wounded', 'b5 7w=4').m('J').fate).toBe('kia')
    const saved = jones(' wounded', 'b5 7w=4', { hands: { axis: 'Fire 3/4', allied: 'Hero' } })
    saved.answer('hero', { type: 'hero', card: saved.card('allied', 1) })
    expect(saved.m('J').fate).toBe('')
  })

  test('UF-33.8-01 one point if he lives, two if he is killed later', () => {
    const points = (man: string, options: TableOptions = {}) =>
      victoryPoints(table(`axis A: P1\nallied A: ${man}`, { ...RULES, ...options }).state, 'axis')
    expect([points('Q1 wounded'), points('Q1', { allied: { lost: [{ number: 1, fate: 'kia', wounded: true }] } })]).toEqual([1, 2])
  })
})

describe('a wounded man', () => {
  const factors = (text: string, options: TableOptions = {}) => {
    const t = table(text, { ...RULES, ...options })
    return groupFirepower(t.state, t.group('axis A'), t.group('allied A')).factors
  }

  test('UF-33.2-01 QA-033 has half his firepower, rounded once after everything', () => {
    expect(factors('axis A[4]: P1 wounded, P2\nallied A[1]: Q1')).toBe(1 + 3)
    expect(factors('axis A[1] flanks B: P1 wounded\naxis B: P2\nallied A: Q2\nallied B: Q1')).toBe(0)
    const t = table('axis A[1] flanks B: P1 wounded\naxis B: P2\nallied A: Q2\nallied B: Q1', RULES)
    expect(groupFirepower(t.state, t.group('axis A'), t.group('allied B')).factors).toBe(1)
  })

  test('UF-33.2-03 never fires on the move', () => {
    expect(factors('axis A[3] Move+: P1(weapon rifleSemi) wounded, P2(weapon rifleSemi)\nallied A[1]: Q1')).toBe(2)
  })

  test('UF-33.3-01 UF-33.3-02 QA-080 may assist, and may exchange weapons with an unpinned man', () => {
    expect(factors('axis A[3]: G(weapon lmgGerman), P2 assists 1 wounded\nallied A[1]: Q1')).toBe(
      factors('axis A[3]: G(weapon lmgGerman), P2 assists 1\nallied A[1]: Q1'),
    )
    const t = table('axis A: G(weapon lmgGerman) wounded, P2 assists 1, P3, P4 pinned\nallied A: Q1', RULES)
    const swap = (from: string, to: string) => ({ type: 'exchange', group: 0, from: t.man(from), to: t.man(to) })
    t.cannot(swap('P2', 'P3'), '18.21').cannot(swap('G', 'P4'), '33.3').act(swap('G', 'P2'))
    expect([t.m('G').weapon, t.m('P2').weapon, t.m('G').assists, t.m('P2').assists]).toEqual(['rifleBolt', 'lmgGerman', t.man('P2'), -1])
  })

  test('UF-33.4-01 needs a black number before he can repair anything', () => {
    const t = table('axis A: P1 wounded jammed, P2\nallied A: Q1', RULES)
    t.act({ type: 'repair', group: 0, man: t.man('P1') }).draws('r1')
    expect([t.m('P1').jammed, t.group('axis A').acted]).toEqual([true, true])
    const able = table('axis A: P1 wounded jammed, P2\nallied A: Q1', RULES)
    able.act({ type: 'repair', group: 0, man: able.man('P1') }).draws('b6', 'b0')
    expect(able.m('P1').jammed).toBe(false)
  })

  test('UF-33.5-01 UF-33.5-02 UF-33.5-04 does not infiltrate, fights as if he were pinned, and helps nobody', () => {
    const t = table('axis A[5]: P1(morale 5) wounded, P2(morale 5) wounded pinned, P3\nallied A: Q1', RULES)
    t.cannot({ type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: t.id('allied A') }] }, '33.5')
    const value = (name: string) => total(closeCombatValue(t.state, t.m(name), t.group('axis A')))
    expect([value('P1'), value('P2')]).toEqual([5 + 5 - 4, 5 - 4])
    const fight = (mate: string) => {
      const c = table(
        `axis A[4]: P1(morale 5) infiltrates A since 1, P2(morale 5) infiltrates A since 1 ${mate}\nallied A[1]: Q1\nallied B: Q2`,
        { ...RULES, hands: { axis: 'Move, Move' } },
      )
      c.act({ type: 'closeCombat', group: 0, men: ['P1', 'P2'].map((name, i) => ({ man: c.man(name), card: c.card('axis', i + 1) })) })
      c.answer('quarter', { type: 'kill' })
        .answer('fighter', { type: 'fights', man: c.man('P1') })
        .draws('b0', 'r0')
      return c.game.events.flatMap(({ event }) => (event.type === 'combat' ? [event.attackerTotal] : []))[0]
    }
    expect([fight(''), fight('wounded')]).toEqual([13, 10])
  })

  test('UF-33.5-03 wounded, pinned and unarmed he loses to whoever attacks him alone', () => {
    const t = table(
      'axis A[4]: P1(morale 0) infiltrates A since 1\naxis B: P8\nallied A[1]: Q1(morale 9) wounded pinned unarmed\nallied B: Q2, Q3',
      { ...RULES, hands: { axis: 'Move' } },
    )
    t.act({ type: 'closeCombat', group: 0, men: [{ man: t.man('P1'), card: t.card('axis', 1) }] }).draws('r6', 'b6')
    expect([t.m('Q1').fate, t.m('P1').fate]).toEqual(['kia', ''])
  })

  test('UF-33.6-01 carries one thing: his player says which he leaves', () => {
    const hit = () =>
      table('axis A[2]: P1, P2\naxis B: P8\nallied A[1]: J(morale 4, kia 8) carries demolitionCharge\nallied B: Q8, Q9', {
        ...RULES,
        hands: { axis: 'Fire 3/4' },
      })
    const left = (what: 'weapon' | 'secondary') => {
      const t = hit()
      const own = t.m('J').weapon
      t.fire('axis A', 'allied A', [1]).resolves('b5 7w=4').asks('allied', 'portage')
      t.answer('portage', { type: 'drop', what })
      const { weapon, secondary } = t.m('J')
      return [
        weapon === own ? 'own' : weapon,
        secondary,
        t.group('allied A').weapons.map((each) => (each.weapon === own ? 'own' : each.weapon)),
      ]
    }
    expect(left('secondary')).toEqual(['own', '', ['demolitionCharge']])
    expect(left('weapon')).toEqual(['', 'demolitionCharge', ['own']])
  })

  test('UF-33.7-01 UF-33.7-02 QA-132 draws first of all in his first full turn of a new Deck: red kills him, and a Hero spares him the draw', () => {
    const begin = (hand = '') =>
      table('axis A: P1, P2\nallied A: Q1 wounded, Q2\nallied B: Q3, Q4', {
        ...RULES,
        step: 'turn.refill',
        deckNumber: 2,
        decks: 3,
        hands: hand ? { allied: hand } : {},
      })
    const dead = begin().pass().draws('r3').saw({ type: 'endures', survives: false })
    expect(dead.m('Q1').fate).toBe('kia')
    const alive = begin().pass().draws('b3')
    expect([alive.m('Q1').fate, alive.state.sides.allied.woundsOn]).toEqual(['', 2])
    const hero = begin('Hero')
    hero
      .pass()
      .answer('hero', { type: 'hero', card: hero.card('allied', 1) })
      .asks('allied', 'act')
  })

  test('UF-33.9-01 UF-33.9-02 a Hero makes him forget it for a turn; the other one makes a hero of him besides', () => {
    const t = table('axis A[4]: P1 wounded\naxis B: P8\nallied A[1]: Q1(kia 12)\nallied B: Q2', {
      ...RULES,
      hands: { axis: 'Hero, Hero, Fire 3/6' },
    })
    const factorsNow = () => groupFirepower(t.state, t.group('axis A'), t.group('allied A')).factors
    expect(factorsNow()).toBe(1)
    t.act({ type: 'hero', group: 0, man: t.man('P1'), card: t.card('axis', 1) })
    expect([factorsNow(), t.group('axis A').acted]).toEqual([3, false])
    t.fire('axis A', 'allied A', [3], { heroes: [{ card: t.card('axis', 2), man: t.man('P1') }] }).saw({ type: 'fires', factors: 6 })
  })
})
