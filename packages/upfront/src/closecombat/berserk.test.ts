import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import type { FirePreview } from '../fire/preview.ts'

const RUSSIAN = { nations: { allied: 'Russian' as const } }

/** The enemy fires at pinned Owl of allied A at RR 5. */
function underFire(owl: string, options: TableOptions = {}, range = 2): UpfrontTable {
  const t = table(`axis A[3]: Ant, Bee\naxis B: Dog, Elk\nallied A[${range}]: Owl${owl}\nallied B: Pig, Rat`, {
    hands: { axis: 'Fire 2/2, Fire 2/2' },
    ...RUSSIAN,
    ...options,
  })
  t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] })
  return t.answer('attack', { type: 'resolve' })
}

/** It is the turn of the Russians, and Owl of allied A is berserk at RR 5 to axis A. */
function charging(owl: string, axis = 'Ant(morale 3)', options: TableOptions = {}, into = '', from = ''): UpfrontTable {
  return table(`axis A[3] ${into}: ${axis}\naxis B: Dog, Elk\nallied A[2] ${from}: Owl(morale 7${owl}, Emu\nallied B: Pig, Rat`, {
    active: 'allied',
    step: 'turn.berserk',
    ...RUSSIAN,
    ...options,
  })
}

const BERSERK = ') pinned berserk'

describe('going berserk', () => {
  test('UF-20.9-01 a pinned Russian who panics at RR 5 with 0r at or below his Panic goes berserk and stays pinned', () => {
    const t = underFire('(panic 4) pinned')
      .draws('b2 0r=4')
      .saw({ type: 'berserk', man: 1 + 3 })
    expect([t.m('Owl').berserk, t.m('Owl').pinned, t.m('Owl').fate]).toEqual([true, true, ''])
  })

  test('UF-20.9-01 not above it, not farther away, and nobody else', () => {
    expect(underFire('(panic 4) pinned').draws('b2 0r=5').m('Owl').fate).toBe('rout')
    expect(underFire('(panic 4) pinned', {}, 1).draws('b2 0r=4').m('Owl').fate).toBe('kia')
    expect(
      underFire('(panic 4) pinned', { nations: { allied: 'British' } })
        .draws('b2 0r=4')
        .m('Owl').fate,
    ).toBe('kia')
  })

  test('UF-20.9-03 a berserk man who panics again is killed, whatever 0r says', () => {
    const t = underFire('(panic 4) pinned berserk').draws('b2 0r=9')
    expect(t.m('Owl').fate).toBe('kia')
  })
})

test('the odds know who goes berserk instead of dying or running, and that a berserk man only dies', () => {
  const odds = (nation: 'Russian' | 'British', owl: string) => {
    const text = `axis A[3]: Ant, Bee\naxis B: Dog, Elk\nallied A[2]: Owl${owl}\nallied B: Pig, Rat`
    const t = table(text, { hands: { axis: 'Fire 2/2' }, nations: { allied: nation } })
    const { men, cards } = t.game.open[0]!.question.preview!(t.fireAction('axis A', 'allied A', [1])) as FirePreview
    const { kia, panic, rout } = men[0]!
    return { kia, panic, rout, cards }
  }
  const [russian, british, berserk] = [
    odds('Russian', '(panic 4) pinned'),
    odds('British', '(panic 4) pinned'),
    odds('Russian', '(panic 4) pinned berserk'),
  ]
  expect(russian.kia).toBe(british.kia)
  expect(russian.panic + russian.rout).toBeLessThan(british.panic + british.rout)
  expect(berserk).toMatchObject({ panic: british.panic + british.rout, rout: 0 })
})

test('UF-20.9-01 UF-10.4-01 a Hero brings him to his senses: he charges no more, and can go berserk anew', () => {
  const t = underFire('(panic 4, morale 9) pinned berserk, Emu pinned', { hands: { axis: 'Fire 2/2', allied: 'Hero' } })
  t.answer('hero', { type: 'hero', card: t.card('allied', 1) }).draws('r3', 'r3')
  expect([t.m('Owl').pinned, t.m('Owl').berserk]).toEqual([false, false])
  t.next('allied').sawNo({ type: 'entersCombat' })
})

describe('the charge', () => {
  test('UF-20.91-01 UF-20.91-04 at the very start of his turn, with no check and no card, and it is no action of his group', () => {
    const t = charging(BERSERK).draws('b3', 'r1')
    t.saw({ type: 'entersCombat', rule: '20.91', man: t.man('Owl'), opponent: t.man('Ant') }).sawNo({ type: 'moraleCheck' })
    t.answer('spoils', { type: 'leave' })
    expect([t.group('allied A').acted, t.state.actions]).toEqual([false, 0])
    t.asks('allied', 'act')
  })

  test('UF-20.91-02 an RPC gives his opponent, and he fights with his pinned value', () => {
    const t = charging(BERSERK, 'Ant(morale 3), Bee(morale 3)').draws('2=2', 'x0', 'x0')
    t.saw({ type: 'combat', attacker: t.man('Owl'), defender: t.man('Bee'), attackerTotal: 7 + 5 - 4, defenderTotal: 8 })
  })

  test('UF-20.91-02 he charges a group of his choice at RR 5', () => {
    const t = table('axis A[3]: Ant, Bee\naxis B[3]: Dog, Elk\nallied A[2]: Owl pinned berserk, Emu\nallied B: Pig, Rat', {
      active: 'allied',
      step: 'turn.berserk',
      ...RUSSIAN,
    })
    t.asks('allied', 'charge').cannot({ type: 'charge', group: t.id('allied B') }, '20.91')
    t.answer('charge', { type: 'charge', group: t.id('axis B') })
      .draws('2=1', 'x0', 'x0')
      .saw({ type: 'combat', defender: t.man('Dog') })
  })

  test('UF-20.91-03 winning rallies him', () => {
    const t = charging(BERSERK).draws('b3', 'r1').answer('spoils', { type: 'leave' }).saw({ type: 'calm', rule: '20.91' })
    expect([t.m('Owl').berserk, t.m('Owl').pinned, t.m('Ant').fate]).toEqual([false, false, 'kia'])
    const lost = charging(BERSERK, 'Ant(morale 5)').draws('r3', 'b1').answer('spoils', { type: 'leave' })
    expect([lost.m('Owl').fate, lost.group('axis A').weapons.length]).toEqual(['kia', 1])
  })

  test('UF-20.9-02 QA-102 terrain, Wire, Minefield and Pillbox neither stop nor change it', () => {
    const grounds = ['Pillbox', 'Minefield', 'Brush, Wire', 'Stream', 'Marsh']
    for (const [into, from] of [...grounds.map((ground) => [ground, '']), ...grounds.map((ground) => ['', ground])]) {
      const t = charging(BERSERK, 'Ant(morale 3)', {}, into, from).draws('x0', 'r1')
      t.saw({ type: 'combat', attackerTotal: 8, defenderTotal: 7 }).sawNo({ type: 'moraleCheck' })
    }
  })

  test('UF-20.91-05 UF-20.74-03 QA-098 the gunner of a crewed weapon leaves it, fights unarmed and takes no weapon', () => {
    const t = charging(', weapon lmgRussian) pinned berserk', 'Ant(morale 3)').draws('b6', 'x0 black')
    t.saw({ type: 'combat', attackerTotal: 7 - 4 + 6, defenderTotal: 8 })
    t.cannot({ type: 'take', what: 'weapon' }, '20.74')
    t.answer('spoils', { type: 'leave' })
    expect([t.m('Owl').weapon, t.group('allied A').weapons.map(({ weapon }) => weapon)]).toEqual(['', ['lmgRussian']])
    t.act({ type: 'acquire', group: t.id('allied A'), man: t.man('Owl'), weapon: 0 })
      .draws('r1')
      .saw({ type: 'acquires', succeeded: false })
    t.passTo('refill').pass().passTo('refill').pass()
    t.act({ type: 'acquire', group: t.id('allied A'), man: t.man('Owl'), weapon: 0 }).draws('b1')
    expect(t.m('Owl').weapon).toBe('lmgRussian')
  })

  test('UF-20.61-02 an assistant who charges is none any more, and fights with his own weapon', () => {
    const t = table(
      'axis A[3]: Ant(morale 3)\naxis B: Dog, Elk\nallied A[2]: Owl(morale 7) pinned berserk assists 2, Emu(weapon lmgRussian)\nallied B: Pig, Rat',
      {
        active: 'allied',
        step: 'turn.berserk',
        ...RUSSIAN,
      },
    )
    t.draws('b3', 'r1').saw({ type: 'combat', attackerTotal: 7 + 5 - 4 + 3 })
    expect(t.answer('spoils', { type: 'leave' }).m('Owl').assists).toBe(-1)
  })

  test('UF-20.92-01 if nobody is at RR 5 any more he comes to himself', () => {
    const t = table('axis A[2]: Ant, Bee\naxis B: Dog, Elk\nallied A[2]: Owl pinned berserk, Emu\nallied B: Pig, Rat', {
      active: 'allied',
      step: 'turn.berserk',
      ...RUSSIAN,
    })
    t.saw({ type: 'calm', rule: '20.92' })
    expect([t.m('Owl').berserk, t.m('Owl').pinned]).toEqual([false, false])
  })
})
