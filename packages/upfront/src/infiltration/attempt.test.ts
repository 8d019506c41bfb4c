import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

test('UF-20.2-02 a split card that is named for one man as his Movement card conceals no other', () => {
  const t = table(
    'axis A[3] Buildings: Ant(morale 6), Bee(morale 6)\naxis B: Dog, Elk\nallied A[2]: Owl, Emu, Yak\nallied B[2]: Pig, Rat',
    {
      nations: { axis: 'Russian' },
      hands: { axis: 'Move, #162' },
    },
  )
  const into = t.id('allied A')
  const men = [
    { man: t.man('Ant'), into, card: t.card('axis', 1) },
    { man: t.man('Bee'), into, card: t.card('axis', 2) },
  ]
  t.act({ type: 'infiltrate', group: t.id('axis A'), men })
    .draws('c3r', 'c3r')
    .sawNo({ type: 'moraleCheck' })
  expect([t.m('Ant').infiltrates, t.m('Bee').infiltrates, t.state.discard.includes(t.card('axis', 2))]).toEqual([into, into, true])
})

test('UF-20.21-01 DV-036 with Morale 4 a man passes with a 3 and is pinned by a 4 or a 5, of either colour', () => {
  const check = (draw: string) => {
    const t = table('axis A[3] Buildings: Ant(morale 4), Bee\naxis B: Dog, Elk\nallied A[2]: Owl, Emu\nallied B[2]: Pig, Rat')
    t.act({ type: 'infiltrate', group: t.id('axis A'), men: [{ man: t.man('Ant'), into: t.id('allied A') }] }).draws(draw)
    return t
  }
  for (const draw of ['b3', 'r3']) expect(check(draw).draws('c2b').m('Ant').pinned).toBe(false)
  for (const draw of ['b4', 'r4', 'b5']) expect(check(draw).m('Ant').pinned).toBe(true)
})

test('UF-45.6-01 UF-50.7-01 nobody plays a Movement card while a heavy weapon has no crew, not even for himself', () => {
  for (const nation of ['Japanese', 'Italian'] as const) {
    const weapon = nation === 'Japanese' ? 'mmgJapanese' : 'mmgItalian'
    const t = table(
      `axis A[3]: Ant(weapon ${weapon}), Bee, Cat infiltrates A\naxis B: Dog, Elk\nallied A[2]: Owl, Emu\nallied B: Pig, Rat`,
      {
        nations: { axis: nation },
        hands: { axis: 'Move' },
      },
    )
    const card = t.card('axis', 1)
    const rule = nation === 'Japanese' ? '45.6' : '50.7'
    t.cannot({ type: 'infiltrate', group: 0, men: [{ man: t.man('Bee'), into: t.id('allied A'), card }] }, rule)
    t.cannot({ type: 'closeCombat', group: 0, men: [{ man: t.man('Cat'), card }] }, rule)
    const offered = t.candidates().filter((act) => ['infiltrate', 'closeCombat'].includes((act as { type: string }).type))
    expect(JSON.stringify(offered)).not.toContain('"card":')
    t.act({ type: 'leaveHeavy', group: 0, man: t.man('Ant') })
    t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('Bee'), into: t.id('allied A'), card }] }).draws('c4b')
  }
})
