import { isVehicle, type Scenario } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { expect, test } from 'vitest'
import { look, sitDown } from '../../../../play/testing/hands.ts'
import { german, street, us } from '../../learn/lessons/ground.ts'
import type { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { SetupDraft } from '../drafts/setup-draft.ts'
import { play } from '../index.tsx'
import type { AslskDesk } from '../kinds.ts'
import { memberChosen } from './acts.ts'
import { arcsOf, facingActs, plannedStance, toggleHatch, turnablesOf, turnBy } from './facing.ts'
import { snapshot } from './snapshot.ts'

function withMachines(): Scenario {
  const base = scenario('first-light')
  const [garrison] = base.sides.axis.groups
  const units = [...garrison!.units, { type: 'ge-crew-2-2-8', count: 2 }, { type: 'ge-pzivh', count: 1 }]
  const weapons = [...garrison!.weapons!, { type: 'ge-AT75L', count: 1 }]
  return { ...base, sides: { ...base.sides, axis: { ...base.sides.axis, groups: [{ ...garrison!, units, weapons }] } } }
}

async function settingUp() {
  const { desk, game } = await sitDown(play, { scenario: withMachines() }, 'facing')
  const { draft } = desk
  if (!(draft instanceof SetupDraft)) throw new Error('A set-up comes first.')
  const gun = desk.s.weapons.find(({ type }) => type === 'ge-AT75L')!.id
  const tank = desk.s.units.find(isVehicle)!.id
  const faceOf = (id: string) =>
    snapshot(desk)
      .stacks.flatMap(({ counters }) => counters)
      .find((each) => each.id === id)!.face
  return { desk: desk as AslskDesk, game, draft, gun, tank, faceOf }
}

test('a Gun in hand is turned by keys, its counter and its arc with it, and is set up so', async () => {
  const { desk, game, draft, gun, faceOf } = await settingUp()
  expect(turnBy(desk, 'hull', 1)).toBe(false)
  draft.hold([draft.ownerOf(gun)!])
  const [before] = turnablesOf(desk)
  expect(before).toMatchObject({ id: `w${gun}`, part: 'hull', hex: draft.placeOfWeapon(gun) })
  expect(turnBy(desk, 'hull', 1)).toBe(true)
  await desk.settled()
  const ca = (before!.towards + 1) % 6
  expect(turnablesOf(desk)[0]!.towards).toBe(ca)
  expect(faceOf(`w${gun}`)).toMatchObject({ form: 'gun', towards: 30 + 60 * ca })
  expect(arcsOf(desk, -1)).toEqual([{ hex: draft.placeOfWeapon(gun), spine: ca, range: 16, tone: 'own' }])
  expect(await look(desk, () => draft.ready)).not.toBeNull()
  desk.confirm()
  await desk.settled()
  expect(game().state.weapons[gun]!.ordnance!.ca).toBe(ca)
})

test('what was just put down is turned next, without being taken in hand again', async () => {
  const { desk, draft, gun } = await settingUp()
  const crew = draft.ownerOf(gun)!
  const free = draft.area.find((place) => draft.unitsAt(place).length === 0 && desk.s.setting.terrain[place]!.building === null)!
  draft.hold([crew])
  desk.choosePlace(free)
  await desk.settled()
  expect(draft.held).toEqual([])
  expect(turnablesOf(desk).map(({ hex, id }) => [hex, id])).toEqual([[free, `w${gun}`]])
  desk.back()
  expect(turnablesOf(desk)).toEqual([])
})

test('a tank has a hull and a turret that follows until it is turned by itself, and hatches', async () => {
  const { desk, game, draft, tank, faceOf } = await settingUp()
  draft.hold([tank])
  const { vca } = draft.vehicleStance(tank)
  turnBy(desk, 'hull', 1)
  await desk.settled()
  expect(draft.vehicleStance(tank)).toEqual({ vca: (vca + 1) % 6, tca: (vca + 1) % 6, exposed: false })
  expect(arcsOf(desk, -1).map(({ tone }) => tone)).toEqual(['own'])
  turnBy(desk, 'turret', -1)
  toggleHatch(desk)
  await desk.settled()
  expect(faceOf(`u${tank}`)).toMatchObject({ form: 'vehicle', hull: 30 + 60 * ((vca + 1) % 6), turret: 30 + 60 * vca, exposed: true })
  expect(arcsOf(desk, -1).map(({ tone }) => tone)).toEqual(['own', 'turret'])
  expect(facingActs(desk).map(({ label }) => label)).toEqual(['Turn left', 'Turn right', 'Hatch'])
  desk.confirm()
  await desk.settled()
  expect(game().state.units[tank]!.vehicle).toMatchObject({ vca: (vca + 1) % 6, tca: vca, exposed: true })
})

test('a Weapon is chosen on the board and given by choosing whose hex; who may not have it is told why', async () => {
  const { desk, draft, gun, tank } = await settingUp()
  const lmg = desk.s.weapons.find(({ type }) => type === 'ge-LMG')!.id
  const before = draft.ownerOf(lmg)!
  const other = draft.groups[0]!.units.find((id) => draft.placeOfUnit(id) !== draft.placeOfUnit(before) && !desk.s.units[id]!.vehicle)!
  memberChosen(desk, `w${lmg}`)
  expect(draft.heldWeapon).toBe(lmg)
  desk.choosePlace(draft.placeOfUnit(other))
  await desk.settled()
  expect(draft.placeOfWeapon(lmg)).toBe(draft.placeOfUnit(other))
  memberChosen(desk, `w${gun}`)
  const leader = draft.groups[0]!.units.find((id) => desk.s.units[id]!.type.includes('-L-'))!
  memberChosen(desk, `u${leader}`)
  await desk.settled()
  expect(desk.refusal?.message).toMatch(/needs a squad/)
  expect(draft.ownerOf(gun)).not.toBe(leader)
  expect(draft.weaponsOf(tank)).toEqual([])
})

test('arcs of all show what points at whom', async () => {
  const { desk, tank, draft } = await settingUp()
  expect(arcsOf(desk, -1)).toEqual([])
  expect(arcsOf(desk, 'everywhere')).toHaveLength(2)
  expect(arcsOf(desk, draft.placeOfUnit(tank))).toHaveLength(1)
})

async function inPrepFire() {
  const units = [german('crew-2-2-8', 'C6'), german('4-6-7', 'B6'), us('6-6-6', 'J6'), us('6-6-6', 'C9')]
  const weapons = [{ type: 'ge-AT75L', side: 'axis', owner: 0, ca: 1 }] as const
  const { desk, game } = await sitDown(play, { situation: street({ phase: 'prepFire', attacker: 'axis', units, weapons }) }, 'turn')
  const draft = desk.draft as OrdnanceDraft
  await look(desk, () => draft.chooseGun(0))
  return { desk: desk as AslskDesk, game, draft }
}

test('a Gun that could fire is turned instead, and is told what that costs', async () => {
  const { desk, game, draft } = await inPrepFire()
  expect(turnablesOf(desk)).toMatchObject([{ id: 'w0', from: 1, towards: 1, cost: '' }])
  turnBy(desk, 'hull', 1)
  turnBy(desk, 'hull', 1)
  await desk.settled()
  expect(turnablesOf(desk)).toMatchObject([{ from: 1, towards: 3, cost: '2 hexspines, and no shot this turn' }])
  expect(arcsOf(desk, -1)).toMatchObject([{ spine: 3 }])
  expect(await look(desk, () => draft.ready)).toMatchObject({
    decision: { type: 'turn', weapon: 0, ca: 3 },
    label: 'Turn to the southwest',
  })
  desk.back()
  expect(turnablesOf(desk)).toMatchObject([{ towards: 1 }])
  turnBy(desk, 'hull', 1)
  await desk.settled()
  desk.confirm()
  await desk.settled()
  expect(game().state.weapons[0]!.ordnance).toMatchObject({ ca: 2, turnedIdle: true })
})

test('with a target a Gun is turned for its shot: only as far as it covers it, with the chance that is left', async () => {
  const { desk, draft } = await inPrepFire()
  desk.choosePlace(desk.s.setting.map.grid.indexOf('C9'))
  await desk.settled()
  const turned = await look(desk, () => turnablesOf(desk)[0]!)
  expect(turned.towards).toBe(2)
  expect(turned.cost).toMatch(/^one hexspine, \d+% to hit$/)
  turnBy(desk, 'hull', 1)
  await desk.settled()
  expect(draft.shot).toMatchObject({ ca: 3 })
  turnBy(desk, 'hull', 1)
  await desk.settled()
  expect(desk.refusal?.message).toMatch(/not in the Covered Arc/)
  expect(draft.shot).toMatchObject({ ca: 3 })
})

test('a tank is turned instead of firing, hull and turret each for itself; for a shot its turret alone', async () => {
  const units = [german('pzivh', 'C6', { vehicle: { vca: 1, tca: 1 } }), us('6-6-6', 'J6'), us('6-6-6', 'C9')]
  const { desk, game } = await sitDown(play, { situation: street({ phase: 'prepFire', attacker: 'axis', units }) }, 'turn')
  const draft = desk.draft as OrdnanceDraft
  const table = desk as AslskDesk
  const gun = desk.s.weapons.find(({ type }) => type.endsWith(':main'))!.id
  await look(desk, () => draft.chooseGun(gun))
  desk.choosePlace(desk.s.setting.map.grid.indexOf('C9'))
  await desk.settled()
  expect(await look(desk, () => turnablesOf(table))).toMatchObject([{ part: 'turret', from: 1, towards: 2 }])
  expect(plannedStance(draft, desk.s.units[0]!)).toEqual({ tca: 2 })
  desk.back()
  turnBy(table, 'hull', 1)
  turnBy(table, 'turret', 1)
  await desk.settled()
  expect(turnablesOf(table)).toMatchObject([
    { part: 'hull', from: 1, towards: 2, cost: 'one hexspine, and no shot this turn' },
    { part: 'turret', from: 1, towards: 3 },
  ])
  expect(await look(desk, () => draft.ready)).toMatchObject({ label: 'Turn the hull to the southeast, the turret to the southwest' })
  desk.confirm()
  await desk.settled()
  expect(game().state.units[0]!.vehicle).toMatchObject({ vca: 2, tca: 3 })
})
