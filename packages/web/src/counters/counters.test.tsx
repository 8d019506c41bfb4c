import { NATIONS, ourPack } from '@firegroup/aslsk'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { counterWords, faceWords, hiddenFace, markerFace, unitFace, unitTabs, weaponFace } from '../games/aslsk/counters.ts'
import { gunFace, vehicleFace } from '../games/aslsk/machine-faces.ts'
import { Counter } from './Counter.tsx'
import { counterArt } from './defs.ts'
import { detailAt, type Face } from './face.ts'
import { nationLook } from './nations.ts'
import { placeTabs, TABS, type TabName } from './tabs.ts'

const pack = ourPack()

const drawn = new Set([...counterArt().matchAll(/id="([\w-]+)"/g)].map(([, id]) => id))
const draw = (face: Face, size = 60, tabs: readonly TabName[] = []): string =>
  renderToStaticMarkup(<Counter face={face} size={size} tabs={tabs} />)
const references = (markup: string): string[] => [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id!)
const printed = (markup: string): string => [...markup.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, text]) => text).join(' ')

const everyFace: readonly Face[] = [
  ...[...pack.infantry.values()].flatMap(({ id }) => [
    unitFace(pack, { type: id, broken: false }),
    unitFace(pack, { type: id, broken: true }),
  ]),
  ...[...pack.weapons.values()].flatMap(({ id }) => [
    weaponFace(pack, { type: id, malfunctioned: false }),
    weaponFace(pack, { type: id, malfunctioned: true }),
  ]),
  ...[...pack.ordnance.guns.values()].map((type) => gunFace(type, { towards: 30, emplaced: type.quickSetUp, limbered: false })),
  ...[...pack.ordnance.vehicles.values()].map((type) => vehicleFace(type, { hull: 30, turret: 330, exposed: false, wreck: false })),
  ...NATIONS.map(({ id }) => hiddenFace(id)),
  ...['smokeGrenade', 'residual', 'dc', 'melee', 'unheardOf'].map((kind) => markerFace(kind, 2)),
]

describe('counters', () => {
  test.each([60, 26, 14])('every counter finds its pictures at %i pixels', (size) => {
    for (const face of everyFace) {
      const used = references(draw(face, size))
      expect(used.length).toBeGreaterThan(0)
      for (const id of used) expect(drawn, JSON.stringify(face)).toContain(id)
    }
  })

  test('a game may print its own faces; from afar they are chips like all others', () => {
    const own: Face = { form: 'own', nation: 'german', worse: true, print: (simple) => <text>{simple ? '6' : '2·5·4'}</text> }
    expect(printed(draw(own, 60))).toBe('2·5·4')
    expect(printed(draw(own, 26))).toBe('6')
    expect(references(draw(own, 14))).toContain('ctr-broken-card')
  })

  test('every nation has a look of its own', () => {
    for (const { id } of NATIONS) expect(nationLook(id).palette, id).not.toBe('information')
  })

  test('a squad shows all its values, the smoke exponent among them', () => {
    expect(printed(draw(unitFace(pack, { type: 'ge-4-6-7', broken: false })))).toBe('1 4 6 7 1')
  })

  test('underlines tell assault fire and the steady', () => {
    const underlines = (type: string): number => draw(unitFace(pack, { type, broken: false })).split('counter-underline').length - 1
    expect(underlines('ge-4-6-7')).toBe(0)
    expect(underlines('ge-5-4-8')).toBe(1)
    expect(underlines('ge-8-3-8')).toBe(2)
  })

  test('a broken unit shows its morale alone, boxed if it rallies by itself', () => {
    expect(printed(draw(unitFace(pack, { type: 'ge-4-6-7', broken: true })))).toBe('1 BROKEN 7')
    expect(draw(unitFace(pack, { type: 'ge-4-6-7', broken: true }))).not.toContain('counter-box')
    const leader = [...pack.infantry.values()].find(({ kind }) => kind === 'leader')!
    expect(draw(unitFace(pack, { type: leader.id, broken: true }))).toContain('counter-box')
  })

  test('a machine gun shows portage, breakdown, rate, firepower and range; a jammed one what repairs it', () => {
    expect(printed(draw(weaponFace(pack, { type: 'ge-MMG', malfunctioned: false })))).toBe('MMG 3PP B12 2 5–12')
    expect(printed(draw(weaponFace(pack, { type: 'ge-MMG', malfunctioned: true })))).toBe('MMG JAMMED R2')
    expect(printed(draw(weaponFace(pack, { type: 'ru-DC', malfunctioned: false })))).toBe('DC 1PP X12 30')
  })

  test('smaller counters say less', () => {
    const squad = unitFace(pack, { type: 'ge-4-6-7', broken: false })
    expect([34, 33, 20, 19].map(detailAt)).toEqual(['full', 'simple', 'simple', 'chip'])
    expect(printed(draw(squad, 30))).toBe('4')
    expect(printed(draw(squad, 16))).toBe('')
  })

  test('the same counter is the same face, so that drawing it again can be skipped', () => {
    expect(unitFace(pack, { type: 'ge-4-6-7', broken: false })).toBe(unitFace(pack, { type: 'ge-4-6-7', broken: false }))
    expect(markerFace('residual', 4)).toBe(markerFace('residual', 4))
  })

  test('a labelled counter is a picture with a name, any other is decoration', () => {
    const face = hiddenFace('russian')
    expect(renderToStaticMarkup(<Counter face={face} size={40} label="Russian stack" />)).toContain('role="img" aria-label="Russian stack"')
    expect(draw(face)).toContain('aria-hidden="true"')
  })
})

describe('words', () => {
  test('a counter is read with its states', () => {
    expect(counterWords(unitFace(pack, { type: 'ge-4-6-7', broken: false }), ['first'])).toBe('German squad 4-6-7, first fired')
    expect(counterWords(unitFace(pack, { type: 'ge-4-6-7', broken: true }), ['dm'])).toBe(
      'German squad 4-6-7, broken, morale 7, under desperation morale',
    )
    expect(faceWords(weaponFace(pack, { type: 'ge-HMG', malfunctioned: false }))).toBe('German heavy machine gun 7-16, rate 3')
    expect(faceWords(weaponFace(pack, { type: 'ge-HMG', malfunctioned: true }))).toBe('German heavy machine gun, malfunctioned')
  })
})

describe('tabs', () => {
  const calm = { fire: 'none', pinned: false, dm: false, cx: false, wounded: false, melee: false, mode: 'still' } as const

  test('follow from the states of a unit', () => {
    expect(unitTabs(calm)).toEqual([])
    expect(unitTabs({ ...calm, fire: 'first', pinned: true, cx: true, mode: 'double' })).toEqual(['first', 'pinned', 'cx', 'moved'])
    expect(unitTabs({ ...calm, mode: 'assault' })).toEqual(['assault'])
  })

  test('never overlap, and leave what is printed alone', () => {
    const names = Object.keys(TABS) as TabName[]
    const placed = placeTabs(names.slice(0, 6), names.slice(6, 9))
    for (const tab of placed) {
      expect(tab.y).toBeLessThanOrEqual(-18)
      expect(tab.x + tab.width).toBeLessThanOrEqual(106)
      for (const other of placed) {
        if (other !== tab && other.y === tab.y) expect(other.x >= tab.x + tab.width || tab.x >= other.x + other.width).toBe(true)
      }
    }
  })
})

describe('Guns and vehicles', () => {
  const tank = [...pack.ordnance.vehicles.values()].find(({ label }) => label === 'PzKpfw IIIN')!
  const stands = { hull: 330, turret: 90, exposed: false, wreck: false }

  test('of a second gun a vehicle says that there is no rule for it', () => {
    const words = (id: string) => faceWords(vehicleFace(pack.ordnance.vehicles.get(id)!, stands))
    expect(words('am-M3MT')).toMatch(/no rule for its second gun \(75 in the bow\)$/)
    expect(words('ru-T35')).toMatch(/\(two 45L\)$/)
    expect(faceWords(vehicleFace(tank, stands))).not.toMatch(/second gun/)
  })

  test('a tank shows its values, and an arrow for its hull and another for a turret that points elsewhere', () => {
    const apart = draw(vehicleFace(tank, stands))
    expect(printed(apart)).toBe('13 75* 1 6 3 3/5/2 PzKpfw IIIN')
    expect(apart.match(/class="counter-arrow"/g)).toHaveLength(1)
    expect(apart.match(/counter-arrow-hollow/g)).toHaveLength(1)
    expect(draw(vehicleFace(tank, { ...stands, turret: 330 }))).not.toContain('counter-arrow-hollow')
    // the turret's side armour is a step stronger than the hull's: a box
    expect(apart.match(/class="counter-mark"/g)).toHaveLength(1)
  })

  test('a crew that is exposed is seen in the hatch; a wreck has neither values nor arrows', () => {
    expect(draw(vehicleFace(tank, { ...stands, exposed: true }))).toContain('counter-hatch-head')
    const wreck = draw(vehicleFace(tank, { ...stands, wreck: true }))
    expect(printed(wreck)).toBe('WRECK PzKpfw IIIN')
    expect(wreck).not.toContain('counter-arrow')
  })

  test('a Gun shows its bounds of range and its bank of earth; limbered it has no arc and no rate', () => {
    const mortar = pack.ordnance.guns.get('ge-MTR81s')!
    const placed = draw(gunFace(mortar, { towards: 30, emplaced: true, limbered: false }))
    expect(printed(placed)).toBe('M11 81* 3 [2–60] 8cm GrW 34')
    expect(references(placed)).toContain('ctr-bank')
    const limbered = draw(gunFace(mortar, { towards: 30, emplaced: false, limbered: true }))
    expect(printed(limbered)).toBe('M11 81* [2–60] 8cm GrW 34')
    expect(limbered).not.toContain('counter-arrow')
  })

  test('tabs give way to arrows on the top edge', () => {
    const [alone] = placeTabs(['motion'])
    const [beside] = placeTabs(['motion'], [], [330])
    const [above] = placeTabs(['motion'], [], [330, 30])
    expect(alone).toMatchObject({ x: -3, y: -18 })
    expect(beside!.x + beside!.width).toBe(106)
    expect(above!.y).toBeLessThan(-40)
    // in a column, not side by side
    expect(placeTabs(['motion', 'exposed'], [], [30]).map(({ x }) => x)).toEqual([-3, -3])
  })
})
