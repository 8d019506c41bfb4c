import { describe, expect, test } from 'vitest'
import { Opening } from '../../test/opening.ts'
import { testScenario } from '../../test/scenario.ts'
import { table, type UpfrontTable } from '../../test/table.ts'

const TEAM = 'axis A: Gunner(weapon lmgGerman), Helper, Other, Leader(SL)\nallied A: Q1'
const crew = (t: UpfrontTable, gunner: string, assistant: string, more: { [field: string]: unknown } = {}) => ({
  type: 'crew',
  group: t.id('axis A'),
  gunner: t.man(gunner),
  assistant: t.man(assistant),
  ...more,
})

test('UF-20.61-02 an infiltrator is no crewman, neither as gunner nor as assistant', () => {
  const t = table('axis A[3]: Gun(weapon lmgGerman), Aid infiltrates A, Spy(weapon lmgGerman) infiltrates A, Man\nallied A[2]: Q1, Q2')
  const crew = (gunner: string, assistant: string) => ({ type: 'crew', group: 0, gunner: t.man(gunner), assistant: t.man(assistant) })
  t.cannot(crew('Gun', 'Aid'), '20.61').cannot(crew('Spy', 'Man'), '20.61')
  expect(t.candidates().filter((act) => (act as { type: string }).type === 'crew')).toEqual([
    { ...crew('Gun', 'Man'), men: [t.man('Gun'), t.man('Man'), t.man('Spy'), t.man('Aid')] },
  ])
})

describe('assigning', () => {
  test('UF-11.11-01 UF-11.12-02 the assistant stands next to the gunner; it is the group’s action', () => {
    const t = table(TEAM, { hands: { axis: 'Move' } })
    t.cannot(crew(t, 'Gunner', 'Other'), '11.11')
    t.act(crew(t, 'Gunner', 'Helper')).saw({ type: 'crewed', assistant: t.man('Helper') })
    expect([t.m('Helper').assists, t.group('axis A').acted]).toEqual([t.man('Gunner'), true])
  })

  test('QA-028 UF-11.11-01 UF-11.12-02 the group may change places with it', () => {
    const t = table(TEAM)
    const men = ['Gunner', 'Other', 'Helper', 'Leader'].map((name) => t.man(name))
    t.act(crew(t, 'Gunner', 'Other', { men })).saw({ type: 'reordered' })
    expect(t.group('axis A').men).toEqual(men)
    const apart = table(TEAM)
    apart.cannot(crew(apart, 'Gunner', 'Helper', { men: [0, 2, 1, 3] }), '11.11')
    const chain = table('axis A: Gunner(weapon lmgGerman), Helper assists 1, Other\nallied A: Q1')
    chain.cannot({ type: 'reorder', group: 0, men: [0, 2, 1] }, '11.11')
  })

  test('UF-11.11-03 a leader may assist, and leads on', () => {
    const t = table('axis A: Gunner(weapon lmgGerman), Leader(SL)\nallied A: Q1', { hands: { axis: 'Smoke' } })
    t.act(crew(t, 'Gunner', 'Leader')).saw({ type: 'crewed' })
    const smoking = table('axis A: Gunner(weapon lmgGerman), Leader(SL) assists 1\nallied A: Q1', { hands: { axis: 'Smoke' } })
    smoking.act({ type: 'smoke', group: 0, card: smoking.card('axis', 1) }).saw({ type: 'smokeLaid' })
    const pinned = table('axis A: Gunner(weapon lmgGerman), Leader(SL) pinned assists 1\nallied A: Q1\nallied B: Q2', {
      step: 'turn.refill',
    })
    pinned.decide('axis', 'refill', { type: 'draw' }).draws('b1', 'b2', 'b3', 'b4')
    expect(pinned.state.sides.axis.hand).toHaveLength(4)
  })

  test('QA-027 UF-11.11-02 not a man with a crew-served weapon of his own, unless he has lost it', () => {
    const t = table('axis A: Gunner(weapon mmgGerman), Mortar(weapon mortarLight), Rifle\nallied A: Q1')
    t.cannot(crew(t, 'Gunner', 'Mortar'), '11.11')
    const unarmed = table('axis A: Gunner(weapon mmgGerman), Mortar(weapon mortarLight) unarmed, Rifle\nallied A: Q1')
    unarmed.act(crew(unarmed, 'Gunner', 'Mortar'))
    expect(unarmed.m('Mortar').assists).toBe(unarmed.man('Gunner'))
  })

  test('UF-11.3-01 a pinned man can be neither assigned, nor given an assistant, nor released', () => {
    const t = table('axis A: Gunner(weapon lmgGerman), Helper pinned, Other\nallied A: Q1')
    t.cannot(crew(t, 'Gunner', 'Helper'), '11.3')
    const gunner = table('axis A: Gunner(weapon lmgGerman) pinned, Helper, Other\nallied A: Q1')
    gunner.cannot(crew(gunner, 'Gunner', 'Helper'), '11.3')
    const bound = table('axis A: Gunner(weapon lmgGerman), Helper pinned assists 1, Other\nallied A: Q1')
    bound.cannot({ type: 'uncrew', group: 0, assistant: bound.man('Helper') }, '11.3')
  })

  test('UF-11.1-01 one assistant for a gun, and a gun for each assistant', () => {
    const t = table('axis A: Gunner(weapon lmgGerman), Helper assists 1, Other, Second(weapon lmgGerman)\nallied A: Q1')
    t.cannot(crew(t, 'Gunner', 'Other'), '11.1')
    t.cannot(crew(t, 'Second', 'Helper'), '11.13')
    t.cannot(crew(t, 'Other', 'Second'), '11.1')
  })
})

test('UF-11.13-03 UF-11.2-01 releasing him is the group’s action; he has kept his weapon', () => {
  const t = table('axis A[3]: Gunner(weapon lmgGerman), Helper assists 1\nallied A: Q1\nallied B: Q2', { hands: { axis: 'Fire 1/1' } })
  t.act({ type: 'uncrew', group: 0, assistant: t.man('Helper') }).saw({ type: 'uncrewed', gunner: t.man('Gunner') })
  expect([t.m('Helper').assists, t.m('Helper').weapon, t.group('axis A').acted]).toEqual([-1, 'rifleBolt', true])
})

test('UF-11.13-01 crew status ends with the man', () => {
  const t = table('axis A[3]: P1, P2, P3\nallied A: Gunner(weapon lmgGerman), Helper assists 1, Q3(morale 9), Q4(morale 9)', {
    hands: { axis: 'Fire 3/6' },
  })
  t.fire('axis A', 'allied A', [1]).resolves('b5', 'r5', 'r5', 'r5')
  expect([t.m('Gunner').fate, t.m('Helper').assists]).toEqual(['kia', -1])
  const other = table('axis A[3]: P1, P2, P3\nallied A: Gunner(weapon lmgGerman), Helper assists 1, Q3(morale 9), Q4(morale 9)', {
    hands: { axis: 'Fire 3/6' },
  })
  other.fire('axis A', 'allied A', [1]).resolves('r5', 'b5', 'r5', 'r5')
  expect([other.m('Helper').fate, other.m('Helper').assists]).toEqual(['kia', -1])
})

test('UF-11.12-01 UF-11.11-01 crews may be designated when the groups are formed', () => {
  const t = new Opening(testScenario('German', 'American', { first: 'axis' }))
  const men = t.men('axis')
  const gunner = men.find((man) => t.state.men[man]!.weapon === 'lmgGerman')!
  const others = men.filter((man) => man !== gunner)
  const groups = [[gunner, ...others.slice(0, 4)], others.slice(4)]
  const crews = (assistant: number) => ({ groups, crews: [{ gunner, assistant }] })
  t.refuses('axis', crews(others[1]!), { rule: '11.11' }).refuses('axis', crews(others[5]!), { rule: '11.1' })
  t.decide('axis', 'formGroups', crews(others[0]!)).saw({ type: 'crewed', gunner, assistant: others[0] })
  expect(t.state.men[others[0]!]!.assists).toBe(gunner)
})

test('QA-029 UF-11.13-02 neither gunner nor assistant sets out for another group while the weapon is crewed', () => {
  const t = table('axis A: Gunner(weapon lmgGerman), Helper assists 1, Leader(SL), P4\naxis B: P5, P6\nallied A: Q1', {
    hands: { axis: 'Move' },
  })
  const go = (man: string) => ({
    type: 'transfer',
    group: t.id('axis A'),
    men: [t.man(man)],
    cards: [t.card('axis', 1)],
    to: t.id('axis B'),
  })
  t.cannot(go('Gunner'), '17.8', /crew/)
  t.cannot(go('Helper'), '17.8', /crew/)
  t.act(go('P4'))
})
