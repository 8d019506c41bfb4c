import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { boards } from '@firegroup/content/boards'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { type HexMap, joinBoards } from '@firegroup/hexmap'
import { type Goal, OBSERVER, type Objective, type Standing } from '@firegroup/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HEX_HEIGHT, toWorld } from '../../board/art/units.ts'
import { BoardZoom } from '../../board/zoom.ts'
import { nationLook } from '../../counters/nations.ts'
import { play as aslsk } from '../../games/aslsk/play/index.tsx'
import { play as upfront } from '../../games/upfront/play/index.tsx'
import { sitDown } from '../testing/hands.ts'
import { CardPanel } from './CardPanel.tsx'
import { hung, ObjectiveGround, ObjectivePlates, plateAt } from './Plates.tsx'
import { pointersFor } from './Pointers.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { captureWords, countedAs, countOf, standingOf } from './standing.ts'

const looks = { allied: nationLook('american'), axis: nationLook('german') }
const inn: Objective = {
  id: 'inn',
  number: 1,
  name: 'Inn',
  said: 'the inn',
  where: 'C6',
  places: [],
  kind: 'hold',
  holder: 'axis',
  contested: false,
  note: 'nobody seen there',
}
const mill: Objective = { ...inn, id: 'mill', number: 2, name: 'Mill', said: 'the mill' }
const goal = (...holders: (string | null)[]): Goal => ({
  side: 'allied',
  title: 'Two of two',
  immediately: false,
  reached: false,
  tracks: [{ type: 'pips', need: 2, pips: holders.map((holder, i) => ({ objective: ['inn', 'mill'][i]!, holder, contested: false })) }],
  missing: '',
})
const standing = (first: string | null, second: string | null): Standing => ({
  objectives: [
    { ...inn, holder: first },
    { ...mill, holder: second },
  ],
  goals: [goal(first, second)],
  otherwise: '',
  ahead: null,
  clock: { unit: 'turn', now: 1, of: 2, halfLast: false, left: '' },
})
const people = (seat: string): string => (seat === 'allied' ? 'Americans' : 'Germans')

describe('a plate', () => {
  const { grid } = joinBoards([{ map: boards[0]!, at: { column: 0, row: 0 }, rotated: false }])
  const map = { grid } as HexMap
  const hex = grid.indexOf('H5')
  const hall: Objective = { ...inn, name: 'The town hall', places: [hex] }
  const on = (manned: readonly number[], counted: readonly number[] = []) => ({ manned: new Set(manned), counted: new Set(counted) })
  const at = (manned: readonly number[], size = 1) => plateAt(map, hall, size, true, on(manned))!
  const centre = toWorld(grid.centre(hex))
  const [southEast, south] = [grid.neighbour(hex, 2), grid.neighbour(hex, 3)]

  test('hangs on the lower hexside with its name', () => {
    expect(at([hex])).toEqual({ x: centre.x, y: centre.y + HEX_HEIGHT / 2, named: true })
  })

  test('shows its number alone where the name would lie over counters in the next columns', () => {
    expect(at([southEast])).toMatchObject({ y: centre.y + HEX_HEIGHT / 2, named: false })
    expect(plateAt(map, { ...hall, name: 'I' }, 1, true, on([southEast]))).toMatchObject({ named: true })
  })

  test('is clear of the count of a stack, and of whom it would reach then', () => {
    expect(plateAt(map, hall, 1, true, on([hex], [hex]))!.x).toBeGreaterThan(centre.x + 20)
    const besides = plateAt(map, hall, 1, true, on([hex, southEast], [hex]))!
    expect(besides.named).toBe(false)
    expect(besides.x).toBeLessThan(centre.x + 10)
  })

  test('gives up its name where it would meet another plate', () => {
    const near = { ...hall, id: 'near', number: 2, places: [grid.indexOf('J5')] }
    const far = { ...hall, id: 'far', number: 3, places: [grid.indexOf('A5')] }
    const names = (counted: readonly number[]) =>
      hung({ map, objectives: [hall, near, far], ...on([hex], counted) }, true, 1).map(({ at: { named } }) => named)
    expect(names([])).toEqual([true, true, true])
    expect(names([hex])).toEqual([false, false, true])
  })

  test('keeps off the counters below: inside its own hex, or at the corner between the two', () => {
    for (const size of [1, 1.9]) expect(at([south], size).y + 10 * size).toBeLessThanOrEqual(centre.y + HEX_HEIGHT / 2)
    const corner = at([hex, south])
    expect(corner.named).toBe(false)
    expect(corner.x).toBeGreaterThan(centre.x)
    expect(corner.y).toBeLessThan(centre.y + HEX_HEIGHT / 2)
  })
})

describe('what changed hands', () => {
  test('is said with how much of what is wanted is held now', () => {
    const news = captureWords(standing('axis', 'axis'), standing('axis', 'allied'), people)
    expect(news).toEqual({ said: 'The Americans take the mill. One of two.', taken: ['mill'] })
    expect(captureWords(standing(null, null), standing('axis', 'allied'), people).said).toBe(
      'The Germans take the inn. The Americans take the mill. One of two.',
    )
  })

  test('is nothing where all is as it was, or a place is only lost', () => {
    expect(captureWords(standing('axis', 'allied'), standing('axis', 'allied'), people).said).toBe('')
    expect(captureWords(standing('axis', 'allied'), standing('axis', null), people).said).toBe('')
  })

  test('an objective of several hexes is counted by its hexes, and said so', () => {
    const pips = ['inn', 'inn'].map((objective) => ({ objective, holder: null, contested: false }))
    expect(countedAs({ ...goal(), tracks: [{ type: 'pips', need: 2, pips }] })).toBe('hexes to hold')
    expect(countedAs(goal('allied', 'axis'))).toBe('objectives')
  })

  test('counts no more than is needed', () => {
    expect(countOf({ ...goal('allied', 'allied'), tracks: [{ type: 'pips', need: 1, pips: [] }] })).toEqual({ have: 0, need: 1 })
    expect(countOf(goal('allied', 'axis'))).toEqual({ have: 1, need: 2 })
    expect(countOf({ ...goal(), tracks: [{ type: 'meter', have: 1, need: 3 }] })).toBeNull()
  })
})

const firstLight = () => sitDown(aslsk, { scenario: aslskScenario('first-light') }, 'goal')

describe('on the board', () => {
  test('every hex of an objective is ringed, and its plate has number and name; the number alone at a small zoom', async () => {
    const { desk } = await firstLight()
    const { objectives } = standingOf(desk)!
    const { map } = desk.s.setting
    const ground = renderToStaticMarkup(<ObjectiveGround map={map} objectives={objectives} looks={looks} />)
    expect(ground.match(/play-objective-ring/g)).toHaveLength(2)
    const plates = (zoom: number): string =>
      renderToStaticMarkup(
        <BoardZoom value={zoom}>
          <ObjectivePlates map={map} objectives={objectives} looks={looks} taken={['building 0']} manned={new Set()} counted={new Set()} />
        </BoardZoom>,
      )
    expect(plates(1)).toContain('>1 Farmhouse<')
    expect(plates(0.5)).toContain('>1<')
    expect(plates(0.5)).not.toContain('Farmhouse')
    expect(plates(1)).toContain('#ctr-roundel-bar-cross')
  })

  test('contested ground shows both sides, nobody’s none, and an edge to leave by says which way', async () => {
    const { desk } = await firstLight()
    const { map } = desk.s.setting
    const there = { ...inn, places: [map.grid.indexOf('C6')] }
    const plate = (objective: Objective): string =>
      renderToStaticMarkup(
        <ObjectivePlates map={map} objectives={[objective]} looks={looks} taken={[]} manned={new Set()} counted={new Set()} />,
      )
    expect(plate({ ...there, contested: true }).match(/#ctr-roundel/g)).toHaveLength(2)
    expect(plate({ ...there, holder: null })).not.toContain('#ctr-roundel')
    const west = Array.from({ length: map.size }, (_, hex) => hex).filter((hex) => map.grid.idOf(hex).startsWith('A'))
    expect(plate({ ...there, kind: 'exit', name: 'West edge', holder: null, places: west })).toContain('← West edge')
  })

  test('what is out of view is pointed to from the edge, nearest first', async () => {
    const { desk } = await firstLight()
    const { map } = desk.s.setting
    const at = (hex: string): Objective => ({ ...inn, id: hex, name: hex, places: [map.grid.indexOf(hex)] })
    const { x, y } = toWorld(map.grid.centre(map.grid.indexOf('B5')))
    const view = { x: 300 - x, y: 200 - y, zoom: 1, size: { width: 600, height: 400 }, insets: { left: 0, top: 0, right: 0, bottom: 0 } }
    const pointers = pointersFor(map, [at('L5'), at('H5'), at('C5')], view)
    expect(pointers.map(({ objective, direction }) => [objective.name, direction])).toEqual([
      ['H5', 'east'],
      ['L5', 'east'],
    ])
    expect(pointers[0]!.distance).toBe(6)
    for (const { left, top } of pointers) expect(left > 300 && left < 600 && top > 0 && top < 400).toBe(true)
    expect(Math.abs(pointers[0]!.top - pointers[1]!.top)).toBeGreaterThan(30)
  })
})

describe('in the dock', () => {
  const go = (): void => undefined

  test('objectives can be reached and say who holds them; ways to win and the time stand below', async () => {
    const { desk } = await firstLight()
    const shown = renderToStaticMarkup(<StandingPanel desk={desk} onGo={go} onCard={go} />)
    expect(shown).toContain('<span class="ui-hidden">1, Farmhouse, C6 and D6, counts as')
    expect(shown).toContain('The farmhouse')
    expect(shown).toContain('5 turns left, five moves of yours')
    expect(shown).toMatch(/Otherwise the Germans win\./)
    expect(shown).not.toMatch(/empty/)
  })

  test('a game without a map tells it in its own terms', async () => {
    const { desk } = await sitDown(upfront, { scenario: upfrontScenario('the-corner-house') }, 'goal uf')
    const shown = renderToStaticMarkup(<StandingPanel desk={desk} onGo={go} onCard={go} />)
    expect(shown).toContain('More victory points')
    expect(shown).toContain('broken')
    expect(shown).toContain('two more Decks after this one')
  })

  test('nothing in it depends on who looks but what is his own', async () => {
    const { desk, game } = await firstLight()
    const known = aslsk.system.standing!(game().state, OBSERVER)
    expect(known.objectives.map(({ holder }) => holder)).toEqual(standingOf(desk)!.objectives.map(({ holder }) => holder))
  })
})

test('the card has the story, what wins, orders and special rules of the one who looks', async () => {
  const { desk } = await firstLight()
  const shown = renderToStaticMarkup(<CardPanel desk={desk} onClose={() => undefined} />)
  const { briefing, victory, rules } = aslskScenario('first-light')
  for (const text of [briefing.place, briefing.text, victory.text, briefing[desk.seat as 'axis'], rules![0]!.text])
    expect(shown).toContain(text.replaceAll('&', '&amp;'))
  expect(shown.match(/role="tab"/g)).toHaveLength(4)
  expect(shown).toContain('aria-selected="true"')
})
