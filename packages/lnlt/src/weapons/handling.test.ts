import { ScriptedTable } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'
import { counterType, ourPack } from '../data/pack.ts'
import { PORTAGE } from '../data/support-weapons.ts'
import type { CounterKind } from '../data/unit-kinds.ts'
import { ELIMINATED } from '../state.ts'
import { lnlt } from '../system.ts'

function rallyPhase(text: string): LnltTable {
  return table(text, { phase: 'rally' })
}

/** How many of blue's counters of this type can take a weapon that lies with it, and how many weapons each takes. */
function takes(type: string, weapons = 3): number {
  const lying = Array.from({ length: weapons }, () => 'BAR').join(', ')
  const t = rallyPhase(`C3 US: ${lying}, a=${type}  G3 US: medic shaken`)
  let taken = 0
  while (t.asked.kind === 'rally') {
    const pickUp = t.candidates().find((each) => (each as { type: string }).type === 'pickUp')
    if (pickUp === undefined) break
    t.answer('rally', pickUp)
    taken++
  }
  return taken
}

describe('1.6 who carries Support Weapons', () => {
  test('LNL-1.6-05 a Squad carries two; LNL-1.6-23 a Half-Squad or a Crew one', () => {
    expect([takes('us-infantry-squad'), takes('us-infantry-half-squad'), takes('us-vehicle-crew')]).toEqual([2, 1, 1])
  })

  test('LNL-1.6-01 every MMC but a Weapon Team', () => {
    expect([takes('us-infantry-squad') > 0, takes('us-vehicle-crew') > 0, takes('us-m1917') > 0]).toEqual([true, true, false])
  })

  test('LNL-1.6-21 Leaders, Heroes, Scouts and Commissars carry one', () => {
    expect(['us-leader-6-1', 'us-hero-2-2-6', 'us-scout-0-4-6'].map((type) => takes(type))).toEqual([1, 1, 1])
    const t = rallyPhase('C3 Soviet: DP-28, c=commissar, p=politicalOfficer')
    t.answer('rally', { type: 'pickUp', unit: t.unit('c'), weapon: t.weapon('DP-28') })
    expect(t.w('DP-28').owner).toBe(t.unit('c'))
  })

  test('LNL-1.6-02 Medics, Corpsmen, Snipers, Armor Leaders, Chaplains, Nurses and Pipers never do', () => {
    const types = ['us-medic', 'us-corpsman', 'us-sniper', 'us-armor-leader-6-1', 'us-chaplain', 'us-nurse-6-1', 'uk-piper-6-1']
    expect(types.map((type) => takes(type))).toEqual([0, 0, 0, 0, 0, 0, 0])
    const t = rallyPhase('C3 US: BAR, a=us-medic, b=us-infantry-squad')
    t.refuses('blue', { type: 'pickUp', unit: t.unit('a'), weapon: t.weapon('BAR') }, { rule: '1.6', message: /can't carry/ })
  })

  test('LNL-PAC09-02 riders carry as they would on foot: a Mounted Squad two, a Mounted Half-Squad one', () => {
    expect(['it-motorcycle-squad', 'it-motorcycle-half-squad'].map((type) => PORTAGE[counterType(ourPack, type).kind].carries)).toEqual([
      2, 1,
    ])
    const fires = (kind: CounterKind) => [PORTAGE[kind].firesWithOwn, PORTAGE[kind].firesInstead]
    expect([fires('squad'), fires('halfSquad'), fires('leader'), fires('sniper')]).toEqual([
      [1, 2],
      [0, 1],
      [0, 1],
      [0, 0],
    ])
  })

  test('LNL-23.1.5-01 a Solothurn is too heavy for a single man', () => {
    const t = rallyPhase('C3 Italian: it-solothurn, l=it-leader-6-1, a=it-bersaglieri-squad')
    const weapon = t.weapon('it-solothurn')
    t.refuses('red', { type: 'pickUp', unit: t.unit('l'), weapon }, { rule: '23.1.5', message: /too heavy/ })
    t.answer('rally', { type: 'pickUp', unit: t.unit('a'), weapon })
    expect(t.w('it-solothurn').owner).toBe(t.unit('a'))
  })

  test('LNL-1.6-06 a weapon is its owner’s, and goes with him', () => {
    const t = table('C3 US: a=2-5-4, BAR, b=2-5-4')
    expect(t.w('BAR').owner).toBe(t.unit('a'))
    t.activate('C3')
      .answer('act', { type: 'move', units: [t.unit('a')], to: 'C4' })
      .passUntil('impulse')
    t.activate('C3').refuses('blue', { type: 'move', units: [t.unit('b')], to: 'C4', abandon: [t.weapon('BAR')] }, { rule: '1.6' })
  })
})

/** Two nations of one side, which the text of a table does not know. */
function allies(first: string, second: string, weapon: string) {
  const units = [
    { side: 'red', type: first, at: 'C3' },
    { side: 'red', type: second, at: 'C3' },
  ]
  const situation = {
    ground: { hexes: { C3: 'open' }, columns: 5, rows: 5 },
    era: 'modern',
    phase: 'rally',
    blue: { nation: 'american' },
    red: { nation: 'nva' },
    units,
    weapons: [{ type: weapon, side: 'red', at: 'C3' }],
  }
  return new ScriptedTable(lnlt, { situation })
}

describe('1.6 the colour of Support Weapons', () => {
  const pickUp = (unit: number) => ({ type: 'pickUp', unit, weapon: 0 })

  test('LNL-1.6-03 a unit uses those of its own colour, not an ally’s', () => {
    const t = allies('nva-squad', 'ar-army-squad', 'nva-rpd')
    t.refuses('red', pickUp(1), { rule: '1.6', message: /colour/ }).decide('red', 'rally', pickUp(0))
  })

  test('LNL-1.6-22 named factions share theirs', () => {
    allies('nva-squad', 'vc-squad', 'nva-rpd').decide('red', 'rally', pickUp(1))
  })

  test('LNL-1.6.8-01 one that the scenario assigns from the enemy’s stocks is as its own: not captured', () => {
    const t = allies('nva-squad', 'nva-squad', 'us-m60')
    t.decide('red', 'rally', pickUp(0)).saw({ type: 'weaponPickedUp', captured: false })
  })
})

describe('3.0, 1.6 Support Weapons in the Rally Phase', () => {
  test('LNL-3.0-18 LNL-1.6-16 Good Order units of one location hand them over and swap them', () => {
    const t = rallyPhase('C3 US: a=2-5-4, v=BAR, w=M1919A6, b=2-5-4, x=BAR, y=BAR, c=2-5-4')
    t.answer('rally', { type: 'give', weapon: t.weapon('v'), to: t.unit('c') })
    expect(t.w('v').owner).toBe(t.unit('c'))
    const full = rallyPhase('C3 US: a=2-5-4, v=BAR, w=M1919A6, b=2-5-4, x=BAR, y=BAR')
    const give = { type: 'give', weapon: full.weapon('w'), to: full.unit('b') }
    full.refuses('blue', give, { rule: '1.6', message: /all that it can carry/ })
    full.answer('rally', { ...give, for: full.weapon('x') })
    expect([full.w('w').owner, full.w('x').owner]).toEqual([full.unit('b'), full.unit('a')])
  })

  test('LNL-1.6-16 not Shaken ones, not in other places, not locked in Melee, not with an enemy in the hex', () => {
    const refused = (text: string, because: RegExp) => {
      const t = rallyPhase(`${text}  G7 US: k=2-5-4, BAR, 2-5-4`)
      t.refuses('blue', { type: 'give', weapon: t.weapon('w'), to: t.unit('b') }, { message: because })
    }
    refused('C3 US: a=2-5-4, w=BAR, b=2-5-4 shaken', /Shaken/)
    refused('C3 US: a=2-5-4 shaken, w=BAR, b=2-5-4', /Shaken/)
    refused('C3 US: a=2-5-4, w=BAR  C4 US: b=2-5-4', /one location/)
    refused('C3 melee; US: a=2-5-4 melee, w=BAR, b=2-5-4 melee; German: 1-6-4 melee', /Melee/)
    refused('C3 stone building; height 2; US: a=2-5-4, w=BAR, b=2-5-4; upstairs German: de-medic', /enemies in the hex/)
  })

  test('LNL-1.6-17 a Good Order unit picks up what lies there, unless it is locked in Melee or an enemy is in the hex', () => {
    const t = rallyPhase('C3 US: w=BAR, a=2-5-4, b=2-5-4 shaken')
    const pickUp = { type: 'pickUp', unit: t.unit('a'), weapon: t.weapon('w') }
    t.refuses('blue', { ...pickUp, unit: t.unit('b') }, { rule: '1.6', message: /Shaken/ })
    t.answer('rally', pickUp)
    expect(t.w('w').owner).toBe(t.unit('a'))
    const refused = (text: string, because: RegExp) => {
      const other = rallyPhase(`${text}  G7 US: k=2-5-4, BAR`)
      other.refuses('blue', { type: 'pickUp', unit: other.unit('a'), weapon: other.weapon('w') }, { message: because })
    }
    refused('C3 melee; US: w=BAR, a=2-5-4 melee; German: 1-6-4 melee', /Melee/)
    refused('C3 stone building; height 2; US: w=BAR, a=2-5-4; upstairs German: de-medic', /enemies in the hex/)
    refused('C3 US: w=BAR  C4 US: a=2-5-4', /where that unit is/)
  })

  test('LNL-1.6-14 a Good Order unit drops a weapon, which stays', () => {
    const t = rallyPhase('C3 US: a=2-5-4, w=BAR  G7 US: b=2-5-4 shaken, x=BAR, medic shaken')
    t.refuses('blue', { type: 'drop', weapon: t.weapon('x') }, { rule: '1.6', message: /Shaken/ })
    t.answer('rally', { type: 'drop', weapon: t.weapon('w') })
    expect([t.w('w').owner, t.w('w').at]).toEqual([-1, t.place('C3')])
  })

  test('LNL-1.6-29 a Good Order MMC, Leader, Hero or Scout destroys a weapon that it has', () => {
    for (const holder of ['2-5-4', '6-1-6', 'hero', 'scout']) {
      const t = rallyPhase(`C3 US: a=${holder}, w=BAR`)
      t.answer('rally', { type: 'destroy', weapon: t.weapon('w') })
      expect([t.w('w').owner, t.w('w').at]).toEqual([-1, ELIMINATED])
    }
    const t = rallyPhase('C3 US: a=2-5-4 shaken, w=BAR, medic shaken')
    t.refuses('blue', { type: 'destroy', weapon: t.weapon('w') }, { rule: '1.6', message: /Shaken/ })
    t.refuses('blue', { type: 'destroy', weapon: 99 }, { rule: '1.6' })
  })

  test('each of these once with a weapon, so that the phase ends', () => {
    const t = rallyPhase('C3 US: a=2-5-4, w=BAR, b=2-5-4')
    t.answer('rally', { type: 'give', weapon: t.weapon('w'), to: t.unit('b') })
    t.refuses('blue', { type: 'give', weapon: t.weapon('w'), to: t.unit('a') }, { rule: '3.0' })
  })
})

describe('1.6 losing Support Weapons', () => {
  test('LNL-1.6-13 a Squad with two that is reduced drops the one that its owner says', () => {
    const t = table('C3 US: f=2-5-4, g=2-5-4, h=2-5-4  C5 German: x=1-6-4, m=MG42, n=MG34')
    t.activate('C3').answer('act', { type: 'fire', from: 'C3', at: 'C5', firers: ['f', 'g', 'h'].map((unit) => fires(t, unit)) })
    // 4 + 4 against 1: seven more; a 3 makes ten, which is twice its Morale
    t.rolls(4, 1, 3, 1).asks('red', 'dropWeapon')
    t.refuses('red', { weapon: 99 }, { rule: '1.6' })
    t.answer('dropWeapon', { weapon: t.weapon('m') })
    expect([t.w('m').owner, t.w('n').owner]).toEqual([-1, t.unit('x')])
    t.saw({ type: 'weaponLeft', why: 'reduced' })
  })

  test('LNL-1.6-28 what an eliminated unit had stays where it was', () => {
    const t = table('C3 US: f=2-5-4, g=2-5-4, h=2-5-4  C5 German: x=1-5-4 hs, m=MG42  K9 German: 1-6-4')
    t.activate('C3').answer('act', { type: 'fire', from: 'C3', at: 'C5', firers: ['f', 'g', 'h'].map((unit) => fires(t, unit)) })
    t.rolls(6, 1, 6)
    expect([t.where('x'), t.w('m').owner, t.w('m').at]).toEqual(['eliminated', -1, t.place('C5')])
  })

  test('LNL-1.6-15 whoever leaves may abandon a weapon, Shaken or not; LNL-1.6-30 an assembled one stays assembled', () => {
    const t = table('C3 US: a=2-5-4 shaken, w=BAR, x=M1919A4 tripod')
    t.activate('C3').answer('act', { type: 'move', units: [t.unit('a')], to: 'C4', abandon: [t.weapon('w')] })
    expect([t.w('w').owner, t.w('w').at]).toEqual([-1, t.place('C3')])
    expect([t.w('x').owner, t.w('x').at, t.w('x').assembled]).toEqual([-1, t.place('C3'), true])
  })

  test('LNL-1.6-31 a moving Good Order unit picks one up for 2 MP more; LNL-1.6-18 nobody may fire for them', () => {
    const t = table('C3 US: a=2-5-4  C4 US: w=BAR  C7 German: x=1-6-4', { rows: 9 })
    t.activate('C3').answer('act', { type: 'move', units: [t.unit('a')], to: 'C4' })
    t.pass('opportunityFire').answer('step', { type: 'pickUp', unit: t.unit('a'), weapon: t.weapon('w') })
    t.asks('blue', 'step')
    expect([t.w('w').owner, t.state.move!.spent]).toEqual([t.unit('a'), [6]])
  })

  test('LNL-1.6-24 a single man with a weapon has 2 MP less', () => {
    const reach = (carried: string) => {
      const t = table(`C1 US: a=6-1-6${carried}  J9 stone building; US: 2-5-4`)
      t.activate('C1').answer('act', { type: 'move', units: [t.unit('a')], to: 'C2' })
      let row = 2
      while (t.asked.kind === 'step') t.answer('step', { type: 'step', to: `C${++row}` })
      return Number(t.where('a').slice(1)) - 1
    }
    expect([reach(''), reach(', BAR')]).toEqual([6, 4])
  })
})

function fires(t: LnltTable, unit: string, weapons: readonly string[] = [], inherent = true) {
  return { unit: t.unit(unit), inherent, weapons: weapons.map((weapon) => t.weapon(weapon)) }
}
