import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type HexDraft, nameOf, placeOf } from '../../../play/controller/draft.ts'
import { type AtDesk, look, rest, sitDown, triedAndPutBack } from '../../../play/testing/hands.ts'
import { us } from '../learn/lessons/ground.ts'
import type { AskDrive } from '../queries.ts'
import { TANK, tankSituation } from '../testing/tank-situation.ts'
import { thinking } from '../thinking.ts'
import { memberChosen, pathOf } from './board/acts.ts'
import { DriveWords } from './board/DriveThreats.tsx'
import { arcsOf, toggleStop, turnablesOf, turnBy } from './board/facing.ts'
import { snapshot } from './board/snapshot.ts'
import { DriveDraft, isPanzerfaust, struckPart } from './drafts/drive-draft.ts'
import type { FireDraft } from './drafts/fire-draft.ts'
import { reactionMarks } from './drafts/fire-marks.ts'
import { play } from './index.tsx'
import type { AslskDesk } from './kinds.ts'
import { moverWay, type Way } from './mover.ts'
import { weaponWords } from './words.ts'

interface AtWheel extends Pick<AtDesk<AslskState, AslskEvent, HexDraft>, 'game' | 'sent'> {
  readonly desk: AslskDesk
  readonly drive: () => DriveDraft
  readonly choose: (hex: string) => Promise<void>
}

async function atWheel(more: object = {}): Promise<AtWheel> {
  const { desk, game, sent } = await sitDown(play, { situation: tankSituation(more) }, 'drive')
  const drive = (): DriveDraft => {
    if (!(desk.draft instanceof DriveDraft)) throw new Error(`A ${desk.draft?.view} draft, and no vehicle.`)
    return desk.draft
  }
  const choose = async (hex: string): Promise<void> => {
    desk.choosePlace(placeOf(desk.s, hex))
    await desk.settled()
  }
  return { desk, game, sent, drive, choose }
}

const told = ({ desk, drive }: AtWheel): string[] =>
  drive().legs.map(({ kind, place, spent }) => `${kind} ${nameOf(desk.s, place)} ${spent / 2}`)

test('a tank is chosen before the men of its hex, who are chosen next', async () => {
  const { desk, drive, choose } = await atWheel()
  await choose('L6')
  expect(drive().vehicle?.id).toBe(TANK)
  await choose('L6')
  expect(drive().units).toEqual([1])
  memberChosen(desk, `u${TANK}`)
  expect(drive().units).toEqual([TANK])
})

test('its way is planned with its start and its turns, and each with the MP spent by then', async () => {
  const wheel = await atWheel()
  await wheel.choose('L6')
  await wheel.choose('J6')
  expect(told(wheel)).toEqual(['start L6 1', 'enter K6 2', 'enter J6 3'])
  await wheel.choose('J5')
  expect(told(wheel).slice(0, 3)).toEqual(['start L6 1', 'enter K6 2', 'enter J6 3'])
  expect(told(wheel).slice(3)).toEqual(['turn J6 4', 'enter J5 5'])
  expect(pathOf(wheel.desk)).toMatchObject({
    notes: ['START 1'],
    steps: [{ label: '2' }, { label: '3', notes: ['turn 4'] }, { label: '5', aside: true }],
  })
  const planned = snapshot(wheel.desk).stacks.find(({ side }) => side === 'plan')!
  expect(planned.counters[0]).toMatchObject({ planned: true, face: { form: 'vehicle', hull: 330 } })
  wheel.desk.back()
  expect(told(wheel).at(-1)).toBe('turn J6 4')
})

test('keys turn hull and turret at the end of the way; the hull costs MP, the turret none', async () => {
  const wheel = await atWheel()
  const { desk, drive, choose } = wheel
  await choose('L6')
  desk.attempt(() => drive().turnTurret(5))
  await desk.settled()
  expect(desk.refusal?.message).toMatch(/turns with MP/)
  await choose('J6')
  turnBy(desk, 'hull', 1)
  turnBy(desk, 'hull', 1)
  turnBy(desk, 'turret', -1)
  await desk.settled()
  expect(told(wheel).slice(-2)).toEqual(['turn J6 4', 'turn J6 5'])
  expect(drive().end).toMatchObject({ vca: 0, tca: 5 })
  expect(turnablesOf(desk)).toMatchObject([
    { part: 'hull', from: 4, towards: 0, cost: '2 MP to turn' },
    { part: 'turret', towards: 5 },
  ])
  turnBy(desk, 'hull', -1)
  await desk.settled()
  expect(told(wheel).at(-1)).toBe('turn J6 4')
})

test('one expenditure is taken at a time, and the way goes on; J stops at its end', async () => {
  const { units } = tankSituation()
  const wheel = await atWheel({ units: [...units.slice(0, 2), us('6-6-6', 'A9', { broken: true, dm: true })], weapons: [] })
  const { desk, game, drive, choose } = wheel
  await choose('L6')
  await choose('K6')
  expect(toggleStop(desk)).toBe(true)
  await desk.settled()
  expect(told(wheel)).toEqual(['start L6 1', 'enter K6 2', 'stop K6 3'])
  for (const label of ['Start, 1 MP', 'Drive into K6, 1 MP', 'Stop in K6, 1 MP']) {
    expect((await look(desk, () => drive().ready))?.label).toBe(label)
    desk.confirm()
    await rest(desk)
  }
  const tank = game().state.units[TANK]!
  expect([tank.at, tank.spent, tank.vehicle!.started]).toEqual([placeOf(desk.s, 'K6'), 6, false])
})

test('one that has stopped is asked whether it goes on; to stay is to end its move, and nobody else is next before', async () => {
  const { desk, drive, choose } = await atWheel()
  await choose('L6')
  await choose('K6')
  expect(drive().isAlone).toBe(false)
  const isRolling = () => desk.s.units[TANK]!.vehicle!.started
  for (let i = 0; i < 20 && (desk.isReaction || nameOf(desk.s, desk.s.units[TANK]!.at) !== 'K6' || isRolling()); i++) {
    desk.dismiss()
    if (desk.isReaction) desk.decide({ type: 'hold' })
    else {
      if (drive().legs.length === 0) desk.choosePlace(placeOf(desk.s, 'K6'))
      if (!drive().end!.stopped) toggleStop(desk)
      await look(desk, () => drive().ready)
      desk.confirm()
    }
    await rest(desk)
  }
  expect(play.dock.title(desk)).toBe('The PzKpfw IVH has stopped in K6. Does it go on?')
  expect(drive().isAlone).toBe(true)
  const shown = renderToStaticMarkup(createElement(play.dock.View, { desk }))
  expect(shown).toContain('End the move of PzKpfw IVH in K6')
  expect(shown).not.toContain('Stop PzKpfw')
})

test('whoever points at it is shown while it drives, and what it shows to whom is asked for', async () => {
  const { desk, drive, choose, sent } = await atWheel()
  await choose('L6')
  expect(arcsOf(desk, -1)).toMatchObject([{ tone: 'enemy', spine: 1 }])
  await choose('J6')
  const query = sent.flatMap((message) => ('query' in message ? [message.query as AskDrive] : [])).at(-1)!
  expect(query.vehicle).toBe(TANK)
  const parts = [...thinking.trickle!(desk.s, query)] as { leg: number; threats: { hull: string; harm: number }[] }[]
  expect(parts.map(({ leg }) => leg)).toEqual(drive().legs.map((_, i) => i))
  expect(parts[0]!.threats[0]).toMatchObject({ hull: 'front' })
})

test('fire at an exposed crew and men in its hex are told as such, the latter with no line on the board', async () => {
  const { desk, drive, choose } = await atWheel()
  await choose('L6')
  await choose('K6')
  const tank = drive().vehicle!
  const base = { unit: 0, weapon: -1, hull: 'side', turret: 'side', turns: false, harm: 0.1 } as const
  expect([
    struckPart({ ...base, from: 1, at: 'vehicle' }),
    struckPart({ ...base, from: 1, at: 'crew' }),
    struckPart({ ...base, from: 1, at: 'closeCombat' }),
  ]).toEqual(['side', 'crew', 'Close Combat'])
  expect([isPanzerfaust({ ...base, from: 1, at: 'vehicle' }), isPanzerfaust({ ...base, from: 1, at: 'crew' })]).toEqual([true, false])
  const lines = (from: number) => {
    const threats = [{ ...base, from, at: from === tank.at ? 'closeCombat' : 'crew' }] as const
    const draft = { explained: { leg: drive().legs[0]!, index: 0, threats } } as unknown as DriveDraft
    return renderToStaticMarkup(createElement('svg', null, createElement(DriveWords, { s: desk.s, draft, vehicle: tank })))
  }
  expect(lines(placeOf(desk.s, 'K6'))).toContain('sees your crew: 10%')
  expect(lines(tank.at)).toBe('<svg></svg>')
})

test('what is out of reach says so, and whatever is tried is put back', async () => {
  const { desk, drive, choose } = await atWheel()
  await choose('L6')
  await choose('A1')
  expect(desk.refusal?.message).toMatch(/out of reach/)
  await triedAndPutBack(desk, () => [drive().choosePlace(placeOf(desk.s, 'J6')), drive().toggleStop(), drive().back()])
})

test('what is left of a tank lies on as its wreck, pointing as it did', async () => {
  const { desk } = await atWheel({ markers: [{ kind: 'wreck', at: 'K5', extra: TANK + 1 }] })
  const wreck = snapshot(desk).stacks.find(({ side }) => side === 'wrecks')!
  expect(wreck).toMatchObject({
    hex: placeOf(desk.s, 'K5'),
    counters: [{ face: { form: 'vehicle', wreck: true, hull: 270 }, words: 'wreck of a PzKpfw IVH' }],
  })
})

test('whoever may fire at a tank sees the way that it has come, with all the MP that it has spent', async () => {
  const { desk, choose } = await atWheel()
  await choose('L6')
  await choose('J6')
  const ways: (Way | null)[] = []
  for (let i = 0; i < 40 && ways.length < 3; i++) {
    desk.dismiss()
    if (desk.isReaction) ways.push(moverWay(desk))
    if (desk.isReaction) desk.decide({ type: 'hold' })
    else if (desk.draft instanceof DriveDraft) {
      if (desk.draft.legs.length === 0) desk.choosePlace(placeOf(desk.s, 'J6'))
      await desk.settled()
      desk.confirm()
    }
    await rest(desk)
  }
  const hexes = (way: Way | null) =>
    way && [nameOf(desk.s, way.from), ...way.steps.map(({ hex, mf }) => `${nameOf(desk.s, hex)} ${mf / 2}`)]
  expect(ways.map(hexes)).toEqual([null, ['L6', 'K6 2'], ['L6', 'K6 2', 'J6 3']])
})

test('what a tank fired is told also when it is lost', async () => {
  const { desk } = await atWheel()
  const gun = desk.s.weapons.findIndex(({ type }) => type === 'ge-pzivh:main')
  expect(weaponWords(desk.s, gun)).toBe('PzKpfw IVH, 75L gun')
  const lost = { ...desk.s, weapons: desk.s.weapons.map((weapon) => ({ ...weapon, owner: -1 as typeof weapon.owner })) }
  expect(weaponWords(lost, gun)).toBe('PzKpfw IVH, 75L gun')
})

test('a tank that has fired in the Prep Fire Phase says so when it is asked to move', async () => {
  const { units } = tankSituation()
  const { desk, choose } = await atWheel({ units: [{ ...units[TANK]!, fire: 'prep' }, { ...units[1]!, at: 'M5' }, ...units.slice(2)] })
  await choose('L6')
  expect(desk.refusal?.message).toMatch(/Prep Fire/)
})

test('a tank in Motion says that it must go on before the phase can end, and whoever ends it is told so', async () => {
  const { units } = tankSituation()
  const { desk, drive, choose } = await atWheel({
    units: [{ ...units[TANK]!, vehicle: { vca: 4, tca: 4, motion: true } }, ...units.slice(1)],
  })
  expect(desk.end).toBeNull()
  expect((await look(desk, () => desk.notYet))?.message).toMatch(/is in Motion and must spend its MP/)
  desk.endPhase()
  expect(desk.refusal?.message).toMatch(/if only to stop/)
  await choose('L6')
  expect([drive().vehicle?.id, play.dock.subtitle(desk)]).toEqual([TANK, '13 of 13 MP left, in Motion'])
})

test('once it has started the question asks how it goes on, until that is planned', async () => {
  const { desk, drive } = await atWheel()
  desk.decide({ type: 'start', unit: TANK })
  await rest(desk)
  while (desk.isReaction) {
    desk.decide({ type: 'hold' })
    await rest(desk)
  }
  desk.dismiss()
  expect([drive().vehicle?.id, play.dock.title(desk)]).toEqual([TANK, null])
  expect((await look(desk, () => desk.notYet))?.message).toMatch(/must go on or stop first/)
})

test('who could only open its hatches does not stand among those who can move', async () => {
  const { units } = tankSituation()
  const { desk, drive, choose } = await atWheel({ units: [units[TANK]!, { ...units[1]!, at: 'M5' }, ...units.slice(2)] })
  for (const decision of [
    { type: 'start', unit: TANK },
    { type: 'halt', unit: TANK },
    { type: 'stop', units: [TANK] },
  ]) {
    desk.decide(decision)
    await rest(desk)
    while (desk.isReaction) {
      desk.decide({ type: 'hold' })
      await rest(desk)
    }
  }
  expect(drive().actors.map((place) => nameOf(desk.s, place))).toEqual(['M5'])
  await choose('L6')
  expect(await look(desk, () => drive().hatch?.problem)).toBeNull()
})

test('men are sent into a hex with others of theirs by a click, as where there are no vehicles', async () => {
  const { units } = tankSituation()
  const { desk, drive, choose } = await atWheel({ units: [...units.slice(0, 1), { ...units[1]!, at: 'M5' }, ...units.slice(2)] })
  await choose('M5')
  await choose('L6')
  expect([
    drive().units,
    drive()
      .path.map((place) => nameOf(desk.s, place))
      .at(-1),
  ]).toEqual([[1], 'L6'])
})

test('those who may enter stand beside the map in full colour, rimmed as what is planned', async () => {
  const { desk } = await sitDown(play, { scenario: scenario('dust-on-the-road') }, 'entering')
  for (let i = 0; i < 60 && !(desk.draft instanceof DriveDraft && desk.seat === 'allied'); i++) {
    desk.dismiss()
    if (await look(desk, () => desk.draft?.ready)) desk.confirm()
    else for (let tries = 0; tries < 2; tries++) desk.endPhase()
    await rest(desk)
  }
  const { stacks } = await look(desk, () => snapshot(desk))
  const entering = stacks.filter(({ side }) => side === 'allied').flatMap(({ counters }) => counters)
  expect(entering.length).toBeGreaterThan(5)
  for (const { mood, planned } of entering) expect([mood, planned]).toEqual(['ready', true])
  const others = stacks.filter(({ side }) => side === 'axis').flatMap(({ counters }) => counters)
  expect(others.some(({ planned }) => planned)).toBe(false)
})

test('a way is told of one mover alone: where concealed men came from elsewhere before, that was somebody else', async () => {
  const wheel = await atWheel()
  const { desk, choose } = wheel
  await choose('L6')
  await choose('K6')
  for (let i = 0; i < 20 && !desk.isReaction; i++) {
    desk.dismiss()
    await look(desk, () => wheel.drive().ready)
    desk.confirm()
    await rest(desk)
  }
  const draft = desk.draft as FireDraft
  const [unit] = draft.movers
  const [a, b, c, d] = ['C8', 'D7', 'D6', 'E7'].map((hex) => placeOf(desk.s, hex)) as [number, number, number, number]
  const moved = (from: number, to: number) => ({ event: { type: 'moves', units: [unit], from, to, mf: 4 } })
  const way = (...events: unknown[]) => moverWay({ draft, events } as unknown as AslskDesk)
  expect(way(moved(a, b), moved(b, d))).toEqual({
    from: a,
    steps: [
      { hex: b, mf: 4 },
      { hex: d, mf: 8 },
    ],
  })
  expect(way(moved(a, b), moved(c, d))).toEqual({ from: c, steps: [{ hex: d, mf: 4 }] })
  // and of whom nobody knows, nobody knows what he has spent
  const spent = (units: AslskState['units']) => {
    const seen = { places: [], at: d, replyNow: null, replies: [], movers: draft.movers, s: { ...desk.s, units } }
    return reactionMarks(seen as unknown as FireDraft)[0]!.label
  }
  expect(spent(desk.s.units)).toMatch(/^\d+½? MP$/)
  expect(spent(desk.s.units.map((each) => ({ ...each, unknown: true })) as unknown as AslskState['units'])).toBeUndefined()
  expect(spent([] as unknown as AslskState['units'])).toBeUndefined()
})
