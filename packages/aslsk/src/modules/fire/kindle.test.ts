import { describe, expect, test } from 'vitest'
import { burningPrep } from '../../../test/burning.ts'
import { fogTable, status } from '../../../test/fog-table.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { withModule } from '../../scenario/begin.ts'
import { BURNABLE, EC_DRM } from './data.ts'
import { kindlingModifiers } from './kindle.ts'

const HOUSE = 'C3 wooden building; US: l=8-1, a=6-6-6, h=3-4-6    A9 US: spare=8-0    G9 German: x=4-6-7'

/** What is asked of the second unit with the first as its leader. */
function kindles(t: AslskTable, units: readonly string[], leader?: string): AslskTable {
  return t.answer('prepFire', {
    type: 'kindle',
    units: units.map((unit) => t.unit(unit)),
    ...(leader ? { leader: t.unit(leader) } : {}),
  })
}

const flames = (t: AslskTable) => t.state.markers.filter(({ kind }) => kind === 'flame').length

test('AID-FIRE-01 AID-ASOP-077 in the PFPh unpinned Good Order men with a leader, or a leader alone, set fire to where they are; his task check comes first, and it is their Prep Fire', () => {
  const t = kindles(table(HOUSE, burningPrep()), ['a'], 'l').rolls(4, 5)
  t.saw({ type: 'fire:tries', of: { needed: 8, passed: false } })
  expect(flames(t)).toBe(0)
  expect([t.u('a').fire, t.u('l').fire]).toEqual(['prep', 'prep'])
  const alone = table(HOUSE, burningPrep())
  alone.refuses('allied', { type: 'kindle', units: [alone.unit('a')] }, { rule: 'B25.11', message: /only with a leader/ })
  expect(flames(kindles(alone, ['l']).rolls(4, 4, 5, 4))).toBe(1)
  const pinned = table(HOUSE.replace('a=6-6-6', 'a=6-6-6 pinned'), burningPrep())
  pinned.refuses('allied', { type: 'kindle', units: [pinned.unit('a')], leader: pinned.unit('l') }, { message: /pinned/ })
  const broken = table(HOUSE.replace('a=6-6-6', 'a=6-6-6 broken'), burningPrep())
  broken.refuses('allied', { type: 'kindle', units: [broken.unit('a')], leader: broken.unit('l') }, { message: /broken/ })
  const field = table('C3 US: l=8-1, a=6-6-6    A9 US: spare=8-0    G9 German: x=4-6-7', burningPrep())
  field.refuses('allied', { type: 'kindle', units: [field.unit('a')], leader: field.unit('l') }, { message: /nothing that burns/ })
})

test('AID-FIRE-02 a leader directs several attempts that are named before the first, with one task check', () => {
  const t = kindles(table(HOUSE, burningPrep()), ['a', 'h'], 'l').rolls(2, 2, 1, 2, 6, 5)
  expect(flames(t)).toBe(1)
  t.saw({ type: 'fire:kindles', of: { unit: t.unit('a'), final: 4 } })
  t.saw({ type: 'fire:kindles', of: { unit: t.unit('h'), final: 11 } })
})

test('AID-FIRE-01 SK-8.3-18 whoever sets fire, and who directs him, is seen by a Good Order enemy in LOS; out of it his leader’s check tells nobody who he is', () => {
  const unseen = HOUSE.replace('8-1', '8-1 concealed').replace('6-6-6', '6-6-6 concealed')
  const watched = kindles(fogTable(unseen.replace('G9 German', 'C6 German'), burningPrep()), ['a'], 'l').rolls(4, 3, 1, 2)
  expect([status(watched, 'a'), status(watched, 'l')]).toEqual(['seen', 'seen'])
  const walls =
    'A6 stone building  B6 stone building  C6 stone building  D6 stone building  E6 stone building  F6 stone building  G6 stone building  H6 stone building    '
  const alone = kindles(fogTable(walls + unseen, burningPrep()), ['a'], 'l').rolls(4, 3, 1, 2)
  expect([status(alone, 'a'), status(alone, 'l')]).toEqual(['concealed', 'concealed'])
  alone.saw({ type: 'fire:tries', of: { unit: alone.unit('l'), needed: 8 } })
  expect(alone.game.eventsFor('axis').filter(({ type }) => type === 'fire:tries')).toEqual([])
  expect(alone.game.eventsFor('axis').filter(({ type }) => type === 'fire:kindles')).toHaveLength(1)
  const hidden = kindles(fogTable(walls + unseen.replaceAll('concealed', 'hidden'), burningPrep()), ['a'], 'l').rolls(4, 3, 1, 2)
  expect([status(hidden, 'a'), status(hidden, 'l')]).toEqual(['concealed', 'concealed'])
})

test('AID-FIRE-29 a final DR of the Kindling number or more places a Flame', () => {
  expect(flames(kindles(table(HOUSE, burningPrep()), ['a'], 'l').rolls(2, 2, 3, 3))).toBe(1)
  expect(flames(kindles(table(HOUSE, burningPrep()), ['a'], 'l').rolls(2, 2, 2, 3))).toBe(0)
})

test('EX-AID-55 AID-FIRE-11 a half squad with an 8-1 in a wooden house needs an original 7: the leader adds what he subtracts elsewhere, the half squad takes one', () => {
  const t = kindles(table(HOUSE, burningPrep('wet')), ['h'], 'l').rolls(2, 2, 3, 4)
  t.saw({
    type: 'fire:kindles',
    of: {
      modifiers: [
        { label: 'leadership', value: 1 },
        { label: 'half squad', value: -1 },
      ],
      final: 7,
      needed: 7,
    },
  })
  expect(flames(t)).toBe(1)
  expect(flames(kindles(table(HOUSE, burningPrep('wet')), ['h'], 'l').rolls(2, 2, 3, 3))).toBe(0)
  const { state } = table(HOUSE, burningPrep())
  expect(kindlingModifiers(state, state.units[0]!, undefined)).toMatchObject([{ label: 'single man', value: -2 }])
  const carrying = withModule(state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, status) => (status === 'molotov' && unit.id === 1 ? 1 : 0)], fortified: [() => true] },
  })
  expect(kindlingModifiers(carrying, carrying.units[1]!, undefined).map(({ value }) => value)).toEqual([2, -1])
})

test('AID-FIRE-35 who has a Molotov adds two to his Kindling DR, and risks nothing by it', () => {
  const { state } = table(HOUSE, burningPrep())
  const carrying = withModule(state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, _unit, status) => (status === 'molotov' ? 1 : 0)] },
  })
  expect(kindlingModifiers(carrying, carrying.units[1]!, undefined)).toEqual([{ rule: 'B25.11', label: 'Molotov', value: 2 }])
})

test('EX-AID-56 in dry woods a squad with an 8-0 needs an original 8', () => {
  const woods = 'C3 woods; US: l=8-0, a=6-6-6    A9 US: spare=8-0    G9 German: x=4-6-7'
  expect(flames(kindles(table(woods, burningPrep('dry')), ['a'], 'l').rolls(2, 2, 4, 4))).toBe(1)
  expect(flames(kindles(table(woods, burningPrep('dry')), ['a'], 'l').rolls(2, 2, 4, 3))).toBe(0)
})

test('EX-AID-57 AID-FIRE-10 wet counts twice in bamboo, which does not burn then; in a building it does not count', () => {
  const bamboo = 'C3 bamboo; US: l=8-0, a=6-6-6    A9 US: spare=8-0    G9 German: x=4-6-7'
  const t = kindles(table(bamboo, burningPrep('wet')), ['a'], 'l').rolls(2, 2, 6, 6)
  t.saw({ type: 'fire:kindles', of: { modifiers: [{ rule: 'B25.5', label: 'wet', value: -4 }], final: 8, needed: 10 } })
  expect(flames(t)).toBe(0)
  expect(EC_DRM).toEqual({ snow: -3, mud: -3, wet: -2, moist: -1, moderate: 0, dry: 1, veryDry: 2 })
  const { state } = table(HOUSE, burningPrep('veryDry'))
  expect(kindlingModifiers(state, state.units[1]!, undefined)).toEqual([])
})

describe('the card', () => {
  test('AID-FIRE-09 what burns, how easily it is set on fire and how well the fire spreads', () => {
    const numbers = Object.entries(BURNABLE).map(([terrain, { kindle, spread }]) => `${terrain} ${kindle}/${spread}`)
    expect(numbers).toEqual([
      'wooden-building 7/8',
      'stone-building 8/9',
      'wooden-rubble 7/8',
      'stone-rubble 8/9',
      'woods 9/7',
      'brush 9/6',
      'grain 10/6',
      'orchard 11/9',
      'orchard-out-of-season 11/9',
      'light-jungle 12/12',
      'dense-jungle 12/12',
      'bamboo 10/10',
      'palm-trees 11/11',
      'hut 6/7',
      'collapsed-hut 6/7',
      'kunai 9/8',
    ])
  })
})

test('where it burns already nobody kindles, and nobody twice', () => {
  const t = table(`${HOUSE}   C3 marker flame`, burningPrep())
  t.refuses('allied', { type: 'kindle', units: [t.unit('a')], leader: t.unit('l') }, { message: /burns already/ })
  const again = kindles(table(HOUSE, burningPrep()), ['a'], 'l').rolls(2, 2, 1, 1)
  again.refuses('allied', { type: 'kindle', units: [again.unit('a')], leader: again.unit('l') }, { message: /has fired already/ })
})
