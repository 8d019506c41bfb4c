import { greedy, positionOf } from '@firegroup/ai'
import { type AslskEvent, type AslskState, counsel } from '@firegroup/aslsk'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import type { Order } from '@firegroup/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { play as aslsk } from '../../games/aslsk/play/index.tsx'
import { play as upfront } from '../../games/upfront/play/index.tsx'
import type { HexDraft } from '../controller/draft.ts'
import { type AtDesk, rest, sitDown } from '../testing/hands.ts'
import { DoRow } from './DoRow.tsx'
import OrdersPanel from './OrdersPanel.tsx'
import { ordersDraftOf } from './orders-draft.ts'
import { ZoneLayer } from './ZoneLayer.tsx'

const order = (change: Partial<Order> = {}): Order => ({ when: {}, do: { type: 'react', with: 'smallest' }, else: 'hold', ...change })
const shown = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/&#x27;/g, '’')

/** First Light, played by computers until the Germans have been asked to react and it is over. */
async function afterAPhase(): Promise<AtDesk<AslskState, AslskEvent, HexDraft>> {
  const at = await sitDown(aslsk, { scenario: aslskScenario('first-light') }, 'orders')
  const player = greedy(counsel.advisor)
  const chance = new KeyedChance(keyFromSeed('orders'))
  const { desk, game } = at
  for (let i = 0; i < 300 && !(desk.open && (await desk.seating.pastOccasions()).length > 2 && game().state.phase === 'prepFire'); i++) {
    desk.dismiss()
    const open = game().open.find(({ seat }) => seat === desk.open?.seat)
    if (open) desk.decide(player.choose(positionOf(game(), open, chance)))
    await rest(desk)
  }
  return at
}

test('orders are changed, put in order and tried at once; the board has the hexes that fit and are seen', async () => {
  const { desk } = await afterAPhase()
  const draft = ordersDraftOf(desk)
  const past = await desk.seating.pastOccasions()
  expect(past.length).toBeGreaterThan(2)
  draft.open(null, async () => past)
  await null
  const [stack] = aslsk.orders.stacks(desk.s, desk.seat)
  draft.add(order({ units: stack!.units, at: stack!.at!, when: { within: 3 } }))
  draft.add(order())
  expect(draft.tried.length).toBe(past.length)
  expect(draft.tried.filter(({ did }) => did === 'reacted').length).toBe(past.filter(({ reactions }) => reactions.length > 0).length)
  const markup = renderToStaticMarkup(<OrdersPanel desk={desk} onClose={() => undefined} />)
  expect(shown(markup)).toContain(`Order 1, ${stack!.name}: ${stack!.who}`)
  expect(shown(markup)).toMatch(/Would (have fired|not have fired)/)
  expect(shown(markup)).toContain('makes a wait that')

  const map = desk.s.setting.map
  const zones = renderToStaticMarkup(<ZoneLayer map={map} desk={desk} />)
  const zone = aslsk.orders.zone(desk.s, desk.seat, draft.orders.orders[0]!)
  const from = map.grid.indexOf(stack!.at!)
  expect(zone.length).toBeGreaterThan(0)
  expect(zone.every((hex) => map.grid.distance(from, hex) <= 3)).toBe(true)
  expect(zones.match(/<polygon/g)!.length).toBeGreaterThanOrEqual(zone.length)

  draft.move(1, 0)
  expect(draft.orders.orders[0]).toEqual(order())
  draft.choose(1)
  draft.mark(true)
  draft.toggleHex('A1')
  expect(draft.orders.orders[1]!.when.where).toEqual(['A1'])
  draft.remove(1)
  draft.remove(0)
  expect(shown(renderToStaticMarkup(<OrdersPanel desk={desk} onClose={() => undefined} />))).toContain('No orders. You are asked whenever')
})

test('a weapon of the stack can stay back, and no group has it then', async () => {
  const { desk } = await afterAPhase()
  const draft = ordersDraftOf(desk)
  const past = await desk.seating.pastOccasions()
  draft.open(null, async () => past)
  await null
  const armed = aslsk.orders.stacks(desk.s, desk.seat).find(({ weapons }) => weapons)!
  const [weapon] = armed.weapons!
  draft.add(order({ units: armed.units, at: armed.at!, do: { type: 'react', with: 'best', without: [weapon!.id] } }))
  const markup = renderToStaticMarkup(<OrdersPanel desk={desk} onClose={() => undefined} />)
  expect(shown(markup)).toContain(`stays back ${weapon!.name}`)
  expect(shown(markup)).toContain('Always fire, a weapon stays back. Else hold.')
  expect(markup).toMatch(/type="checkbox" checked=""/)
  const bare = renderToStaticMarkup(<DoRow by="fire" order={order()} weapons={[]} onChange={() => undefined} />)
  expect(bare).not.toContain('stays back')
})

test('a stack that has moved greys its order, and one without a line to its zone is told so', async () => {
  const { desk } = await afterAPhase()
  const draft = ordersDraftOf(desk)
  draft.open(null, async () => [])
  await null
  const stacks = aslsk.orders.stacks(desk.s, desk.seat)
  const [first, second] = stacks
  draft.add(order({ units: first!.units, at: second!.at! }))
  const markup = renderToStaticMarkup(<OrdersPanel desk={desk} onClose={() => undefined} />)
  expect(shown(markup)).toContain(`ends, ${second!.at} has moved`)
  expect(markup).toContain('has-ended')
  expect(shown(markup)).toContain('No enemy phase to try it on. It will be tried on the next.')
  const seen = new Set(aslsk.orders.zone(desk.s, desk.seat, order({ units: first!.units, at: first!.at! })))
  const { grid, size } = desk.s.setting.map
  const dark = Array.from({ length: size }, (_, hex) => hex).find((hex) => !seen.has(hex) && grid.idOf(hex) !== first!.at)!
  const blind = order({ units: first!.units, at: first!.at!, when: { where: [grid.idOf(dark)] } })
  expect(await draft.leave(desk, { orders: [blind], otherwise: 'ask' })).toBe(false)
  expect(draft.problem?.message).toBe(`${first!.at} has no line to that zone.`)
})

test('without a map the rows are those of cards', async () => {
  const { desk } = await sitDown(upfront, { scenario: upfrontScenario('the-milk-run') }, 'orders')
  const draft = ordersDraftOf(desk)
  draft.open(null, async () => [])
  await null
  draft.add(order({ when: { to: 'concealment' }, do: { type: 'react', with: 'smallest', least: 2 } }))
  const words = shown(renderToStaticMarkup(<OrdersPanel desk={desk} onClose={() => undefined} />))
  expect(words).toContain('−2 or more')
  expect(words).toContain('accept')
  expect(words).not.toContain('hexes')
  expect(await draft.leave(desk, draft.orders)).toBe(true)
})
