import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { last, shoot } from '../../test/fire.ts'
import { lastShot, mayNotShell, shell } from '../../test/ordnance.ts'
import { table } from '../../test/table.ts'

/** The rulebook's 7-4-7 with a BAZ 43 in DD9, Italians in EE8 and in the stone building DD7, and the grain of DD8 between. */
const BAZOOKA = (at = '') => `
  A1 US: spare=6-6-6, MMG    DD9 ${at} US: a=7-4-7, baz=am-BAZ43    DD8 grain
  EE8 Italian: near=3-4-7    DD7 stone building; Italian: far=3-4-6`
const prepFire = { phase: 'prepFire', attacker: 'allied', month: 7, year: 1943, rows: 12, columns: 32 } as const

example('EX-13a a Bazooka is not fired at Infantry outside of buildings', (seat) => {
  const t = seat(table(BAZOOKA(), prepFire))
  mayNotShell(t, 'baz', 'EE8', { rule: '6.2', message: /in a building/ })
  t.asks('allied', 'prepFire')
})

example('EX-13b EX-13e two hexes away it needs an 8, with +4: a 4 hits, on the 8 column; then the squad fires, at either', (seat) => {
  const t = seat(table(BAZOOKA(), prepFire))
  shell(t, 'baz', 'DD7').rolls(3, 1).rolls(6, 6)
  expect(lastShot(t)).toEqual({ th: 8, labels: ['grain in DD8 +1', 'stone building in DD7 +3'], final: 8, hit: true, critical: false })
  t.saw({ type: 'attack', column: 8, modifiers: [] })
  expect(
    t.game.problems('allied', { type: 'fire', at: 'EE8', firers: [{ unit: t.unit('a'), inherent: true, weapons: [] }], directors: [] }),
  ).toEqual([])
  shoot(t, 'DD7', 'a').rolls(6, 5)
  expect(last(t).fp).toBe(7)
  t.asks('allied', 'prepFire')
})

example('AID-IFT-10 EX-13c an original 2 is a Critical Hit: the 16 column with -3', (seat) => {
  const t = seat(table(BAZOOKA(), prepFire))
  shell(t, 'baz', 'DD7').rolls(1, 1).rolls(6, 6, 1, 1)
  expect(lastShot(t).critical).toBe(true)
  t.saw({ type: 'attack', column: 16, modifiers: [{ label: 'stone building in DD7', value: -3 }] })
  t.asks('allied', 'prepFire')
})

example('EX-13d from a building it is +2 to hit, or the coloured die on the 1 column for all who are there', (seat) => {
  const careful = seat(table(BAZOOKA('wooden building;'), prepFire))
  shell(careful, 'baz', 'DD7', { careful: true }).rolls(1, 6)
  expect(lastShot(careful).labels).toContain('Case 12: avoids backblast +2')
  careful.asks('allied', 'prepFire')
  const careless = seat(table(BAZOOKA('wooden building;'), prepFire))
  shell(careless, 'baz', 'DD7').rolls(5, 4).rolls(1, 1)
  careless.saw({ type: 'attack', means: 'backblast', column: 1, final: 5, result: 'PTC' })
  careless.asks('allied', 'prepFire')
})
