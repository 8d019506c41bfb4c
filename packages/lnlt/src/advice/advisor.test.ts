import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { church, roadblock, village } from '../../test/fixtures.ts'
import { started, testScenario } from '../../test/scenario.ts'
import { type LnltTable, table } from '../../test/table.ts'
import { advisor } from './advisor.ts'
import { chanceToClear } from './melee-advice.ts'
import { expectedLoss } from './worth.ts'

/** What the advisor likes best at this table. */
function advised(t: LnltTable): Record<string, unknown> {
  const [open] = t.game.open
  if (!open) throw new Error('Nobody is asked.')
  const judge = advisor.judge(t.state, open.seat, open)
  const worth = [...open.question.candidates()].map((decision) => ({ decision, value: judge(decision) }))
  return worth.reduce((best, each) => (each.value > best.value ? each : best)).decision as Record<string, unknown>
}

/** Blue must take F3, red must keep it. */
const take = {
  turns: 6,
  victory: {
    text: 'Control F3.',
    conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['F3'] }, text: 'They hold F3.' }],
    otherwise: 'red',
  },
} as const

describe('the Rally Phase', () => {
  test('a Shaken Squad is rallied by the better Leader, and its hex is finished first', () => {
    const t = table(
      `C3 stone building; US: a=2-5-4 shaken, b=2-5-4 shaken, l=7-1-6, k=6-0-6
       A1 US: c=2-5-4 shaken, m=6-0-6
       H5 German: 1-6-4`,
      { phase: 'rally' },
    )
    const first = advised(t)
    expect(first).toMatchObject({ type: 'rally', helper: t.unit('l') })
    t.answer('rally', first).rolls(6, 6)
    expect(advised(t)).toMatchObject({ type: 'rally', helper: t.unit('l') })
  })

  test('nobody drops or destroys a weapon that works', () => {
    const t = table('C3 US: 2-5-4, BAR, 6-0-6   H5 German: 1-6-4', { phase: 'rally' })
    expect(advised(t)).toEqual({ type: 'done' })
  })
})

describe('the impulse', () => {
  test('an enemy in the open is fired at', () => {
    const t = table('C3 stone building; US: a=2-5-4, BAR, l=6-2-6   E3 German: x=1-6-4 moved, y=1-6-4 moved', take)
    expect(advised(t)).toMatchObject({ type: 'activate', at: ['C3'] })
    t.activate('C3')
    expect(advised(t)).toMatchObject({ type: expect.stringMatching(/^(fire|assaultFire)$/), at: 'E3', leader: t.unit('l') })
  })

  test('who has something to take goes there', () => {
    const t = table('A3 US: a=2-5-4, l=6-2-6   F3 stone building   I1 German: 1-6-4 fired', take)
    t.activate('A3')
    expect(advised(t)).toMatchObject({ type: 'move', units: [t.unit('a'), t.unit('l')] })
  })

  test('and who only has to keep it stays', () => {
    const t = table('O9 US: 2-5-4 shaken   F3 stone building; German: 1-6-4, 7-1-6', { ...take, initiative: 'red', columns: 16, rows: 9 })
    expect(advised(t)).toEqual({ type: 'pass' })
  })

  test('three Squads go into Melee with one, and one does not with three', () => {
    const strong = table('E3 US: a=2-5-4, b=2-5-4, c=2-5-4   F3 wooden building; German: 1-5-4 hs fired', take)
    strong.activate('E3')
    expect(advised(strong)).toMatchObject({ type: 'move', to: 'F3' })
    const weak = table('E3 US: a=1-4-4 hs   F3 wooden building; German: 1-6-4 fired, 1-6-4 fired, 1-6-4 fired', take)
    weak.activate('E3')
    expect(advised(weak)).not.toMatchObject({ to: 'F3' })
  })
})

test('Opportunity Fire waits for a shot that is worth it', () => {
  const t = table('C3 US: a=2-5-4, b=2-5-4, l=6-2-6   E3 German: x=1-6-4   H1 stone building; German: y=1-5-4 hs', { initiative: 'red' })
  t.activate('E3').answer('act', { type: 'move', units: [t.unit('x')], to: 'D2' })
  expect(advised(t)).toMatchObject({ type: 'fire', at: 'D2' })
  const far = table('A1 US: a=1-4-4 hs   D2 stone building   E3 German: x=1-6-4, y=7-1-6', { initiative: 'red' })
  far.activate('E3').answer('act', { type: 'move', units: [far.unit('x')], to: 'D2' })
  if (far.game.open[0]?.question.kind === 'opportunityFire') expect(advised(far)).toEqual({ type: 'hold' })
})

test('every answer to every question has a worth', () => {
  const kinds = new Set<string>()
  for (const [i, scenario] of [testScenario(), village, roadblock, church].entries()) {
    const game = started(scenario, String(i).padStart(64, '0'))
    const chance = new KeyedChance(keyFromSeed(`${i}`))
    playRandomly(game, {
      seed: String(i),
      maxDecisions: 3000,
      before: (_, { open }) => {
        kinds.add(open.question.kind)
        const state = game.system.clone(game.state)
        game.system.resample(state, open.seat, chance)
        const judge = advisor.judge(state, open.seat, open)
        for (const decision of open.question.candidates()) expect(Number.isFinite(judge(decision))).toBe(true)
      },
    })
  }
  expect(kinds.size).toBeGreaterThanOrEqual(6)
}, 60_000)

describe('dice and horses', () => {
  /** What a British Squad and an Argentine one are reckoned to lose to each other. */
  function reckoned(modules: string[]) {
    const t = table('C3 British: a=uk-para-squad-falklands    F3 Argentine: x=ar-army-squad', { modules })
    const [own, enemy] = [t.state.units[t.unit('a')]!, t.state.units[t.unit('x')]!]
    return {
      fired: expectedLoss(t.state, enemy, 0),
      received: expectedLoss(t.state, own, 0),
      melee: chanceToClear(t.state, [own], [enemy]),
      answer: chanceToClear(t.state, [enemy], [own]),
    }
  }

  test('whoever has better dice is reckoned with by them, and nobody else', () => {
    const [plain, regulars] = [reckoned([]), reckoned(['falklands'])]
    expect(regulars.fired).toBeGreaterThan(plain.fired)
    expect(regulars.melee).toBeGreaterThan(plain.melee)
    expect([regulars.received, regulars.answer]).toEqual([plain.received, plain.answer])
  })

  /** Where a squad of horse goes that must ride down whoever is in H4, until somebody else is asked or it has arrived. */
  function ride(enemy: string): unknown[] {
    const t = table(`A4 Italian: it-cavalry-squad    H4 British: ${enemy}`, {
      columns: 10,
      rows: 8,
      initiative: 'red',
      victory: {
        text: 'Ride them down.',
        conditions: [{ side: 'red', condition: { type: 'eliminate', halves: 1 }, text: 'They are gone.', immediately: true }],
        otherwise: 'blue',
      },
    }).activate('A4')
    const way: unknown[] = []
    while (t.game.open[0]?.seat === 'red') {
      const decision = advised(t)
      way.push(decision['to'] ?? decision['type'])
      if (decision['to'] === 'H4' || decision['type'] === 'stop') break
      t.answer(t.game.open[0].question.kind, decision)
    }
    return way
  }

  test('horsemen charge whom they would not fight on foot', () => {
    expect(ride('uk-rifle-half-squad fired').at(-1)).toBe('H4')
  })

  test('and do not trot to and fro before the first shot', () => {
    const way = ride('uk-rifle-half-squad')
    expect(way.length).toBeGreaterThan(0)
    expect(new Set(way).size).toBe(way.length)
  })
})
