import { describe, expect, test } from 'vitest'
import { shotOf } from '../../../test/fire.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { columnIndex, FP_UNIT, IFT_COLUMNS, iftResult } from '../../data/ift.ts'
import type { Status } from '../../data/statuses.ts'
import { figureBlow } from '../../fire/blow.ts'
import { attackFrom } from '../../fire/declaration.ts'
import { figure } from '../../fire/resolution.ts'
import type { Module } from '../../hooks.ts'
import { withModule } from '../../scenario/begin.ts'
import type { AslskState } from '../../state.ts'
import { COLUMN_CALIBRES, COLUMN_OWNERS, MOST_KIA, UNARMORED_KILL } from './data.ts'
import { heavyPayload } from './rules.ts'

const prep = { phase: 'prepFire', attacker: 'allied', rows: 12, columns: 8, modules: ['fire-card'] } as const
const BOARD = 'C3 US: a=6-6-6    C5 German: x=4-6-7    A11 US: 8-0    H11 German: 8-0'

/** The unit of this name is so, so often. */
function being(t: AslskTable, name: string, status: Status, times = 1): AslskState {
  const who = t.unit(name)
  const module: Module = {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    attacks: [{ kind: 'overrun', rule: 'X', aimed: false, tem: false, hindrance: false, blast: false }],
    hooks: { statuses: [(_, unit, asked) => (unit.id === who && asked === status ? times : 0)] },
  }
  return withModule(t.state, module)
}

/** FP and DRM of a shot of a at the hex. */
function shot(t: AslskTable, s: AslskState, at = 'C5') {
  const declared = shotOf(t, at, 'a') as Parameters<typeof attackFrom>[2]
  const figured = figure(s, attackFrom(s, { when: 'prepFire', side: 'allied', expenditure: null }, declared))
  return { fp: figured.fp64 / FP_UNIT, drm: figured.groups[0]!.drm }
}

/** DRM of a blow of this kind at x. */
function blow(t: AslskTable, s: AslskState, kind: string, name = 'x') {
  return figureBlow(s, { kind, when: 'prepFire', by: 'allied', at: t.u(name).at, targets: [t.unit(name)], fp: 8 }).groups[0]!.drm
}

describe('the table', () => {
  test('AID-IFT-01 every column has its calibre', () => {
    expect(IFT_COLUMNS.map((fp, i) => `${fp}:${COLUMN_CALIBRES[i]}`).join(' ')).toBe(
      '1:20 2:30 4:37 6:50 8:60 12:70 16:80 20:100 24:120 30:150 36:200',
    )
  })

  test('AID-IFT-02 results from a Final DR of 0 or less to 15 or more: the eighteen look-ups of the card', () => {
    const looked =
      '16/10 NMC, 2/4 1MC, 4/4 1MC, 16/7 2MC, 12/7 1MC, 8/10 -, 8/7 1MC, 2/1 1KIA, 8/9 PTC, 4/9 -, 6/3 K/2, 12/9 NMC, 1/3 1MC, 8/9 PTC, 20/7 2MC, 8/5 2MC, 8/3 K/2, 8/9 PTC'
    for (const look of looked.split(', ')) {
      const [, fp, dr, code] = /^(\d+)\/(\d+) (.+)$/.exec(look) as unknown as [string, string, string, string]
      expect(iftResult(columnIndex(Number(fp) * FP_UNIT), Number(dr)).code, look).toBe(code)
    }
    expect(iftResult(10, -3).code).toBe('7KIA')
    expect(iftResult(10, 15).code).toBe('PTC')
    expect(iftResult(9, 99).code).toBe('-')
  })

  test('AID-IFT-03 every attack stands over the column of its FP', () => {
    expect(Object.entries(COLUMN_OWNERS).map(([fp, owners]) => `${fp} ${owners.join(' ')}`)).toEqual([
      '1 backblast ATR',
      '4 MOL',
      '6 A-P mines',
      '8 A-P mines',
      '12 A-P mines PFk C37',
      '16 PF sN',
      '20 C75',
      '24 C105',
      '30 DC',
      '36 A-T mine Set DC',
    ])
    for (const fp of Object.keys(COLUMN_OWNERS)) expect(IFT_COLUMNS).toContain(Number(fp))
  })

  test('AID-IFT-04 unarmored vehicles are destroyed by 3 in the first column to 13 in the last; no more of them than its highest KIA', () => {
    expect(UNARMORED_KILL).toEqual(IFT_COLUMNS.map((_, column) => column + 3))
    expect(MOST_KIA).toEqual(IFT_COLUMNS.map((_, column) => iftResult(column, 0).n))
  })
})

describe('who fires', () => {
  for (const { title, status } of [
    { title: 'AID-IFT-07 in a stream has half his FP', status: 'inStream' },
    { title: 'AID-IFT-29 and fords has half his FP', status: 'fording' },
    { title: 'AID-IFT-30 from marsh has half his FP', status: 'inMarsh' },
    { title: 'AID-IFT-09 mounted has half his FP', status: 'mounted' },
  ] as const)
    test(title, () => {
      const t = table(BOARD, prep)
      expect(shot(t, being(t, 'a', status)).fp).toBe(3)
      expect(shot(t, t.state).fp).toBe(6)
    })

  for (const { title, status } of [
    { title: 'AID-IFT-15 and is Encircled adds one', status: 'encircled' },
    { title: 'AID-IFT-42 from wire adds one', status: 'wire' },
  ] as const)
    test(title, () => {
      const t = table(BOARD, prep)
      expect(shot(t, being(t, 'a', status)).drm).toBe(1)
    })

  test('AID-IFT-36 adds one for each squad too many in his hex', () => {
    const t = table(BOARD, prep)
    expect(shot(t, being(t, 'a', 'overstacked', 2)).drm).toBe(2)
  })

  test('AID-IFT-34 has no PBF at an adjacent hex two levels up', () => {
    const fp = (level: number) => {
      const t = table(`C3 US: a=6-6-6    C4 level ${level}; German: x=4-6-7    A11 US: 8-0`, prep)
      return shot(t, t.state, 'C4').fp
    }
    expect([fp(0), fp(1), fp(2)]).toEqual([12, 12, 6])
  })

  test('AID-IFT-34 AID-LOS-14 which the card of sight says too, and counts once with it', () => {
    const t = table('C3 US: a=6-6-6    C4 level 2; German: x=4-6-7    A11 US: 8-0', { ...prep, modules: ['fire-card', 'los-full'] })
    expect(shot(t, t.state, 'C4').fp).toBe(6)
  })

  test('AID-IFT-12 has -1 for every 8 FP beyond the last column', () => {
    expect([36, 43, 44, 52].map((fp) => heavyPayload(fp * FP_UNIT)?.value ?? 0)).toEqual([0, 0, -1, -2])
    const t = table(BOARD, prep)
    const fired = figureBlow(t.state, { kind: 'charge', when: 'prepFire', by: 'allied', at: t.u('x').at, targets: [t.unit('x')], fp: 52 })
    expect(fired.groups[0]!.drm).toBe(-2)
  })
})

describe('who is fired at', () => {
  for (const { title, status, drm } of [
    { title: 'AID-IFT-11 with a squad too many in his hex is hit with -1', status: 'overstacked', drm: -1 },
    { title: 'AID-IFT-14 on horseback is hit with -2', status: 'cavalry', drm: -2 },
    { title: 'AID-IFT-38 on a motorcycle is hit with -1', status: 'motorcycle', drm: -1 },
  ] as const)
    test(title, () => {
      const t = table(BOARD, prep)
      expect(shot(t, being(t, 'x', status)).drm).toBe(drm)
    })

  test('AID-IFT-39 AID-IFT-44 by an overrun: Infantry in Open Ground with -1, a vehicle in Motion with +2', () => {
    const t = table(
      'C3 US: a=6-6-6    C5 German: x=4-6-7    D5 woods; German: y=4-6-7    E9 German: tank=ge-pzivh MOTION    A11 US: 8-0',
      prep,
    )
    const s = being(t, 'a', 'wire')
    expect([blow(t, s, 'overrun'), blow(t, s, 'overrun', 'y'), blow(t, s, 'overrun', 'tank')]).toEqual([-1, 0, 2])
  })

  test('AID-IFT-08 who fords or is in marsh suffers half of high explosives', () => {
    const t = table(BOARD, prep)
    const s = being(t, 'x', 'inMarsh')
    const [halves] = s.setting.modules.flatMap(({ hooks }) => hooks?.targetFactors ?? [])
    const he = {
      when: 'prepFire',
      means: 'ordnance',
      by: 'allied',
      at: t.u('x').at,
      targets: [],
      firers: [],
      directors: [],
      expenditure: null,
    } as const
    expect(halves!(s, { ...he, highExplosive: true }, t.u('x'))).toEqual({ num: 1, den: 2 })
    expect(halves!(s, he, t.u('x'))).toBeUndefined()
    expect(halves!(t.state, { ...he, highExplosive: true }, t.u('x'))).toBeUndefined()
  })
})
