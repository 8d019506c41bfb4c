import { describe, expect, test } from 'vitest'
import { lastKill } from '../../../test/armour.ts'
import { shoot } from '../../../test/fire.ts'
import { lastShot, mayNotShell, shell, shotAt } from '../../../test/ordnance.ts'
import { being } from '../../../test/status.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { shotFrom } from '../../ordnance/shot.ts'
import { aimed } from '../../ordnance/to-hit.ts'
import { stepsInForce } from '../../sequence/in-force.ts'
import type { AslskState } from '../../state.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'allied', rows: 12, columns: 12, year: 1942, month: 8, modules: ['latw-full'] }
const FAR = 'L12 German: far=4-6-7    A12 Russian: spare=4-4-7, LMG'

function projector(target: string, who = 'a=2-2-8 crew', options: TableOptions = {}, at = ''): AslskTable {
  return table(`${FAR}    D3 ${at} Russian: ${who.replace(/^[^,]*/, '$&, gun=ru-MOLP')}    ${target}`, { ...prep, ...options })
}
const tank = (id: string, who?: string, options?: TableOptions) => projector(`D5 German: tank=${id}`, who, options)
const kinds = (t: AslskTable) => t.state.markers.map(({ kind }) => kind)

/** The DRM of a shot at the tank in D5. */
function labels(t: AslskTable, s: AslskState = t.state, more: object = {}): string[] {
  const shot = shotFrom(s, { when: 'prepFire', side: 'allied', expenditure: null }, shotAt(t, 'gun', 'D5', { target: 'vtt', ...more }))!
  return aimed(s, shot).groups[0]!.modifiers.map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`)
}

test('AID-LATW-17 AID-LATW-06 it is no HEAT: at men anywhere, on the 4 column, and from a house without backblast', () => {
  const t = projector('D5 woods; German: x=4-6-7', 'a=2-2-8 crew, b=4-4-7', {}, 'wooden building;')
  expect(t.candidates()).toContainEqual(shotAt(t, 'gun', 'D5'))
  shell(t, 'gun', 'D5').rolls(2, 3).rolls(6, 6)
  t.saw({ type: 'attack', means: 'ordnance', column: 4, targets: [t.unit('x')] })
  expect(t.game.events.filter(({ event }) => event.type === 'attack')).toHaveLength(1)
})

describe('against AFVs', () => {
  test('AID-LATW-40 AID-LATW-09 AID-LATW-32 it burns them as a Molotov does: 6 whatever the armour, one more if open, one less in the rear', () => {
    const kill = (id: string) => {
      const t = tank(id)
      shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(3, 2).rolls(6, 6)
      return lastKill(t)
    }
    expect(kill('ge-pzivh vca5')).toBe('MOL-P in the front of the hull: 6 - 0 = 6, none')
    expect(kill('ge-pzivh vca2')).toBe('MOL-P in the rear of the hull: 6 -1 rear - 0 = 5, none')
    expect(kill('ge-mardiiim vca5')).toBe('MOL-P in the front of the hull: 6 +1 open-topped - 0 = 7, none')
  })

  test('AID-LATW-40 an exposed crew is attacked with 4 FP besides', () => {
    const t = tank('ge-pzivh vca5 ce')
    shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(3, 2).rolls(6, 6)
    t.saw({ type: 'attack', rule: '7.12', column: 4, targets: [t.unit('tank')] })
  })

  test('AID-LATW-39 an original 2 is a Critical Hit on men and Guns, and not on a vehicle', () => {
    const men = projector('D5 woods; German: x=4-6-7')
    shell(men, 'gun', 'D5').rolls(1, 1).rolls(6, 6)
    expect(lastShot(men).critical).toBe(true)
    const t = tank('ge-pzivh vca5')
    shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(1, 1).rolls(6, 6)
    expect(lastShot(t)).toMatchObject({ hit: true, critical: false })
  })
})

test('AID-LATW-24 Russian crews use it well, and two leaders; squads and one leader with +2, a hero with +1', () => {
  expect(labels(tank('ge-pzivh vca5'))).toEqual([])
  expect(labels(tank('ge-pzivh vca5', 'a=4-4-7'))).toEqual(['Non-Qualified use +2'])
  const one = tank('ge-pzivh vca5', 'a=8-1, l=9-2')
  expect(labels(one)).toEqual(['Non-Qualified use +2'])
  expect(labels(one, one.state, { leader: one.unit('l') })).toEqual([])
  expect(labels(one, being(one, 'a', 'hero'))).toEqual(['a hero alone +1'])
})

test('AID-LATW-24 a squad loses it with a 10, a crew with a 12', () => {
  const squad = tank('ge-pzivh vca5', 'a=4-4-7')
  shell(squad, 'gun', 'D5', { target: 'vtt' }).rolls(6, 4)
  const crew = tank('ge-pzivh vca5')
  shell(crew, 'gun', 'D5', { target: 'vtt' }).rolls(6, 4)
  expect([squad.w('gun').at, crew.w('gun').owner]).toEqual([-4, crew.unit('a')])
})

test('AID-LATW-08 AID-ISQA-12 nobody directs it', () => {
  const t = tank('ge-pzivh vca5', 'a=2-2-8 crew, l=9-2')
  mayNotShell(t, 'gun', 'D5', { rule: 'C13.5', message: /Nobody directs/ }, { target: 'vtt', leader: t.unit('l') })
})

describe('when', () => {
  const two = (options: TableOptions = {}) =>
    table(
      `${FAR}    D3 Russian: a=2-2-8 crew, gun=ru-MOLP, b=2-2-8 crew, other=ru-MOLP, c=4-4-7    D5 woods; German: x=4-6-7    D6 German: y=4-6-7`,
      { ...prep, ...options },
    )

  test('AID-LATW-36 AID-ASOP-073 in the PFPh before all but Smoke: one does not silence another, rifles do', () => {
    const t = two()
    shell(t, 'gun', 'D5').rolls(6, 5)
    expect(t.candidates()).toContainEqual(shotAt(t, 'other', 'D5'))
    shoot(t, 'D5', 'c').rolls(6, 5)
    mayNotShell(t, 'other', 'D5', { rule: 'C13.51', message: /before any other weapon/ })
    expect(stepsInForce(t.state.setting).map(({ number }) => number)).toContain('2.121')
  })

  test('AID-LATW-36 and in the DFPh', () => {
    const t = two({ phase: 'defensiveFire', attacker: 'axis' })
    shoot(t, 'D5', 'c').rolls(6, 5)
    mayNotShell(t, 'gun', 'D5', { rule: 'C13.51', message: /before any other weapon/ })
  })

  test('AID-LATW-36 in the enemy MPh it waits for nobody', () => {
    const t = table(`A12 German: y=4-6-7    D3 Russian: a=2-2-8 crew, gun=ru-MOLP, c=4-4-7    D6 German: x=4-6-7    D5 woods`, {
      ...prep,
      phase: 'movement',
      attacker: 'axis',
    })
    t.answer('move', { type: 'step', units: [t.unit('x')], to: 'D5' })
    shoot(t, 'D5', 'c').rolls(6, 5)
    expect(t.game.problems('allied', shotAt(t, 'gun', 'D5'))).toEqual([])
  })
})

test('AID-LATW-37 not where the levels are more than the hexes', () => {
  const hill = (level: number) =>
    table(`${FAR}    D3 level ${level}; Russian: a=2-2-8 crew, gun=ru-MOLP    D4 German: tank=ge-pzivh vca5`, prep)
  const t = hill(2)
  mayNotShell(t, 'gun', 'D4', { rule: 'C13.5', message: /steeply/ }, { target: 'vtt' })
  expect(hill(1).game.problems('allied', shotAt(hill(1), 'gun', 'D4', { target: 'vtt' }))).toEqual([])
})

test('AID-LATW-38 it acquires nothing and has no Intensive Fire', () => {
  const t = tank('ge-pzivh vca5')
  shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(3, 2).rolls(6, 6)
  expect(t.w('gun').ordnance!.acquired).toBeNull()
  mayNotShell(t, 'gun', 'D5', { rule: '4.5', message: /no Intensive Fire/ }, { target: 'vtt', intensive: true })
})

describe('fire and smoke', () => {
  const dry = (rolls: readonly number[], more: readonly number[]) => {
    const t = projector(
      'D5 grain; German: x=4-6-7',
      undefined,
      { modules: ['latw-full', 'fire'], kept: { environment: { ec: 'veryDry' } } },
      'wooden building;',
    )
    shell(t, 'gun', 'D5').rolls(...rolls)
    if (more.length > 0) t.rolls(...more)
    return t
  }

  test('AID-LATW-41 AID-ASOP-073 a hit leaves Dispersed Smoke, and may set the target on fire', () => {
    const wet = projector('D5 woods; German: x=4-6-7')
    shell(wet, 'gun', 'D5').rolls(2, 3).rolls(6, 6)
    expect(wet.state.markers).toMatchObject([{ kind: 'smoke', value: 2, at: wet.place('D5') }])
    expect(kinds(dry([2, 3, 6, 6], [6, 5]))).toEqual(['smoke', 'flame'])
    expect(kinds(dry([2, 3, 6, 6], [1, 1]))).toEqual(['smoke'])
  })

  test('AID-LATW-42 a 12 is the end of it, and sets its own Location on fire', () => {
    const t = dry([6, 6], [])
    expect(t.w('gun').at).toBe(-4)
    expect(t.state.markers).toMatchObject([{ kind: 'flame', at: t.place('D3') }])
  })
})

test('AID-LATW-35 AID-WPH-19 a BAZ 45 fires white phosphorus by its own table with +2, and runs out of it', () => {
  const baz = (weapon = 'am-BAZ45') =>
    table(`L12 German: far=4-6-7    A12 US: spare=6-6-6, LMG    D3 US: a=7-4-7, gun=${weapon}    D6 woods; German: x=4-6-7`, {
      ...prep,
      year: 1945,
    })
  const wp = { target: 'att', ammo: 'wp' } as const
  const t = baz()
  expect(t.candidates()).toContainEqual(shotAt(t, 'gun', 'D6', wp))
  shell(t, 'gun', 'D6', wp).rolls(2, 2).rolls(1, 1)
  expect(lastShot(t)).toMatchObject({ th: 10, hit: true })
  t.saw({ type: 'smokeLaid', ammo: 'wp', hindrance: 2 })
  const last = baz()
  shell(last, 'gun', 'D6', wp).rolls(5, 1).rolls(1, 1)
  last.saw({ type: 'depleted', ammo: 'wp', last: true })
  mayNotShell(baz('am-BAZ44'), 'gun', 'D6', { message: /has no white phosphorus/ }, wp)
})

test('no Gun and no rocket throws a Molotov', () => {
  for (const type of ['ru-AT45L ca2', 'am-BAZ44']) {
    const t = table(`${FAR}    D3 Russian: a=2-2-8 crew, gun=${type}    D5 German: tank=ge-pzivh vca5`, prep)
    mayNotShell(t, 'gun', 'D5', {}, { target: 'vtt', ammo: 'mol', vehicle: t.unit('tank') })
  }
})
