import { describe, expect, test } from 'vitest'
import { advance, advanceOf, blowOf } from '../../../test/close-combat.ts'
import { mayNot, preview, shotOf } from '../../../test/fire.ts'
import { step, stepOf } from '../../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { barrier, entryCost, isEntryCost } from '../../map/costs.ts'
import { canSee } from '../../map/los.ts'
import { adjacent, hexOf, levelAt, nameOf, placeOf } from '../../map/terrain.ts'
import type { PlaceSpec } from '../../places/schema.ts'
import { crestTem, tooHeavy } from './rules.ts'

/** A gully from C6 by D5 to E6: in D5 it has banks to the north (D4), northeast (E5), south (D6) and northwest (C5). */
const gully = (as: Extract<PlaceSpec, { type: 'depression' }>['as'] = 'gully'): readonly PlaceSpec[] =>
  ['C6', 'D5', 'E6'].map((at) => ({ type: 'depression', at, as }))
const SPARE = '    A9 US: 8-0    H8 German: 8-0'
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) => bare(text + SPARE, phase, more)
const bare = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) =>
  table(text, {
    ...(phase ? { phase } : {}),
    attacker: 'allied',
    modules: ['depressions'],
    places: gully(),
    columns: 9,
    rows: 9,
    ...more,
  })
const at = (t: AslskTable, unit: string) => nameOf(t.state, t.u(unit).at)
const labels = (t: AslskTable, hex: string, firers: string) => preview(t, hex, firers).modifiers.map(({ label }) => label)
const sees = (t: AslskTable, from: string, to: string) => canSee(t.state, t.place(from), t.place(to))
const cost = (t: AslskTable, unit: string, from: string, to: string, by: 'terrain' | 'road' = 'terrain') => {
  const answer = entryCost(t.state, t.u(unit), placeOf(t.state, from), placeOf(t.state, to), by)
  return isEntryCost(answer) ? answer.mf / 2 : answer.rule
}

describe('down in a gully', () => {
  test('AID-LOC-03 some are at the bottom, and others in the hex one level higher', () => {
    const t = position('D5 US: a=6-6-6, b=6-6-6 in-north-crest', 'movement')
    expect([hexOf(t.state, t.u('b').at), at(t, 'b')]).toEqual([t.u('a').at, 'D5 north crest'])
    expect([levelAt(t.state, t.u('a').at), levelAt(t.state, t.u('b').at)]).toEqual([-1, 0])
  })

  test('one is seen along it and from its banks, but not over them, and sees no more', () => {
    const t = position('D4 US: a=6-6-6', 'movement')
    expect(['C6', 'E6', 'D4', 'D5 north crest'].map((from) => sees(t, from, 'D5'))).toEqual([true, true, true, true])
    expect([sees(t, 'D3', 'D5'), sees(t, 'D5', 'D3'), sees(t, 'D3', 'D5 north crest')]).toEqual([false, false, true])
    // along the gully from its end, over a hexside that it crosses
    expect(sees(t, 'B6', 'D5')).toBe(true)
  })

  test('down over the bank is 1 MF more, up twice the ground, along it neither; streams are dearer', () => {
    const t = position('D4 US: a=6-6-6', 'movement')
    expect([cost(t, 'a', 'D4', 'D5'), cost(t, 'a', 'D5', 'D4'), cost(t, 'a', 'C6', 'D5')]).toEqual([2, 2, 1])
    const wet = position('D4 US: a=6-6-6', 'movement', { places: gully('stream') })
    expect([cost(wet, 'a', 'D4', 'D5'), cost(wet, 'a', 'C6', 'D5')]).toEqual([3, 2])
    expect(cost(position('D4 US: a=6-6-6', 'movement', { places: gully('deepStream') }), 'a', 'D4', 'D5')).toBe(4)
  })

  test('AID-OAQ-28 in a stream only rifles and light weapons are fired', () => {
    const text = 'D5 US: a=6-6-6, m=MMG, b=6-6-6    D4 German: x=4-6-7'
    const t = position(text, 'prepFire', { places: gully('stream') })
    mayNot(t, 'D4', 'a+m', { rule: 'B20.6', message: /too heavy/ })
    expect(t.game.problems('allied', shotOf(t, 'D4', 'a'))).toEqual([])
    const dry = position(text, 'prepFire')
    expect(dry.game.problems('allied', shotOf(dry, 'D4', 'a+m'))).toEqual([])
  })

  test('in a stream FP is halved by the fire card', () => {
    const text = 'D5 US: a=6-6-6    D4 German: x=4-6-7'
    const modules = ['depressions', 'fire-card']
    const wet = position(text, 'prepFire', { modules, places: gully('stream') })
    const dry = position(text, 'prepFire', { modules })
    expect([preview(wet, 'D4', 'a').fp64, preview(dry, 'D4', 'a').fp64]).toEqual([6 * 64, 12 * 64])
  })
})

describe('at the Crest', () => {
  test('AID-LOC-25 there is a Location behind each bank of a Depression, not at fords, bridges and cliffs', () => {
    const crests = (places: readonly PlaceSpec[]) =>
      position('A1 US: a=6-6-6', 'movement', { places }).state.setting.places?.all.filter(({ kind }) => kind === 'crest').length ?? 0
    const one = (more: object) => crests([{ type: 'depression', at: 'D5', as: 'gully', ...more }])
    expect([crests(gully().slice(1, 2)), one({ ford: true }), one({ cliff: true })]).toEqual([6, 0, 0])
    expect(crests([...gully(), { type: 'bridge', at: 'D5' }])).toBe(crests(gully()) - 4)
  })

  test('AID-LOC-56 of a sunken road too', () => {
    const t = position('D5 US: a=6-6-6', 'movement', { places: gully('sunkenRoad') })
    step(t, 'a', 'D5 north crest')
    expect(at(t, 'a')).toBe('D5 north crest')
  })

  test('AID-LOC-26 from the bottom it is 2 MF in the Movement Phase, or an advance', () => {
    const t = position('D5 US: a=6-6-6', 'movement')
    step(t, 'a', 'D5 north crest')
    expect([t.u('a').spent, at(t, 'a')]).toEqual([4, 'D5 north crest'])
    const later = position('D5 US: a=6-6-6    E1 German: 4-6-7', 'advance')
    advance(later, 'D5 south crest', 'a')
    expect(at(later, 'a')).toBe('D5 south crest')
  })

  test('AID-LOC-65 from outside it is taken over its own hexside, for 1 MF less than the hex; not along the gully', () => {
    const t = position('D4 US: a=6-6-6    C6 US: b=6-6-6', 'movement')
    expect([cost(t, 'a', 'D4', 'D5 north crest'), cost(t, 'a', 'D4', 'D5 northeast crest')]).toEqual([1, 'A.8'])
    expect(cost(t, 'b', 'C6', 'D5 north crest')).toBe('A.8')
    const wet = position('D4 US: a=6-6-6', 'movement', { places: gully('deepStream') })
    expect(cost(wet, 'a', 'D4', 'D5 north crest')).toBe(3)
  })

  test('AID-LOC-68 out of it over its front it is 1 MF and the ground; elsewhere one must first go down', () => {
    const t = position('D5 US: a=6-6-6 in-north-crest', 'movement')
    expect(['D4', 'C5', 'E5', 'D6', 'C6'].map((to) => cost(t, 'a', 'D5 north crest', to))).toEqual([2, 2, 2, 'A.8', 'A.8'])
    step(t, 'a', 'D5')
    expect([t.u('a').spent, at(t, 'a')]).toEqual([2, 'D5'])
  })

  test('AID-LOC-30 nobody goes from one Crest to another, nor advances there', () => {
    const t = position('D5 US: a=6-6-6 in-north-crest', 'movement')
    for (const to of ['D5 south crest', 'D5 northwest crest', 'C6 northwest crest'])
      t.refuses('allied', stepOf(t, 'a', to), { rule: 'A.8' })
    const later = position('D5 US: a=6-6-6 in-north-crest', 'advance')
    later.refuses('allied', advanceOf(later, 'D5 northwest crest', 'a'), { rule: '3.7' })
  })

  test('AID-LOC-31 those at the Crest and those below share the room of the hex', () => {
    const t = position('D5 US: a=6-6-6, b=6-6-6, c=6-6-6 in-south-crest    D4 US: d=6-6-6', 'movement')
    for (const to of ['D5', 'D5 north crest']) t.refuses('allied', stepOf(t, 'd', to), { rule: to === 'D5' ? '3.3.1' : 'A5.1' })
    step(t, 'a', 'D5 south crest')
    expect(at(t, 'a')).toBe('D5 south crest')
    const later = position('D5 US: a=6-6-6, b=6-6-6, c=6-6-6 in-south-crest    D4 US: d=6-6-6', 'advance')
    later.refuses('allied', advanceOf(later, 'D5 north crest', 'd'), { rule: '3.3.1' })
  })
})

describe('fire and the Crest', () => {
  const seen = (from: string, front: string, more: TableOptions = {}) =>
    position(`${from} US: a=6-6-6    D5 German: x=4-6-7 in-${front}-crest`, 'prepFire', more)

  test('AID-LOC-27 it is a foxhole against fire over its three hexsides', () => {
    for (const from of ['D2', 'B3', 'F3']) expect(labels(seen(from, 'north'), 'D5 north crest', 'a')).toContain('Crest')
    expect(preview(seen('D2', 'north'), 'D5 north crest', 'a').modifiers.find(({ label }) => label === 'Crest')?.value).toBe(2)
    // one of the three is crossed by the gully
    expect(labels(seen('F4', 'northeast'), 'D5 northeast crest', 'a')).toContain('Crest')
    expect(labels(seen('G7', 'northeast'), 'D5 northeast crest', 'a')).not.toContain('Crest')
  })

  test('AID-LOC-28 it is nothing against fire from behind, from where the bottom is seen, and from above', () => {
    expect(labels(seen('D8', 'north'), 'D5 north crest', 'a')).not.toContain('Crest')
    expect(labels(seen('D4', 'north'), 'D5 north crest', 'a')).not.toContain('Crest')
    const t = seen('D2', 'north')
    const shell = {
      when: 'prepFire',
      means: 'ordnance',
      by: 'allied',
      at: t.u('x').at,
      targets: [],
      firers: [],
      directors: [],
      expenditure: null,
    } as const
    expect(crestTem(t.state, shell, t.u('x'), t.u('a').at)?.value).toBe(2)
    expect(crestTem(t.state, { ...shell, indirect: true }, t.u('x'), t.u('a').at)).toBeUndefined()
    expect(crestTem(t.state, { ...shell, means: 'overrun' }, t.u('x'), t.u('a').at)).toBeUndefined()
  })

  test('AID-LOC-29 what is not in front is fired at with half the FP', () => {
    const t = position('D5 US: a=6-6-6 in-north-crest    D2 German: x=4-6-7    D8 German: y=4-6-7    D6 German: z=4-6-7', 'prepFire')
    expect(['D2', 'D8', 'D6'].map((hex) => preview(t, hex, 'a').fp64 / 64)).toEqual([6, 3, 3])
  })

  test('AID-LOC-66 AID-OAQ-17 only rifles and light weapons are fired from it, in a wadi all over its front', () => {
    const text = 'D5 US: a=6-6-6 in-north-crest, m=MMG    D2 German: x=4-6-7    D8 German: y=4-6-7'
    mayNot(position(text, 'prepFire'), 'D2', 'a+m', { rule: 'B20.95', message: /too heavy/ })
    const wadi = position(text, 'prepFire', { places: gully('wadi') })
    expect(wadi.game.problems('allied', shotOf(wadi, 'D2', 'a+m'))).toEqual([])
    mayNot(wadi, 'D8', 'a+m', { rule: 'F5.41', message: /only over its front/ })
    const light = position('D5 US: a=6-6-6 in-north-crest, m=LMG    D2 German: x=4-6-7', 'prepFire')
    expect(light.game.problems('allied', shotOf(light, 'D2', 'a+m'))).toEqual([])
    const heavy = (type: string, at = 'D2') => {
      const t = position(`D5 US: a=7-4-7 in-north-crest, m=${type}    D2 German: x=4-6-7`, 'prepFire')
      return tooHeavy(t.state, t.u('a'), t.w('m'), t.place(at))?.rule
    }
    expect(['FT', 'DC', 'am-BAZ44', 'am-ATR', 'am-MTR60'].map((type) => heavy(type))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'B20.95',
    ])
    const both = position(text, 'prepFire', { modules: ['depressions', 'gun-card'], places: gully('wadi') })
    expect(both.game.problems('allied', shotOf(both, 'D2', 'a+m'))).toEqual([])
  })
})

test('AID-LOC-67 in Close Combat the Crest is -2 on those there, and +2 by them', () => {
  const t = position('D5 US: a=6-6-6 in-north-crest    D5 German: x=4-6-7 in-north-crest', 'closeCombat', {
    modules: ['depressions', 'close-combat-full'],
  })
  const { modifiers } = (
    t.game.open[0]!.question.preview!(blowOf(t, ['a', 'x'])) as { attacks: { modifiers: { label: string; value: number }[] }[] }
  ).attacks[0]!
  expect(modifiers.map(({ value }) => value)).toEqual(expect.arrayContaining([-2, 2]))
})

test('AID-LOC-67 Guns are brought to the Crest of a wadi alone', () => {
  const barred = (as: 'gully' | 'wadi') => {
    const t = position('D4 US: a=6-6-6', 'movement', { places: gully(as) })
    return barrier(t.state, t.u('a'), t.u('a').at, t.place('D5 north crest'), true)?.rule
  }
  expect([barred('gully'), barred('wadi')]).toEqual(['F5.43', undefined])
})

test('AID-LOC-69 broken men who have not routed from a Crest slide down, or are lost to enemies below', () => {
  const t = position('D5 US: a=6-6-6 in-north-crest broken', 'rout')
  t.passUntil('advance')
  expect(at(t, 'a')).toBe('D5')
  const lost = position('D5 US: a=6-6-6 in-north-crest broken    D5 German: x=4-6-7', 'rout')
  lost.passUntil('advance')
  expect(lost.u('a').at).toBeLessThan(0)
})

test('AID-LOC-69 no broken unit routs up to one', () => {
  const t = bare('D4 US: a=6-6-6 broken DM    D2 German: x=4-6-7', 'rout')
  expect(adjacent(t.state, t.u('a').at, t.place('D5 north crest'))).toBe(true)
  t.refuses('allied', { type: 'rout', unit: t.unit('a'), to: 'D5 north crest' }, { rule: 'B20.9' })
})
