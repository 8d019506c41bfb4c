import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

test('a split card that has concealed one man spares the next no Morale Check', () => {
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
    .answer('concealment', { type: 'conceal', card: t.card('axis', 2) })
    .draws('c2r', 'b0', 'c3r')
    .saw({ type: 'moraleCheck', man: t.man('Bee'), passed: true })
  expect([t.m('Ant').infiltrates, t.m('Bee').infiltrates]).toEqual([into, into])
})
