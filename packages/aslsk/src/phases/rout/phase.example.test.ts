import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { type AslskTable, table } from '../../../test/table.ts'

/** The ground of the rulebook's example, as far as it matters, with the four enemy squads; the one in M6 may be elsewhere. */
function ground(fromM6 = 'M6'): string {
  return `
    M5 stone building    M6 stone building    M7 stone building    L7 stone building
    M8 stone building    M9 stone building    L8 stone building
    O7 stone building    O8 stone building
    N9 woods    N10 woods    O10 woods    L10 woods
    N5 road S    N6 road S    N7 road S
    O5 German: 4-6-7    O6 German: 4-6-7    L7 German: 4-6-7    ${fromM6} German: 4-6-7`
}

const options = {
  phase: 'rout',
  attacker: 'allied',
  columns: 18,
  rows: 13,
  joined: ['M6 M7', 'L7 M7', 'M8 M9'],
} as const

function routing(at: string, fromM6?: string): AslskTable {
  return table(`${ground(fromM6)}\n${at} Russian: x=4-4-7 broken DM`, options)
}

/** The open decisions as 'rout N9', 'crawl N9', 'stop', 'done'. */
function choices(t: AslskTable): string[] {
  return t.candidates().map((decision) => {
    const { type, to } = decision as { type: string; to?: string }
    return to === undefined ? type : `${type} ${to}`
  })
}

function go(t: AslskTable, type: 'rout' | 'crawl', to: string): AslskTable {
  return t.answer('rout', { type, unit: t.unit('x'), to })
}

/** The example ends here; the game would go on. */
function leave(t: AslskTable): void {
  t.asks(t.asked.seat, t.asked.kind)
}

example(
  'EX-11a SK-3.6-10 SK-3.6-24..26 from M9: stay, to N9 and on to O10 or N10, or past N9 to N10 or L10; not nearer to the enemy',
  (seat) => {
    const t = seat(routing('M9'))
    expect(choices(t).sort()).toEqual(['crawl L9', 'crawl M10', 'crawl N9', 'done', 'rout L9', 'rout M10', 'rout N9'])
    for (const to of ['L8', 'M8'])
      t.refuses('allied', { type: 'rout', unit: t.unit('x'), to }, { rule: '3.6', message: /nearer to the enemy/ })
    const about = t.game.open[0]!.question.about as { units: { must: string | null; goals: { hex: string; ignorable: string | null }[] }[] }
    expect(about.units[0]!.must).toBeNull()
    expect(about.units[0]!.goals).toMatchObject([
      { hex: 'N9', mf: 4, ignorable: expect.stringMatching(/enemy in/) },
      { hex: 'N10', mf: 6, ignorable: null },
      { hex: 'L10', mf: 6, ignorable: null },
    ])
    go(t, 'rout', 'N9')
    expect(choices(t).sort()).toEqual(['rout N10', 'rout O10', 'stop'])
    t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'M10' }, { rule: '3.6', message: /only into others of that kind/ })
    go(t, 'rout', 'O10')
      .pass('rout')
      .saw({ type: 'routEnds', unit: t.unit('x') })
    expect(t.where('x')).toBe('O10')
    leave(t)

    const past = seat(routing('M9'))
    go(past, 'rout', 'M10').rolls(1, 2) // in sight of the enemy on the open side of the woods
    expect(choices(past).sort()).toEqual(['rout L10', 'rout N10'])
    go(past, 'rout', 'L10')
    expect(past.where('x')).toBe('L10')
    leave(past)
  },
)

example(
  'EX-11b SK-3.6-20 SK-3.6-26 from N7 it must rout: to O8, or past it by N8, crawling or interdicted on the way to N9 or M9',
  (seat) => {
    const t = seat(routing('N7'))
    expect(choices(t).sort()).toEqual(['crawl N8', 'crawl O8', 'rout N8', 'rout O8'])
    t.refuses('allied', { type: 'done' }, { rule: '3.6', message: /Open Ground/ })
    go(t, 'rout', 'N8').rolls(2, 3)
    t.saw({ type: 'interdiction', unit: t.unit('x') }).saw({ type: 'check', what: 'Interdiction', result: 'passes' })
    expect(choices(t).sort()).toEqual(['rout M9', 'rout N9', 'rout O9']) // by O9 N9 is still in reach
    t.refuses('allied', { type: 'stop', unit: t.unit('x') }, { rule: '3.6', message: /must go on/ })
    leave(go(t, 'rout', 'M9'))

    const crawled = seat(routing('N7'))
    go(crawled, 'crawl', 'N8').sawNo({ type: 'interdiction' }).saw({ type: 'routEnds' })
    expect(crawled.where('x')).toBe('N8')
    leave(crawled)

    const plain = table(`${ground()}\nN7 Russian: x=4-4-7 broken`, options) // becomes DM at the start of the RtPh
    plain.saw({ type: 'dm', rule: '3.6', unit: plain.unit('x'), on: true })
  },
)

example('EX-11c SK-3.6-05 SK-3.6-22 from N6 it crawls to N7, or is interdicted there and goes on to O8', (seat) => {
  const crawled = seat(routing('N6'))
  expect(choices(crawled).sort()).toEqual(['crawl N7', 'rout N7'])
  go(crawled, 'crawl', 'N7').sawNo({ type: 'interdiction' })
  expect(crawled.where('x')).toBe('N7')
  leave(crawled)

  const t = seat(routing('N6'))
  go(t, 'rout', 'N7')
    .rolls(1, 2)
    .saw({ type: 'interdiction' })
    .saw({ type: 'routs', to: t.place('O8'), mf: 4 }) // nothing else is left: it is not asked
  expect(t.where('x')).toBe('O8')
  leave(t)
})

example('EX-11c SK-3.6-09 SK-3.6-22 with the enemy in M5 it may go by M7, but not stay, and must stop in O8', (seat) => {
  const t = seat(routing('N6', 'M5'))
  expect(choices(t).sort()).toEqual(['crawl N7', 'rout M7', 'rout N7'])
  t.refuses('allied', { type: 'crawl', unit: t.unit('x'), to: 'M7' }, { rule: '3.6', message: /next to an unbroken enemy/ })
  go(t, 'rout', 'M7').rolls(1, 2)
  t.saw({ type: 'routs', to: t.place('M7') }).saw({ type: 'routs', to: t.place('N7') })
  t.saw({ type: 'interdiction' })
    .saw({ type: 'routs', to: t.place('O8') })
    .saw({ type: 'routEnds', at: t.place('O8') })
  leave(t)
})

example('EX-11d SK-3.6-02 SK-3.6-08 in N5 there is no way out, and the unit is eliminated; likewise with the enemy in M5', (seat) => {
  for (const m6 of ['M6', 'M5']) {
    const t = seat(routing('N5', m6))
    t.saw({ type: 'eliminated', rule: '3.6', unit: t.unit('x'), why: 'failure to rout' })
    leave(t)
  }
})
