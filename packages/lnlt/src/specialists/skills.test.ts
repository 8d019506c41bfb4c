import { describe, expect, test } from 'vitest'
import { modifiers, preview, shoot } from '../../test/fire.ts'
import { assault, attacks } from '../../test/melee.ts'
import { hold, move, moveOf } from '../../test/moves.ts'
import { testScenario, withGroups } from '../../test/scenario.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { SKILLS } from '../data/skills.ts'
import type { SpotPreview } from '../spotting/attempt.ts'
import { lnlt } from '../system.ts'
import { leadershipOf, moraleOf } from '../units/morale.ts'

const BOARD: TableOptions = { columns: 12, rows: 12 }

const shotBy = (text: string, firers: string, at = 'C4') => preview(table(`${text}    C4 German: x=1-6-4 opscomplete`, BOARD), firers, at)
const skillsIn = (all: ReturnType<typeof shotBy>) => modifiers(all).filter((each) => SKILLS.some(({ name }) => each.startsWith(name)))

describe('12.0 Skills', () => {
  test('LNL-12.0-02 those that no order of battle gives away can be drawn, and nobody sees which they are', () => {
    const pool = (scenario: unknown) => {
      const reading = lnlt.begin(scenario)
      if (!reading.ok) throw new Error(reading.problems[0]!.message)
      expect(JSON.stringify(lnlt.view(reading.value, 'blue'))).not.toContain('skillPool')
      return reading.value.skillPool
    }
    const group = (skills: readonly string[]) => [
      {
        id: 'us',
        name: 'The men',
        units: [{ type: 'us-leader-6-1', count: 1, skills }],
        arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
      } as const,
    ]
    expect(pool(testScenario())).toEqual(SKILLS.map(({ id }) => id))
    expect(pool(withGroups('blue', group(['deadly', 'assaulter'])))).toEqual(
      SKILLS.map(({ id }) => id).filter((id) => id !== 'deadly' && id !== 'assaulter'),
    )
  })

  test('LNL-11.1.5-01 what the order of battle gives a Leader he has from the start and keeps, Shaken and wounded too', () => {
    const groups = [
      {
        id: 'us',
        name: 'The men',
        units: [
          { type: 'us-leader-6-1', count: 1, skills: ['assaulter'] },
          { type: 'us-infantry-squad', count: 1 },
        ],
        arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
      } as const,
    ]
    const reading = lnlt.begin(withGroups('blue', groups))
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    expect(reading.value.units.filter(({ side }) => side === 'blue').map(({ skills }) => skills)).toEqual([['assaulter'], []])
    const t = table('C2 German: a=de-paratroop-squad    C6 US: l=6-2-6 assaulter    K9 US: 2-5-4', { ...BOARD, initiative: 'red' })
    shoot(t, 'a', 'C6').rolls(6, 1, 6)
    expect(t.u('l')).toMatchObject({ shaken: true, skills: ['assaulter'] })
  })

  test('LNL-12.0-01 LNL-12.0-03 it is bound to the one who has it, and nobody else has it', () => {
    expect(skillsIn(shotBy('C2 US: h=2-2-6 hero deadly, g=2-3-6 hero', 'h'))).toEqual(['Deadly 1'])
    expect(skillsIn(shotBy('C2 US: h=2-2-6 hero deadly, g=2-3-6 hero', 'g'))).toEqual([])
    expect(skillsIn(shotBy('C2 US: h=2-2-6 hero', 'h'))).toEqual([])
  })

  test('LNL-12.0-06 what was used up and what a dead man had can be drawn again', () => {
    const t = table('C2 German: a=de-paratroop-squad, b=de-paratroop-squad    C3 US: h=1-6-6 hero wounded deadly    K9 US: 2-5-4', {
      ...BOARD,
      initiative: 'red',
    })
    expect(t.state.skillPool).not.toContain('deadly')
    shoot(t, 'a b', 'C3').rolls(6, 1, 6)
    expect(t.where('h')).toBe('eliminated')
    expect(t.state.skillPool).toEqual(SKILLS.map(({ id }) => id))
    t.saw({ type: 'skillBack', skill: 'deadly', why: 'eliminated' })
    const once = table('C3 US: h=2-2-6 hero grenadebundle    C4 German: x=1-6-4 opscomplete    K9 German: 1-6-4', BOARD)
    shoot(once, 'h', 'C4').rolls(1, 6, 2).saw({ type: 'skillBack', skill: 'grenadeBundle', why: 'used' })
    expect([once.u('h').skills, once.state.skillPool.includes('grenadeBundle')]).toEqual([[], true])
  })

  test('LNL-12.0-06 the bundle is kept until he throws it at somebody next to him', () => {
    const t = table('C2 US: h=2-3-6 hero grenadebundle    C5 German: x=1-6-4', BOARD)
    expect(skillsIn(preview(t, 'h', 'C5'))).toEqual([])
    expect(shoot(t, 'h', 'C5').rolls(1, 6).u('h').skills).toEqual(['grenadeBundle'])
    expect(skillsIn(shotBy('C3 US: h=2-2-6 hero grenadebundle', 'h'))).toEqual(['Grenade bundle 2'])
  })

  test('LNL-12.0-07 a scenario may forbid drawing', () => {
    const spawn = (options: TableOptions, ...dice: (number | string)[]) => {
      const t = table('C2 US: a=us-ranger-squad    C6 German: x=1-6-4    J9 German: 1-6-4', { ...BOARD, ...options })
      return shoot(t, 'a', 'C6')
        .rolls(4, 2, 1, 2, 1, ...dice)
        .events('hero')[0]!.skill
    }
    expect(spawn({}, 'deadly')).toBe('deadly')
    expect(spawn({ rules: [{ type: 'noSkillDraws', text: 'No Skills.' }] })).toBe('')
  })
})

describe('what they do', () => {
  test('LNL-SK-04 LNL-PAC03-12 Deadly: a Leader adds 1 in all to what his stack fires, whether he leads or not', () => {
    const text = 'C2 US: a=2-5-4, b=2-5-4, l=6-1-6 deadly'
    expect([skillsIn(shotBy(text, 'a')), skillsIn(shotBy(text, 'a b'))]).toEqual([['Deadly 1'], ['Deadly 1']])
    expect(skillsIn(shotBy('C2 US: a=2-5-4, l=6-1-6 deadly shaken', 'a'))).toEqual([])
    expect(skillsIn(shotBy('C2 US: a=2-5-4    B2 US: l=6-1-6 deadly', 'a'))).toEqual([])
  })

  test('LNL-SK-07 EX2-IN-19 Deadly: a Hero adds 1 to his own attacks', () => {
    const t = table('C3 stone building; US: h=Hird deadly    C4 stone building; German: x=1-6-4    K9 German: 1-6-4', {
      ...BOARD,
    })
    shoot(t, 'h', 'C4').rolls(4, 6)
    expect(t.events('attack')[0]).toMatchObject({ firepower: 2, targets: [{ attack: 9, defence: 10, difference: 0 }] })
    expect(skillsIn(shotBy('C2 US: a=2-5-4, h=2-2-6 hero deadly', 'a'))).toEqual([])
    expect(skillsIn(shotBy('C2 US: a=2-5-4, h=2-2-6 hero deadly', 'a h'))).toEqual(['Deadly 1'])
  })

  test('LNL-SK-07 EX2-IN-22 and in Melee, attacking and defending; his shift comes on top', () => {
    const t = table('C3 German: a=1-6-4, MG42, l=Koch    C4 US: h=Hird deadly, m=Tom, b=2-5-4 shaken    K9 US: 2-5-4', {
      ...BOARD,
      initiative: 'red',
    })
    assault(t, 'a l', 'C4').rolls(2, 4, 3, 1)
    expect(attacks(t)).toEqual(['red 3:3 is 1:1 +1', 'blue 3:3 is 1:1 > 3:2 +2'])
    expect(t.at('C4')).toHaveLength(5)
  })

  test('LNL-SK-01 Assaulter: those with him Assault Move and Assault Fire', () => {
    const t = table('C3 German: a=1-6-4, l=7-1-6 assaulter, b=1-6-4    C8 US: x=2-5-4', { ...BOARD, initiative: 'red' }).activate('C3')
    hold(move(t, 'a l', 'C4', { mode: 'assaultMove' }))
    const alone = table('C3 German: a=1-6-4, l=7-1-6    C8 US: x=2-5-4', { ...BOARD, initiative: 'red' }).activate('C3')
    alone.refuses('red', moveOf(alone, 'a', 'C4', { mode: 'assaultMove' }), { rule: '6.1' })
  })

  test('LNL-SK-02 LNL-SK-06 Bull: the third wound kills, and two weaken no more than one', () => {
    const hit = (who: string, ...dice: number[]) => {
      const t = table(`C2 German: a=de-paratroop-squad    C6 US: l=${who}    K9 US: 2-5-4`, { ...BOARD, initiative: 'red' })
      return shoot(t, 'a', 'C6').rolls(5, 1, ...dice)
    }
    expect(hit('6-2-6 shaken wounded', 6).where('l')).toBe('eliminated')
    const t = hit('6-2-6 shaken wounded bull', 6)
    expect([t.where('l'), t.u('l').wounds]).toEqual(['C6', 2])
    expect([moraleOf(t.state, t.u('l')), leadershipOf(t.state, t.u('l'))]).toEqual([5, 1])
    const again = table('C2 German: a=de-paratroop-squad    C6 US: l=6-2-6 shaken wounded bull    K9 US: 2-5-4', {
      ...BOARD,
      initiative: 'red',
    })
    again.u('l').wounds = 2
    expect(moraleOf(again.state, again.u('l'))).toBe(5)
  })

  test('LNL-SK-03 Charismatic: he helps to rally in his own and in all adjacent hexes', () => {
    const t = table(
      'C3 US: l=6-1-6 charismatic    C4 US: a=2-5-4 shaken    D3 US: b=2-5-4 shaken    C5 US: c=2-5-4 shaken    K9 German: 1-6-4',
      {
        ...BOARD,
        phase: 'rally',
        turn: 2,
        step: 'rally.first',
      },
    )
    const rally = (unit: string) => ({ type: 'rally', unit: t.unit(unit), helper: t.unit('l') })
    t.refuses('blue', rally('c'), { rule: '3.0' })
    t.answer('rally', rally('a')).rolls(4, 3).answer('rally', rally('b')).rolls(4, 3)
    expect([t.u('a').shaken, t.u('b').shaken]).toEqual([false, false])
  })

  test('LNL-5.1-35 a wound takes that range from him: he helps where he is, and no farther', () => {
    const t = table('C3 US: l=6-1-6 charismatic wounded, b=2-5-4 shaken    C4 US: a=2-5-4 shaken    K9 German: 1-6-4', {
      ...BOARD,
      phase: 'rally',
      turn: 2,
      step: 'rally.first',
    })
    const rally = (unit: string) => ({ type: 'rally', unit: t.unit(unit), helper: t.unit('l') })
    t.refuses('blue', rally('a'), { rule: '3.0', message: /another place/ })
    expect(t.answer('rally', rally('b')).rolls(1, 1).u('b').shaken).toBe(false)
  })

  test('field glasses: he spots one better', () => {
    const needs = (who: string) => {
      const t = table(`C2 US: l=${who}, a=2-5-4    C6 forest; German: x=1-6-4`, BOARD)
      return (t.game.open[0]!.question.preview!({ type: 'spot', unit: t.unit('l'), at: 'C6' }) as SpotPreview).chances
    }
    expect([needs('6-0-6'), needs('6-0-6 fieldglasses')]).toEqual([2, 3])
  })
})
