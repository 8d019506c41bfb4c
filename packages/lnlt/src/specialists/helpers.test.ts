import { describe, expect, test } from 'vitest'
import { mayNot, shoot, spotted } from '../../test/fire.ts'
import { assault } from '../../test/melee.ts'
import { type LnltTable, table } from '../../test/table.ts'

const RALLY = { phase: 'rally', turn: 2, step: 'rally.first', columns: 12, rows: 12 } as const
const BOARD = { columns: 12, rows: 12 } as const

const rally = (t: LnltTable, unit: string, helper: string) =>
  t.answer('rally', { type: 'rally', unit: t.unit(unit), helper: t.unit(helper) })
const checks = (t: LnltTable) => t.events('moraleCheck').map(({ modifiers }) => modifiers.map(({ value }) => value))

/** What a unit that is hit beside him takes off its Damage Check. */
function damageHelp(who: string, unit: string, nation: string): number[] {
  const t = table(`C2 German: a=1-6-4    C6 ${nation}: x=${unit}, h=${who}    J9 ${nation}: ${unit}`, { ...BOARD, initiative: 'red' })
  shoot(t, 'a', 'C6').rolls(5, 4, 2, 2)
  const [hit] = t.events('damageCheck').filter((event) => event.unit === t.unit('x'))
  return hit!.modifiers.map(({ value }) => value)
}

/** Only he and a Half-Squad hold a hex, and the Half-Squad is killed. */
function afterMelee(who: string, nation: string, half: string): string {
  const t = assault(
    table(`C3 German: a=1-6-4    C4 ${nation}: x=${half}, h=${who}    K11 ${nation}: ${half}`, { ...BOARD, initiative: 'red' }),
    'a',
    'C4',
  ).rolls(6, 6, 1, 1)
  return t.where('h')
}

const US_HALF = 'us-101st-airborne-half-squad'

describe('11.8 Chaplains', () => {
  test('LNL-11.8-01 his LM counts for rallying, not for fire or Damage Checks', () => {
    const t = rally(table('C3 US: c=chaplain, a=2-5-4 shaken, b=2-5-4    J9 German: 1-6-4', RALLY), 'a', 'c').rolls(4, 3)
    expect([checks(t), t.u('a').shaken]).toEqual([[[-1]], false])
    expect([damageHelp('chaplain', '2-5-4', 'US'), damageHelp('6-1-6', '2-5-4', 'US')]).toEqual([[], [-1]])
    mayNot(table('C2 US: a=2-5-4, c=chaplain    C6 German: x=1-6-4'), 'a', 'C6', { rule: '5.0.1' }, { leader: 'c' })
  })

  test('LNL-11.8-02 he has no weapons; LNL-11.8-03 he makes no spotting attempts', () => {
    const t = table('C3 US: BAR, c=chaplain, a=2-5-4    J9 German: 1-6-4', RALLY)
    t.refuses('blue', { type: 'pickUp', unit: t.unit('c'), weapon: t.weapon('BAR') }, { rule: '1.6' })
    const looking = table('C3 US: c=chaplain, a=2-5-4    C7 forest; German: x=1-6-4')
    looking.refuses('blue', { type: 'spot', unit: looking.unit('c'), at: 'C7' }, { rule: '10.1.1' })
  })

  test('LNL-11.8-04 he dies with the last who is Melee-eligible', () => {
    expect(afterMelee('chaplain', 'US', US_HALF)).toBe('eliminated')
  })
})

describe('11.10 Nurses', () => {
  test('LNL-11.10-01 she dies with the last who is Melee-eligible', () => {
    expect(afterMelee('us-nurse-6-1', 'US', US_HALF)).toBe('eliminated')
  })

  test('LNL-11.10-03 she neither spots nor directs fire nor has weapons', () => {
    const t = table('C3 US: n=us-nurse-6-1, a=2-5-4    C7 forest; German: x=1-6-4    E5 German: y=1-6-4')
    t.refuses('blue', { type: 'spot', unit: t.unit('n'), at: 'C7' }, { rule: '10.1.1' })
    mayNot(t, 'a', 'E5', { rule: '5.0.1' }, { leader: 'n' })
    const armed = table('C3 US: BAR, n=us-nurse-6-1, a=2-5-4    J9 German: 1-6-4', RALLY)
    armed.refuses('blue', { type: 'pickUp', unit: armed.unit('n'), weapon: armed.weapon('BAR') }, { rule: '1.6' })
  })

  test('LNL-11.10-04 her LM counts for rallying alone', () => {
    const t = rally(table('C3 US: n=us-nurse-6-1, a=2-5-4 shaken    J9 German: 1-6-4', RALLY), 'a', 'n').rolls(4, 3)
    expect(checks(t)).toEqual([[-1]])
    expect(damageHelp('us-nurse-6-1', '2-5-4', 'US')).toEqual([])
  })
})

describe('11.11 Pipers', () => {
  const SQUAD = 'uk-rifle-squad'
  const pipes = (text: string) => table(`${text}    J9 German: 1-6-4    K2 British: spare=uk-medic shaken`, RALLY)

  test('LNL-11.11-01 his LM counts for rallying alone', () => {
    const t = rally(pipes(`C3 British: p=uk-piper-6-1, a=${SQUAD} shaken`), 'a', 'p').rolls(1, 1)
    expect(checks(t)).toEqual([[-1]])
    expect(damageHelp('uk-piper-6-1', SQUAD, 'British')).toEqual([])
    mayNot(table(`C2 British: a=${SQUAD}, p=uk-piper-6-1    C6 German: x=1-6-4`), 'a', 'C6', { rule: '5.0.1' }, { leader: 'p' })
  })

  test('LNL-11.11-03 he helps all in his hex, and one unit in one adjacent hex', () => {
    const t = pipes(`C3 British: p=uk-piper-6-1, a=${SQUAD} shaken, b=${SQUAD} shaken    C4 British: x=${SQUAD} shaken, y=${SQUAD} shaken
      C5 British: z=${SQUAD} shaken`)
    t.refuses('blue', { type: 'rally', unit: t.unit('z'), helper: t.unit('p') }, { rule: '3.0' })
    rally(t, 'a', 'p').rolls(1, 1)
    rally(t, 'b', 'p').rolls(1, 1)
    rally(t, 'x', 'p').rolls(1, 1)
    t.refuses('blue', { type: 'rally', unit: t.unit('y'), helper: t.unit('p') }, { rule: '3.0' })
    expect(['a', 'b', 'x', 'y'].map((unit) => t.u(unit).shaken)).toEqual([false, false, false, true])
  })

  test('LNL-11.11-04 LG-31 whoever he helped, his own hex begins the Operations Phase under a Spotted marker; the other does not', () => {
    const t = pipes(`C3 forest; British: p=uk-piper-6-1, a=${SQUAD} shaken    C4 forest; British: x=${SQUAD} shaken`)
    expect(spotted(t, 'red', 'C3')).toBe(false)
    rally(t, 'x', 'p').rolls(6, 6)
    rally(t, 'a', 'p').rolls(1, 1)
    t.answer('rally', { type: 'done' })
    expect(t.state.phase).toBe('operations')
    expect([t.markers('C3'), t.markers('C4')]).toEqual([['spotted 0'], []])
    expect([spotted(t, 'red', 'C3'), spotted(t, 'red', 'C4'), spotted(t, 'blue', 'C3')]).toEqual([true, false, false])
  })

  test('LNL-11.11-04 one who helped nobody is not heard', () => {
    const t = pipes(`C3 forest; British: p=uk-piper-6-1, l=uk-leader-6-1, a=${SQUAD} shaken`)
    rally(t, 'a', 'l').rolls(1, 1)
    expect(t.markers('C3')).toEqual([])
  })

  test('LNL-11.11-02 he neither spots nor has weapons; LNL-11.11-05 he dies with the last who is Melee-eligible', () => {
    const t = table(`C3 British: p=uk-piper-6-1, a=${SQUAD}    C7 forest; German: x=1-6-4`)
    t.refuses('blue', { type: 'spot', unit: t.unit('p'), at: 'C7' }, { rule: '10.1.1' })
    const armed = table(`C3 British: uk-bren, p=uk-piper-6-1, a=${SQUAD}    J9 German: 1-6-4`, RALLY)
    armed.refuses('blue', { type: 'pickUp', unit: armed.unit('p'), weapon: 0 }, { rule: '1.6' })
    expect(afterMelee('uk-piper-6-1', 'British', 'uk-rifle-half-squad')).toBe('eliminated')
  })
})
