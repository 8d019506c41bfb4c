import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { gun, lastKill, mayNotGun } from '../../test/armour.ts'
import { lastShot } from '../../test/ordnance.ts'
import { table } from '../../test/table.ts'

/** The rulebook's KV-1 and PzKpfw IIIN, the latter on its hill behind Smoke. */
const HILL = `
  A1 Russian: 4-4-7, LMG    E3 Russian: kv=ru-KV1M41 vca3 tca3
  F4 smoke 2    G5 German: pz=ge-pziiin vca1 tca5 moving    A12 German: 4-6-7`

const defensiveFire = { phase: 'defensiveFire', attacker: 'axis', rows: 14, columns: 14, year: 1943, month: 6 } as const

example(
  'EX-18b EX-18c SK-7.9-02 SK-7.7-06 SK-3.2.4-67 a KV-1 turns its turret and hits the front of the turret: Possible Shock, which the crew withstands',
  (seat) => {
    const t = seat(table(HILL, defensiveFire))
    gun(t, 'kv', 'G5', { ca: 2 }).rolls(1, 2).rolls(4, 4).rolls(4, 3)
    expect(lastShot(t)).toMatchObject({
      th: 10,
      labels: ['Case 13: buttoned up +1', 'Case 8: turned by 1 hexspine +2', 'Smoke in F4 +2', 'Case 24: moving vehicle +2'],
      final: 10,
      hit: true,
    })
    expect(lastKill(t)).toBe('AP 76L in the front of the turret: 13 - 6 = 7, possibleShock')
    expect(t.u('pz').vehicle).toMatchObject({ shock: 'none', immobilized: false })
    expect(t.u('kv').vehicle).toMatchObject({ vca: 3, tca: 2 })
    t.asks('allied', 'defensiveFire')
  },
)

example('EX-18b EX-18d SK-7.9-03 SK-7.10-05 with the coloured die higher the hull is hit, in the rear: immobilized', (seat) => {
  const t = seat(table(HILL, defensiveFire))
  gun(t, 'kv', 'G5', { ca: 2 }).rolls(2, 1).rolls(6, 5)
  expect(lastKill(t)).toBe('AP 76L in the rear of the hull: 13 +1 rear - 3 = 11, immobilized')
  expect(t.u('pz').vehicle!.immobilized).toBe(true)
  t.asks('allied', 'defensiveFire')
})

example('EX-18m SK-7.2-04 a KV-1 does not fire its gun while its crew is exposed', (seat) => {
  const t = seat(table(HILL.replace('tca3', 'tca3 CE'), defensiveFire))
  mayNotGun(t, 'kv', 'G5', { rule: '7.2', message: /crew is exposed/ }, { ca: 2 })
  t.asks('allied', 'defensiveFire')
})
