import type { AslskEvent, AslskState, ShotDeclaration } from '@firegroup/aslsk'
import { expect, test } from 'vitest'
import { type HexDraft, nameOf, placeOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { gunSituation } from '../testing/gun-situation.ts'
import { lyingAbout } from '../views.ts'
import { OrdnanceDraft } from './drafts/ordnance-draft.ts'
import { shotTree } from './drafts/shot-tree.ts'
import { killPlaces, killRanges } from './drafts/to-kill.ts'
import { play } from './index.tsx'

const [GUN, MORTAR, LIGHT_MORTAR] = [0, 1, 2]

interface AtGuns extends AtDesk<AslskState, AslskEvent, HexDraft> {
  readonly draft: OrdnanceDraft
  readonly choose: (hex: string) => Promise<void>
}

async function atGuns(more: object = {}): Promise<AtGuns> {
  const at = await sitDown(play, { situation: gunSituation(more) }, 'shots')
  const { desk } = at
  if (!(desk.draft instanceof OrdnanceDraft)) throw new Error(`A ${desk.draft?.view} draft, and no Gun.`)
  const choose = async (hex: string): Promise<void> => {
    desk.choosePlace(placeOf(desk.s, hex))
    await desk.settled()
  }
  return { ...at, draft: desk.draft, choose }
}

test('a Gun is chosen by its hex, its targets carry the chance to hit, and a target makes a shot that is legal', async () => {
  const { desk, draft, choose, game } = await atGuns()
  await choose('BB4')
  expect(draft.weapon).toBe(GUN)
  const marks = await look(desk, () => draft.marks)
  expect(marks.filter(({ tone }) => tone === 'aim').map(({ place, label }) => [nameOf(desk.s, place), label])).toEqual([
    ['Y5', '72% hit'],
    ['Y8', '3% hit'],
    ['W6', '72% hit'],
  ])
  await choose('Y5')
  const ready = await look(desk, () => draft.ready)
  expect(ready).toMatchObject({ decision: { type: 'ordnance', weapon: GUN, at: 'Y5', target: 'itt' }, label: 'Fire' })
  expect(game().problems('axis', ready!.decision)).toEqual([])
  // on the board with both chances, where there is little room with the last
  const aimed = (await look(desk, () => draft.marks)).find(({ tone }) => tone === 'target')!
  expect(aimed.label).toMatch(/^72% hit, \d+% harmed$/)
  expect(aimed.label).toContain(`, ${aimed.brief} `)
  desk.back()
  expect([draft.weapon, draft.at]).toEqual([GUN, null])
  desk.back()
  expect(draft.weapon).toBeNull()
})

test('the tree of a shot adds up for every target, in its rows and in its last bar', async () => {
  const { desk, draft, choose } = await atGuns()
  await choose('BB4')
  await choose('Y5')
  const preview = (await look(desk, () => draft.shotPreview))!
  const sum = (shares: readonly { readonly share: number }[]): number => shares.reduce((all, { share }) => all + share, 0)
  for (const { unit, odds } of preview.odds.targets) {
    const { nodes, ends } = shotTree(preview, unit)
    expect(sum(nodes)).toBeCloseTo(1, 9)
    expect(sum(ends)).toBeCloseTo(1, 9)
    for (const { share, parts } of nodes) if (parts.length > 0) expect(sum(parts)).toBeCloseTo(share, 9)
    expect(ends.find(({ name }) => name === 'broken')!.share).toBeCloseTo(odds.broken / odds.of, 9)
  }
})

test('another way to fire is chosen by its number; what is not legal says why and is no number', async () => {
  const { desk, draft, choose } = await atGuns()
  await choose('BB4')
  await choose('Y5')
  expect((await look(desk, () => draft.ways)).map(({ key }) => key)).toEqual([
    'target Infantry',
    'target Area',
    'ammunition HE',
    'ammunition AP',
    'ammunition APCR',
  ])
  desk.pick(1)
  await desk.settled()
  expect(draft.shot).toMatchObject({ target: 'att' })
  await choose('EE6')
  expect(draft.weapon).toBe(MORTAR)
  const [aimed] = await look(desk, () => draft.choices)
  expect(aimed!.ways.map(({ words, problem }) => [words, problem?.message])).toEqual([
    ['Infantry', 'A Mortar fires only at an area.'],
    ['Area', undefined],
  ])
})

test('a target outside the arc has the Gun turned first, and a leader directs a light Mortar or does not', async () => {
  const { desk, draft, choose } = await atGuns()
  await choose('BB4')
  await choose('Y8')
  expect(draft.shot).toMatchObject({ ca: 3 })
  expect((await look(desk, () => draft.shotPreview))!.groups[0]!.modifiers.map(({ label }) => label)).toContain(
    'Case 8: turned by 1 hexspine',
  )
  desk.back()
  desk.back()
  await choose('CC5')
  expect(draft.weapon).toBe(LIGHT_MORTAR)
  await choose('Y5')
  expect(draft.shot).toMatchObject({ leader: 2 })
  const nobody = (await look(desk, () => draft.ways)).find(({ words }) => words === 'nobody')!
  draft.chooseWay(nobody)
  expect(draft.shot).not.toHaveProperty('leader')
  expect(await look(desk, () => draft.ready)).not.toBeNull()
})

test('choosing the hex of a Gun again chooses the men in it, and then nobody; an empty hex is an area', async () => {
  const { desk, draft, choose } = await atGuns()
  await choose('BB4')
  await choose('Z4')
  expect(draft.shot).toMatchObject({ at: 'Z4', target: 'att' })
  expect((await look(desk, () => draft.shotPreview))!.odds.targets).toEqual([])
  desk.back()
  await choose('BB4')
  expect([draft.weapon, draft.firers.map(({ unit }) => unit)]).toEqual([null, [0]])
  await choose('BB4')
  expect([draft.weapon, draft.firers]).toEqual([null, []])
})

test('a Gun that has lost its rate fires once more with Intensive Fire, and the button says so', async () => {
  const weapons = [{ side: 'axis', type: 'ge-AT50L', owner: 0, ca: 4, fire: 'prep' }]
  const { desk, draft, choose } = await atGuns({ weapons })
  await choose('BB4')
  await choose('W6')
  expect(draft.shot).toMatchObject({ intensive: true })
  expect((await look(desk, () => draft.ready))!.label).toBe('Intensive Fire')
})

const TANKS = {
  units: [
    { side: 'axis', type: 'ge-crew-2-2-8', at: 'BB4' },
    { side: 'axis', type: 'ge-pzivh', at: 'DD6', vehicle: { vca: 4, tca: 4 } },
    { side: 'allied', type: 'ru-T34M41', at: 'Y4', vehicle: { vca: 0, tca: 1 } },
    { side: 'allied', type: 'ru-4-4-7', at: 'Y6' },
  ],
  weapons: [{ side: 'axis', type: 'ge-AT50L', owner: 0, ca: 4 }],
}

test('a shot at a tank says where it may strike and what that takes, and its tree has the places in it', async () => {
  const { desk, draft, choose } = await atGuns(TANKS)
  await choose('BB4')
  await choose('Y4')
  expect(draft.shot).toMatchObject({ target: 'vtt', ammo: 'ap' })
  const preview = (await look(desk, () => draft.shotPreview))!
  expect(killPlaces(preview).map(({ kill: { place, by, af, final } }) => [place.aspect, place.facing, by.basic, af, final])).toEqual([
    ['hull', 'side', 13, 6, 7],
    ['turret', 'front', 13, 8, 5],
  ])
  expect(killRanges(killPlaces(preview)[0]!.kill)).toEqual([
    { result: 'destroyed', from: 2, to: 6 },
    { result: 'immobilized', from: 7, to: 7 },
    { result: 'possibleShock', from: 8, to: 8 },
    { result: 'none', from: 9, to: 12 },
  ])
  const { nodes, ends } = shotTree(preview, preview.groups[0]!.units[0]!, 'destroyed')
  const hit = nodes.find(({ name }) => name === 'hit')!
  expect(hit.parts.map(({ name }) => name).sort()).toEqual(['hull side', 'turret front'])
  expect(ends.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  const [{ odds }] = preview.odds.targets as [(typeof preview.odds.targets)[number]]
  expect(ends.find(({ name }) => name === 'destroyed')!.share).toBeCloseTo(odds.eliminated / odds.of, 9)
  expect(draft.shotOf(draft.shot!).destroys).toBeCloseTo(odds.eliminated / odds.of, 9)
})

test('the gun of a tank is chosen by its hex, and every round that it has is a way to fire', async () => {
  const { desk, draft, choose } = await atGuns(TANKS)
  await choose('DD6')
  expect(draft.weapon).toBe(1)
  await choose('Y4')
  const ammunition = (await look(desk, () => draft.choices)).find(({ id }) => id === 'ammunition')!
  expect(ammunition.ways.filter(({ on }) => on).map(({ words }) => words)).toEqual(['AP'])
  for (const way of ammunition.ways.filter(({ problem }) => problem === null)) {
    draft.chooseWay(way)
    expect(await look(desk, () => draft.ready), way.words).not.toBeNull()
    expect((await look(desk, () => draft.choices)).find(({ id }) => id === 'ammunition')!.ways.find(({ on }) => on)!.words).toBe(way.words)
  }
})

test('the machine guns of a tank fire as squads do, each by itself or together', async () => {
  const { desk, draft, choose, game } = await atGuns({
    ...TANKS,
    units: TANKS.units.map((unit) => (unit.type === 'ge-pzivh' ? { ...unit, at: 'BB5' } : unit)),
  })
  await choose('BB5')
  await choose('Y6')
  const guns = draft.candidates.filter(({ firers }) => firers[0]!.unit === 1)
  expect(guns.map(({ firers }) => firers[0]!.weapons.length).sort()).toEqual([1, 1, 2])
  draft.chooseFirers(guns.find(({ firers }) => firers[0]!.weapons.length === 2)!.firers)
  const ready = (await look(desk, () => draft.ready))!
  expect(ready.decision).toMatchObject({ type: 'vehicleFire', unit: 1, at: 'Y6' })
  expect(game().problems('axis', ready.decision)).toEqual([])
  const both = (await look(desk, () => draft.preview))!.fp64
  draft.toggleWeapon(draft.firers[0]!.weapons[0]!)
  expect((await look(desk, () => draft.preview))!.fp64).toBeLessThan(both)
  expect((await look(desk, () => draft.ready))!.decision).toMatchObject({ type: 'vehicleFire', weapons: [expect.any(Number)] })
})

test('whatever hands do to a shot can be put back', async () => {
  const { desk, draft } = await atGuns()
  const places = ['BB4', 'Y5', 'EE6', 'CC5'].map((hex) => placeOf(desk.s, hex))
  for (const first of places)
    for (const then of places) await triedAndPutBack(desk, (now) => [now.choosePlace(first), now.choosePlace(then)])
  expect(draft.weapon).toBeNull()
})

test('in the enemy’s move Guns stand among those who can answer, ranked by the harm they do', async () => {
  const { desk, game } = await moved()
  const draft = desk.draft as OrdnanceDraft
  expect(draft).toBeInstanceOf(OrdnanceDraft)
  const replies = await look(desk, () => draft.replies)
  const gun = replies.find(({ kind }) => kind === 'shot')!
  expect((gun.option.declared as ShotDeclaration).weapon).toBe(GUN)
  expect(replies.map(({ effect }) => effect)).toEqual([...replies.map(({ effect }) => effect)].sort((a, b) => (b ?? 0) - (a ?? 0)))
  desk.pick(replies.indexOf(gun))
  await desk.settled()
  const ready = (await look(desk, () => draft.ready))!
  expect(game().problems('axis', ready.decision)).toEqual([])
})

test('a tank that drives on is answered by Guns and by tanks, as a vehicle or as an area', async () => {
  const { weapons } = TANKS
  const units = TANKS.units.map((unit) => (unit.type === 'ru-T34M41' ? { ...unit, at: 'W7', vehicle: { vca: 1, tca: 1 } } : unit))
  const at = await sitDown(play, { situation: gunSituation({ units, weapons, attacker: 'allied', phase: 'movement' }) }, 'shots')
  const { desk, game } = at
  for (const decision of [{ type: 'start', unit: 2 }, { type: 'hold' }, { type: 'drive', unit: 2, to: 'X6' }]) {
    if (decision.type === 'hold' && desk.open?.question.kind !== 'firstFire') continue
    desk.decide(decision)
    await rest(desk)
  }
  const draft = desk.draft as OrdnanceDraft
  expect(draft).toBeInstanceOf(OrdnanceDraft)
  expect(play.dock.title(desk)).toBe('T-34 M41 moves into X6')
  const replies = await look(desk, () => draft.replies)
  expect(replies.flatMap(({ kind, option }) => (kind === 'shot' ? [(option.declared as ShotDeclaration).weapon] : [])).sort()).toEqual([
    0, 1,
  ])
  for (const shot of draft.shots.all) {
    const { hit } = await look(desk, () => draft.shotOf(shot))
    expect(hit, JSON.stringify(shot)).toBeGreaterThanOrEqual(0)
    expect(game().problems('axis', shot)).toEqual([])
  }
})

/** Somebody has come into the Gun's sight. */
async function moved(): Promise<AtDesk<AslskState, AslskEvent, HexDraft>> {
  const at = await sitDown(play, { situation: gunSituation({ attacker: 'allied', phase: 'movement' }) }, 'shots')
  at.desk.decide({ type: 'step', units: [9], to: 'X6' })
  await rest(at.desk)
  return at
}

test('a tank with nobody to fire at is chosen to be turned, and no stack that can fire', async () => {
  const scout = { side: 'axis', type: 'ge-psw221', at: 'BB4', vehicle: { vca: 4, tca: 4 } }
  const { desk, draft, choose, game } = await atGuns({ units: [scout, { side: 'allied', type: 'ru-4-4-7', at: 'A1' }], weapons: [] })
  expect([draft.actors, draft.turners.length]).toEqual([[], 1])
  await choose('BB4')
  expect(draft.pivots.map(({ part }) => part)).toEqual(['hull', 'turret'])
  desk.attempt(() => draft.pivots[0]!.turn(2))
  await desk.settled()
  const ready = (await look(desk, () => draft.ready))!
  expect(ready).toMatchObject({ decision: { type: 'turnVehicle', unit: 0, vca: 2 }, tone: 'plain' })
  expect(game().problems('axis', ready.decision)).toEqual([])
})

test('a hut that has fallen lies as a marker on its hex', async () => {
  const { desk } = await atGuns()
  const fallen = lyingAbout({ ...desk.s, collapsed: [placeOf(desk.s, 'Y5') as never] })
  expect(fallen.flatMap(({ markers = [] }) => markers.map(({ words }) => words))).toContain('fallen hut')
})
