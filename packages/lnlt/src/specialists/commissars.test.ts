import { describe, expect, test } from 'vitest'
import { preview } from '../../test/fire.ts'
import { type LnltTable, table } from '../../test/table.ts'

const SQUAD = 'su-rifle-squad'

function rallyPhase(text: string): LnltTable {
  return table(`${text}    A9 Soviet: spare=su-medic shaken    J9 German: 1-6-4 fired`, { phase: 'rally', turn: 2, step: 'rally.first' })
}

const rally = (t: LnltTable, unit: string, helper = 'c') => t.answer('rally', { type: 'rally', unit: t.unit(unit), helper: t.unit(helper) })
const threaten = (t: LnltTable, unit: string, by = 'c') => t.answer('rally', { type: 'fightOrDie', unit: t.unit(unit), by: t.unit(by) })
const mayNotThreaten = (t: LnltTable, unit: string, because: { rule?: string; message?: RegExp } = { rule: '11.7.1' }, by = 'c') =>
  t.refuses('blue', { type: 'fightOrDie', unit: t.unit(unit), by: t.unit(by) }, because)

describe('11.7 Commissars and Political Officers', () => {
  test('LNL-11.7-01 they are Leaders in every way: they lead fire, activate what is adjacent and help to rally', () => {
    for (const who of ['su-commissar-7-1', 'su-political-officer-6-1']) {
      const t = table(`C2 Soviet: a=${SQUAD}, c=${who}    C3 Soviet: b=${SQUAD}    C6 German: x=1-6-4    K9 Soviet: ${SQUAD}`)
      expect(preview(t, 'a', 'C6', { leader: 'c' }).modifiers.map(({ value }) => value)).toContain(1)
      const reached = table(`C2 Soviet: c=${who}    C3 Soviet: b=${SQUAD}    C6 German: x=1-6-4`)
      reached.activate('C2', 'C3').asks('blue', 'act')
      const rallied = rally(rallyPhase(`C3 Soviet: c=${who}, a=${SQUAD} shaken`), 'a').rolls(1, 1)
      expect(rallied.events('moraleCheck')[0]!.modifiers.map(({ value }) => value)).toEqual([-1])
    }
  })

  test('LNL-11.7.1-01 LG-35 after a failed attempt he may make them try once more, one better; LM and cover count', () => {
    const t = rally(rallyPhase(`C3 forest; Soviet: c=su-commissar-7-1, a=${SQUAD} shaken`), 'a').rolls(6, 5)
    threaten(t, 'a').rolls(4, 4)
    expect(t.events('moraleCheck')[1]).toMatchObject({ rule: '11.7.1', final: 4, passed: true })
    expect(t.events('moraleCheck')[1]!.modifiers.map(({ value }) => value)).toEqual([-1, -2, -1])
    t.saw({ type: 'rallied', rule: '11.7.1' }).expect('C3').has('7-1-6', t.at('C3')[1]!)
    expect(t.u('a').shaken).toBe(false)
  })

  test('LNL-11.7.1-01 only those who have failed to rally where he is, and each once', () => {
    const t = rallyPhase(`C3 Soviet: c=su-commissar-7-1, a=${SQUAD} shaken, l=su-leader-6-1    C4 Soviet: b=${SQUAD} shaken triedrally`)
    mayNotThreaten(t, 'a', { rule: '11.7.1', message: /not failed/ })
    mayNotThreaten(t, 'b', { rule: '11.7.1', message: /another place/ })
    rally(t, 'a').rolls(6, 5)
    mayNotThreaten(t, 'a', { rule: '11.7.1', message: /no Commissar/ }, 'l')
    threaten(t, 'a').rolls(5, 5)
    expect(t.u('a').type).toBe('su-rifle-half-squad')
    mayNotThreaten(t, 'a', { rule: '11.7.1', message: /last chance/ })
  })

  test('LNL-3.0-23 LNL-11.7.1-01 the LM that counted for a Fight or Die is the one of its place in this Rally Phase', () => {
    const t = rallyPhase(`C3 Soviet: c=su-commissar-7-1, l=su-leader-6-1, w=su-maxim shaken, b=${SQUAD} shaken`)
    t.answer('rally', { type: 'rally', unit: t.unit('w') }).rolls(6, 6)
    threaten(t, 'w').rolls(6, 5)
    rally(t, 'b', 'l').rolls(6, 6)
    expect(t.events('moraleCheck').map(({ modifiers }) => modifiers.map(({ value }) => value))).toEqual([[], [-1, -1], []])
  })

  test('LNL-11.7.1-01 a Shaken one threatens nobody', () => {
    const t = rallyPhase(`C3 Soviet: c=su-commissar-7-1 shaken triedrally, a=${SQUAD} shaken triedrally`)
    mayNotThreaten(t, 'a', { rule: '3.0' })
  })

  test('LNL-11.7.1-02 failing it is a Casualties result: a Squad is reduced, a Half-Squad eliminated', () => {
    const t = rally(rallyPhase(`C3 Soviet: c=su-commissar-7-1, a=${SQUAD} shaken, h=su-rifle-half-squad shaken`), 'a').rolls(6, 5)
    rally(t, 'h').rolls(6, 5)
    threaten(t, 'a').rolls(5, 5)
    t.saw({ type: 'reduced', rule: '11.7.1', to: 'su-rifle-half-squad' })
    expect(t.u('a').shaken).toBe(true)
    threaten(t, 'h').rolls(5, 5)
    expect(t.where('h')).toBe('eliminated')
    expect(t.where('c')).toBe('C3')
  })

  test('LNL-11.7.1-03 LG-35 a natural 12 kills the Commissar too, and that is the end of it', () => {
    const t = rally(rallyPhase(`C3 Soviet: c=su-commissar-7-1, a=${SQUAD} shaken, b=${SQUAD} shaken`), 'a').rolls(6, 5)
    rally(t, 'b').rolls(6, 5)
    threaten(t, 'a').rolls(6, 6)
    expect([t.where('c'), t.u('a').type]).toEqual(['eliminated', 'su-rifle-half-squad'])
    mayNotThreaten(t, 'b', { rule: '11.7.1' })
  })
})
