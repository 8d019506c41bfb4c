import { expect, test } from 'vitest'
import { type AslskTable, table } from '../../../test/table.ts'

const rally = { phase: 'rally', attacker: 'allied' } as const

/** Everyone passes; tells who was asked what until the phase is over. */
function askedInRally(t: AslskTable): string[] {
  const asked: string[] = []
  while (t.state.phase === 'rally' && t.game.open.length > 0) {
    asked.push(`${t.asked.seat} ${t.asked.kind}`)
    t.pass()
  }
  return asked
}

function preview(t: AslskTable, decision: unknown): unknown {
  return t.game.open[0]!.question.preview!(decision)
}

test('AID-ASOP-001 SK-3.1-01 SK-3.1-16 the steps run in their order, and in each the ATTACKER goes first', () => {
  const t = table(
    `
    B2 Russian: 4-4-7, 4-4-7, LMG, LMG malfunctioned, LMG unpossessed
    D2 Russian: 8-1, 8-0 broken, 4-4-7 broken DM
    H2 German: 4-6-7, 4-6-7, LMG, LMG malfunctioned, LMG unpossessed
    J2 German: 8-1, 8-0 broken, 4-6-7 broken DM`,
    rally,
  )
  const steps = ['recovery', 'repair', 'transfer', 'selfRally', 'unitRally', 'keepDm']
  expect(askedInRally(t)).toEqual(steps.flatMap((kind) => [`allied ${kind}`, `axis ${kind}`]))
})

test('AID-ASOP-060 SK-3.1-03 a dr below 6 recovers a Weapon that nobody possesses; CX adds one', () => {
  const text = `B2 Russian: a=4-4-7, b=4-4-7 CX, LMG unpossessed, LMG unpossessed
    F2 German: 4-6-7`
  const t = table(text, rally)
  t.answer('recovery', { type: 'recover', unit: t.unit('a'), weapon: 0 }).rolls(5)
  t.saw({ type: 'recovery', final: 5, recovered: true })
  expect(t.w('LMG', 1).owner).toBe(t.unit('a'))
  expect(preview(t, { type: 'recover', unit: t.unit('b'), weapon: 1 })).toEqual({ succeeds: 4, of: 6 })
  t.answer('recovery', { type: 'recover', unit: t.unit('b'), weapon: 1 }).rolls(5)
  t.saw({ type: 'recovery', final: 6, modifiers: [{ label: 'CX', value: 1 }], recovered: false })
  expect(t.w('LMG', 2).owner).toBe(-1)
})

test('SK-3.1-03 only a Good Order unit in the same hex recovers', () => {
  const t = table(
    `B2 Russian: a=4-4-7, b=4-4-7 broken, LMG unpossessed
    C2 Russian: c=4-4-7
    F2 German: d=4-6-7`,
    rally,
  )
  const attempt = (called: string) => ({ type: 'recover', unit: t.unit(called), weapon: 0 })
  t.refuses('allied', attempt('b'), { rule: '3.1b', message: /Good Order/ })
  t.refuses('allied', attempt('c'), { rule: '3.1b', message: /does not lie/ })
  t.refuses('allied', attempt('d'), { rule: '3.1b', message: /no such unit/ })
  expect(t.candidates()).toEqual([attempt('a'), { type: 'done' }])
})

test('AID-ASOP-005 SK-4.0-04 SK-3.1-15 recovery, repair and transfer are one action: whoever has tried one does no other in this RPh', () => {
  const t = table(`B2 Russian: a=4-4-7, x=LMG malfunctioned, b=4-4-7, c=4-4-7, y=LMG, z=LMG unpossessed, w=LMG unpossessed`, rally)
  t.answer('recovery', { type: 'recover', unit: t.unit('a'), weapon: t.weapon('z') }).rolls(6)
  t.refuses('allied', { type: 'recover', unit: t.unit('a'), weapon: t.weapon('w') }, { rule: '3.1', message: /one action/ })
  t.pass('recovery') // nobody is asked for repairs: a, who has the broken MG, has acted
  t.refuses('allied', { type: 'transfer', transfers: [{ weapon: t.weapon('y'), to: t.unit('a') }] }, { rule: '3.1', message: /one action/ })
  t.refuses('allied', { type: 'transfer', transfers: [{ weapon: t.weapon('x'), to: t.unit('b') }] }, { rule: '3.1', message: /one action/ })
  t.answer('transfer', { type: 'transfer', transfers: [{ weapon: t.weapon('y'), to: t.unit('b') }] })
  expect(t.w('y').owner).toBe(t.unit('b'))
})

test('SK-3.1-15 a leader who has repaired may still rally others, and himself before that', () => {
  const t = table(`B2 Russian: a=8-1, LMG malfunctioned, b=8-0 broken, c=4-4-7 broken, d=4-4-7 broken`, rally)
  t.answer('repair', { type: 'repair', weapon: 0 }).rolls(4)
  t.answer('selfRally', { type: 'selfRally', unit: t.unit('b') }).rolls(2, 3)
  t.pass('selfRally')
  t.answer('unitRally', { type: 'rally', unit: t.unit('c'), leader: t.unit('a') }).rolls(2, 3)
  t.answer('unitRally', { type: 'rally', unit: t.unit('d'), leader: t.unit('b') }).rolls(2, 3)
  t.expect('B2').has('8-1', '8-0', '4-4-7', '4-4-7')
})

test('AID-ASOP-063 AID-SKTIP-09 SK-3.1-04 SK-3.1-18 SK-1.2.4-03 a dr at or under the repair number mends a Weapon, a 6 removes it, anything else does nothing', () => {
  const played = (die: number) => {
    const t = table(`B2 German: 4-6-7, MMG malfunctioned`, { ...rally, attacker: 'axis' })
    expect(preview(t, { type: 'repair', weapon: 0 })).toEqual({ repaired: 2, eliminated: 1, of: 6 })
    return t.answer('repair', { type: 'repair', weapon: 0 }).rolls(die)
  }
  const mended = played(2).saw({ type: 'repair', die: 2, repair: 2, result: 'repaired' })
  expect(mended.w('MMG')).toMatchObject({ malfunctioned: false, owner: 0 })
  const still = played(3).saw({ type: 'repair', die: 3, result: 'fails' })
  expect(still.w('MMG')).toMatchObject({ malfunctioned: true, owner: 0 })
  const gone = played(6).saw({ type: 'repair', die: 6, result: 'eliminated' })
  expect(gone.w('MMG')).toMatchObject({ owner: -1, at: -4 })
})

test('SK-3.1-04 a broken unit repairs nothing', () => {
  const t = table(`B2 German: 4-6-7 broken, x=MMG malfunctioned, 4-6-7, y=LMG malfunctioned`, { ...rally, attacker: 'axis' })
  t.refuses('axis', { type: 'repair', weapon: t.weapon('x') }, { rule: '3.1c', message: /Good Order/ })
})

test('SK-3.1-19 a captured Weapon is not repaired', () => {
  const t = table(`B2 German: 4-6-7, x=MMG malfunctioned, 4-6-7, y=ru-MMG malfunctioned`, { ...rally, attacker: 'axis' })
  t.refuses('axis', { type: 'repair', weapon: t.weapon('y') }, { rule: '3.1c', message: /nationality/ })
  expect(t.candidates()).toEqual([{ type: 'repair', weapon: t.weapon('x') }, { type: 'done' }])
})

test('AID-ASOP-064 SK-3.1-06 Weapons change hands freely among Good Order units of one hex, all in one decision', () => {
  const t = table(
    `B2 Russian: a=4-4-7, x=LMG, b=8-0, y=LMG, c=4-4-7 broken
    C2 Russian: d=4-4-7`,
    rally,
  )
  const give = (...transfers: [weapon: string, to: string][]) => ({
    type: 'transfer',
    transfers: transfers.map(([weapon, to]) => ({ weapon: t.weapon(weapon), to: t.unit(to) })),
  })
  t.refuses('allied', give(['x', 'c']), { rule: '3.1d', message: /Good Order/ })
  t.refuses('allied', give(['x', 'd']), { rule: '3.1d', message: /same hex/ })
  t.refuses('allied', give(['x', 'a']), { rule: '3.1d', message: /already/ })
  t.refuses('allied', give(['x', 'b'], ['x', 'b']), { rule: '3.1d', message: /once/ })
  t.answer('transfer', give(['x', 'b'], ['y', 'a']))
  expect([t.w('x').owner, t.w('y').owner]).toEqual([t.unit('b'), t.unit('a')])
})

test('SK-3.1-23 a Weapon recovered in this phase is not handed on in it', () => {
  const t = table(`B2 Russian: a=4-4-7, b=4-4-7, y=LMG, c=4-4-7, x=LMG unpossessed`, rally)
  t.answer('recovery', { type: 'recover', unit: t.unit('a'), weapon: t.weapon('x') }).rolls(1)
  expect(t.candidates()).not.toContainEqual({ type: 'transfer', transfers: [{ weapon: t.weapon('x'), to: t.unit('c') }] })
  t.refuses('allied', { type: 'transfer', transfers: [{ weapon: t.weapon('x'), to: t.unit('c') }] }, { rule: '4.0', message: /recovered/ })
})

test('AID-SKTIP-10 EX-03a SK-3.1-24 SK-3.1-25 SK-3.1-29 the ATTACKER tries one MMC without a box: +1 for the self-rally, -1 for the building', () => {
  const t = table(`Q6 wooden building; Russian: 5-2-7 broken`, rally)
  expect(preview(t, { type: 'selfRally', unit: 0 })).toMatchObject({ morale: 7, rallies: 21, reduced: 1, of: 36 })
  t.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(3, 4)
  t.saw({
    type: 'rallyAttempt',
    leader: -1,
    morale: 7,
    modifiers: [
      { rule: '3.1e', value: 1 },
      { rule: '3.1f', value: -1 },
    ],
    final: 7,
    result: 'rallies',
  })
  t.expect('Q6').has('5-2-7')
})

test('EX-03b EX-03c SK-3.1-08 SK-3.1-28..30 SK-3.1-32 SK-3.1-33 a leader tries every broken unit with him: DM +4, building -1, leadership', () => {
  const t = table(`Q6 wooden building; Russian: 8-1, 5-2-7 broken DM, 4-4-7 broken`, rally)
  t.pass('selfRally')
  expect(preview(t, { type: 'rally', unit: 1, leader: 0 })).toMatchObject({ rallies: 10, reduced: 1, of: 36 })
  t.answer('unitRally', { type: 'rally', unit: 1, leader: 0 }).rolls(2, 4)
  t.saw({
    type: 'rallyAttempt',
    leader: 0,
    modifiers: [
      { label: 'DM', value: 4 },
      { label: 'woods or building', value: -1 },
      { label: 'leader 8-1', value: -1 },
    ],
    final: 8,
    result: 'fails',
  })
  expect(t.at('Q6')).toContain('5-2-7 broken DM')
  t.answer('unitRally', { type: 'rally', unit: 2, leader: 0 }).rolls(4, 5)
  t.saw({ type: 'rallyAttempt', final: 7, result: 'rallies' })
  expect(t.at('Q6')).toContain('4-4-7')
})

test('AID-ASOP-065 EX-03d SK-3.1-24 neither a second MMC of the ATTACKER nor any of the DEFENDER without a box self-rallies', () => {
  const t = table(
    `B2 Russian: a=5-2-7 broken, b=4-4-7 broken, 8-0 broken
    H2 German: c=4-6-7 broken, 8-0 broken`,
    rally,
  )
  t.answer('selfRally', { type: 'selfRally', unit: t.unit('a') }).rolls(5, 5)
  t.refuses('allied', { type: 'selfRally', unit: t.unit('b') }, { rule: '3.1e', message: /one MMC/ })
  t.pass('selfRally')
  t.refuses('axis', { type: 'selfRally', unit: t.unit('c') }, { rule: '3.1e', message: /ATTACKER/ })
})

test('SK-3.1-07 SK-3.1-26 leaders and crews of both sides self-rally; a leader does not use his own modifier', () => {
  const t = table(
    `B2 Russian: 9-2 broken, 2-2-8 crew broken, 4-4-7 broken
    H2 German: 8-0 broken`,
    rally,
  )
  t.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(4, 4)
  t.saw({ type: 'rallyAttempt', modifiers: [{ rule: '3.1e', value: 1 }], final: 9, result: 'rallies' })
  t.answer('selfRally', { type: 'selfRally', unit: 1 }).rolls(3, 4)
  t.saw({ type: 'rallyAttempt', final: 8, result: 'rallies' })
  expect(t.candidates()).toContainEqual({ type: 'selfRally', unit: 2 }) // the crew has its own box
  t.pass('selfRally').decide('axis', 'selfRally', { type: 'selfRally', unit: 3 }).rolls(3, 4)
  t.expect('H2').has('8-0')
})

test('SK-3.1-27 DM and woods count in a self-rally too', () => {
  const t = table(`B2 woods; Russian: 8-0 broken DM`, rally)
  t.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(1, 3)
  t.saw({ type: 'rallyAttempt', modifiers: [{ value: 1 }, { label: 'DM', value: 4 }, { value: -1 }], final: 8, result: 'rallies' })
})

test('SK-3.1-09 a broken leader must rally himself before he rallies others', () => {
  const t = table(`B2 Russian: a=8-1 broken, b=4-4-7 broken, c=8-0`, rally)
  t.pass('selfRally')
  t.refuses('allied', { type: 'rally', unit: t.unit('b'), leader: t.unit('a') }, { rule: '3.1f', message: /Good Order/ })
  const alone = table(`B2 Russian: 8-1 broken, 4-4-7 broken`, rally)
  alone.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(3, 4).pass('selfRally')
  alone.answer('unitRally', { type: 'rally', unit: 1, leader: 0 }).rolls(4, 4)
  alone.saw({ type: 'rallyAttempt', leader: 0, final: 7, result: 'rallies' })
})

test('SK-3.1-08 only a leader in the same hex rallies', () => {
  const t = table(
    `B2 Russian: a=4-4-7 broken, 8-0
    C2 Russian: b=8-1`,
    rally,
  )
  t.pass('selfRally')
  t.refuses('allied', { type: 'rally', unit: t.unit('a'), leader: t.unit('b') }, { rule: '3.1f', message: /not stacked/ })
})

test('SK-3.1-10 SK-3.1-33 an original 12 is Casualty Reduction, with a leader and alone, whatever the modifiers; another failure costs nothing', () => {
  const t = table(`B2 woods; German: a=10-3, b=4-6-8 broken, c=4-6-8 broken, d=4-6-7 broken`, { ...rally, attacker: 'axis' })
  t.answer('selfRally', { type: 'selfRally', unit: t.unit('d') }).rolls(6, 6)
  t.saw({ type: 'rallyAttempt', result: 'reduced' })
  t.answer('unitRally', { type: 'rally', unit: t.unit('b'), leader: t.unit('a') }).rolls(6, 6)
  t.saw({ type: 'rallyAttempt', final: 8, morale: 8, result: 'reduced' })
  t.expect('B2').has('10-3', '2-4-8 broken', '4-6-8 broken', '2-4-7 broken')
  const failed = table(`B2 German: 8-0, 4-6-7 broken`, { ...rally, attacker: 'axis' }).pass('selfRally')
  failed.answer('unitRally', { type: 'rally', unit: 1, leader: 0 }).rolls(5, 6)
  failed.expect('B2').has('8-0', '4-6-7 broken')
})

test('SK-3.1-31 no unit tries to rally twice in a Player Turn', () => {
  const t = table(`B2 Russian: a=4-4-7 broken, b=4-4-7 broken, c=8-0, d=8-0`, rally)
  t.answer('selfRally', { type: 'selfRally', unit: t.unit('a') }).rolls(5, 5)
  t.refuses('allied', { type: 'rally', unit: t.unit('a'), leader: t.unit('c') }, { rule: '3.1f', message: /already tried/ })
  t.answer('unitRally', { type: 'rally', unit: t.unit('b'), leader: t.unit('c') }).rolls(5, 5)
  expect(t.game.open[0]?.question.kind).not.toBe('unitRally')
})

test('SK-3.1-11 an original 2 in the first self-rally of a MMC may create a leader; in a later one it does not', () => {
  const t = table(`B2 Russian: 4-4-7 broken, 2-2-8 crew broken`, rally)
  t.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(1, 1, 1)
  t.saw({ type: 'leaderCreated', by: 0 })
  t.answer('selfRally', { type: 'selfRally', unit: 1 }).rolls(1, 1)
  t.sawNo({ type: 'leaderCreated' }).sawNo({ type: 'noLeaderCreated' })
  const other = table(`B2 Russian: 8-0 broken, 4-4-7 broken`, rally)
  other.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(1, 1) // a leader creates none, and his try is not the MMC's
  other.answer('selfRally', { type: 'selfRally', unit: 1 }).rolls(1, 1, 6)
  other.saw({ type: 'noLeaderCreated', by: 1 })
})

test('AID-ASOP-068 SK-3.1-13 SK-3.1-34 DM comes off at the end of the RPh, but not beside a Known Enemy Unit', () => {
  const t = table(
    `B2 woods; Russian: 4-4-7 broken DM
    G2 woods; Russian: 4-4-7 broken DM
    H2 German: 4-6-7 broken`,
    { ...rally, attacker: 'axis' },
  )
  while (t.state.phase === 'rally' && t.game.open.length > 0) t.pass()
  t.saw({ type: 'dm', rule: '3.1h', unit: 0, on: false }).saw({ type: 'dmKept', unit: 1, why: 'enemy' })
  t.expect('B2').has('4-4-7 broken').expect('G2').has('4-4-7 broken DM')
})

test('AID-SKTIP-11 SK-3.1-35 a broken unit may keep its DM, unless it is in woods or a building', () => {
  const t = table(
    `B2 Russian: a=4-4-7 broken DM
    D2 woods; Russian: b=4-4-7 broken DM
    F2 Russian: c=4-4-7 broken DM`,
    { ...rally, attacker: 'axis' },
  )
  t.refuses('allied', { type: 'keep', units: [t.unit('b')] }, { rule: '3.1h', message: /woods or a building/ })
  t.decide('allied', 'keepDm', { type: 'keep', units: [t.unit('a')] })
  t.expect('B2').has('4-4-7 broken DM').expect('D2').has('4-4-7 broken').expect('F2').has('4-4-7 broken')
})
