import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

const fire = (t: UpfrontTable, group: string, target: string, n = 1) => ({
  type: 'fire',
  group: t.id(group),
  target: t.id(target),
  cards: [t.card(t.state.active, n)],
})

/** Italians in A, where one man of two is pinned, and B. */
function italians(changes: readonly (readonly [string, string])[] = [], options: TableOptions = {}): UpfrontTable {
  let text = 'axis A[1]: Ant pinned, Bee\naxis B[1]: Cat(SL), Dog\nallied A: Yak, Emu\nallied B: Owl, Asp'
  for (const [from, to] of changes) text = text.replace(from, to)
  return table(text, { nations: { axis: 'Italian', allied: 'British' }, ...options })
}
const SURRENDERED = [
  ['axis A[1]', 'axis A[1] surrendered'],
  ['Bee', 'Bee pinned'],
] as const

describe('Italians surrender', () => {
  test('UF-50.41-01 G-39 a group whose men are all pinned at the end of a turn is marked, whatever the range, and whoever’s turn it was', () => {
    const both = italians(
      [
        ['Yak, Emu', 'Yak, Emu, R1, R2'],
        ['Bee', 'Bee(morale 1)'],
      ],
      { hands: { allied: 'Fire 3/4, Fire 1/1' }, active: 'allied' },
    )
    both
      .act(fire(both, 'allied A', 'axis A'))
      .answer('attack', { type: 'resolve' })
      .draws('r1', 'b0')
      .saw({ type: 'pinned' })
    expect(both.group('axis A').surrendered).toBe(false)
    both.next('axis').saw({ type: 'surrenders', group: both.id('axis A') })
    const own = italians([['Bee', 'Bee pinned']])
    own.next('allied').saw({ type: 'surrenders', group: own.id('axis A') })
  })

  test('UF-50.41-01 not while one man is unpinned, and nobody else does', () => {
    const one = italians().next('allied')
    const german = italians([['Bee', 'Bee pinned']], { nations: { axis: 'German', allied: 'British' } }).next('allied')
    expect([one.group('axis A').surrendered, german.group('axis A').surrendered]).toEqual([false, false])
  })

  test('UF-50.41-04 QA-022 it neither moves nor plays terrain, neither fires nor rallies, not by a Hero, and nobody panics', () => {
    const t = italians([...SURRENDERED, ['surrendered', 'surrendered, Move+']], { hands: { axis: 'Rally 2, Hero, Brush, Move' } })
    const group = t.id('axis A')
    t.cannot({ type: 'rally', card: t.card('axis', 1), men: [t.man('Ant')], group }, '50.41')
    t.cannot({ type: 'hero', group, man: t.man('Ant'), card: t.card('axis', 2) }, '50.41')
    t.cannot({ type: 'terrain', group, card: t.card('axis', 3), faceDown: false }, '50.41')
    t.cannot({ type: 'panic', group, man: t.man('Ant') }, '10.3', /surrendered/)
    expect(t.candidates().filter((act) => (act as { group?: number }).group === group)).toEqual([])
    const free = italians(
      [
        ['surrendered', ''],
        ['Bee', 'Bee pinned'],
      ],
      { hands: { axis: 'Rally 2, Hero' } },
    )
    free.act({ type: 'hero', group: 0, man: free.man('Ant'), card: free.card('axis', 2) })
    const unpinned = italians(
      [
        ['axis A[1]', 'axis A[1] surrendered'],
        ['Ant pinned', 'Ant'],
      ],
      { hands: { axis: 'Fire 1/1, Move' } },
    )
    unpinned.cannot(fire(unpinned, 'axis A', 'allied A'), '50.41')
    unpinned.cannot({ type: 'move', group: 0, card: unpinned.card('axis', 2), mode: 'advance' }, '50.41')
  })

  test('UF-50.41-02 an unpinned man who joins it relieves it', () => {
    const t = italians(SURRENDERED, { hands: { axis: 'Move, Rally 2' } })
    t.act({ type: 'transfer', group: t.id('axis B'), men: [t.man('Dog')], cards: [t.card('axis', 1)], to: t.id('axis A') }).next('axis')
    expect(t.group('axis A').surrendered).toBe(true)
    t.act({ type: 'receive', group: t.id('axis A'), men: ['Ant', 'Bee', 'Dog'].map((man) => t.man(man)) })
    t.saw({ type: 'surrenderOver', why: 'relieved' }).next('axis')
    t.act({ type: 'rally', group: t.id('axis A'), card: t.card('axis', 2), men: [t.man('Ant'), t.man('Bee')] }).saw({ type: 'rallied' })
  })

  test('UF-50.41-05 fired on it is free, and no Italian group surrenders any more; a Sniper counts, an attack that is called off does not', () => {
    const shot = italians(SURRENDERED, { hands: { allied: 'Fire 1/1', axis: 'Fire 1/1' }, active: 'allied' })
    shot
      .act(fire(shot, 'allied A', 'axis A'))
      .answer('attack', { type: 'resolve' })
      .draws('r2', 'r2')
      .saw({ type: 'surrenderOver', why: 'attacked' })
    shot.next('axis').next('allied')
    expect([shot.group('axis A').surrendered, shot.state.noMoreSurrender]).toEqual([false, true])
    const sniped = italians(SURRENDERED, { hands: { allied: 'Sniper' }, active: 'allied' })
    sniped
      .pass()
      .decide('allied', 'discard', { type: 'discard', cards: [{ card: sniped.card('allied', 1), as: 'sniper', on: sniped.id('axis A') }] })
    sniped.draws('b0 2=1', 'b0').saw({ type: 'surrenderOver', why: 'attacked' })
    const off = italians(SURRENDERED, { hands: { allied: 'Fire 1/1' }, active: 'allied' })
    off.act(fire(off, 'allied A', 'axis A')).answer('attack', { type: 'callOff' })
    expect([off.group('axis A').surrendered, off.state.noMoreSurrender]).toEqual([true, false])
  })

  test('UF-50.41-06 whoever gets into it takes all prisoner: no Morale Check, and column 1', () => {
    const changes = [
      ['axis A[1]', 'axis A[2] surrendered'],
      ['Bee', 'Bee pinned'],
      ['allied A', 'allied A[3]'],
      ['Dog', 'Dog, R1, R2, R3'],
    ] as const
    const t = italians(changes, { active: 'allied' })
    t.act({ type: 'infiltrate', group: t.id('allied A'), men: [{ man: t.man('Yak'), into: t.id('axis A') }] }).draws('b1 c1r')
    t.sawNo({ type: 'moraleCheck' }).saw({ type: 'infiltrates', column: 1, succeeded: true })
    t.saw({ type: 'manLost', man: t.man('Ant'), fate: 'prisoner' }).saw({ type: 'manLost', man: t.man('Bee'), fate: 'prisoner' })
  })

  test('UF-50.41-06 UF-20.8-01 who is inside already takes it when it surrenders, and its position', () => {
    const t = italians(
      [
        ['axis A[1]', 'axis A[2] Woods'],
        ['Bee', 'Bee pinned'],
        ['allied A', 'allied A[3]'],
        ['Yak', 'Yak infiltrates A'],
        ['Dog', 'Dog, R1, R2, R3, R4'],
      ],
      { active: 'allied' },
    )
    t.passTo('captureTerrain').saw({ type: 'surrenders' })
    expect([t.m('Ant').fate, t.m('Bee').fate]).toEqual(['prisoner', 'prisoner'])
    t.answer('captureTerrain', { type: 'capture', group: t.id('allied A'), join: [] })
    expect([t.group('axis A').gone, t.m('Yak').infiltrates, t.group('allied A').stack.length]).toEqual([true, -1, 1])
  })

  test('UF-50.41-01 not the crew of a gun that is by itself', () => {
    const surrenders = (men: string) => {
      const t = table(`axis A[1]: ${men}\naxis B[1]: Cat(SL), Dog\nallied A: Yak, Emu\nallied B: Owl`, {
        nations: { axis: 'Italian', allied: 'British' },
        rulesThrough: 35,
      })
      t.act({ type: 'reorder', group: t.id('axis B'), men: [t.man('Dog'), t.man('Cat')] })
      return t.next('allied').group('axis A').surrendered
    }
    expect([surrenders('#35 pinned'), surrenders('#35 pinned, Ant pinned')]).toEqual([false, true])
  })

  test('UF-50.42-01 not against Russians', () => {
    const t = italians([['Bee', 'Bee pinned']], { nations: { axis: 'Italian', allied: 'Russian' } }).next('allied')
    expect(t.group('axis A').surrendered).toBe(false)
  })
})

test('UF-50.41-06 UF-32.2-01 UF-20.53-04 who takes a surrendered group guards it, and is no infiltrator any more', () => {
  const t = table('axis A[1] surrendered: Ant pinned, Bee pinned\naxis B[1]: Cat, C1, C2, C3\nallied A[4]: Yak, Emu\nallied B: Owl', {
    nations: { axis: 'Italian', allied: 'British' },
    active: 'allied',
    rulesThrough: 50,
    hands: { allied: 'Move' },
  })
  const man = { man: t.man('Yak'), into: t.id('axis A'), card: t.card('allied', 1) }
  t.act({ type: 'infiltrate', group: t.id('allied A'), men: [man] }).draws('b1 c1r')
  expect([t.m('Ant').fate, t.m('Bee').fate, t.m('Yak').guards, t.m('Yak').infiltrates]).toEqual(['prisoner', 'prisoner', 2, -1])
  t.decide('allied', 'newGuard', { type: 'guards', man: t.man('Emu') })
  expect([t.m('Yak').guards, t.m('Emu').guards]).toEqual([undefined, 2])
})
