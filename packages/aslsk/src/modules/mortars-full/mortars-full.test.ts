import { describe, expect, test } from 'vitest'
import { stepOf } from '../../../test/moves.ts'
import { lastShot, mayNotShell, shell, shotAt } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { view } from '../../view.ts'
import { describeDecision } from '../../words/index.ts'
import { loseSpotters } from './spotters.ts'

const SPARE = 'A1 German: spare=4-6-7    A20 US: far=6-6-6'
const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12, modules: ['mortars-full'] }

/** A Mortar behind a house that hides the enemy, and a leader beside it who sees him. */
const HOUSE =
  'D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    D5 stone building    C3 German: l=8-0, s=4-6-7    D9 US: x=6-6-6    G12 US: y=6-6-6'
const behind = (more = '', with_: TableOptions = {}) => table(`${SPARE}    ${HOUSE}    ${more}`, { ...prep, ...with_ })
const spot = (t: AslskTable, unit = 's', weapon = 'm') => ({ type: 'spot', weapon: t.weapon(weapon), unit: t.unit(unit) })
const pass = { type: 'pass' }
const spotted = (t: AslskTable, at = 'D9', more: object = {}, weapon = 'm') => ({
  type: 'spotted',
  weapon: t.weapon(weapon),
  at,
  target: 'att',
  ...more,
})
/** The spotter is named, and nobody else is. */
const named = (unit = 's', with_: TableOptions = {}, more = '') => {
  const t = behind(more, with_)
  t.answer('choice', spot(t, unit))
  if (t.asked.kind === 'choice') t.answer('choice', pass)
  return t
}

describe('spotters', () => {
  test('AID-ASOP-078 AID-MTR-22 one Good Order unit in the hex or beside it is named before one’s own fire', () => {
    const t = behind('F6 German: f=4-6-7    C4 German: b=4-6-7 broken')
    t.asks('axis', 'choice')
    t.refuses('axis', spot(t, 'f'), { rule: 'C9.3', message: /beside it/ })
    t.refuses('axis', spot(t, 'b'), { rule: 'C9.3', message: /Good Order/ })
    t.refuses('axis', spot(t, 'x'), { rule: 'C9.3' })
    t.answer('choice', spot(t))
    t.saw({ type: 'mortars-full:spots', of: { unit: t.unit('s') } })
    t.asks('axis', 'prepFire')
    mayNotShell(t, 'm', 'D9', { message: /stone building/ }, { target: 'att' })
    t.answer('prepFire', spotted(t)).rolls(2, 3).rolls(6, 6)
    expect(lastShot(t).hit).toBe(true)
  })

  test('AID-ASOP-114 the DEFENDER names them before his', () => {
    const t = behind('', { phase: 'defensiveFire', attacker: 'allied' })
    t.asks('axis', 'choice').answer('choice', spot(t)).asks('axis', 'defensiveFire')
  })

  test('AID-MTR-25 AID-MTR-08 AID-ISQA-25 spotted fire has +2 and one rate less', () => {
    const kept = (coloured: number) => {
      const t = named()
      t.answer('prepFire', spotted(t)).rolls(coloured, 6)
      return [lastShot(t).labels, t.w('m').keptRate]
    }
    expect([kept(2), kept(3)]).toEqual([
      [['spotted +2'], true],
      [['spotted +2'], false],
    ])
  })

  test('AID-MTR-25 SK-3.5-07 a spotter named before Prep Fire serves in the AFPh too, for two more', () => {
    const t = named()
    t.answer('prepFire', { type: 'end' }).answer('move', { type: 'end' })
    while (t.asked.kind !== 'advancingFire') t.answer(t.asked.kind, { type: t.asked.kind === 'choice' ? 'pass' : 'end' })
    t.answer('advancingFire', spotted(t)).rolls(6, 6)
    expect(lastShot(t).labels).toEqual(['Advancing Fire +2', 'spotted +2'])
  })

  test('AID-MTR-03 AID-MTR-24 a pinned spotter is Case D: +2, no rate, and the Mortar is not turned', () => {
    const board = `${SPARE}    ${HOUSE.replace('s=4-6-7', 's=4-6-7 pinned')}`
    const t = table(board, prep)
    t.answer('choice', spot(t)).answer('prepFire', spotted(t)).rolls(1, 2)
    t.rolls(6, 6)
    expect([lastShot(t).labels, t.w('m').keptRate]).toEqual([['spotted +2', 'pinned spotter +2'], false])
    const turned = table(board.replace('ca2', 'ca5'), prep)
    turned.answer('choice', spot(turned))
    turned.refuses('axis', spotted(turned, 'D9', { ca: 2 }), { rule: 'C9.3', message: /pinned/ })
  })

  test('AID-MTR-23 spotting is the use of a support weapon', () => {
    const t = named('s', {}, '')
    t.answer('prepFire', spotted(t)).rolls(6, 6)
    expect(t.u('s').firedWeapon).toBe(true)
    const busy = table(`${SPARE}    ${HOUSE.replace('s=4-6-7', 's=2-4-7 prep')}`, prep)
    busy.answer('choice', spot(busy))
    busy.refuses('axis', spotted(busy), { rule: 'C9.3', message: /support weapon/ })
  })

  test('who is to spot is told with whose Mortar it is: there may be two of a kind', () => {
    const t = behind()
    expect(describeDecision(t.state, 'choice', spot(t))).toMatch(/^Let 4-6-7 in C3 spot for the .+ of 2-2-8 in D3$/)
  })

  test('all Mortars of one spotter fire at one hex in a phase', () => {
    const t = behind('E3 German: d=4-6-7, n=ge-MTR50    C4 German: z=4-6-7')
    t.answer('choice', spot(t)).answer('choice', pass)
    t.answer('prepFire', spotted(t)).rolls(2, 6)
    t.refuses('axis', spotted(t, 'G12'), { rule: 'C9.3', message: /all its Mortars/ })
    t.refuses('axis', spotted(t, 'D9', {}, 'n'), { rule: 'C9.3', message: /Nobody spots/ })
  })

  /** Nobody is in the spotter's sight. */
  const alone = (with_: TableOptions = {}, pinned = '') => {
    const houses = 'A18 stone building    A19 stone building    B18 stone building    B19 stone building'
    const t = table(`${SPARE}    D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    C3 German: s=4-6-7${pinned}    ${houses}`, {
      ...prep,
      ...with_,
    })
    t.answer('choice', spot(t))
    return t
  }
  const offered = (t: AslskTable) =>
    [...t.game.open[0]!.question.candidates()].filter((each) => (each as { type: string }).type === 'spotted')

  test('where nobody is in sight an empty hex is offered, as the Mortar points', () => {
    const t = alone()
    const [shot, ...more] = offered(t)
    expect([shot, more]).toEqual([{ type: 'spotted', weapon: t.weapon('m'), at: expect.any(String), target: 'att' }, []])
    t.answer('prepFire', shot!).rolls(6, 6)
    expect(offered(alone({}, ' pinned'))).toHaveLength(1)
  })

  test('what is spotted for is offered again, though it is empty, while there are enemies elsewhere', () => {
    const t = named()
    t.answer('prepFire', spotted(t, 'D10')).rolls(1, 2)
    expect([t.w('m').keptRate, offered(t)]).toEqual([true, [spotted(t, 'D10')]])
  })

  test('nothing is offered of a spotter who can use no more support weapons', () => {
    const t = table(`${SPARE}    ${HOUSE.replace('s=4-6-7', 's=2-4-7 prep')}`, prep)
    t.answer('choice', spot(t))
    expect(offered(t)).toEqual([])
  })

  test('AID-MTR-45 AID-ASOP-084 who is lost is replaced when the next own Movement Phase begins, and not before', () => {
    const kept = { 'mortars-full': { pairs: [{ mortar: 0, spotter: -1 }], spotted: [], apart: [] } }
    const t = behind('', { kept })
    t.asks('axis', 'prepFire')
    t.refuses('axis', spotted(t), { rule: 'C9.3', message: /Nobody spots/ })
    const move = behind('', { kept, phase: 'movement' })
    move.asks('axis', 'choice').answer('choice', spot(move, 'l')).asks('axis', 'move')
    const whole = behind('', {
      kept: { 'mortars-full': { pairs: [{ mortar: 0, spotter: 3 }], spotted: [], apart: [] } },
      phase: 'movement',
    })
    whole.asks('axis', 'move')
  })

  test('a spotter who breaks is lost when the step ends', () => {
    const t = named('s', {}, 'B4 US: a=6-6-6, b=6-6-6')
    const s = structuredClone({ ...t.state, setting: undefined })
    const after = { ...s, setting: t.state.setting } as typeof t.state
    after.units[t.unit('s')]!.broken = true
    loseSpotters({ state: after } as never)
    expect(after.modules!['mortars-full']).toMatchObject({ pairs: [{ spotter: -1 }] })
  })

  test('a hidden spotter is his side’s secret', () => {
    const t = table(`${SPARE}    ${HOUSE.replace('s=4-6-7', 's=4-6-7 hidden')}`, {
      ...prep,
      rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
    })
    t.answer('choice', spot(t))
    const seen = (seat: 'axis' | 'allied') => JSON.stringify((view(t.state, seat) as { modules?: object }).modules ?? {})
    expect([seen('axis').includes('"spotter"'), seen('allied').includes('"spotter"')]).toEqual([true, false])
  })
})

describe('national Mortars', () => {
  const fires = (
    nation: string,
    unit: string,
    type: string,
    more: object = {},
    target = 'D9 woods;',
    at = 'D9',
    options: TableOptions = {},
  ) => {
    const foe = nation === 'Japanese' ? 'US: x=6-6-6' : 'German: x=4-6-7'
    const t = table(
      `A1 ${nation}: spare=${unit}    A20 ${foe.replace('x=', 'far=')}    D3 ${nation}: c=${unit}, m=${type}    ${target} ${foe}`,
      {
        ...prep,
        attacker: nation === 'Japanese' ? 'axis' : 'allied',
        ...options,
      },
    )
    shell(t, 'm', at, { target: 'att', ...more }).rolls(2, 3)
    return t
  }
  const attack = (t: AslskTable) =>
    t.game.events.map(({ event }) => event).find(({ type }) => type === 'attack') as unknown as {
      column: number
      modifiers: { label: string }[]
    }

  test('AID-MTR-27 the American 4.2 inch Mortar has 12 FP over an area, not 8', () => {
    expect(attack(fires('US', '2-2-7 crew', 'am-MTR107 ca2', {}, 'D18', 'D18').rolls(6, 6)).column).toBe(12)
    expect(attack(fires('US', '2-2-7 crew', 'am-MTR107 ca2', {}, 'D18', 'D18', { modules: [] }).rolls(6, 6)).column).toBe(8)
  })

  test('AID-MTR-49 the Belgian DBT has no Air Bursts', () => {
    const labels = (modules: readonly string[]) =>
      attack(fires('Allied Minor', '4-5-7', 'al-MTR50', {}, 'D9 woods;', 'D9', { modules }).rolls(6, 6)).modifiers.map(({ label }) => label)
    expect([labels(['mortars-full']), labels([])]).toEqual([['woods in D9'], ['Air Bursts in D9']])
  })
})

describe('medium Mortars', () => {
  const act = (t: AslskTable, type: 'takeApart' | 'putTogether') => ({ type, weapon: t.weapon('m') })

  test('AID-MTR-16 one of 76 to 82 mm is taken apart instead of being fired, and carried for 5 PP', () => {
    const t = table(`${SPARE}    D3 German: c=4-6-7, m=ge-MTR81s ca2    D9 US: x=6-6-6    F3 German: d=4-6-7, n=ge-MTR50`, prep)
    if (t.asked.kind === 'choice') t.answer('choice', pass)
    t.refuses('axis', { type: 'takeApart', weapon: t.weapon('n') }, { rule: 'A9.8', message: /76 to 82/ })
    t.answer('prepFire', act(t, 'takeApart'))
    t.saw({ type: 'mortars-full:apart', of: { apart: true } })
    mayNotShell(t, 'm', 'D9', { rule: 'A9.8', message: /in parts/ }, { target: 'att' })
    const carried = table(`${SPARE}    D3 German: c=4-6-7, m=ge-MTR81s    D9 US: x=6-6-6`, {
      ...prep,
      phase: 'movement',
      kept: { 'mortars-full': { pairs: [], spotted: [], apart: [0] } },
    })
    carried.w('m').ordnance!.ca = -1
    carried.answer('move', stepOf(carried, 'c', 'D4'))
    expect([carried.where('c'), carried.w('m').owner]).toEqual(['D4', carried.unit('c')])
    carried.refuses('axis', stepOf(carried, 'c', 'D6'), {})
  })
})

describe('area fire', () => {
  test('AID-MTR-19 a Mortar never fires at its own hex', () => {
    const t = table(`${SPARE}    D3 German: c=2-2-8 crew, m=ge-MTR81s ca2; US: z=6-6-6 broken    D9 US: x=6-6-6`, prep)
    if (t.asked.kind === 'choice') t.answer('choice', pass)
    mayNotShell(t, 'm', 'D3', { rule: '3.2.4', message: /own hex/ }, { target: 'att' })
    expect(t.game.problems('axis', shotAt(t, 'm', 'D3')).length).toBeGreaterThan(0)
  })
})
