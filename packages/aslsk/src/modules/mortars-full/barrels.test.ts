import { describe, expect, test } from 'vitest'
import { stepOf } from '../../../test/moves.ts'
import { lastShot, mayNotShell, shell, shotAt } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { toHitNumber } from '../../data/to-hit.ts'
import { airBurst } from '../../ordnance/effect.ts'
import { isTwofold } from '../../ordnance/luck.ts'
import { shotFrom } from '../../ordnance/shot.ts'
import { aimed } from '../../ordnance/to-hit.ts'
import { withModule } from '../../scenario/begin.ts'
import { weaponTypeOf } from '../../units/units.ts'

const SPARE = 'A1 German: spare=4-6-7    A20 US: far=6-6-6'
const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12, modules: ['mortars-full', 'fire-card'] }
const at = (text: string, more: TableOptions = {}) => {
  const t = table(`${SPARE}    ${text}`, { ...prep, ...more })
  if (t.asked.kind === 'choice') t.answer('choice', { type: 'pass' })
  return t
}
const mortar = (target: string, type = 'ge-MTR81s ca2', place = '') => at(`D3 ${place} German: c=2-2-8 crew, m=${type}    ${target}`)
const att = { target: 'att' } as const
const attack = (t: AslskTable) =>
  t.game.events.map(({ event }) => event).findLast(({ type }) => type === 'attack') as unknown as {
    column: number
    final: number
    modifiers: { label: string; value: number }[]
  }
const RANGES = [6, 12, 18, 24, 30, 36, 42, 48, 54, 55]

describe('numbers', () => {
  test('AID-MTR-09 Mortars hit with 7 up to 24 hexes, 6 up to 36, 5 up to 48 and 4 beyond', () => {
    const row = RANGES.map((range) => toHitNumber('att', false, range, { caliber: 81, length: '*' }))
    expect(row).toEqual([7, 7, 7, 7, 6, 6, 5, 5, 4, 4])
  })

  test('AID-MTR-10 up to 57 mm and up to 40 mm less from 13 hexes on; Smoke +2 up to 12', () => {
    const change = (caliber: number) =>
      RANGES.map(
        (range) =>
          toHitNumber('att', false, range, { caliber, length: '*' }) - toHitNumber('att', false, range, { caliber: 81, length: '*' }),
      )
    expect(change(50)).toEqual([0, 0, -1, -1, -2, -2, -3, -3, -4, -4])
    expect(change(40)).toEqual([0, 0, -2, -2, -3, -3, -4, -4, -5, -5])
    const t = table('A20 German: far=4-6-7    D3 British: c=2-2-8 crew, m=br-MTR76s ca2    D9 German: x=4-6-7', {
      ...prep,
      attacker: 'allied',
    })
    shell(t, 'm', 'D9', { ...att, ammo: 'smoke' }).rolls(2, 3)
    expect(lastShot(t).th).toBe(9)
  })

  test('AID-MTR-11 half the FP over an area, twice all of it for a Critical Hit, -1 for every 8 FP beyond the last column', () => {
    const t = mortar('D9 US: x=6-6-6')
    shell(t, 'm', 'D9', att).rolls(2, 3).rolls(6, 6)
    expect(attack(t)).toMatchObject({ column: 8, final: 12 })
    const big = table(
      'A1 Russian: spare=4-4-7    A20 German: far=4-6-7    D3 Russian: c=2-2-8 crew, m=ru-MTR160s ca2    D23 German: x=4-6-7',
      {
        ...prep,
        attacker: 'allied',
        rows: 26,
      },
    )
    if (big.asked.kind === 'choice') big.answer('choice', { type: 'pass' })
    shell(big, 'm', 'D23', att).rolls(1, 1).rolls(6, 6).rolls(6, 6)
    expect(attack(big)).toMatchObject({ column: 36, final: 9, modifiers: [{ label: 'heavy payload', value: -3 }] })
  })

  test('AID-MTR-13 shells from above strike turret or hull by the dice of their effect', () => {
    const struck = (coloured: number, white: number) => {
      const t = mortar('D9 US: x=am-M4A3')
      shell(t, 'm', 'D9', att).rolls(1, 4).rolls(coloured, white)
      const { shock, immobilized } = t.u('x').vehicle!
      return [shock, immobilized]
    }
    expect([struck(1, 2), struck(2, 1)]).toEqual([
      ['shocked', false],
      ['none', true],
    ])
  })

  test('AID-MTR-14 a Critical Hit has twice the full FP with cover turned round, and at a vehicle no cover at all', () => {
    const men = mortar('D9 stone building; US: x=6-6-6')
    shell(men, 'm', 'D9', att).rolls(1, 1).rolls(6, 6).rolls(1, 1)
    expect(attack(men)).toMatchObject({ column: 30, modifiers: [{ value: -3 }] })
    const tank = mortar('D9 woods; US: x=am-M4A3')
    shell(tank, 'm', 'D9', att).rolls(1, 1).rolls(6, 6)
    expect(attack(tank).modifiers).toEqual([])
  })

  test('AID-MTR-50 the exposed crew of a vehicle is attacked besides', () => {
    const t = mortar('D9 US: x=am-M4A3 CE')
    shell(t, 'm', 'D9', att).rolls(2, 3).rolls(6, 6)
    t.saw({ type: 'attack', rule: '7.11' })
    t.saw({ type: 'attack', rule: '7.12', column: 8 })
  })
})

describe('where and when they fire', () => {
  test('not from buildings, dense jungle or bamboo', () => {
    for (const place of ['stone building', 'dense jungle', 'bamboo']) {
      const t = at(`D3 ${place}; German: c=4-6-7, m=ge-MTR50    D9 US: x=6-6-6`)
      mayNotShell(t, 'm', 'D9', { rule: '6.9' }, att)
    }
  })

  test('AID-MTR-21 from foxholes and trenches', () => {
    for (const type of ['foxhole', 'trench'] as const) {
      const t = at(`D3 German: c=2-2-8 crew at-${type}, m=ge-MTR81s ca2    D9 US: x=6-6-6`, {
        modules: ['mortars-full', 'entrenchments'],
        places: [{ type, at: 'D3' }] as never,
      })
      expect(t.game.problems('axis', shotAt(t, 'm', 'D9', att))).toEqual([])
    }
  })

  test('AID-MTR-42 a Mortar keeps its rate with Smoke and at areas', () => {
    const t = table('A20 German: far=4-6-7    D3 British: c=2-2-8 crew, m=br-MTR76s ca2    D9 German: x=4-6-7', {
      ...prep,
      attacker: 'allied',
    })
    shell(t, 'm', 'D9', { ...att, ammo: 'smoke' }).rolls(1, 3)
    expect(t.w('m').keptRate).toBe(true)
  })

  test('AID-MTR-44 AID-ISQA-22 one that has moved does not fire in the AFPh', () => {
    const t = at('D3 German: c=4-6-7, m=ge-MTR50    D9 US: x=6-6-6', { phase: 'movement' })
    t.answer('move', stepOf(t, 'c', 'D4'))
    for (let i = 0; i < 6 && t.asked.kind !== 'advancingFire'; i++)
      t.answer(t.asked.kind, t.asked.kind === 'firstFire' ? { type: 'hold' } : { type: 'end' })
    mayNotShell(t, 'm', 'D9', { rule: '3.5', message: /has moved/ }, att)
  })

  test('no rate in the AFPh, when pinned, or with a Gun that is no Mortar at an area', () => {
    const kept = (crew: string, more: TableOptions) => {
      const t = at(`D3 German: c=2-2-8 crew ${crew}, m=ge-MTR81s ca2    D9 US: x=6-6-6`, more)
      shell(t, 'm', 'D9', att).rolls(3, 6)
      return t.w('m').keptRate
    }
    expect([kept('', {}), kept('pinned', {}), kept('', { phase: 'advancingFire' })]).toEqual([true, false, false])
    const gun = at('D3 German: c=2-2-8 crew, m=ge-AT75L ca2    D9 US: x=6-6-6')
    shell(gun, 'm', 'D9', att).rolls(1, 6).rolls(6, 6)
    expect(gun.w('m').keptRate).toBe(false)
  })

  test('AID-OAQ-08 a Gun has neither Subsequent First Fire nor Final Protective Fire', () => {
    const t = table('D3 German: c=2-2-8 crew first, m=ge-MTR81s ca2 first    D6 US: x=6-6-6    A20 US: far=6-6-6', {
      ...prep,
      phase: 'movement',
      attacker: 'allied',
    })
    t.answer('move', stepOf(t, 'x', 'D5'))
    t.refuses('axis', shotAt(t, 'm', 'D5', att), { rule: '3.2.4', message: /lost its rate/ })
  })

  test('AID-ASOP-122 in the DFPh the DEFENDER turns a Gun that could still fire', () => {
    const t = at('D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    D9 US: x=6-6-6', { phase: 'defensiveFire', attacker: 'allied' })
    t.answer('defensiveFire', { type: 'turn', weapon: t.weapon('m'), ca: 3 })
    expect(t.w('m').ordnance!.ca).toBe(3)
  })
})

describe('grenade launchers', () => {
  const type89 = (more: string) => {
    const t = table(`A20 US: far=6-6-6    E5 Japanese: a=ja-1-4-4-7, m=ja-MTR50    ${more}`, prep)
    if (t.asked.kind === 'choice') t.answer('choice', { type: 'pass' })
    return t
  }
  const kept = (hex: string, coloured: number, more: object = {}) => {
    const t = type89(`${hex} US: x=6-6-6`)
    shell(t, 'm', hex, { ...att, ...more }).rolls(coloured, 6)
    if (coloured === 1) t.rolls(6, 6)
    return t.w('m').keptRate
  }

  test('AID-MTR-28 the Type 89 reaches 1 to 16 hexes with a rate of 2, of 1 and without Air Bursts up to 2', () => {
    expect([kept('E8', 2), kept('E7', 2), kept('E7', 1)]).toEqual([true, false, true])
    const t = type89('E7 woods; US: x=6-6-6')
    shell(t, 'm', 'E7', att).rolls(4, 1).rolls(6, 6)
    expect(attack(t).modifiers.map(({ label }) => label)).toEqual(['woods in E7'])
    mayNotShell(type89('E8 US: x=6-6-6'), 'm', 'L20', { message: /reaches 16/ }, att)
  })

  test('AID-MTR-30 the Chinese Type 89 is the same launcher', () => {
    const t = mortar('D9 US: x=6-6-6')
    const barrel = weaponTypeOf(t.state, t.w('m')).barrel!
    const made = (type: string) => t.state.setting.hooks.barrels.reduce((is, change) => change(t.state, { ...t.w('m'), type }, is), barrel)
    expect([made('ch-MTR50').launcher, made('ge-MTR50').launcher]).toEqual([true, undefined])
  })

  test('AID-MTR-29 the Chinese Type 27 of 40 mm has no Air Bursts, and doubles that hit are two rolls of which one counts', () => {
    const t = mortar('D9 woods; US: x=6-6-6', 'ge-MTR50')
    const s = withModule(t.state, {
      id: 'trial',
      title: 'Trial',
      sentence: 'A trial.',
      hooks: {
        barrels: [
          (_, weapon, barrel) => t.state.setting.hooks.barrels[0]!(t.state, { ...weapon, type: 'ch-MTR40' }, { ...barrel, caliber: 40 }),
        ],
      },
    })
    const shot = shotFrom(s, { when: 'prepFire', side: 'axis', expenditure: null }, shotAt(t, 'm', 'D9', att))!
    expect(airBurst(s, shot)).toBe(null)
    const roll = (coloured: number, white: number) => isTwofold(s, shot, { coloured, white, total: coloured + white }, false)
    expect([
      roll(3, 3),
      roll(3, 2),
      isTwofold(t.state, shotFrom(t.state, shot.occasion, shotAt(t, 'm', 'D9', att))!, { coloured: 3, white: 3, total: 6 }, false),
    ]).toEqual([true, false, false])
  })

  test('AID-MTR-46 its white phosphorus reaches 5 hexes with a rate of 1 and without Air Bursts, and is always Dispersed', () => {
    expect([kept('E8', 2, { ammo: 'wp' })]).toEqual([false])
    mayNotShell(type89('E11 US: x=6-6-6'), 'm', 'E11', { rule: '6.2' }, { ...att, ammo: 'wp' })
    const far = type89('E10 woods; US: x=6-6-6')
    expect(far.game.problems('axis', shotAt(far, 'm', 'E10', { ...att, ammo: 'wp' }))).toEqual([])
    const wp = shotFrom(far.state, { when: 'prepFire', side: 'axis', expenditure: null }, shotAt(far, 'm', 'E10', { ...att, ammo: 'wp' }))!
    expect([airBurst(far.state, wp), airBurst(far.state, { ...wp, ammo: 'he' })]).toEqual([null, expect.anything()])
    const t = type89('E8 US: x=6-6-6')
    shell(t, 'm', 'E8', { ...att, ammo: 'wp' })
      .rolls(4, 1)
      .rolls(1, 1)
    t.saw({ type: 'smokeLaid', hindrance: 1 })
  })

  test('AID-MTR-47 its Smoke reaches 3 to 10 hexes', () => {
    const refused = (hex: string) => {
      const t = type89(`${hex} US: x=6-6-6`)
      return t.game.problems('axis', shotAt(t, 'm', hex, { ...att, ammo: 'smoke' })).length
    }
    expect([refused('E7'), refused('E8'), refused('E15'), refused('E16')]).toEqual([1, 0, 0, 1])
  })
})

test('AID-MTR-43 AID-ACQ-29 who is out of sight in the hex is hit with whoever in sight is hardest to hit', () => {
  const t = at('D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    D9 US: x=6-6-6, k=2-2-7 crew, g=am-AT57L ca5; US: p=6-6-6 in-pillbox', {
    modules: ['mortars-full', 'pillboxes'],
    places: [{ type: 'pillbox', at: 'D9', squads: 1, spine: 5, ca: 3, nca: 5 }],
  })
  const inside = t.u('p').at
  const s = withModule(t.state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { veils: [(_, __, to) => (to === inside ? { rule: 'X', reason: 'unseen' } : undefined)] },
  })
  const drm = (state: typeof s) => {
    const { groups } = aimed(state, shotFrom(state, { when: 'prepFire', side: 'axis', expenditure: null }, shotAt(t, 'm', 'D9', att))!)
    return groups.find(({ units }) => units.some(({ id }) => id === t.unit('p')))!.drm
  }
  expect([drm(t.state), drm(s)]).toEqual([0, 1])
})
