import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview, spotted } from '../../test/fire.ts'
import { moveOf, walk } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { mayNotDo, shell, shellOf, shellPreview, toHitModifiers } from '../../test/vehicles.ts'
import { seesLocation } from '../map/obstacles.ts'
import { marksOf } from '../units/marks.ts'

const NIGHT: NonNullable<TableOptions['rules']> = [{ type: 'night', text: 'Night.' }]
const at = (text: string, options: TableOptions = {}) =>
  table(`${text}    L11 German: idle=1-6-4    A11 US: spare=2-5-4`, { columns: 12, rows: 12, rules: NIGHT, ...options })
const sees = (t: LnltTable, from: string, to: string) => seesLocation(t.state, t.place(from), t.place(to))
const flare = (t: LnltTable, unit: string, hex: string, caller?: string): object => ({
  type: 'starshell',
  unit: t.unit(unit),
  at: hex,
  ...(caller === undefined ? {} : { caller: t.unit(caller) }),
})

describe('20.1 night', () => {
  test('LNL-20.1-01 one sees, spots and fires two hexes far', () => {
    const t = at('F3 US: a=2-5-4    F5 German: x=1-6-4    F6 German: y=1-6-4')
    expect([sees(t, 'F3', 'F5'), sees(t, 'F3', 'F6')]).toEqual([true, false])
    mayNot(t, 'a', 'F6', { rule: '20.1' })
    const hidden = at('F3 US: a=2-5-4    F6 forest; German: x=1-6-4')
    hidden.refuses('blue', { type: 'spot', unit: hidden.unit('a'), at: 'F6' }, { rule: '20.1' })
    expect(hidden.candidates()).not.toContainEqual({ type: 'spot', unit: hidden.unit('a'), at: 'F6' })
    expect(sees(at('F3 US: a=2-5-4    F6 German: y=1-6-4', { rules: [] }), 'F3', 'F6')).toBe(true)
  })

  test('LNL-20.1-04 LNL-20.1-05 farther only at those who have fired, at -3, with everything else', () => {
    const t = at('F3 US: a=2-5-4    F6 German: x=1-6-4 fired, y=1-6-4')
    const shot = preview(t, 'a', 'F6')
    expect([modifiers(shot), shot.targets.map(({ unit }) => unit)]).toEqual([['at night -3'], [t.unit('x')]])
    const assault = at('F3 US: a=us-ranger-squad assaultmove    F6 German: x=1-6-4 fired')
    expect(modifiers(preview(assault, 'a', 'F6'))).toEqual(['after Assault Move -2', 'at night -3'])
  })

  test('EX2-N1 LNL-20.1-05 an Assault Move and the night: -5', () => {
    const t = at('F3 US: a=us-ranger-squad assaultmove    F6 German: x=1-6-4 fired')
    expect(preview(t, 'a', 'F6').modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(-5)
  })

  test('LNL-20.1-03 who is adjacent is fired at as by day', () => {
    expect(modifiers(preview(at('F3 US: a=2-5-4    F4 German: x=1-6-4'), 'a', 'F4'))).toEqual(['adjacent 2'])
  })

  test('LNL-20.1-02 LNL-1.8-06 nor do Events show themselves farther off', () => {
    const events: NonNullable<TableOptions['events']> = [
      { id: 'e', trigger: 'los', hexes: ['F6'], side: 'blue', paragraph: 'Something stirs.', effects: [{ type: 'note' }] },
    ]
    expect(at('F3 US: a=2-5-4', { events }).events('eventRead')).toEqual([])
    expect(at('F4 US: a=2-5-4', { events }).events('eventRead')).toHaveLength(1)
  })

  test('LNL-20.1.2-01 Melee is as by day', () => {
    const t = at('F3 US: a=2-5-4    F4 German: x=1-6-4').activate('F3')
    t.answer('act', moveOf(t, 'a', 'F4')).rolls(1, 1, 1, 1)
    expect(t.events('meleeAttack')[0]).toMatchObject({ modifiers: [] })
  })

  test('LNL-20.1.3-01 Shaken units go nearer to enemies whom they don’t see', () => {
    const t = (who: string) => at(`F3 US: a=2-5-4 shaken    F7 German: x=1-6-4${who}`).activate('F3')
    expect(walk(t(''), 'a', ['F4']).where('a')).toBe('F4')
    const seen = t(' fired')
    seen.refuses('blue', moveOf(seen, 'a', 'F4'), { rule: '5.1' })
    const lit = at('F3 US: a=2-5-4 shaken    F7 marker starshell 0; German: x=1-6-4').activate('F3')
    lit.refuses('blue', moveOf(lit, 'a', 'F4'), { rule: '5.1' })
  })

  test('LNL-20.1.4-01 who calls artillery sees as by day, and it scatters farther', () => {
    const t = at('F10 US: l=Medrow    F4 German: x=1-6-4', { artillery: { blue: [{ name: 'guns', fp: 3, missions: 1 }] } }).activate('F10')
    t.answer('act', { type: 'artillery', unit: t.unit('l'), battery: 0, at: 'F4' }).rolls(2, 4)
    t.saw({ type: 'spottingRound', distance: 2, lost: false })
  })
})

describe('20.1.1 ordnance at night', () => {
  const duel = (words = '', where = 'F6') => at(`F3 US: a=us-m4a1 f2    ${where} German: x=pz4h f5${words}, y=1-6-4`)

  test('LNL-20.1.1-01 a gun sees two hexes far, and farther only what has fired', () => {
    mayNotDo(duel(), 'a', shellOf(duel(), 'a', 'F6', { target: 'x' }), { rule: '20.1.1' })
    expect(shellPreview(duel('', 'F5'), 'a', 'F5', { target: 'x' }).hits).toBeGreaterThan(0)
    expect(shellPreview(duel(' fired'), 'a', 'F6', { target: 'x' }).hits).toBeGreaterThan(0)
    mayNotDo(duel(' fired'), 'a', shellOf(duel(), 'a', 'F6'), { rule: '20.1.1' })
  })

  test('LNL-20.1.1-03 EX2-N3 LNL-PAC04-10 LG-96 +3 beyond two hexes', () => {
    expect(toHitModifiers(duel(' fired'), 'a', 'F6', { target: 'x' })).toContain('at night 3')
    expect(toHitModifiers(duel(' fired', 'F5'), 'a', 'F5', { target: 'x' })).not.toContain('at night 3')
  })

  test('LNL-20.1.1-02 LNL-20.1.1-04 it acquires only what is within two hexes, whatever lights or flashes', () => {
    const acquired = (t: LnltTable, where: string) => {
      shell(t, 'a', where, { target: 'x' }).rolls(6, 6)
      t.answer('act', { type: 'end' })
      return t.state.acquisitions?.length ?? 0
    }
    expect([acquired(duel('', 'F5'), 'F5'), acquired(duel(' fired'), 'F6')]).toEqual([1, 0])
    const lit = at('F3 US: a=us-m4a1 f2    F6 marker starshell 0; German: x=pz4h f5, y=1-6-4')
    expect(acquired(lit, 'F6')).toBe(0)
    const foretold = (t: LnltTable, where: string) => shellPreview(t, 'a', where, { target: 'x' }).acquires
    expect([foretold(duel('', 'F5'), 'F5'), foretold(duel(' fired'), 'F6')]).toEqual([1, 0])
  })
})

describe('20.2 Starshells', () => {
  const leader = (who = 'l=6-1-6') => at(`F3 US: ${who}, a=2-5-4    F6 German: x=1-6-4    K2 German: z=1-6-4`).activate('F3')

  test('LNL-20.2-01 LNL-20.2-04 LG-95 a Leader or Hero, within three hexes: a die less his LM, up to what his nation can', () => {
    const t = leader()
      .answer('act', flare(leader(), 'l', 'F6'))
      .rolls(4)
    t.saw({ type: 'starshellAttempt', capability: 3, passed: true })
    expect(t.markers('F6')).toEqual(['starshell 0'])
    const dud = leader()
      .answer('act', flare(leader(), 'l', 'F6'))
      .rolls(5)
    expect(dud.markers('F6')).toEqual([])
    const far = leader()
    far.refuses('blue', flare(far, 'l', 'F7'), { rule: '20.2' })
    far.refuses('blue', flare(far, 'a', 'F6'), { rule: '20.2' })
    expect(leader('l=us-101st-airborne-hero-2-2-6').candidates()).toContainEqual(flare(leader(), 'l', 'F6'))
    for (const mark of ['moved', 'assaultmove', 'lowcrawl', 'fired', 'hitandrun', 'stealth', 'opscomplete']) {
      const marked = leader(`l=6-1-6 ${mark}`)
      marked.refuses('blue', flare(marked, 'l', 'F6'), {})
    }
    const day = at('F3 US: l=6-1-6, a=2-5-4    F6 German: x=1-6-4', { rules: [] }).activate('F3')
    day.refuses('blue', flare(day, 'l', 'F6'), { rule: '20.2', message: /day/ })
  })

  test('LNL-20.2-02 LNL-4.1-11 LNL-20.2-05 he is Ops Complete either way, and leads no fire', () => {
    for (const die of [1, 6]) {
      const t = leader()
        .answer('act', flare(leader(), 'l', 'F6'))
        .rolls(die)
      expect(marksOf(t.state.units[t.unit('l')]!)).toEqual(['opsComplete'])
    }
    const t = leader()
      .answer('act', flare(leader(), 'l', 'F6'))
      .rolls(1)
    mayNot(t, 'a', 'F6', { rule: '4.1' }, { leader: 'l' })
  })

  test('LNL-20.2-06 but he has activated the places next to him', () => {
    const t = at('F3 US: l=6-1-6    F2 US: a=2-5-4    F6 German: x=1-6-4').activate('F3', 'F2')
    t.answer('act', flare(t, 'l', 'F6')).rolls(1)
    expect(walk(t, 'a', ['E3']).where('a')).toBe('E3')
  })

  test('LNL-20.2-03 it lights its hex and the six around it as by day', () => {
    const t = at('F3 US: a=2-5-4    F7 marker starshell 0    F8 German: x=1-6-4    F9 German: y=1-6-4')
    expect([sees(t, 'F3', 'F7'), sees(t, 'F3', 'F8'), sees(t, 'F3', 'F9')]).toEqual([true, true, false])
    expect(modifiers(preview(t, 'a', 'F8'))).toEqual([])
    expect(spotted(t, 'blue', 'F8')).toBe(true)
  })

  test('LNL-20.2-07 until the next Administrative Phase', () => {
    expect(at('F3 US: a=2-5-4    F7 marker starshell 0', { phase: 'administrative' }).rolls(6, 1).markers('F7')).toEqual([])
  })

  test('LNL-20.3-02 LNL-10.5.6-13 LNL-10.5.6-41 a blaze lights as well, a small fire does not', () => {
    const t = (value: number) => at(`F3 US: a=2-5-4    F7 forest; marker fire ${value}    G8 German: x=1-6-4`)
    expect([sees(t(2), 'F3', 'G8') || sees(t(2), 'G5', 'G8'), sees(t(1), 'G5', 'G8')]).toEqual([true, false])
  })

  const mortar = (who = 'l=6-1-6') =>
    at(`F9 US: m=us-mortar60    F3 US: ${who}    F6 German: x=1-6-4    K4 German: z=1-6-4 fired`).activate('F9')

  test('LNL-20.3-01 LNL-20.3-04 LNL-20.3-05 LNL-11.6-07 LG-102 a mortar fires one without a roll for a Leader or Scout', () => {
    for (const who of ['l=6-1-6', 'l=us-scout-0-4-6']) {
      const t = mortar(who)
      t.answer('act', flare(t, 'm', 'F6', 'l'))
      expect([t.markers('F6'), marksOf(t.state.units[t.unit('m')]!), marksOf(t.state.units[t.unit('l')]!)]).toEqual([
        ['starshell 0'],
        ['fired'],
        ['opsComplete'],
      ])
    }
    const squad = mortar('l=2-5-4')
    squad.refuses('blue', flare(squad, 'm', 'F6', 'l'), { rule: '20.3' })
  })

  test('LNL-20.3-03 within three hexes of him, or over a place in his sight that has fired', () => {
    const t = mortar()
    t.refuses('blue', flare(t, 'm', 'J9', 'l'), { rule: '20.3' })
    t.answer('act', flare(t, 'm', 'K4', 'l'))
    expect(t.markers('K4')).toEqual(['starshell 0'])
  })
})
