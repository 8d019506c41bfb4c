import { expect, test } from 'vitest'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'

const rout: TableOptions = { phase: 'rout', attacker: 'allied', columns: 16, rows: 12 }

function choices(t: AslskTable): string[] {
  return t.candidates().map((decision) => {
    const { type, to } = decision as { type: string; to?: string }
    return to === undefined ? type : `${type} ${to}`
  })
}

function go(t: AslskTable, type: 'rout' | 'crawl', to: string, called = 'x'): AslskTable {
  return t.answer('rout', { type, unit: t.unit(called), to })
}

test('AID-ASOP-138 SK-3.6-01 both sides rout, the ATTACKER first, one unit at a time', () => {
  const t = table(
    `F3 Russian: x=4-4-7 broken DM, y=4-4-7 broken DM
    D3 woods
    L3 German: z=4-6-7 broken DM
    N3 woods`,
    rout,
  )
  go(t, 'rout', 'E3')
  t.refuses('allied', { type: 'rout', unit: t.unit('y'), to: 'E3' }, { rule: '3.6', message: /One unit routs at a time/ })
  t.refuses('allied', { type: 'done' }, { rule: '3.6', message: /under way/ })
  go(t, 'rout', 'D3').asks('allied', 'rout').pass('rout').asks('axis', 'rout')
  t.refuses('axis', { type: 'rout', unit: t.unit('y'), to: 'E3' }, { message: /no such unit/ })
})

test('AID-ASOP-136 SK-3.6-02 beside an unbroken enemy a broken unit becomes DM and must rout; beside a broken one, or in Melee, it need not', () => {
  const near = table(
    `F5 Russian: x=4-4-7 broken
    F8 woods
    F4 German: 4-6-7`,
    rout,
  )
  near.saw({ type: 'dm', unit: near.unit('x'), on: true })
  near.refuses('allied', { type: 'done' }, { rule: '3.6', message: /next to an unbroken enemy/ })
  const broken = table(
    `F5 Russian: x=4-4-7 broken
    F4 German: 4-6-7 broken`,
    rout,
  )
  expect(choices(broken)).toContain('done')
  const melee = table(
    `F5 Russian: x=4-4-7 broken melee; German: 4-6-7 melee
    C9 Russian: 4-4-7 broken DM`,
    rout,
  )
  expect(choices(melee)).toContain('done')
  melee.refuses('allied', { type: 'rout', unit: melee.unit('x'), to: 'F6' }, { rule: '3.6', message: /Melee/ })
})

test('AID-SKTIP-22 SK-3.6-02 who has no way to rout is eliminated at the end of the RtPh, and leaves his Weapons', () => {
  const t = table(
    `F5 Russian: x=4-4-7 broken, LMG
    F4 German: 4-6-7    F6 German: 4-6-7    E5 German: 4-6-7`,
    rout,
  )
  t.saw({ type: 'eliminated', rule: '3.6', unit: t.unit('x'), why: 'failure to rout' })
  expect(t.w('LMG')).toMatchObject({ owner: -1, at: t.place('F5') })
})

test('SK-3.6-03 a broken unit that need not rout may only under DM', () => {
  const t = table(
    `C3 woods; Russian: x=4-4-7 broken
    C7 woods; Russian: y=4-4-7 broken DM
    D7 woods    C9 woods`,
    rout,
  )
  t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'C4' }, { rule: '3.6', message: /desperation morale/ })
  expect(t.candidates()).toContainEqual({ type: 'rout', unit: t.unit('y'), to: 'D7' })
})

test('SK-3.6-04 SK-3.6-12 without woods or buildings in reach it goes where it likes, for 6 MF and no more', () => {
  const t = table(`D2 Russian: x=4-4-7 broken DM`, rout)
  for (const to of ['D3', 'D4', 'D5', 'D6', 'D7']) {
    expect(choices(t)).toContain(to === 'D3' ? 'done' : 'stop')
    go(t, 'rout', to)
  }
  go(t, 'rout', 'D8').saw({ type: 'routEnds', at: t.place('D8') })
})

test('SK-3.6-04 what is left of its 6 MF must pay for the next hex', () => {
  const t = table(`D2 Russian: x=4-4-7 broken DM    D8 brush`, rout)
  for (const to of ['D3', 'D4', 'D5', 'D6', 'D7']) go(t, 'rout', to)
  t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'D8' }, { rule: '3.6', message: /more MF than the unit has left/ })
  expect(choices(t)).not.toContain('rout D8')
})

test('SK-3.6-21 a wounded leader routs with 3 MF', () => {
  const t = table(`D2 Russian: x=8-0 broken DM wounded`, rout)
  go(go(go(t, 'rout', 'D3'), 'rout', 'D4'), 'rout', 'D5').saw({ type: 'routEnds', at: t.place('D5') })
})

test('SK-3.6-05 a Low Crawl is one hex for all MF, without Interdiction', () => {
  const text = `D5 Russian: x=4-4-7 broken
    D8 woods
    D2 German: 4-6-7`
  const crawled = go(table(text, rout), 'crawl', 'D6')
  crawled.saw({ type: 'routs', lowCrawl: true, mf: 12 }).saw({ type: 'routEnds' }).sawNo({ type: 'interdiction' })
  const walked = go(table(text, rout), 'rout', 'D6').rolls(1, 2)
  walked.saw({ type: 'interdiction' })
})

test('SK-3.6-06 it must go to the nearest woods or building in MF, by any legal way within its MF', () => {
  const t = table(
    `F5 Russian: x=4-4-7 broken DM
    F7 woods    F6 brush
    F1 woods`,
    rout,
  )
  const about = t.game.open[0]!.question.about as { units: { goals: unknown }[] }
  expect(about.units[0]!.goals).toEqual([{ hex: 'F7', mf: 8, ignorable: null }]) // not F1, which costs 5 MF
  go(t, 'rout', 'F4')
  t.refuses('allied', { type: 'stop', unit: t.unit('x') }, { rule: '3.6', message: /must go on/ })
  t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'F3' }, { rule: '3.6', message: /no legal way to F7, the nearest/ })
  expect(choices(t)).not.toContain('rout F3')
})

test('SK-3.6-07 never nearer to an enemy who sees it, be he broken; out of his sight it may', () => {
  const seen = table(
    `F5 Russian: x=4-4-7 broken DM
    F2 German: 4-6-7 broken`,
    rout,
  )
  seen.refuses('allied', { type: 'rout', unit: seen.unit('x'), to: 'F4' }, { rule: '3.6', message: /nearer to the enemy in F2, who sees/ })
  const hidden = table(
    `F5 Russian: x=4-4-7 broken DM
    F3 woods
    F2 German: 4-6-7 broken`,
    rout,
  )
  expect(choices(hidden)).toContain('rout F4')
})

test('SK-3.6-08 not from one hex beside an enemy to another beside him, unless it leaves his very hex', () => {
  const beside = table(
    `F5 Russian: x=4-4-7 broken DM
    F4 German: 4-6-7 broken`,
    rout,
  )
  beside.refuses('allied', { type: 'rout', unit: beside.unit('x'), to: 'E5' }, { rule: '3.6', message: /from one such hex to another/ })
  expect(choices(beside)).toContain('rout F6')
  const same = table(`F5 Russian: x=4-4-7 broken; German: 4-6-7`, rout)
  expect(choices(same)).toContain('rout F6')
  expect(choices(same)).not.toContain('crawl F6') // he could not stay there
  expect(choices(same)).not.toContain('done')
})

test('SK-3.6-09 SK-3.6-24 in the nearest woods it must stop, or go on at once into more of them', () => {
  const t = table(
    `F5 Russian: x=4-4-7 broken DM
    F7 woods    F8 woods`,
    rout,
  )
  go(go(t, 'rout', 'F6'), 'rout', 'F7')
  expect(choices(t).sort()).toEqual(['rout F8', 'stop'])
  const alone = table(
    `F5 Russian: x=4-4-7 broken DM
    F7 woods`,
    rout,
  )
  go(go(alone, 'rout', 'F6'), 'rout', 'F7').saw({ type: 'routEnds', at: alone.place('F7') })
})

test('SK-3.6-10 SK-3.6-25 it may rout out of the building where it starts, and ignore the rest of that building', () => {
  const text = `F5 stone building; Russian: x=4-4-7 broken DM
    F6 stone building    H8 woods`
  const goals = (t: AslskTable) => (t.game.open[0]!.question.about as { units: { goals: unknown }[] }).units[0]!.goals
  const one = table(text, { ...rout, joined: ['F5 F6'] })
  expect(goals(one)).toMatchObject([
    { hex: 'F6', ignorable: expect.stringMatching(/building in which it starts/) },
    { hex: 'H8', ignorable: null },
  ])
  go(one, 'rout', 'G6')
  expect(choices(one)).toContain('rout G7')
  const two = table(text, rout)
  expect(goals(two)).toMatchObject([{ hex: 'F6', ignorable: null }]) // another building, and nearer
})

test('SK-3.6-11 woods that have no room for it are ignored', () => {
  const t = table(
    `F5 Russian: x=4-4-7 broken DM
    F6 woods; Russian: 4-4-7, 4-4-7, 4-4-7
    F8 woods`,
    rout,
  )
  t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'F6' }, { rule: '3.3.1', message: /no room/ })
  const about = t.game.open[0]!.question.about as { units: { goals: { hex: string }[] }[] }
  expect(about.units[0]!.goals.map(({ hex }) => hex)).toEqual(['F8'])
})

test('SK-3.6-12 when all woods in reach may be ignored it may go anywhere as well', () => {
  const t = table(
    `F5 stone building; Russian: x=4-4-7 broken DM
    F6 stone building`,
    { ...rout, joined: ['F5 F6'] },
  )
  expect(choices(t)).toContain('rout F4')
  go(t, 'rout', 'F4')
  expect(choices(t)).toContain('stop')
})

test('SK-3.6-20 SK-2.0-17 in Open Ground before a Known enemy who could interdict it must rout; not where he does not see it', () => {
  const text = (between: string) => `F7 Russian: x=4-4-7 broken
    F10 woods    ${between}
    F3 German: 4-6-7`
  const seen = table(text('F5 open'), rout)
  seen.saw({ type: 'dm', rule: '3.6', unit: seen.unit('x') })
  seen.refuses('allied', { type: 'done' }, { rule: '3.6', message: /Open Ground/ })
  const hidden = table(text('F5 woods'), rout)
  hidden.sawNo({ type: 'dm' })
  expect(hidden.where('x')).toBe('F7')
  expect(hidden.state.phase).not.toBe('rout') // nobody was asked
})

test('SK-3.6-12 woods that are near, but not within its MF, do not bind it', () => {
  const t = table(
    `F4 stone building; Russian: x=4-4-7 broken DM
    F5 stone building    F10 woods`,
    { ...rout, joined: ['F4 F5'] },
  )
  expect((t.game.open[0]!.question.about as { units: { goals: unknown[] }[] }).units[0]!.goals).toEqual([]) // F10 costs 7 MF
  expect(choices(t)).toContain('rout F3')
})

test('SK-2.0-17 SK-3.6-26 woods no farther from an enemy may be ignored only if he is Known', () => {
  const goals = (between: string) => {
    const t = table(
      `F5 Russian: x=4-4-7 broken DM
      F3 woods    C5 woods    ${between}
      J3 German: 4-6-7 broken`,
      rout,
    )
    return (t.game.open[0]!.question.about as { units: { goals: { hex: string; ignorable: string | null }[] }[] }).units[0]!.goals
  }
  expect(goals('H4 open')).toMatchObject([
    { hex: 'F3', ignorable: expect.stringMatching(/enemy in J3/) },
    { hex: 'C5', ignorable: null },
  ])
  expect(
    goals('H4 woods')
      .map(({ hex }) => hex)
      .sort(),
  ).toEqual(['F3', 'H4'])
})

test('SK-3.6-20 whoever stays where he had to rout is eliminated', () => {
  const t = table(
    `F7 Russian: x=4-4-7 broken
    F6 Russian: 4-4-7, 4-4-7, 4-4-7    F8 Russian: 4-4-7, 4-4-7, 4-4-7    E7 Russian: 4-4-7, 4-4-7, 4-4-7    E8 Russian: 4-4-7, 4-4-7, 4-4-7
    G7 Russian: 4-4-7, 4-4-7, 4-4-7    G8 Russian: 4-4-7, 4-4-7, 4-4-7
    F3 German: 4-6-7`,
    rout,
  )
  t.saw({ type: 'eliminated', unit: t.unit('x'), why: 'failure to rout' })
})

test('SK-3.6-23 not towards an enemy whose sight it has left in this rout', () => {
  const text = (from: string) => `${from} Russian: x=4-4-7 broken DM
    I4 German: 4-6-7 broken
    G6 woods`
  const t = go(table(text('F5'), rout), 'rout', 'F6') // behind the woods
  t.refuses(
    'allied',
    { type: 'rout', unit: t.unit('x'), to: 'G6' },
    { rule: '3.6', message: /G6 is nearer to the enemy in I4, whose sight/ },
  )
  expect(choices(t)).not.toContain('rout G6')
  expect(choices(table(text('F6'), rout))).toContain('rout G6') // never seen
})

test('SK-3.6-20 a rout leads away from where it began', () => {
  const t = go(table(`F5 Russian: x=4-4-7 broken DM`, rout), 'rout', 'F6')
  t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'F5' }, { rule: '3.6', message: /began/ })
})

test('SK-3.6-36 never into a hex where the enemy is', () => {
  const t = table(
    `F5 woods; Russian: x=4-4-7 broken DM
    F6 woods; German: 4-6-7 broken
    F2 woods`,
    rout,
  )
  t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'F6' }, { rule: '3.6', message: /enemy units in F6/ })
})

test('SK-3.6-18 before it routs a unit drops what is over its IPC, and keeps as much up to it as it can', () => {
  const t = table(`F5 Russian: x=4-4-7 broken DM, a=MMG, b=LMG, c=LMG    F9 woods`, rout)
  go(t, 'rout', 'F6')
  expect([t.w('a').owner, t.w('b').owner, t.w('c').owner]).toEqual([-1, t.unit('x'), t.unit('x')])
  expect(t.w('a').at).toBe(t.place('F5'))
  const german = table(`F5 German: x=4-6-7 broken DM, a=LMG, b=MMG    F9 woods`, { ...rout, attacker: 'axis' })
  go(german, 'rout', 'F6')
  expect([german.w('a').owner, german.w('b').owner]).toEqual([-1, german.unit('x')])
  const leader = table(`F5 Russian: x=8-0 broken DM, a=LMG, b=LMG    F9 woods`, rout)
  go(leader, 'rout', 'F6')
  expect([leader.w('a').owner, leader.w('b').owner].sort()).toEqual([-1, leader.unit('x')])
})

test('SK-3.6-13 SK-3.6-18 so does a leader who routs along', () => {
  const t = table(`F5 Russian: x=4-4-7 broken DM, l=9-1, a=LMG, b=LMG    F9 woods`, rout)
  t.answer('rout', { type: 'rout', unit: t.unit('x'), to: 'F6', with: t.unit('l') })
  expect([t.w('a').at, t.w('b').at].sort()).toEqual([t.place('F5'), t.place('F6')].sort())
})

test('SK-3.6-02 SK-2.0-18 who breaks because a leader failed to rout must rout in turn, or is lost as well', () => {
  const t = table(
    `F5 Russian: l=9-1 broken DM, s=4-4-7
    F4 German: 4-6-7    F6 German: 4-6-7    E5 German: 4-6-7`,
    rout,
  )
  t.rolls(6, 5)
    .saw({ type: 'eliminated', unit: t.unit('l'), why: 'failure to rout' })
    .saw({ type: 'breaks', unit: t.unit('s') })
  t.saw({ type: 'eliminated', rule: '3.6', unit: t.unit('s'), why: 'failure to rout' })
})

test('SK-3.2.3-24 a broken unit that an enemy comes to stand beside becomes DM', () => {
  const t = table(
    `F5 woods; Russian: x=4-4-7 broken
    F8 German: y=4-6-7 broken DM
    F6 woods`,
    { ...rout, attacker: 'axis' },
  )
  t.sawNo({ type: 'dm' })
  go(go(t, 'rout', 'F7', 'y'), 'rout', 'F6', 'y')
  t.saw({ type: 'dm', rule: '3.2.3', unit: t.unit('x'), on: true })
})
