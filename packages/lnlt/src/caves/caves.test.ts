import { describe, expect, test } from 'vitest'
import { modifiers, preview, shoot, spotted } from '../../test/fire.ts'
import { end, hold, moveOf, walk } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { seesLocation } from '../map/obstacles.ts'
import type { Situation, SituationMarker } from '../situation/situation.ts'
import { TUNNEL } from '../state.ts'
import { placeName } from '../view.ts'

type Rules = NonNullable<TableOptions['rules']>
const cave = (at: string, facing = 0): SituationMarker => ({ kind: 'cave', at, side: 'red', value: 2, facing })
/** Caves of the Japanese in C3 and, four hexes off, in G5; blue far away. */
const at = (text: string, options: TableOptions = {}, caves = [cave('C3'), cave('G5')]) =>
  table(`${text}    L11 Japanese: idle=jp-infantry-squad    A11 US: spare=2-5-4`, {
    columns: 12,
    rows: 12,
    next: 'red',
    ...options,
    markers: caves as NonNullable<Situation['markers']>,
  })
const go = (t: LnltTable, units: string, to: string) => ({ type: 'tunnel', units: t.units(units), to })

describe('10.7.1 Tunnels', () => {
  const below = (words = '', options: TableOptions = {}) => at(`C3 cave Japanese: x=jp-infantry-squad${words}`, options).activate('C3 cave')

  test('LNL-10.7.1-01 from Cave to Cave, 1 MP a hex with that of the exit', () => {
    const t = below()
    t.answer('act', go(t, 'x', 'G5 cave'))
    expect(t.where('x')).toBe('G5 cave')
    t.expect('G5 cave').has('1-5-4 moved')
    const far = at('C3 cave Japanese: x=jp-infantry-squad', {}, [cave('C3'), cave('H5')]).activate('C3 cave')
    far.answer('act', go(far, 'x', 'H5 cave'))
    expect([far.u('x').at, far.u('x').tunnelLeft]).toEqual([TUNNEL, 1])
  })

  test('LNL-10.7.1-05 LNL-10.7.1-02 who does not get through stays below, and goes on by himself in the next turn', () => {
    const t = at('C3 cave Japanese: x=jp-infantry-squad    H4 Japanese: l=jp-leader-7-1', { turns: 3 }, [cave('C3'), cave('H5')])
    t.activate('C3 cave').answer('act', go(t, 'x', 'H5 cave'))
    expect(placeName(t.state, t.u('x').at)).toBe('underground')
    end(t)
    for (let passes = 0; passes < 3; passes++) t.answer('impulse', { type: 'pass' })
    t.rolls(1, 6)
    while (t.asked.kind === 'rally') t.answer('rally', { type: 'done' })
    expect([t.state.turn, t.asked.seat]).toEqual([2, 'red'])
    expect(
      (t.candidates() as { type: string; at?: string[] }[]).filter(
        ({ type, at: places }) => type === 'activate' && places!.includes('H5 cave'),
      ),
    ).toEqual([])
    t.answer('impulse', { type: 'tunnelOn', units: t.units('x') })
    expect([t.where('x'), t.state.units[t.unit('l')]!.marks]).toEqual(['H5 cave', 0])
  })

  test('LNL-10.7.1-06 below nobody fires at them or fights them', () => {
    const t = at('C3 cave Japanese: x=jp-infantry-squad    C2 US: a=2-5-4', {}, [cave('C3'), cave('H5')]).activate('C3 cave')
    t.answer('act', go(t, 'x', 'H5 cave'))
    end(t)
    t.activate('C2')
    expect((t.candidates() as { type: string }[]).some(({ type }) => type === 'fire')).toBe(false)
    expect(walk(t, 'a', ['C3', 'C3 cave']).events('meleeAttack')).toEqual([])
  })

  test('LNL-10.7.1-07 a scenario may give them to one side', () => {
    const rules: Rules = [{ type: 'tunnels', side: 'red', text: 'Theirs.' }]
    const blue = at('C3 cave US: a=2-5-4    G7 Japanese: jp-infantry-squad', { rules, next: 'blue' }).activate('C3 cave')
    blue.refuses('blue', go(blue, 'a', 'G5 cave'), { rule: '10.7.1', message: /enemy/ })
    expect((below('', { rules }).candidates() as { type: string }[]).some(({ type }) => type === 'tunnel')).toBe(true)
  })

  test('LNL-10.7.1-03 who comes up does not give the Cave away, but to enemies beside it', () => {
    const t = below()
    t.answer('act', go(t, 'x', 'G5 cave'))
    expect(spotted(t, 'blue', 'G5 cave')).toBe(false)
    const near = at('C3 cave Japanese: x=jp-infantry-squad    G4 US: a=2-5-4').activate('C3 cave')
    near.answer('act', go(near, 'x', 'G5 cave'))
    expect([spotted(near, 'blue', 'G5 cave'), near.asked.kind]).toEqual([true, 'opportunityFire'])
  })

  test('LNL-10.7.1-04 no Weapon Teams, unless the scenario says so', () => {
    const team = (rules: Rules) => at('C3 cave Japanese: m=jp-t92', { rules }).activate('C3 cave')
    const t = team([])
    t.refuses('red', go(t, 'm', 'G5 cave'), { rule: '10.7.1', message: /taken through/ })
    const allowed = team([{ type: 'tunnels', teams: true, text: 'Wide ones.' }])
    expect((allowed.candidates() as { type: string }[]).some(({ type }) => type === 'tunnel')).toBe(true)
  })
})

describe('10.7.2 Collapsed Entrances', () => {
  const charge = (caves = [cave('C3'), cave('G5')]) =>
    at('C2 US: a=2-5-4, s=us-satchel    C3 cave Japanese: x=jp-infantry-squad fired', { next: 'blue' }, caves)

  test('LNL-10.7.2-01 LNL-10.7.2-04 a Satchel that causes a Damage Check brings the Cave down, whatever the check says', () => {
    const t = shoot(charge(), 'a:s', 'C3 cave').rolls(1, 4, 2)
    t.saw({ type: 'damageCheck' }).saw({ type: 'collapses' })
    expect(t.markers('C3')).toEqual(['collapsed 0'])
    const weak = shoot(charge(), 'a:s', 'C3 cave').rolls(1, 6)
    expect(weak.markers('C3')).toEqual(['cave 2'])
    const rifles = shoot(at('C2 US: a=2-5-4    C3 cave Japanese: x=jp-infantry-squad fired', { next: 'blue' }), 'a', 'C3 cave').rolls(
      6,
      1,
      2,
    )
    expect(rifles.markers('C3')).toEqual(['cave 2'])
  })

  test('LNL-10.7.2-02 those inside go below towards another entrance', () => {
    const t = shoot(charge(), 'a:s', 'C3 cave').rolls(1, 4, 2)
    expect(t.u('x')).toMatchObject({ at: TUNNEL, tunnelTo: t.place('G5 cave'), tunnelLeft: 4 })
  })

  test('LNL-10.7.2-05 if there is none they are lost', () => {
    expect(
      shoot(charge([cave('C3')]), 'a:s', 'C3 cave')
        .rolls(1, 4, 2)
        .where('x'),
    ).toBe('eliminated')
  })

  test('LNL-10.7.2-06 and with the last entrance all who are below', () => {
    const t = at('C3 cave Japanese: x=jp-infantry-squad    K8 US: a=2-5-4, s=us-satchel    C2 US: c=2-5-4, y=us-satchel', {}, [
      cave('C3'),
      cave('K9'),
    ])
    t.activate('C3 cave').answer('act', go(t, 'x', 'K9 cave'))
    end(t)
    const blast = (unit: string, weapon: string, hex: string) => {
      t.activate(t.where(unit)).answer('act', { type: 'blast', unit: t.unit(unit), weapon: t.weapon(weapon), at: `${hex} cave` })
      end(t.rolls(6, 1))
    }
    blast('c', 'y', 'C3')
    expect(t.u('x').at).toBe(TUNNEL)
    t.answer('impulse', { type: 'pass' })
    blast('a', 's', 'K9')
    expect(t.where('x')).toBe('eliminated')
  })

  test('LNL-10.7.2-03 it is part of its hex: no place of its own, no TM, nothing to see', () => {
    const t = shoot(charge(), 'a:s', 'C3 cave').rolls(1, 4, 2)
    end(t)
    t.answer('impulse', { type: 'pass' })
    expect(seesLocation(t.state, t.place('C2'), t.place('C5'))).toBe(true)
    const gone = at('C3 marker collapsed 0; Japanese: x=jp-infantry-squad fired    C2 US: a=2-5-4', { next: 'blue' }, [cave('G5')])
    expect(preview(gone, 'a', 'C3').targets[0]!.defence).toBe(0)
    expect(modifiers(preview(gone, 'a', 'C3')).some((word) => /ollapsed/.test(word))).toBe(false)
  })

  test('nobody goes into what has collapsed', () => {
    const t = shoot(charge(), 'a:s', 'C3 cave').rolls(1, 4, 2)
    end(t)
    t.answer('impulse', { type: 'pass' })
    t.activate('A11')
    t.refuses('blue', moveOf(t, 'spare', 'C3 cave'), {})
  })

  test('LNL-10.7.2-07 an empty one is brought down without its TM', () => {
    const t = at('C2 US: a=2-5-4, s=us-satchel', { next: 'blue' }).activate('C2')
    const blast = { type: 'blast', unit: t.unit('a'), weapon: t.weapon('s'), at: 'C3 cave' }
    // the die and 6 against a die and open ground: all of them
    expect(t.game.open[0]!.question.preview!(blast)).toEqual({ success: 36, of: 36 })
    t.answer('act', blast).rolls(1, 6)
    t.saw({ type: 'blasts', attack: 7, defence: 6, collapses: true })
    expect(hold(t).markers('C3')).toEqual(['collapsed 0'])
  })
})
