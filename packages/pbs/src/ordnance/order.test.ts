import type { AimedFire } from '@firegroup/aslsk'
import { describe, expect, test } from 'vitest'
import type { Ordnance } from '../engine/ordnance.ts'
import type { Walk } from '../tree/walk.ts'
import { inOrder } from './order.ts'

/** What a weapon is to the lists: only what differs is said. */
interface Weapon {
  readonly acquired?: boolean
  readonly intensive?: boolean
  readonly highExplosiveOnly?: boolean
  readonly range?: number
  readonly turns?: boolean
  readonly th?: number
  readonly harm?: number
  readonly flank?: boolean
}

/** The order in which two weapons are tested, by their number; the die of a tie falls as it is told. */
function order(weapons: readonly Weapon[], vehicle: boolean, die = 1): readonly number[] {
  const listed = weapons.map((weapon, key): Ordnance => {
    const { turns, intensive, highExplosiveOnly = false } = weapon
    const target = vehicle ? 'vtt' : 'itt'
    const shot = {
      type: 'ordnance',
      weapon: key,
      at: 'E5',
      target,
      ...(turns ? { ca: 1 } : {}),
      ...(intensive ? { intensive } : {}),
    } as AimedFire
    return { key, kind: 'gun', unit: key, at: key, name: '', shots: [shot], highExplosiveOnly }
  })
  const of = (shot: AimedFire) => weapons[(shot as { weapon: number }).weapon]!
  const ask = {
    movingVehicle: () => (vehicle ? { id: 9 } : undefined),
    elementsAt: () => [],
    spent: { at: 99 },
    hasAcquired: ({ key }: Ordnance) => weapons[key]!.acquired === true,
    range: (at: number) => weapons[at]!.range ?? 5,
    toHit: (shot: AimedFire) => ({ th: of(shot).th ?? 8, drm: 0, modifiers: [] }),
    harmDr: (shot: AimedFire) => of(shot).harm ?? 5,
    showsWeaker: (_: unknown, at: number) => weapons[at]!.flank === true,
    hitEffect: () => null,
  }
  const rolled: string[] = []
  const dice = {
    shuffled: <T>(list: readonly T[], label: string): T[] => {
      if (list.length > 1) rolled.push(label)
      return die === 1 ? [...list] : [...list].reverse()
    },
  }
  const walk = { ask, dice, options: { tables: {}, switches: {} } } as unknown as Walk
  return inOrder(walk, listed).map(({ key }) => key)
}

const BETTER_BEFORE_MEN: readonly { title: string; other: Weapon; better: Weapon }[] = [
  { title: 'PBS-OPR-01 the target is acquired', other: { range: 1 }, better: { acquired: true, intensive: true } },
  { title: 'PBS-OPR-02 it would not be Intensive Fire', other: { intensive: true, highExplosiveOnly: true }, better: {} },
  { title: 'PBS-OPR-03 a Mortar or a Gun with nothing but High Explosive', other: { range: 1 }, better: { highExplosiveOnly: true } },
  { title: 'PBS-OPR-04 closest', other: { range: 5 }, better: { range: 4, turns: true } },
  { title: 'PBS-OPR-05 the target is in its arc', other: { turns: true, th: 9 }, better: {} },
  { title: 'PBS-OPR-06 the better number to hit', other: { th: 8 }, better: { th: 9 } },
]

describe('before men', () => {
  test.each(BETTER_BEFORE_MEN)('$title', ({ other, better }) => {
    expect(order([other, better], false)).toEqual([1, 0])
    expect(order([better, other], false, 2)).toEqual([0, 1])
  })

  test('PBS-OPR-07 what is equal in everything is drawn', () => {
    expect([order([{}, {}], false, 1), order([{}, {}], false, 2)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})

const BETTER_BEFORE_ARMOUR: readonly { title: string; other: Weapon; better: Weapon }[] = [
  { title: 'PBS-OPR-08 the target is acquired', other: { flank: true }, better: { acquired: true } },
  { title: 'PBS-OPR-09 a flank or rear shot where that is weaker', other: {}, better: { flank: true, intensive: true } },
  { title: 'PBS-OPR-10 it would not be Intensive Fire', other: { intensive: true, range: 1 }, better: {} },
  { title: 'PBS-OPR-11 closest', other: { range: 5 }, better: { range: 4, turns: true } },
  { title: 'PBS-OPR-11 then in its arc', other: { turns: true, th: 9 }, better: {} },
  { title: 'PBS-OPR-12 the better number to hit', other: { th: 8, harm: 12 }, better: { th: 9 } },
  { title: 'PBS-OPR-13 the better number to kill', other: { harm: 5 }, better: { harm: 6 } },
  {
    title: 'PBS-OPR-14 Mortars and Guns with nothing but High Explosive last',
    other: { highExplosiveOnly: true, acquired: true },
    better: {},
  },
]

describe('before an AFV', () => {
  test.each(BETTER_BEFORE_ARMOUR)('$title', ({ other, better }) => {
    expect(order([other, better], true)).toEqual([1, 0])
    expect(order([better, other], true, 2)).toEqual([0, 1])
  })
})
