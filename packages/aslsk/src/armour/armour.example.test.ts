import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { gun, gunShot, lastKill, mayNotGun } from '../../test/armour.ts'
import { hold } from '../../test/moves.ts'
import { acquired, lastShot, shell } from '../../test/ordnance.ts'
import { type AslskTable, table } from '../../test/table.ts'
import { act, go, v } from '../../test/vehicles.ts'
import type { ShotPreview } from '../ordnance/preview.ts'

/** The rulebook's KV-1 on its hill, and the PzKpfw IIIN of its first figure, which comes round the orchards. */
const FIGURE = `
  A9 Russian: 4-4-7    A1 German: own=4-6-7    C6 German: pz=ge-pziiin vca0 CE    C5 road NE    D4 orchard; road SW    E4 orchard
  E3 level 1; Russian: kv=ru-KV1M41 vca3 tca3    G5 level 1`
const germanMove = { phase: 'movement', attacker: 'axis', rows: 12, columns: 12, year: 1943, month: 6 } as const

/** As far as F4, with Smoke there. */
function toSmoke(t: AslskTable): void {
  go(t, 'start', 'pz')
  go(t, 'drive', 'pz', { to: 'C5' })
  go(t, 'pivot', 'pz', { vca: 1 })
  go(t, 'drive', 'pz', { to: 'D4' })
  go(t, 'drive', 'pz', { to: 'E5' })
  go(t, 'drive', 'pz', { to: 'F4' })
  t.answer('move', act(t, 'dispense', 'pz', { kind: 'sD', to: 'F4' })).rolls(3, 4)
  hold(t)
  go(t, 'hatch', 'pz', { exposed: false })
}

/** Up the hill to G5, where the KV-1 sees it. */
function toHill(t: AslskTable): void {
  toSmoke(t)
  t.answer('move', act(t, 'drive', 'pz', { to: 'G5', tca: 5 }))
}

const MAIN = { kv: 'ru-KV1M41:main', pz: 'ge-pziiin:main' } as const
const acquiredBy = (t: AslskTable, who: keyof typeof MAIN) => {
  const found = t.state.weapons.find(({ type }) => type === MAIN[who])!.ordnance!.acquired
  return found && `${t.state.setting.map.grid.idOf(found.at)} ${found.drm}`
}

example('EX-18a with the orchards in season nobody sees the other before the hill', (seat) => {
  const t = seat(table(FIGURE, germanMove))
  toSmoke(t)
  expect(t.asked.kind).toBe('move')
  t.answer('move', act(t, 'drive', 'pz', { to: 'G5', tca: 5 }))
  t.asks('allied', 'firstFire')
})

example(
  'EX-18b EX-18c SK-7.9-02 SK-7.7-06 SK-3.2.4-52 SK-3.2.4-67 SK-3.2.4-30 the KV-1 turns its turret and hits the front of the turret: Possible Shock, which the crew withstands',
  (seat) => {
    const t = seat(table(FIGURE, germanMove))
    toHill(t)
    gun(t, 'kv', 'G5', { ca: 2 }).rolls(1, 2).rolls(4, 4).rolls(4, 3)
    expect(lastShot(t)).toMatchObject({
      th: 10,
      labels: ['Case 13: buttoned up +1', 'Case 8: turned by 1 hexspine +2', 'Smoke in F4 +2', 'Case 24: moving vehicle +2'],
      final: 10,
      hit: true,
    })
    expect(lastKill(t)).toBe('AP 76L in the front of the turret: 13 - 6 = 7, possibleShock')
    expect(v(t, 'pz')).toMatchObject({ shock: 'none', immobilized: false })
    expect(v(t, 'kv')).toMatchObject({ vca: 3, tca: 2 })
    expect(acquiredBy(t, 'kv')).toBe('G5 -1')
    t.asks('allied', 'firstFire')
  },
)

example('EX-18b with the coloured die the higher it would be the rear of the hull', (seat) => {
  const t = seat(table(FIGURE, germanMove))
  toHill(t)
  gun(t, 'kv', 'G5', { ca: 2 }).rolls(2, 1).rolls(6, 6).rolls(1, 1)
  expect(lastKill(t)).toBe('AP 76L in the rear of the hull: 13 +1 rear - 3 = 11, possibleShock')
  t.asks('allied', 'firstFire')
})

/** The KV-1 has fired once and Shocked nobody, then with Intensive Fire, which immobilized the PzKpfw IIIN. */
function immobilized(t: AslskTable): void {
  toHill(t)
  gun(t, 'kv', 'G5', { ca: 2 }).rolls(1, 2).rolls(4, 4).rolls(4, 3)
  gun(t, 'kv', 'G5', { intensive: true }).rolls(2, 2).rolls(5, 6)
}

example(
  'EX-18d SK-7.9-03 SK-7.10-05 Intensive Fire: doubles hit the hull, its rear is one worse off, and an equal roll immobilizes',
  (seat) => {
    const t = seat(table(FIGURE, germanMove))
    immobilized(t)
    expect(lastShot(t)).toMatchObject({
      labels: [
        'Case 13: buttoned up +1',
        'Case 9: Intensive Fire +2',
        'Case 20: acquired -1',
        'Smoke in F4 +2',
        'Case 24: moving vehicle +2',
      ],
      final: 10,
    })
    expect(lastKill(t)).toBe('AP 76L in the rear of the hull: 13 +1 rear - 3 = 11, immobilized')
    expect(v(t, 'pz')).toMatchObject({ immobilized: true, motion: false, started: false })
    expect(acquiredBy(t, 'kv')).toBe('G5 -2')
    t.asks('axis', 'move')
  },
)

example(
  'EX-18e SK-3.5-04 SK-6.10-04 in the AFPh the PzKpfw IIIN fires HEAT back as Bounding Fire, misses and has not run out of it',
  (seat) => {
    const t = seat(table(FIGURE, germanMove))
    immobilized(t)
    t.answer('move', { type: 'end' })
    t.answer('defensiveFire', { type: 'end' })
    gun(t, 'pz', 'E3', { ammo: 'heat' }).rolls(3, 2)
    expect(lastShot(t)).toMatchObject({
      th: 10,
      labels: ['Case 13: buttoned up +1', 'Case 14: Bounding Fire +4', 'Smoke in F4 +2', 'Case 22: large -1'],
      final: 11,
      hit: false,
    })
    expect(acquiredBy(t, 'pz')).toBe('E3 -1')
    t.asks('axis', 'advancingFire')
  },
)

example('EX-18k SK-2.0-21 one that has not stopped counts its lower die twice', (seat) => {
  const t = seat(
    table(
      FIGURE.replace('C6 German: pz=ge-pziiin vca0 CE', 'G5 German: pz=ge-pziiin vca1 tca5 motion').replace('G5 level 1', 'G5 level 1') +
        '    F4 smoke 2',
      { ...germanMove, phase: 'advancingFire' },
    ),
  )
  gun(t, 'pz', 'E3', { ammo: 'heat' }).rolls(4, 1)
  expect(lastShot(t)).toMatchObject({ final: 12, hit: false })
  t.asks('axis', 'advancingFire')
})

example('EX-18l SK-3.3.2.2-01 SK-3.3.2.2-06 on the move it fires with the same DRM, and acquires nothing', (seat) => {
  const t = seat(table(FIGURE, germanMove))
  toHill(t)
  hold(t)
  go(t, 'halt', 'pz')
  t.decide('axis', 'move', gunShot(t, 'pz', 'E3', { ammo: 'heat' })).rolls(3, 2)
  expect(lastShot(t)).toMatchObject({
    th: 10,
    labels: ['Case 13: buttoned up +1', 'Case 14: Bounding Fire +4', 'Smoke in F4 +2', 'Case 22: large -1'],
    final: 11,
    hit: false,
  })
  expect(acquiredBy(t, 'pz')).toBeNull()
  t.asks('allied', 'firstFire')
})

/** A turn later: both have stopped and acquired each other. */
const LATER = `
  A9 Russian: 4-4-7    A1 German: own=4-6-7    D4 orchard    E4 orchard    F4 smoke 2
  E3 level 1; Russian: kv=ru-KV1M41 vca3 tca2, gunK=ru-KV1M41:main acq2@G5    G5 level 1; German: pz=ge-pziiin vca1 tca5, gunP=ge-pziiin:main acq1@E3`
const later = { ...germanMove, attacker: 'allied' } as const

example('EX-18f in its PFPh the KV-1 has +1', (seat) => {
  const t = seat(table(LATER, { ...later, phase: 'prepFire' }))
  gun(t, 'kv', 'G5').rolls(6, 5)
  expect(lastShot(t)).toMatchObject({
    th: 10,
    labels: ['Case 13: buttoned up +1', 'Case 20: acquired -2', 'Smoke in F4 +2'],
    final: 12,
  })
  expect(acquired(t, 'gunK')).toBe('G5 -2')
  t.asks('allied', 'prepFire')
})

example(
  'EX-18g SK-7.1-01 the PzKpfw IIIN in its DFPh: HEAT at the front of the turret 2, at the side of the hull 5; HE is worthless',
  (seat) => {
    const t = seat(table(LATER, { ...later, phase: 'defensiveFire' }))
    const finals = (ammo: 'heat' | 'he') => {
      const { odds } = t.game.open[0]!.question.preview!(gunShot(t, 'pz', 'E3', { ammo })) as ShotPreview
      return odds.branches.flatMap(({ outcome, kill }) =>
        kill && outcome === 'hit' ? [`${kill.place.aspect} ${kill.place.facing} ${kill.final}`] : [],
      )
    }
    expect(finals('heat')).toEqual(['turret front 2', 'hull side 5'])
    expect(finals('he')).toEqual(['turret front -4', 'hull side -1'])
    gun(t, 'pz', 'E3', { ammo: 'he' }).rolls(5, 5)
    expect(lastShot(t)).toMatchObject({
      labels: ['Case 13: buttoned up +1', 'Case 20: acquired -1', 'Smoke in F4 +2', 'Case 22: large -1'],
      final: 11,
    })
    t.asks('axis', 'defensiveFire')
  },
)

example('EX-18h SK-7.11-01 SK-7.11-03 SK-7.11-04 as an area: 7 to hit, half the FP, thick armour; K or one more cripples', (seat) => {
  const t = seat(table(LATER, { ...later, phase: 'defensiveFire' }))
  gun(t, 'pz', 'E3', { target: 'att', ammo: 'he' }).rolls(1, 2).rolls(1, 2)
  expect(lastShot(t)).toMatchObject({ th: 7, final: 4, hit: true })
  t.saw({
    type: 'attack',
    rule: '7.11',
    column: 6,
    modifiers: [{ rule: '7.11', label: 'thick armour', value: 1 }],
    final: 4,
    result: '2MC',
  })
  expect(v(t, 'kv').shock).toBe('shocked')
  t.asks('axis', 'defensiveFire')
})

example('EX-18h a hull hit immobilizes, and one more does nothing', (seat) => {
  const t = seat(table(LATER, { ...later, phase: 'defensiveFire' }))
  gun(t, 'pz', 'E3', { target: 'att', ammo: 'he' }).rolls(2, 1).rolls(1, 1)
  expect(v(t, 'kv')).toMatchObject({ immobilized: true, shock: 'none' })
  const other = seat(table(LATER, { ...later, phase: 'defensiveFire' }))
  gun(other, 'pz', 'E3', { target: 'att', ammo: 'he' }).rolls(2, 1).rolls(2, 2)
  expect(v(other, 'kv')).toMatchObject({ immobilized: false, shock: 'none' })
  t.asks('axis', 'defensiveFire')
  other.asks('axis', 'defensiveFire')
})

/** Out of season the tanks see each other from the start; the PzKpfw IIIN points at C5 and B5. */
const WINTER = FIGURE.replace('vca0 CE', 'vca5 CE')
const winter = { ...germanMove, month: 12 } as const

example(
  'EX-18i SK-3.2.4-65 SK-7.10-03 SK-7.12-02 SK-7.12-03 when it starts it is no moving target; between front and side its front is hit, and the crew is in danger too',
  (seat) => {
    const t = seat(table(WINTER, winter))
    t.answer('move', act(t, 'start', 'pz'))
    gun(t, 'kv', 'C6').rolls(4, 3).rolls(4, 4).rolls(4, 3)
    expect(lastShot(t)).toMatchObject({
      th: 10,
      labels: ['Case 13: buttoned up +1', 'bare orchard in E4 +1', 'bare orchard in D4 +1'],
      final: 10,
    })
    expect(lastKill(t)).toBe('AP 76L in the front of the hull: 13 - 6 = 7, possibleShock')
    t.saw({ type: 'attack', rule: '7.12', column: 2, modifiers: [{ label: 'crew exposed', value: 2 }], final: 10, result: '-' })
    t.asks('allied', 'firstFire')
  },
)

example('EX-18j with HE: TK 1, and 12 FP at the crew: NMC; 8 buttons up, failing Stuns, 12 is a STUN', (seat) => {
  for (const [dice, expected] of [
    [[4, 4], { exposed: false, stun: 'none', recalled: false }],
    [[4, 5], { exposed: false, stun: 'stunned', recalled: false }],
    [[6, 6], { exposed: false, stun: 'stunned', recalled: true }],
  ] as const) {
    const t = seat(table(WINTER, winter))
    t.answer('move', act(t, 'start', 'pz'))
    gun(t, 'kv', 'C6', { ammo: 'he' })
      .rolls(4, 1)
      .rolls(4, 3)
      .rolls(...dice)
    expect(lastKill(t)).toBe('HE 76L in the front of the hull: 7 - 6 = 1, none')
    t.saw({ type: 'attack', rule: '7.12', column: 12, final: 9, result: 'NMC' })
    expect(v(t, 'pz')).toMatchObject(expected)
    hold(t)
    t.asks('axis', 'move')
  }
})

example('EX-18m SK-7.2-04 a KV-1 does not fire its gun while its crew is exposed', (seat) => {
  const t = seat(table(LATER.replace('tca2,', 'tca2 CE,'), { ...later, phase: 'prepFire' }))
  mayNotGun(t, 'kv', 'G5', { rule: '7.2', message: /crew is exposed/ })
  t.asks('allied', 'prepFire')
})

example('EX-28c SK-7.1-04 the box around the 8 of a KV-1’s side makes the side of its turret 11', (seat) => {
  const side = (dice: readonly [number, number]) => {
    const t = seat(
      table('A1 German: spare=4-6-7, LMG    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D7 Russian: kv=ru-KV1M41 vca1 tca1', {
        ...germanMove,
        phase: 'prepFire',
      }),
    )
    shell(t, 'gun', 'D7', { target: 'vtt', ammo: 'ap' })
      .rolls(...dice)
      .rolls(6, 6)
    t.asks('axis', 'prepFire')
    return lastKill(t)
  }
  expect(side([2, 3])).toMatch(/side of the turret: .* - 11 = /)
  expect(side([3, 2])).toMatch(/side of the hull: .* - 8 = /)
})
