import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** Ant of axis A kills Owl, the last man of allied A, and the question of the terrain is put. */
function taken(axis: string, allied: string, options: TableOptions = {}, b = ': Dog, Elk'): UpfrontTable {
  const t = table(
    `axis A[3] ${axis}: Ant(morale 9) infiltrates A, Bee\naxis B[3] ${b}\nallied A[2] ${allied}: Owl(morale 1)\nallied B: Pig, Rat`,
    {
      hands: { axis: 'Move' },
      ...options,
    },
  )
  t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] })
  return t.draws('b5', 'r1').answer('spoils', { type: 'leave' })
}

const capture = (t: UpfrontTable, group = 'axis A', ...join: string[]) => ({
  type: 'capture',
  group: t.id(group),
  join: join.map((name) => t.man(name)),
})
const stack = (t: UpfrontTable, group: string) => t.group(group).stack.map(({ as }) => as)

describe('capturing terrain', () => {
  test('UF-20.8-01 UF-20.8-02 QA-099 the group of an infiltrator takes the Terrain in place of its own; range and letter stay', () => {
    const t = taken('Brush', 'Woods')
    const [own] = t.group('axis A').stack
    const [woods] = t.group('allied A').stack
    t.asks('axis', 'captureTerrain').answer('captureTerrain', capture(t)).saw({ type: 'terrainCaptured', card: woods!.card })
    const { range, letter, stack: cards } = t.group('axis A')
    expect([range, letter, cards.map(({ card }) => card)]).toEqual([3, 'A', [woods!.card]])
    expect([t.state.discard.includes(own!.card), t.state.groups[2]!.gone, t.m('Ant').infiltrates]).toEqual([true, true, -1])
  })

  test('UF-20.8-01 or has it discarded', () => {
    const t = taken('Brush', 'Woods')
    const [woods] = t.group('allied A').stack
    t.answer('captureTerrain', { type: 'decline' })
    expect([t.state.discard.includes(woods!.card), stack(t, 'axis A')]).toEqual([true, ['terrain']])
  })

  test('UF-20.8-01 UF-34.32-01 UF-23.3-01 but no terrain in which the group could not be', () => {
    const marsh = (mate: string) => {
      const t = table(
        `axis A[3]: Ant(morale 9) infiltrates A, ${mate}\naxis B[3]: Dog, Elk\nallied A[2] Marsh: Owl(morale 1)\nallied B: Pig, Rat`,
        { rulesThrough: 31, hands: { axis: 'Move' } },
      )
      t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] })
      return t.draws('b5', 'r1').answer('spoils', { type: 'leave' }).asked.kind
    }
    expect([marsh('Bee'), marsh('#30')]).toEqual(['captureTerrain', 'act'])
    const pillbox = (men: string) => {
      const t = table(
        `axis A[3]: Ant infiltrates B, ${men}\naxis B[3]: Dog, Elk\nallied A[2]: Pig, Rat\nallied B[2] Pillbox: Owl(morale 1, kia 2)`,
        { rulesThrough: 31, hands: { axis: 'Fire 3/4' } },
      )
      return t.fire('axis A', 'allied B', [1], { without: [t.man('Ant')] }).resolves('b6').asked.kind
    }
    expect([pillbox('P1, P2'), pillbox('P1, P2, P3')]).toEqual(['captureTerrain', 'act'])
  })

  test('UF-20.8-03 Movement cards of both go; Smoke and Wire on the terrain stay', () => {
    const t = taken('Brush, Move=', 'Woods, Wire, Move=')
    t.answer('captureTerrain', capture(t))
    expect(stack(t, 'axis A')).toEqual(['terrain', 'wire'])
  })

  test('UF-20.8-04 UF-20.8-05 one group gets it, the owner chooses which, and other infiltrators may come along', () => {
    const t = taken('Brush', 'Woods', {}, 'Hill: Dog infiltrates A, Elk')
    t.cannot(capture(t, 'axis A', 'Elk'), '20.8')
    t.cannot({ ...capture(t), group: t.id('allied B') }, '20.8')
    t.answer('captureTerrain', capture(t, 'axis B', 'Ant'))
    expect(t.group('axis B').men).toEqual([t.man('Dog'), t.man('Elk'), t.man('Ant')])
    expect([t.group('axis A').men, t.m('Dog').infiltrates]).toEqual([[t.man('Bee')], -1])
    expect(t.state.groups[0]!.stack).toHaveLength(1)
  })

  test('UF-20.8-05 UF-11.1-01 whoever comes along leaves his assistant behind', () => {
    const t = taken('Brush', 'Woods', {}, 'Hill: Dog(weapon lmgGerman) infiltrates A, Elk assists 1')
    t.answer('captureTerrain', capture(t, 'axis A', 'Dog'))
    expect(t.m('Elk').assists).toBe(-1)
  })

  test('UF-17.82-02 not more than ten, with those who are on their way', () => {
    const ten = 'Hill: Dog(SL), Elk, M1, M2, M3, M4, M5, M6, M7 infiltrates A'
    const t = table(
      `axis A[3]: Ant(morale 9) infiltrates A, Bee\naxis B[3] ${ten}\naxis C[3]: N1, N2\nallied A[2] Woods: Owl(morale 1)\nallied B: Pig, Rat`,
      { hands: { axis: 'Move, Move' } },
    )
    t.act({ type: 'transfer', group: t.id('axis C'), men: [t.man('N1')], cards: [t.card('axis', 2)], to: t.id('axis B') })
    t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] })
    t.draws('b5', 'r1').answer('spoils', { type: 'leave' })
    t.cannot(capture(t, 'axis B', 'Ant'), '3.2').answer('captureTerrain', capture(t, 'axis A'))
  })

  test('UF-20.8-05 a group that all its men leave is gone', () => {
    const t = taken('Brush', 'Woods', {}, 'Hill: Dog infiltrates A')
    t.answer('captureTerrain', capture(t, 'axis A', 'Dog'))
    expect([t.state.groups[1]!.gone, t.group('axis A').men.length]).toEqual([true, 3])
  })

  test('UF-20.8-06 UF-18.1-04 QA-077 what lies there stays with the terrain', () => {
    const t = taken('Brush, lies carbine', 'Woods, lies BAR')
    t.answer('captureTerrain', capture(t)).saw({ type: 'looseWeaponsLost', weapons: ['carbine'] })
    expect(
      t
        .group('axis A')
        .weapons.map(({ weapon }) => weapon)
        .sort(),
    ).toEqual(['BAR', 'rifleBolt'])
    t.passTo('refill').pass().passTo('refill').pass()
    t.act({ type: 'acquire', group: t.id('axis A'), man: t.man('Bee'), weapon: 0 }).draws('b0')
    expect(t.m('Bee').captured).toBe(true)
  })

  test('UF-20.8-07 QA-100 of a group in a double move only Open Ground: its first Movement card, turned over', () => {
    const t = taken('Brush', 'Woods, Move=, Move=')
    const [, first] = t.group('allied A').stack
    t.answer('captureTerrain', capture(t))
    expect(t.group('axis A').stack).toMatchObject([{ card: first!.card, as: 'open' }])
  })

  test('UF-20.8-08 QA-101 no capture if all infiltrators fired in the attack that killed the group', () => {
    const shot = (without: boolean) => {
      const t = table('axis A[3] Brush: Ant infiltrates A, Bee, Cat\naxis B: Dog, Elk\nallied A[2] Woods: Owl(kia 1)\nallied B: Pig, Rat', {
        hands: { axis: 'Fire 3/5' },
      })
      const act = { type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] }
      t.act(without ? { ...act, without: [t.man('Ant')] } : act)
      return t.answer('attack', { type: 'resolve' }).draws('b1')
    }
    expect(shot(false).asked.kind).not.toBe('captureTerrain')
    shot(true).asks('axis', 'captureTerrain')
  })
})
