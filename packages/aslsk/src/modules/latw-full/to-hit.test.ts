import { example } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { lastKill } from '../../../test/armour.ts'
import { hold } from '../../../test/moves.ts'
import { lastShot, mayNotShell, shell, shotAt } from '../../../test/ordnance.ts'
import { being } from '../../../test/status.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { act } from '../../../test/vehicles.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { type ShotDeclaration, shotFrom } from '../../ordnance/shot.ts'
import { aimed } from '../../ordnance/to-hit.ts'
import type { AslskState } from '../../state.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'allied', rows: 16, columns: 16, year: 1945, month: 2, modules: ['latw-full'] }
const FAR = 'P16 German: far=4-6-7    A16 US: spare=6-6-6, LMG'

/** A tube in D3 and a tank so many hexes below it. */
function tube(type: string, range: number, more: { who?: string; tank?: string; options?: TableOptions } = {}): AslskTable {
  const { who = 'a=7-4-7', tank = 'tank=ge-pzivh vca4', options = {} } = more
  return table(`${FAR}    D3 US: ${who}, gun=${type}    D${3 + range} German: ${tank}`, { ...prep, ...options })
}

const OCCASION: Occasion = { when: 'prepFire', side: 'allied', expenditure: null }

/** TH# and DRM of a shot in a position. */
function figured(t: AslskTable, s: AslskState, at: string, more: Partial<ShotDeclaration> = {}, occasion: Occasion = OCCASION) {
  const { th, groups } = aimed(s, shotFrom(s, occasion, shotAt(t, 'gun', at, { target: 'vtt', ...more }))!)
  return { th, labels: groups[0]!.modifiers.map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`) }
}

/** The TH# at 0, 1, 2 … hexes, as far as it may be fired; null beyond. */
function numbers(type: string, ranges: readonly number[], options: TableOptions = {}, nation = 'US'): (number | null)[] {
  return ranges.map((range) => {
    const at = range === 0 ? '' : `D${3 + range} German: tank=ge-pzivh vca4`
    const here = range === 0 ? `${at}; German: tank=ge-pzivh vca4` : ''
    const men = nation === 'US' ? 'a=7-4-7' : nation === 'British' ? 'a=4-5-7' : 'a=4-4-7'
    const t = table(
      `P16 German: far=4-6-7    A16 ${nation}: b=${men.slice(2)}    D3 ${nation}: ${men}, gun=${type} ${here.replace(';', '   D3')}    ${at}`,
      {
        ...prep,
        ...options,
      },
    )
    const declared = shotAt(t, 'gun', `D${3 + range}`, { target: 'vtt' })
    return t.game.problems('allied', declared).length > 0 ? null : aimed(t.state, shotFrom(t.state, OCCASION, declared)!).th
  })
}

describe('the numbers of the sheet', () => {
  test('AID-LATW-01 the Bazookas of 1943 and 1944 reach four hexes, that of 1945 five', () => {
    expect(numbers('am-BAZ43', [0, 1, 2, 3, 4, 5])).toEqual([11, 9, 8, 7, 4, null])
    expect(numbers('am-BAZ44', [0, 1, 2, 3, 4, 5])).toEqual([11, 9, 8, 7, 4, null])
    expect(numbers('am-BAZ45', [0, 1, 2, 3, 4, 5, 6])).toEqual([11, 10, 9, 8, 6, 4, null])
  })

  example('EX-AID-75 a BAZ 45 five hexes away needs a 4; a PIAT does not reach four', (seat) => {
    const t = seat(tube('am-BAZ45', 5))
    shell(t, 'gun', 'D8', { target: 'vtt' }).rolls(1, 2).rolls(6, 6)
    expect(lastShot(t)).toMatchObject({ th: 4, final: 3, hit: true })
    t.asks('allied', 'prepFire')
    const piat = seat(
      table('P16 German: far=4-6-7    A16 British: 4-5-7    D3 British: a=4-5-7, gun=br-PIAT    D7 German: tank=ge-pzivh vca4', prep),
    )
    mayNotShell(piat, 'gun', 'D7', { rule: '3.2.4', message: /reaches 3/ }, { target: 'vtt' })
    piat.asks('allied', 'prepFire')
  })

  test('AID-LATW-03 AID-GER-27 Panzerschreck, PIAT and Molotov projector', () => {
    const psk = table(`P16 US: 6-6-6    A16 German: 4-6-7    D3 German: a=4-6-7, gun=ge-PSK    D6 US: tank=am-M4 vca4`, {
      ...prep,
      attacker: 'axis',
    })
    shell(psk, 'gun', 'D6', { target: 'vtt' }).rolls(3, 2).rolls(6, 6)
    expect(lastShot(psk).th).toBe(7)
    expect(lastKill(psk)).toMatch(/^PSK in the \w+ of the \w+: 26 /)
    expect(numbers('br-PIAT', [0, 1, 2, 3, 4], {}, 'British')).toEqual([11, 9, 7, 5, null])
    expect(numbers('ru-MOLP', [0, 1, 2, 3, 4, 5], {}, 'Russian')).toEqual([10, 9, 8, 6, 4, null])
  })

  test('AID-LATW-31 AID-LATW-54 nothing is acquired, nothing paid in its own hex, and an original 2 is a Critical Hit', () => {
    const t = tube('am-BAZ44', 2)
    shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(1, 1).rolls(6, 6)
    expect(lastShot(t)).toMatchObject({ critical: true })
    expect(t.w('gun').ordnance!.acquired).toBeNull()
    const own = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D3 German: tank=ge-pzivh vca4`, prep)
    expect(figured(own, own.state, 'D3').labels).toEqual([])
  })
})

describe('what is added', () => {
  test('AID-LATW-20 a moving vehicle is +2, +3 after no more than three MP in sight, +4 after one', () => {
    const seen = (steps: readonly string[]) => {
      const t = table(`${FAR}    D3 German: a=4-6-7, gun=ge-PSK    D6 woods    E6 woods    D7 US: tank=am-M4 vca5`, {
        ...prep,
        phase: 'movement',
      })
      t.answer('move', act(t, 'start', 'tank'))
      for (const to of steps) {
        hold(t)
        t.answer('move', act(t, 'drive', 'tank', { to }))
      }
      shell(t, 'gun', steps.at(-1)!, { target: 'vtt' }).rolls(6, 6)
      return lastShot(t).labels.filter((label) => label.startsWith('Case 24'))
    }
    expect(seen(['C7'])).toEqual(['Case 24: moving vehicle +4'])
    expect(seen(['C7', 'C6'])).toEqual(['Case 24: moving vehicle +3'])
    expect(seen(['C7', 'C6', 'C5', 'C4'])).toEqual(['Case 24: moving vehicle +2'])
  })

  test('AID-LATW-43 AID-ISQA-23 pinned +2, in the AFPh +2, to avoid backblast +2', () => {
    const late = tube('am-BAZ44', 2, { who: 'a=7-4-7 pinned', options: { phase: 'advancingFire' } })
    expect(figured(late, late.state, 'D5', {}, { ...OCCASION, when: 'advancingFire' }).labels).toEqual([
      'Case 2: pinned +2',
      'Advancing Fire +2',
    ])
    const inside = table(`${FAR}    D3 wooden building; US: a=7-4-7, gun=am-BAZ44    D5 German: tank=ge-pzivh vca4`, prep)
    expect(figured(inside, inside.state, 'D5', { careful: true }).labels).toEqual(['Case 12: avoids backblast +2'])
  })

  test('AID-LATW-43 whatever would halve the FP of small arms is +2', () => {
    const t = tube('am-BAZ44', 2)
    expect(figured(t, being(t, 'a', 'inStream'), 'D5').labels).toEqual(['under an Area Fire penalty +2'])
    expect(figured(t, being(t, 'a', 'inMarsh'), 'D5').labels).toEqual(['under an Area Fire penalty +2'])
    expect(figured(t, t.state, 'D5').labels).toEqual([])
  })

  test('AID-LATW-44 the size of the target, Hindrance, TEM and leadership', () => {
    const t = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44, l=9-2    D4 grain    D5 woods; German: tank=ge-pzvie vca4`, {
      ...prep,
      month: 7,
    })
    expect(figured(t, t.state, 'D5', { leader: t.unit('l') }).labels).toEqual([
      '9-2 directs -2',
      'grain in D4 +1',
      'woods in D5 +1',
      'Case 22: large -1',
    ])
  })

  test('AID-LATW-21 CX, Encircled, and one for each squad too many, on either side', () => {
    const t = tube('am-BAZ44', 2, { who: 'a=7-4-7 CX' })
    expect(figured(t, being(t, 'a', 'encircled'), 'D5').labels).toEqual(['CX +1', 'Encircled +1'])
    expect(figured(t, being(t, 'a', 'overstacked', 2), 'D5').labels).toEqual(['CX +1', 'overstacked +2'])
    const men = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 stone building; German: x=4-6-7`, prep)
    expect(figured(men, being(men, 'x', 'overstacked', 1), 'D5', { target: 'itt' }).labels).toEqual([
      'stone building in D5 +3',
      'overstacked -1',
    ])
  })

  test('AID-LATW-47 motorcyclists -1, Cavalry -2, who wades +2, who is concealed +2', () => {
    const men = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 stone building; German: x=4-6-7 concealed`, {
      ...prep,
      rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
    })
    expect(figured(men, being(men, 'x', 'motorcycle'), 'D5', { target: 'itt' }).labels).toEqual([
      'stone building in D5 +3',
      'concealed +2',
      'motorcyclist -1',
    ])
    expect(figured(men, being(men, 'x', 'cavalry'), 'D5', { target: 'itt' }).labels).toContain('Cavalry -2')
    expect(figured(men, being(men, 'x', 'hazardous'), 'D5', { target: 'itt' }).labels).toContain('Hazardous Movement -2')
    const t = tube('am-BAZ44', 2)
    expect(figured(t, being(t, 'tank', 'fording'), 'D5').labels).toEqual(['wading +2'])
  })

  test('AID-LATW-47 who runs into a building is FFNAM', () => {
    const t = table(`A16 US: spare=6-6-6    D3 German: a=4-6-7, gun=ge-PSK    D6 US: x=6-6-6    D5 stone building`, {
      ...prep,
      phase: 'movement',
    })
    t.answer('move', { type: 'step', units: [t.unit('x')], to: 'D5' })
    shell(t, 'gun', 'D5').rolls(6, 6)
    expect(lastShot(t).labels).toEqual(['stone building in D5 +3', 'FFNAM: not Assault Movement -1'])
  })

  test('AID-LATW-46 a captured one is +2', () => {
    const t = tube('ge-PSK captured', 2)
    expect(figured(t, t.state, 'D5').labels).toEqual(['captured +2'])
  })

  test('AID-LATW-22 AID-LATW-49 any unbroken Infantry fires them, as use of a SW; a PIAT also a leader by himself', () => {
    const half = tube('am-BAZ44', 2, { who: 'a=3-4-6' })
    shell(half, 'gun', 'D5', { target: 'vtt' }).rolls(6, 3)
    expect([half.w('gun').fire, half.u('a').forfeited]).toEqual(['prep', true])
    mayNotShell(tube('am-BAZ44', 2, { who: 'a=7-4-7 broken' }), 'gun', 'D5', {}, { target: 'vtt' })
    const piat = table(
      'P16 German: far=4-6-7    A16 British: 4-5-7    D3 British: a=9-1, gun=br-PIAT    D5 German: tank=ge-pzivh vca4',
      prep,
    )
    expect(figured(piat, piat.state, 'D5').labels).toEqual([])
    shell(piat, 'gun', 'D5', { target: 'vtt' }).rolls(6, 3)
    expect(lastShot(piat).th).toBe(7)
  })

  test('AID-LATW-48 a Bazooka takes two leaders; one hero fires it alone, with +1', () => {
    const t = tube('am-BAZ44', 2, { who: 'a=8-1' })
    mayNotShell(t, 'gun', 'D5', { rule: '4.4.1', message: /alone/ }, { target: 'vtt' })
    const hero = being(t, 'a', 'hero')
    const declared = shotAt(t, 'gun', 'D5', { target: 'vtt' })
    expect(figured(t, hero, 'D5').labels).toEqual(['a hero alone +1'])
    expect(hero.setting.hooks.firesAlone.some((says) => says(hero, hero.units[t.unit('a')]!, hero.weapons[declared.weapon]!))).toBe(true)
  })
})
