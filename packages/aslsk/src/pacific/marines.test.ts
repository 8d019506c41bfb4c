import { describe, expect, test } from 'vitest'
import { scripted, testScenario, withGroups } from '../../test/scenario.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { ourPack, unitType } from '../data/counters.ts'

const rally: TableOptions = { phase: 'rally', attacker: 'allied' }

const steps = (t: AslskTable): string[] => {
  const asked: string[] = []
  while (t.state.phase === 'rally' && t.game.open.length > 0) {
    asked.push(t.asked.kind)
    t.pass()
  }
  return asked
}

describe('8.4 Marines', () => {
  test('SK-8.4-01 SK-8.4.1-02 SK-8.4.3-01 Marines are elite Americans; the 3-4-8 is the half squad of 6-6-8 and 7-6-8; the early Army is of low class', () => {
    const pack = ourPack()
    for (const id of ['mc-7-6-8', 'mc-6-6-8', 'mc-3-4-8', 'mr-5-5-8', 'mr-2-3-8', 'mp-5-5-8'])
      expect(unitType(pack, id)).toMatchObject({ class: 'elite', nation: 'american' })
    for (const id of ['mc-7-6-8', 'mc-6-6-8']) expect(unitType(pack, id)).toMatchObject({ halfSquad: 'mc-3-4-8' })
    expect(unitType(pack, 'ea-4-4-7')).toMatchObject({ class: 'second', nation: 'american', elrStepDown: 'ea-3-3-6' })
    expect(unitType(pack, 'ea-3-3-6')).toMatchObject({ class: 'green', morale: 6 })
  })

  test('SK-3.1-14 SK-3.1-36 half squads come together before recovery, squads go apart after it, in their own RPh alone', () => {
    const text = 'E5 US: l=8-1, a=mc-3-4-8, b=mc-3-4-8, s=mc-7-6-8, am-MMG unpossessed   J9 Japanese: 4-4-7'
    expect(steps(table(text, rally)).slice(0, 3)).toEqual(['recombine', 'recovery', 'deploy'])
    expect(steps(table(text, { ...rally, attacker: 'axis' }))).not.toContain('deploy')
  })

  test('SK-8.4-03 a Good Order 7-6-8 goes apart by a NTC, with a leader’s help, and has done its one action', () => {
    const t = table('E5 US: s=mc-7-6-8, m=am-MMG, l=8-1, x=mc-6-6-8   G5 US: y=mc-7-6-8 broken   J9 Japanese: 4-4-7', rally)
    t.passUntil('deploy')
    t.refuses('allied', { type: 'deploy', unit: t.unit('x') }, { rule: '8.4', message: /only Marine 7-6-8/ })
    t.refuses('allied', { type: 'deploy', unit: t.unit('y') }, { rule: '8.4', message: /Good Order/ })
    const attempt = { type: 'deploy', unit: t.unit('s') }
    expect(t.candidates()).toEqual([attempt, { type: 'done' }])
    expect(t.game.open[0]!.question.preview!(attempt)).toEqual({ succeeds: 30, of: 36 })
    t.answer('deploy', attempt).rolls(4, 5)
    t.saw({ type: 'check', what: 'NTC', final: 8, result: 'passes' }).saw({ type: 'deployed' })
    t.expect('E5').has('3-4-8', '3-4-8', '8-1', '6-6-8')
    expect(t.w('m').owner).toBe(t.unit('s'))
    const fails = table('E5 US: s=mc-7-6-8   J9 Japanese: 4-4-7   A2 US: mc-7-6-8', rally)
    fails.answer('deploy', { type: 'deploy', unit: fails.unit('s') }).rolls(4, 5)
    fails.expect('E5').has('7-6-8')
    fails.refuses('allied', { type: 'deploy', unit: fails.unit('s') }, { rule: '8.4', message: /one action/ })
  })

  test('SK-8.4-03 SK-8.4.1-01 who goes apart, or comes together, stays out of breath', () => {
    const apart = table('E5 US: s=mc-7-6-8 CX   J9 Japanese: 4-4-7   A2 US: mc-7-6-8', rally)
    apart.answer('deploy', { type: 'deploy', unit: apart.unit('s') }).rolls(1, 2)
    apart.expect('E5').has('3-4-8 CX', '3-4-8 CX')
    const again = table('E5 US: l=8-1, a=mc-3-4-8, b=mc-3-4-8 CX   A2 US: mc-7-6-8   J9 Japanese: 4-4-7', rally)
    again.answer('recombine', { type: 'recombine', units: [again.unit('a'), again.unit('b')] })
    again.expect('E5').has('7-6-8 CX', '8-1')
  })

  test('SK-8.4.1-01 two Good Order 3-4-8 with a Good Order leader are a 7-6-8 again, if there are any', () => {
    const t = table(
      'E5 US: l=8-1, a=mc-3-4-8, b=mc-3-4-8, m=am-MMG   G5 US: c=mc-3-4-8, d=mc-3-4-8   H9 US: mc-7-6-8   J9 Japanese: 4-4-7',
      rally,
    )
    const join = (a: string, b: string) => ({ type: 'recombine', units: [t.unit(a), t.unit(b)] })
    t.refuses('allied', join('c', 'd'), { rule: '8.4.1', message: /leader/ })
    t.refuses('allied', join('a', 'c'), { rule: '8.4.1', message: /one hex/ })
    t.answer('recombine', join('a', 'b'))
    t.saw({ type: 'recombined' })
    t.expect('E5').has('8-1', '7-6-8')
    expect(t.w('m').owner).toBe(t.unit('a'))
    expect(t.state.points.allied.casualties).toBe(0)
    const none = table('E5 US: l=8-1, a=mc-3-4-8, b=mc-3-4-8   J9 Japanese: 4-4-7', rally)
    expect(none.asked.kind).not.toBe('recombine')
  })

  test('SK-8.4-02 a 7-6-8 sets up apart, on the map and along its edge', () => {
    const [platoon] = testScenario().sides.allied.groups
    const marines = (arrival: 'setup' | 'enter') =>
      withGroups('allied', [
        {
          ...platoon!,
          units: [
            { type: 'mc-7-6-8', count: 1 },
            { type: 'mc-6-6-8', count: 1 },
          ],
          weapons: [],
          arrival: arrival === 'setup' ? platoon!.arrival : { kind: 'enter', turn: 1, along: { edge: 'west' } },
        },
      ])
    for (const kind of ['setup', 'enter'] as const) {
      const t = scripted(marines(kind))
      t.decide('axis', 'setup', [...t.game.questionFor('axis')!.question.candidates()][0])
      const [usual] = [...t.game.questionFor('allied')!.question.candidates()] as { units: { unit: number }[] }[]
      const squad = usual!.units.find(({ unit }) => t.game.state.units[unit]!.type === 'mc-7-6-8')!.unit
      const other = usual!.units.find(({ unit }) => unit !== squad)!.unit
      t.refuses('allied', { ...usual, apart: [other] }, { rule: '8.4' })
      t.decide('allied', kind, { ...usual, apart: [squad] })
      const halves = t.game.state.units.filter(({ type }) => type === 'mc-3-4-8')
      expect(halves).toHaveLength(2)
      expect([halves[0]!.at, halves[0]!.entry]).toEqual([halves[1]!.at, halves[1]!.entry])
    }
  })
})
