import { total } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { type AslskTable, table } from '../../../test/table.ts'
import { closeCombatColumn } from '../../data/close-combat.ts'
import type { Status } from '../../data/statuses.ts'
import { ambushOdds } from '../../phases/close-combat/ambush.ts'
import { combatResult, figureCombat } from '../../phases/close-combat/attack.ts'
import { withModule } from '../../scenario/begin.ts'
import type { AslskState } from '../../state.ts'
import { lockInMelee } from '../../units/melee.ts'
import { mayNotFight } from './modifiers.ts'

const combat = { phase: 'closeCombat', attacker: 'allied', rows: 8, columns: 8, modules: ['close-combat-full'] } as const
const MEN = 'E5 US: a=6-6-6; German: x=4-6-7    A1 US: 8-0    H7 German: 8-0'

/** The units of these names are so. */
function being(t: AslskTable, statuses: { readonly [name: string]: readonly Status[] }): AslskState {
  const ids = new Map(Object.entries(statuses).map(([name, list]) => [t.unit(name), list]))
  return withModule(t.state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, status) => (ids.get(unit.id) ?? []).filter((each) => each === status).length] },
  })
}

const drm = (s: AslskState, t: AslskTable, by: string, on: string) => figureCombat(s, { by: [t.unit(by)], on: [t.unit(on)] }).drm

describe('a DRM of Close Combat', () => {
  for (const { title, status, by, on } of [
    { title: 'AID-CCF-51 a hero attacks with -1', status: 'hero', by: -1, on: 0 },
    { title: 'AID-CCF-52 Gurkhas attack men with -1', status: 'gurkha', by: -1, on: 0 },
    { title: 'AID-CCF-60 who is on wire is attacked with -1 and attacks with +1', status: 'wire', by: 1, on: -1 },
  ] as const)
    test(title, () => {
      const t = table(MEN, combat)
      expect([drm(t.state, t, 'a', 'x'), drm(being(t, { a: [status] }), t, 'a', 'x'), drm(being(t, { x: [status] }), t, 'a', 'x')]).toEqual(
        [0, by, on],
      )
    })

  test('AID-CCF-56 Crest, skis and trucks: -2 on them, +2 by them', () => {
    const t = table(MEN, combat)
    for (const status of ['crest', 'skis', 'truckPassenger'] as const) {
      expect(drm(being(t, { a: [status] }), t, 'a', 'x')).toBe(2)
      expect(drm(being(t, { x: [status] }), t, 'a', 'x')).toBe(-2)
    }
  })

  test('AID-CCF-61 on a Bank or on Panji: -1 on them, +1 by them', () => {
    const t = table(MEN, combat)
    for (const status of ['bank', 'panji'] as const) {
      expect(drm(being(t, { a: [status] }), t, 'a', 'x')).toBe(1)
      expect(drm(being(t, { x: [status] }), t, 'a', 'x')).toBe(-1)
    }
  })

  test('AID-CCF-64 each squad too many: -1 on it, +1 by it', () => {
    const t = table(MEN, combat)
    expect(drm(being(t, { a: ['overstacked', 'overstacked'] }), t, 'a', 'x')).toBe(2)
    expect(drm(being(t, { x: ['overstacked', 'overstacked'] }), t, 'a', 'x')).toBe(-2)
  })

  test('AID-CCF-49 a concealed unit is attacked with half the FP, and who guards prisoners attacks with half', () => {
    const t = table(MEN, combat)
    const fp = (s: AslskState) => figureCombat(s, { by: [t.unit('a')], on: [t.unit('x')] }).attack[0]!.fp64 / 64
    expect(fp(t.state)).toBe(6)
    expect(fp(being(t, { a: ['guarding'] }))).toBe(3)
    const s = being(t, {})
    s.units[t.unit('x')]!.concealed = true
    expect(fp(s)).toBe(3)
  })
})

describe('against a vehicle', () => {
  const TANK = 'E5 Russian: r=4-4-7; German: tank=ge-pzivh    A1 Russian: 8-0'
  const labels = (text: string) => {
    const t = table(text, combat)
    return figureCombat(t.state, { by: [t.unit('r')], on: [t.unit('tank')] }).modifiers.map(({ label, value }) => `${label} ${value}`)
  }

  test('AID-CCF-67 AID-CCF-72 AID-CCF-73 +2 in Motion, -1 with its crew exposed, -1 when it can’t move', () => {
    expect(labels(TANK)).toEqual([])
    expect(labels(TANK.replace('pzivh', 'pzivh MOTION'))).toEqual(['in Motion 2'])
    expect(labels(TANK.replace('pzivh', 'pzivh CE'))).toEqual(['crew exposed -1'])
    expect(labels(TANK.replace('pzivh', 'pzivh immobilized'))).toEqual(['Immobilized -1'])
  })

  test('AID-CCF-70 AID-CCV-30 its escort: +2 for each squad, +1 for each half squad or crew, unbroken and unpinned', () => {
    expect(labels(TANK.replace('pzivh', 'pzivh, g=4-6-7, h=2-4-7'))).toEqual(['escort 3'])
    expect(labels(TANK.replace('pzivh', 'pzivh, g=4-6-7 broken, h=2-4-7 pinned, l=8-0'))).toEqual([])
  })

  test('AID-CCF-68 an unarmored one is attacked with -3', () => {
    const t = table(TANK, combat)
    expect(drm(being(t, { tank: ['unarmored'] }), t, 'r', 'tank')).toBe(-3)
  })

  test('AID-CCF-58 one on a narrow street attacks with +1', () => {
    const t = table(TANK, combat)
    expect(drm(being(t, { tank: ['narrowStreet'] }), t, 'tank', 'r')).toBe(1)
  })

  test('AID-CCF-78 it attacks with its FP to their CCV as odds, on the usual numbers', () => {
    const t = table(TANK, combat)
    const { odds, kill, handToHand } = figureCombat(t.state, { by: [t.unit('tank')], on: [t.unit('r')] })
    expect({ odds, kill, handToHand }).toEqual({ odds: '1-1', kill: 5, handToHand: false })
  })

  test('AID-CCV-31 what counts is added up: in Motion, with its crew exposed and an escort, attacked by a hero', () => {
    const t = table(TANK.replace('pzivh', 'pzivh MOTION CE, g=4-6-7'), combat)
    expect(drm(being(t, { r: ['hero'] }), t, 'r', 'tank')).toBe(2 - 1 + 2 - 1)
  })
})

test('AID-CCF-47 AID-IFT-17 EX-AID-85 the kill numbers go from 0 under 1-8 to 13 over 10-1', () => {
  const kills = [
    [1, 9],
    [1, 8],
    [1, 6],
    [1, 4],
    [1, 2],
    [1, 1],
    [3, 2],
    [2, 1],
    [3, 1],
    [4, 1],
    [6, 1],
    [8, 1],
    [10, 1],
    [11, 1],
  ].map(([attack, defense]) => closeCombatColumn(attack!, defense!).kill)
  expect(kills).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('AID-CCF-38 Hand-to-Hand has numbers two higher, and none against a vehicle', () => {
  const t = table('E5 Japanese: j=ja-1-4-4-7; US: u=7-4-7, tank=am-M4A1    A2 US: 7-4-7', { ...combat, attacker: 'axis' })
  const men = figureCombat(t.state, { by: [t.unit('j')], on: [t.unit('u')] })
  expect([men.handToHand, men.kill]).toEqual([true, closeCombatColumn(4, 7).kill + 2])
  expect(figureCombat(t.state, { by: [t.unit('j')], on: [t.unit('tank')] })).toMatchObject({ handToHand: false, kill: 5 })
})

describe('ambush', () => {
  const WOODS = 'E5 woods; US: a=6-6-6; German: x=4-6-7    A1 US: 8-0    H7 German: 8-0'
  const odds = (text: string, statuses: Parameters<typeof being>[1] = {}) => {
    const t = table(text, { ...combat, phase: 'advance' })
    const s = being(t, statuses)
    s.units[t.unit('a')]!.advanced = true
    return ambushOdds(s, t.u('a').at)!
  }
  const labels = (modifiers: ReturnType<typeof odds>['attacker']) => modifiers.map(({ label, value }) => `${label} ${value}`)

  for (const { title, status, expected } of [
    { title: 'AID-CCF-15 above a Bank: +2', status: 'bank', expected: ['above a Bank 2'] },
    { title: 'AID-CCF-18 Lax: +1', status: 'lax', expected: ['Lax 1'] },
    { title: 'AID-CCF-19 on Panji: +1', status: 'panji', expected: ['on Panji 1'] },
    { title: 'AID-CCF-22 Stealthy: -1', status: 'stealthy', expected: ['Stealthy -1'] },
  ] as const)
    test(title, () => {
      expect(labels(odds(WOODS, { a: [status] }).attacker)).toEqual(expected)
      expect(labels(odds(WOODS).attacker)).toEqual([])
    })

  test('AID-CCF-17 CX, broken, pinned and berserk: +1 each, and who is berserk is Lax too', () => {
    const tired = WOODS.replace('x=4-6-7', 'x=4-6-7 CX, y=4-6-7 broken, z=4-6-7 pinned')
    expect(labels(odds(tired).defender)).toEqual(['CX 1', 'pinned 1', 'broken 1'])
    expect(labels(odds(WOODS, { x: ['berserk'] }).defender)).toEqual(['berserk 1', 'Lax 1'])
  })

  test('AID-CCF-14 AID-CCF-16 a vehicle: +2, and +1 each while it is buttoned up and while it is Stunned; Cavalry and a pillbox: +2', () => {
    const tank = (words: string) => labels(odds(WOODS.replace('x=4-6-7', `x=4-6-7, tank=ge-pzivh ${words}`)).defender)
    expect(tank('CE')).toEqual(['vehicle 2'])
    expect(tank('')).toEqual(['vehicle 2', 'buttoned up 1'])
    expect(tank('stunned')).toEqual(['vehicle 2', 'buttoned up 1', 'Stunned 1'])
    for (const status of ['cavalry', 'pillbox'] as const) expect(total(odds(WOODS, { x: [status] }).defender)).toBe(2)
  })

  test('AID-CCF-25 Lax are the Inexperienced, Italians who are no elite, berserk men and Human Waves', () => {
    const italian = (squad: string) => {
      const t = table(`E5 woods; US: a=6-6-6; Italian: x=${squad}    A1 US: 8-0`, { ...combat, phase: 'advance' })
      t.state.units[t.unit('a')]!.advanced = true
      return labels(ambushOdds(t.state, t.u('a').at)!.defender)
    }
    expect(italian('3-4-6')).toEqual(['Lax 1'])
    expect(labels(odds(WOODS, { a: ['humanWave'] }).attacker)).toEqual(['Lax 1'])
    expect(labels(odds(WOODS.replace('x=4-6-7', 'x=4-3-6')).defender)).toEqual(['Inexperienced 1'])
  })

  test('AID-CCF-26 Stealthy are ANZAC, Gurkhas, Finns, heroes, Commandos and partisans, in Good Order alone', () => {
    for (const status of ['anzac', 'gurkha', 'finn', 'hero', 'commando', 'partisan'] as const)
      expect(labels(odds(WOODS, { a: [status] }).attacker)).toEqual(['Stealthy -1'])
    expect(labels(odds(WOODS.replace('x=4-6-7', 'x=4-6-7 broken, y=4-6-7'), { x: ['finn'] }).defender)).toEqual(['broken 1'])
  })

  test('AID-IFT-28 EX-AID-103 a berserk pinned squad has +3, a concealed Stealthy one with an 8-1 has -4', () => {
    const t = table('E5 woods; US: a=6-6-6 pinned; German: x=4-6-7, l=8-1    A1 US: 8-0', { ...combat, phase: 'advance' })
    const s = being(t, { a: ['berserk'], x: ['stealthy'] })
    s.units[t.unit('a')]!.advanced = true
    s.units[t.unit('x')]!.concealed = true
    const { attacker, defender } = ambushOdds(s, t.u('a').at)!
    expect([total(attacker), total(defender)]).toEqual([3, -4])
  })

  /** The chances of the ATTACKER, of 36, from two worse than the other side to five better. */
  const chances = (statuses: { readonly [name: string]: readonly Status[] }) =>
    [2, 1, 0, -1, -2, -3, -4, -5].map((value) => {
      const t = table(WOODS, { ...combat, phase: 'advance' })
      t.state.units[t.unit('a')]!.advanced = true
      const better = withModule(being(t, statuses), {
        id: 'better',
        title: 'Better',
        sentence: 'A trial.',
        hooks: { ambushModifiers: [(_, side) => (side === 'allied' ? { rule: 'A11.4', label: 'trial', value } : undefined)] },
      })
      return ambushOdds(better, t.u('a').at)!.attackerAmbushes
    })

  test('AID-CCF-24 EX-AID-01 the chances by day, from two worse to five better', () => {
    expect(chances({})).toEqual([1, 3, 6, 10, 15, 21, 26, 30])
  })

  test('AID-CCF-11 EX-AID-02 by night, where it is dark, a margin of 2 is enough for the ATTACKER, and for him alone', () => {
    expect(chances({ a: ['dark'], x: ['dark'] })).toEqual([3, 6, 10, 15, 21, 26, 30, 33])
    expect(odds(WOODS, { a: ['dark'], x: ['dark'] }).defenderAmbushes).toBe(6)
  })

  test('AID-CCF-43 EX-AID-06 who came in by a charge of the MPh, and who joins a Melee, has not advanced into Close Combat', () => {
    const t = table(WOODS, combat)
    expect(ambushOdds(t.state, t.u('a').at)).toBeNull()
    const melee = table(WOODS.replace('a=6-6-6', 'a=6-6-6 melee, b=6-6-6').replace('x=4-6-7', 'x=4-6-7 melee'), combat).state
    for (const unit of melee.units) unit.advanced = !unit.melee
    expect(ambushOdds(melee, melee.units[0]!.at)).toBeNull()
  })
})

test('AID-CCF-01 berserk men, Human Waves, TI and pinned units do not advance into Close Combat', () => {
  const t = table('E4 US: a=6-6-6, p=6-6-6 pinned    E5 German: x=4-6-7    A1 US: 8-0', { ...combat, phase: 'advance' })
  for (const status of ['berserk', 'humanWave', 'ti'] as const)
    expect(mayNotFight(being(t, { a: [status] }), t.u('a'), 'advance')).toMatchObject({ rule: 'A4.7' })
  expect(mayNotFight(t.state, t.u('a'), 'advance')).toBeUndefined()
  t.refuses('allied', { type: 'advance', units: [t.unit('p')], to: 'E5' }, { rule: '3.7', message: /pinned/ })
})

describe('an advance on armour', () => {
  const advancing = { ...combat, phase: 'advance' } as const
  const PAIR = 'E4 Russian: a=4-4-7, b=4-4-7, l=8-1    E5 German: tank=ge-pzivh    A1 Russian: 8-0'
  const advance = (t: AslskTable, ...units: string[]) =>
    t.answer('advance', { type: 'advance', units: units.map((unit) => t.unit(unit)), to: 'E5' })

  test('AID-CCF-05 each MMC that passes its PAATC goes in before the next one rolls', () => {
    const t = table(PAIR, advancing)
    t.refuses('allied', { type: 'advance', units: [t.unit('a'), t.unit('b')], to: 'E5' }, { rule: '3.7', message: /one at a time/ })
    advance(t, 'a').rolls(1, 2)
    expect(t.u('a').at).toBe(t.place('E5'))
  })

  test('AID-CCF-84 who fails it is pinned and does not go in', () => {
    const t = table(PAIR, advancing)
    advance(t, 'a').rolls(6, 5)
    expect(t.u('a')).toMatchObject({ at: t.place('E4'), pinned: true })
  })

  test('AID-CCF-85 AID-CCV-03 a leader who stays behind lends his DRM to it', () => {
    const t = table(PAIR, advancing)
    advance(t, 'a').rolls(5, 3)
    t.saw({ type: 'check', what: 'PAATC', modifiers: [{ label: 'leader 8-1', value: -1 }] })
    expect(t.u('a').at).toBe(t.place('E5'))
    expect(t.u('l').at).toBe(t.place('E4'))
  })
})

test('AID-CCF-81 Infantry does not advance into marsh', () => {
  const t = table('E4 US: a=6-6-6    E5 marsh    A1 US: 8-0    H7 German: 4-6-7', { ...combat, phase: 'advance' })
  t.refuses('allied', { type: 'advance', units: [t.unit('a')], to: 'E5' }, { message: /can't enter/ })
})

test('AID-CCF-12 who is ambushed loses all concealment', () => {
  const t = table('E4 US: a=6-6-6    E5 woods; German: x=4-6-7 concealed, y=4-6-7 concealed    A1 US: 8-0    H7 German: 8-0', {
    ...combat,
    phase: 'advance',
    rules: [{ type: 'concealment', text: 'Concealment.' }],
  })
  t.answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E5' })
    .answer('advance', { type: 'done' })
    .rolls(1, 6)
  t.saw({ type: 'ambush', ambusher: 'allied' })
  expect([t.u('x').concealed, t.u('y').concealed]).toEqual([undefined, undefined])
})

test('AID-CCF-02 what lies in wait for whoever advances falls on him before Close Combat', () => {
  const t = table('E4 US: a=6-6-6    E5 German: x=4-6-7    A1 US: 8-0', { ...combat, phase: 'advance' })
  const phases: string[] = []
  const s = withModule(t.state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    windows: {
      advance: [
        {
          key: 'mines',
          order: 1,
          run: (g) => {
            phases.push(g.state.phase)
            return undefined
          },
        },
      ],
    },
  })
  const acts = s.setting.acts.advance
  const going = acts.perform(
    { state: s, emit: () => undefined } as never,
    { side: 'allied' },
    { type: 'advance', units: [t.unit('a')], to: 'E5' },
  )
  for (const _ of going ?? []) expect.unreachable()
  expect(phases).toEqual(['advance'])
})

describe('CC Reaction Fire', () => {
  const react = (squad: string) => {
    const t = table(`E5 German: ${squad}; Russian: tank=ru-T3485    A1 Russian: 8-0    H7 German: 8-0`, combat)
    return figureCombat(t.state, { by: [t.unit('g')], on: [t.unit('tank')] }, 'reaction')
  }

  test('AID-CCV-24 who has fired attacks with a CCV of one less', () => {
    expect([react('g=4-6-7').kill, react('g=4-6-7 first').kill, react('g=4-6-7 final').kill]).toEqual([5, 4, 4])
  })

  test('AID-CCV-33 nobody has been ambushed in it', () => {
    expect(react('g=4-6-7').modifiers).toEqual([])
  })
})

test('AID-CCV-09 EX-AID-86 a squad at a stopped tank with its crew exposed: 7 does nothing, 6 immobilizes, 5 destroys', () => {
  const t = table('E5 Russian: r=4-4-7; German: tank=ge-pzivh CE    A1 Russian: 8-0', combat)
  const figured = figureCombat(t.state, { by: [t.unit('r')], on: [t.unit('tank')] })
  expect([7, 6, 5, 3].map((dr) => combatResult(figured, dr))).toEqual(['none', 'immobilized', 'eliminated', 'eliminated'])
})

describe('Melee', () => {
  const held = (status: Status) => {
    const t = table(MEN, combat)
    const s = being(t, { x: [status] })
    lockInMelee({ state: s, emit: () => undefined } as never, t.u('x').at)
    return s.units.filter(({ melee }) => melee).length
  }

  test('AID-CCF-92 Cavalry, cyclists and skiers are not held in it', () => {
    expect([held('wire'), held('cavalry'), held('motorcycle'), held('skis')]).toEqual([2, 0, 0, 0])
  })

  test('AID-CCF-34 there is none with who is in a pillbox', () => {
    expect(held('pillbox')).toBe(0)
  })
})
