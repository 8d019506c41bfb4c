import { expect, test } from 'vitest'
import { end, fireOf, hold, move, moveOf, step, stop, walk } from '../../test/moves.ts'
import { table } from '../../test/table.ts'

const FAR = 'L9 German: x=medic, y=6-1-6'

test('LNL-1.1-14 LNL-6.0-01 a unit pays for each hex as it enters it, up to its MF', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4    C4 light-woods    C5 open`)
  t.activate('C3')
  walk(t, 'a', ['C4', 'C5'])
  expect(t.state.move?.spent).toEqual([6])
  t.refuses('blue', { type: 'step', to: 'C4' }, { rule: '6.0', message: /1 MP left, and that takes 2/ })
  step(t, 'C6')
  t.saw({ type: 'moves', halves: 4, spent: [4] })
    .saw({ type: 'moves', halves: 2, spent: [6] })
    .saw({ type: 'moves', spent: [8] })
  t.saw({ type: 'moveEnds', at: t.place('C6') })
    .expect('C6')
    .has('2-6-4 moved')
})

test('LNL-6.0-02 LNL-5.3-11 example X-MV-1: the stack moves together; who is Shaken on the way stays, the others go on', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4    F5 German: g=1-6-4, z=medic')
  t.activate('C3')
  move(t, 'a b', 'C4')
  t.asks('red', 'opportunityFire')
  t.answer('opportunityFire', fireOf(t, 'g', 'F5', 'C4')).rolls(3, 1, 4, 1, 5)
  t.saw({ type: 'shaken', unit: t.unit('a') })
  expect(t.state.move).toMatchObject({ units: [t.unit('b')], at: t.place('C4'), spent: [2] })
  t.expect('C4').has('2-6-4 shaken moved', '2-6-4')
  step(t, 'C5')
  stop(hold(t))
  t.expect('C4').has('2-6-4 shaken moved').expect('C5').has('2-6-4 moved')
})

test('LNL-6.0-04 LNL-6.0-05 a unit with any MF may always move one hex, but not crawl it', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4 shaken    C2 level 1; light-woods`)
  t.activate('C3')
  t.refuses('blue', moveOf(t, 'a', 'C2', { mode: 'lowCrawl' }), { rule: '6.3', message: /all its MP/ })
  move(t, 'a', 'C2')
  t.saw({ type: 'moves', halves: 6, spent: [4] }).saw({ type: 'moveEnds' })
})

test('LNL-6.0-14 the minimum move covers a change of floor', () => {
  const t = table(`${FAR}    C3 stone building; US: a=us-vehicle-crew shaken    D3 stone building    D2 stone building`, {
    joined: ['C3 D3', 'C3 D2', 'D2 D3'],
  })
  t.activate('C3')
  move(t, 'a', 'C3 upstairs')
  expect(t.where('a')).toBe('C3 upstairs')
})

test('LNL-6.0-15 no minimum move into what the chart forbids, and none for a Shaken unit towards an enemy it sees', () => {
  const t = table('C3 US: a=2-6-4 shaken    C4 river    F3 German: x=medic')
  t.activate('C3')
  t.refuses('blue', moveOf(t, 'a', 'C4'), { rule: '10.4', message: /can't enter/ })
  t.refuses('blue', moveOf(t, 'a', 'D3'), { rule: '5.1', message: /no nearer/ })
  t.refuses('blue', moveOf(t, 'a', 'D2'), { rule: '5.1' })
  move(t, 'a', 'C2')
})

test('LNL-5.1-22 example X-SHK-1: a Shaken unit looks from the hex that it leaves, anew before each step', () => {
  const t = table(
    'C3 US: a=2-6-4 shaken    E5 forest    F4 forest    F5 forest    G4 forest    G5 forest    G6 forest    H5 German: x=medic',
  )
  t.activate('C3')
  walk(t, 'a', ['C4', 'D4'])
  expect(t.where('a')).toBe('D4')
})

test('LNL-6.0-08 an Event is read before anybody fires at those who trigger it', () => {
  const events = [
    { id: 'a', trigger: 'occupation', hexes: ['C4'], side: 'blue', paragraph: 'Nothing.', effects: [{ type: 'note' }] },
  ] as const
  const t = table('C3 US: a=2-6-4    F5 German: g=1-6-4', { events })
  t.activate('C3')
  move(t, 'a', 'C4')
  t.saw({ type: 'moves' }).saw({ type: 'eventRead', event: 'a' })
  t.asks('red', 'opportunityFire')
})

test('LNL-6.0-10 uphill costs an MP more', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4    C4 level 1    C5 level 1`)
  t.activate('C3')
  walk(t, 'a', ['C4', 'C5'])
  t.saw({ type: 'moves', halves: 4 }).saw({ type: 'moves', halves: 2 })
})

test('LNL-5.3-05 LNL-5.3-26 example X-OF-1: each step opens a window with as many attacks as MP were spent, from different hexes', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4    C4 light-woods    F5 German: g=1-6-4    F4 German: h=1-6-4    F6 German: i=1-6-4')
  t.activate('C3')
  move(t, 'a', 'C4')
  t.asks('red', 'opportunityFire')
  t.answer('opportunityFire', fireOf(t, 'g', 'F5', 'C4')).rolls(4, 1, 4)
  t.saw({ type: 'shaken' })
  t.asks('red', 'opportunityFire')
  t.answer('opportunityFire', fireOf(t, 'h', 'F4', 'C4')).rolls(1, 6)
  t.asks('blue', 'act')
})

test('LNL-5.3-05 example X-IN-OF1: one MP, one attack only, though two hexes see the mover', () => {
  const t = table('C3 US: a=2-6-4    F5 German: g=1-6-4    F4 German: h=1-6-4')
  t.activate('C3')
  move(t, 'a', 'C4')
  t.answer('opportunityFire', fireOf(t, 'g', 'F5', 'C4')).rolls(1, 6)
  t.asks('blue', 'step')
})

test('LNL-5.3-08 where those of a group spend different MP in a hex, the lowest counts (LG-40)', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4 shaken    C2 level 1; light-woods    C7 German: g=1-6-4')
  t.activate('C3')
  move(t, 'a b', 'C2')
  t.saw({ type: 'moves', halves: 6, spent: [6, 4] })
  expect(t.game.open[0]?.question.about).toMatchObject({ budget: 2 })
})

test('LNL-1.6-15 LNL-1.6-30 LNL-1.6.1-07 weapons may be left behind, and one on its tripod must be', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4, BAR, M1919A4 tripod`)
  t.activate('C3')
  t.refuses('blue', moveOf(t, 'a', 'C4', { abandon: [7] }), { rule: '1.6' })
  move(t, 'a', 'C4', { abandon: [t.weapon('BAR')] })
  expect([t.w('BAR').owner, t.w('M1919A4').owner]).toEqual([-1, -1])
  expect(t.w('M1919A4')).toMatchObject({ at: t.place('C3'), assembled: true })
})

test('LNL-1.6-31 LNL-1.6-18 a moving unit picks up a weapon for 2 MP, and nobody may fire for that', () => {
  const t = table('C3 US: a=2-6-4    C4 US: BAR unpossessed, M1919A4 unpossessed    F5 German: g=1-6-4')
  t.activate('C3')
  hold(move(t, 'a', 'C4'))
  t.answer('step', { type: 'pickUp', unit: t.unit('a'), weapon: t.weapon('BAR') })
  expect(t.w('BAR').owner).toBe(t.unit('a'))
  expect(t.state.move?.spent).toEqual([6])
  t.asks('blue', 'step')
  t.refuses('blue', { type: 'pickUp', unit: t.unit('a'), weapon: t.weapon('M1919A4') }, { rule: '1.6', message: /2 MP/ })
  step(t, 'C5')
  expect(t.w('BAR').at).toBe(t.place('C5'))
})

test('LNL-1.6-24 a single man with a weapon has 2 MP less', () => {
  const t = table(`${FAR}    C3 US: l=6-1-6, BAR`)
  t.activate('C3')
  walk(t, 'l', ['C4', 'C5', 'C6'])
  t.refuses('blue', { type: 'step', to: 'Z9' }, { rule: '1.4' })
  step(t, 'C7')
  t.saw({ type: 'moveEnds', at: t.place('C7') })
})

test('LNL-7.0-12 LNL-6.3-09 after Smoke a unit has one MP less and does not crawl', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4`)
  t.activate('C3')
    .answer('act', { type: 'smoke', unit: t.unit('a'), at: 'C2' })
    .rolls(1)
  t.refuses('blue', moveOf(t, 'a', 'C4', { mode: 'lowCrawl' }), { rule: '7.0' })
  walk(t, 'a', ['C4', 'C5', 'C6'])
  t.saw({ type: 'moveEnds', at: t.place('C6') })
})

test('a group names one way of moving for all or one for each, starts in one place, and nobody twice', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4, b=2-6-4, l=6-1-6    C2 US: c=2-6-4`)
  t.activate('C3', 'C2')
  t.refuses('blue', moveOf(t, 'a b', 'C4', { modes: ['move'] }), { rule: '6.0' })
  t.refuses('blue', moveOf(t, 'a c', 'D3'), { rule: '6.0', message: /one location/ })
  t.refuses('blue', moveOf(t, 'a a', 'D3'), { rule: '6.0', message: /twice/ })
  t.refuses('blue', moveOf(t, 'a', 'H5'), { rule: '6.0', message: /not next to/ })
  t.refuses('blue', { type: 'move', units: [99], to: 'C4' }, { rule: '6.0' })
  t.refuses('blue', { type: 'move', units: [t.unit('x')], to: 'L8' }, { rule: '4.0' })
  end(t)
})

test('a move is offered in every way and with every group that can go, and nothing illegal', () => {
  const t = table(`${FAR}    C3 US: a=2-5-4, b=2-6-4, l=6-1-6`)
  t.activate('C3')
  const { question } = t.game.open[0]!
  const offered = t.candidates() as { type: string; units: number[]; mode: string }[]
  expect(offered.filter((each) => question.problems(each).length > 0)).toEqual([])
  const groups = new Set(offered.filter(({ type }) => type === 'move').map(({ units, mode }) => `${units.join('+')} ${mode}`))
  expect([...groups].map((group) => group.split(' ')[0])).toContain(t.units('a b l').join('+'))
  expect(groups).toContain(`${t.unit('a')} assaultMove`)
  expect(groups).not.toContain(`${t.unit('b')} assaultMove`)
})

test('LNL-6.0-07 LNL-10.1-16 a mover who is Shaken next to the enemy does not make him spotted', () => {
  const text = 'C3 US: a=2-6-4, b=2-6-4    C5 light-woods; German: x=1-6-4    G4 German: g=1-6-4, z=medic'
  const sees = table(text).activate('C3')
  stop(hold(move(sees, 'a', 'C4')))
  sees.answer('act', fireOf(sees, 'b', 'C3', 'C5')).rolls(1, 6)
  const shaken = table(text).activate('C3')
  move(shaken, 'a', 'C4')
  shaken.answer('opportunityFire', fireOf(shaken, 'g', 'G4', 'C4')).rolls(4, 1, 4)
  shaken.saw({ type: 'shaken', unit: shaken.unit('a') })
  shaken.refuses('blue', fireOf(shaken, 'b', 'C3', 'C5'), { rule: '10.0', message: /not spotted/ })
})

test('example EX2-IN-03 two Squads and their Leader go 1, 1, 2 and 1: 5 of 6 MP', () => {
  const t = table('L9 US: z=medic    F3 light-woods    >F1 German: a=de-wehrmacht-squad, b=de-wehrmacht-squad, l=Baumann', { next: 'red' })
  t.answer('impulse', { type: 'enter', units: t.units('a b l'), to: 'F1' })
  for (const to of ['F2', 'F3', 'F4']) step(t, to)
  expect(t.state.move?.spent).toEqual([10, 10, 10])
  stop(t)
  expect(t.at('F4').every((unit) => unit.endsWith('moved'))).toBe(true)
})

test('example EX2-IN-04 a Medic goes 1, 2 and 2: 5 of his 6 MP', () => {
  const t = table(`${FAR}    C2 light-woods    C3 light-woods    >C1 US: m=medic`)
  t.answer('impulse', { type: 'enter', units: t.units('m'), to: 'C1' })
  for (const to of ['C2', 'C3']) step(t, to)
  expect(t.state.move?.spent).toEqual([10])
})

test('example EX2-IN-20 a Squad goes 2 and 1 of its 4 MP; a Medic crawls after it into Light Woods, 2 of his 6', () => {
  const t = table('A1 US: z=medic    K4 German: a=de-wehrmacht-squad, m=medic    K5 light-woods', { next: 'red' }).activate('K4')
  walk(t, 'a', ['K5', 'J5'])
  expect(t.state.move?.spent).toEqual([6])
  stop(t)
  end(t)
  t.pass().activate('K4')
  move(t, 'm', 'K5', { mode: 'lowCrawl' })
  t.expect('K5').has('6-0-6 lowCrawl').expect('J5').has('1-6-4 moved')
})

test('the mover is not told who could have fired: nobody is asked who could only hold', () => {
  const t = table('C3 US: a=2-6-4    C4 open    L9 German: g=1-6-4, z=medic').activate('C3')
  move(t, 'a', 'C4')
  t.asks('blue', 'step')
})

test('LNL-1.6-15 LNL-1.6-24 a single man is offered to leave his weapon, and goes faster without it', () => {
  const t = table('C1 US: l=6-1-6, BAR    L9 German: x=medic').activate('C1')
  const left = (t.candidates() as { abandon?: number[]; to: string }[]).filter(({ abandon }) => abandon)
  expect(left.map(({ to }) => to)).toContain('C2')
  t.answer(
    'act',
    left.find(({ to }) => to === 'C2'),
  )
  expect(t.w('BAR')).toMatchObject({ owner: -1, at: t.place('C1') })
  for (const to of ['C3', 'C4', 'C5', 'C6', 'C7']) t.answer('step', { type: 'step', to })
  expect(t.where('l')).toBe('C7')
})
