import { describe, expect, test } from 'vitest'
import { advance, blow, blowOf, react, reactionOf } from '../../../test/close-combat.ts'
import { shotOf } from '../../../test/fire.ts'
import { hold } from '../../../test/moves.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { act, go } from '../../../test/vehicles.ts'
import type { Side } from '../../state.ts'
import { type Vehicle, weaponTypeOf } from '../../units/units.ts'
import type { DefencePreview } from './close-defence.ts'
import { combatWeapons } from './vehicle-weapons.ts'

/** The Russian is the ATTACKER, in his CCPh. */
const combat = { phase: 'closeCombat', attacker: 'allied', year: 1944, month: 6 } as const
const advancing = { ...combat, phase: 'advance' } as const

interface Odds {
  readonly odds: string
  readonly kill: number
  readonly modifiers: readonly { readonly label: string; readonly value: number }[]
  readonly eliminated: number
  readonly immobilized?: number
  readonly backfires?: number
  readonly of: number
}

/** What an attack would come to. */
function oddsOf(t: AslskTable, seat: Side, ...attack: Parameters<typeof blowOf>[1]): Odds {
  const decision = blowOf(t, attack)
  expect(t.game.problems(seat, decision)).toEqual([])
  return (t.game.questionFor(seat)!.question.preview!(decision) as { attacks: Odds[] }).attacks[0]!
}

const labels = ({ modifiers }: Odds) => modifiers.map(({ label, value }) => `${label} ${value}`)

describe('men attack a vehicle', () => {
  test('AID-CCV-01 AID-CCV-09 SK-3.8-44 SK-3.8-54 a DR under the CCV destroys it, and what is lost attacks no more', () => {
    const t = table('E5 German: tank=ge-pzivh CE; Russian: r=4-4-7', combat)
    blow(t, 'allied', ['r', 'tank']).rolls(2, 3)
    t.saw({ type: 'closeCombatAttack', kill: 5, final: 4, result: 'eliminated' }).saw({ type: 'eliminated', unit: t.unit('tank') })
    expect(t.state.markers).toMatchObject([{ kind: 'wreck', at: t.place('E5') }])
    expect(t.state.combat).toBeNull()
    t.sawNo({ type: 'melee' })
  })

  test('AID-CCF-48 SK-3.8-14 CCV 5 for a squad, 4 for a crew, 3 for a half squad, 2 for a leader by himself', () => {
    const t = table('E5 German: tank=ge-pzivh; Russian: r=4-4-7, c=2-2-8 crew, h=2-3-7 hs, l=8-0', combat)
    t.decide('allied', 'restack', { type: 'restack', stacks: [{ leader: t.unit('l'), on: -1 }] })
    expect(['r', 'c', 'h', 'l'].map((unit) => oddsOf(t, 'allied', unit, 'tank').kill)).toEqual([5, 4, 3, 2])
  })

  test('SK-5.4-03 SK-3.8-43 one less for the Inexperienced, and one less pinned', () => {
    const t = table('E5 German: tank=ge-pzivh; Russian: a=4-2-6, b=4-4-7 pinned', combat)
    expect([oddsOf(t, 'allied', 'a', 'tank').kill, oddsOf(t, 'allied', 'b', 'tank').kill]).toEqual([4, 4])
  })

  test('AID-CCF-71 AID-CCF-69 AID-CCV-14 SK-3.8-49 SK-3.8-50 -2 if it is open-topped; -1 without a MG that could be used, for which a BMG counts', () => {
    const drms = (tank: string) => labels(oddsOf(table(`E5 German: tank=${tank}; Russian: r=4-4-7`, combat), 'allied', 'r', 'tank'))
    expect(drms('ge-mardii CE')).toEqual(['crew exposed -1', 'open-topped -2'])
    expect(drms('ge-stgiiig')).toEqual(['no MG -1'])
    expect(drms('ge-stgiiig CE')).toEqual(['crew exposed -1'])
    expect(drms('ge-pzivh')).toEqual([])
    const jammed = table('E5 German: tank=ge-pzivh; Russian: r=4-4-7', combat)
    for (const weapon of jammed.state.weapons) if (!weapon.type.endsWith(':bow')) weapon.malfunctioned = true
    expect(labels(oddsOf(jammed, 'allied', 'r', 'tank'))).toEqual([])
    for (const weapon of jammed.state.weapons) weapon.malfunctioned = true
    expect(labels(oddsOf(jammed, 'allied', 'r', 'tank'))).toEqual(['no MG -1'])
  })

  test('SK-3.8-15 never together with men, and only one vehicle at a time', () => {
    const t = table('E5 German: tank=ge-pzivh, g=4-6-7; Russian: r=4-4-7, q=4-4-7', combat)
    t.refuses('allied', blowOf(t, ['r', 'tank g']), { rule: '3.8', message: /either on a vehicle or on men/ })
    t.refuses('allied', blowOf(t, ['r', 'tank'], ['q', 'g']), { rule: '3.8', message: /one attack at a time/ })
  })

  test('SK-3.8-31 a vehicle may be attacked again by others, men only once', () => {
    const t = table('E5 German: tank=ge-pzivh, g=4-6-7; Russian: r=4-4-7, q=4-4-7, p=4-4-7', combat)
    blow(t, 'allied', ['r', 'tank']).rolls(5, 4)
    blow(t, 'axis', ['tank', 'p']).rolls(5, 5)
    blow(t, 'allied', ['q', 'tank']).rolls(5, 4)
    t.saw({ type: 'closeCombatAttack', by: [t.unit('r')] })
    t.saw({ type: 'closeCombatAttack', by: [t.unit('q')], on: [t.unit('tank')] })
    t.refuses('axis', blowOf(t, ['g', 'p']), { rule: '3.8', message: /attacked only once/ })
    t.refuses('axis', blowOf(t, ['tank', 'q']), { rule: '3.8', message: /nothing left/ })
    blow(t, 'axis', ['g', 'r']).rolls(5, 5)
    t.refuses('allied', blowOf(t, ['r', 'tank']), { rule: '3.8', message: /only one attack/ })
  })

  test('AID-CCV-12 AID-CCF-97 SK-3.8-18 a 12 costs those who roll it, but not at a Shocked vehicle', () => {
    const t = table('E5 German: tank=ge-pzivh; Russian: r=4-4-7', combat)
    blow(t, 'allied', ['r', 'tank']).rolls(6, 6)
    expect(t.u('r').type).toBe('ru-2-3-7')
    const shocked = table('E5 German: tank=ge-pzivh shocked; Russian: r=4-4-7', combat)
    blow(shocked, 'allied', ['r', 'tank']).rolls(6, 6, 1)
    expect(shocked.u('r').type).toBe('ru-4-4-7')
  })

  test('AID-CCV-11 AID-CCF-95 GAP-42 SK-3.8-17 the odds of an attack tell the third die: of 216, two sixths of a 2 destroy what a 2 would only Immobilize', () => {
    const t = table('E5 German: tank=ge-pzivh MOTION; Russian: h=2-3-7 hs', combat)
    expect(oddsOf(t, 'allied', 'h', 'tank')).toMatchObject({ kill: 3, eliminated: 2, immobilized: 1, backfires: 6, of: 216 })
    const squad = table('E5 German: tank=ge-pzivh MOTION; Russian: c=2-2-8 crew', combat)
    expect(oddsOf(squad, 'allied', 'c', 'tank')).toMatchObject({ kill: 4, eliminated: 2, immobilized: 4 })
  })
})

describe('a vehicle attacks men', () => {
  test('AID-CCF-77 SK-3.8-58 not while its crew is Shocked or Stunned', () => {
    for (const hurt of ['shocked', 'stunned']) {
      const t = table(`E5 German: tank=ge-pzivh ${hurt}; Russian: r=4-4-7`, combat)
      t.decide('allied', 'closeCombat', { type: 'pass' })
      if (hurt === 'shocked') t.rolls(1) // its recuperation, in the next Player Turn
      t.sawNo({ type: 'closeCombatAttack' }).saw({ type: 'melee', on: true })
    }
  })

  test('AID-CCF-110 AID-CCF-111 AID-CCV-13 SK-3.8-57 SK-3.8-20 with half its FP in Motion, with the AAMG only if the crew is exposed, and never with a CMG that the hull must point', () => {
    const weapons = (tank: string) => {
      const t = table(`E5 German: tank=${tank}; Russian: r=4-4-7`, combat)
      t.decide('allied', 'closeCombat', { type: 'pass' })
      const question = t.game.questionFor('axis')?.question
      const [first] = [...(question?.candidates() ?? [])].filter((decision) => (decision as { type: string }).type === 'attack')
      if (!first) return []
      const { attacks } = question!.preview!(first) as { attacks: { attack: { label: string; fp64: number }[] }[] }
      return attacks[0]!.attack.map(({ label, fp64 }) => `${label} ${fp64 / 64}`)
    }
    expect(weapons('ge-pzivh')).toEqual(['CMG 5'])
    expect(weapons('ge-pzivh CE')).toEqual(['CMG 5', 'AAMG 2'])
    expect(weapons('ge-pzivh MOTION')).toEqual(['CMG 2.5'])
    expect(weapons('ge-stgiiigl')).toEqual([])
    expect(weapons('ge-pzib CE')).toEqual([])
    expect(weapons('ge-pzib')).toEqual(['CMG 6'])
  })

  test('SK-3.8-20 with the IFE of a turreted main armament of 15mm, not of 20mm', () => {
    const labelled = (tank: string, side: string) => {
      const t = table(`E5 ${side}: tank=${tank}; Russian: r=4-4-7`, combat)
      return combatWeapons(t.state, t.u('tank') as Vehicle).map((weapon) => weaponTypeOf(t.state, weapon).mounted)
    }
    expect(labelled('ge-pziil', 'German')).toEqual(['coaxial'])
    const british = table('E5 British: tank=br-humbiii; German: g=4-6-7', { ...combat, attacker: 'axis' })
    expect(
      combatWeapons(british.state, british.u('tank') as Vehicle).map((weapon) => weaponTypeOf(british.state, weapon).mounted),
    ).toContain('main')
  })

  test('SK-3.8-66 never another vehicle', () => {
    const t = table('E5 German: tank=ge-pzivh, g=4-6-7; Russian: other=ru-T3485, r=4-4-7', combat)
    t.asks('allied', 'closeCombat')
    t.refuses('allied', blowOf(t, ['other', 'tank']), { rule: '3.8', message: /never attack each other/ })
    const alone = table('E5 German: tank=ge-pzivh; Russian: other=ru-T3485   A1 German: 4-6-7; Russian: x=4-4-7', combat)
    alone.sawNo({ type: 'closeCombat', at: alone.place('E5') })
  })

  test('SK-3.8-20 SK-7.2-04 SK-7.13-03 only with what its crew can serve: out of a one-man turret nothing exposed, out of an open-topped one nothing shut', () => {
    const has = (side: string, men: string, tank: string) => {
      const t = table(`E5 ${side}: tank=${tank}; ${men}`, combat)
      return combatWeapons(t.state, t.u('tank') as Vehicle).map((weapon) => weaponTypeOf(t.state, weapon).mounted)
    }
    const belgian = (hatch: string) => has('Allied Minor', 'German: 4-6-7', `al-T15 ${hatch}`)
    expect([belgian('CE'), belgian('BU')]).toEqual([[], ['main']])
    const scout = (hatch: string) => has('German', 'Russian: 4-4-7', `ge-auf38t ${hatch}`)
    expect([scout('CE'), scout('BU')]).toEqual([['coaxial'], []])
  })

  test('a Stun of before is +1 to its DR', () => {
    const t = table('E5 German: tank=ge-pzivh marked; Russian: r=4-4-7', combat)
    t.decide('allied', 'closeCombat', { type: 'pass' })
    expect(labels(oddsOf(t, 'axis', 'tank', 'r'))).toEqual(['Stunned before 1'])
  })
})

describe('whose blow it is', () => {
  test('AID-CCF-90 AID-CCV-08 SK-3.8-19 the side without a vehicle begins, also if it is the DEFENDER', () => {
    table('E5 German: g=4-6-7; Russian: tank=ru-T3485', combat).asks('axis', 'closeCombat')
    table('E5 German: tank=ge-pzivh; Russian: r=4-4-7', combat).asks('allied', 'closeCombat')
  })

  test('AID-CCV-32 SK-3.8-52 the ATTACKER, if both have one', () => {
    table('E5 German: tank=ge-pzivh, g=4-6-7; Russian: other=ru-T3485, r=4-4-7', combat).asks('allied', 'closeCombat')
    table('E5 German: tank=ge-pzivh, g=4-6-7; Russian: other=ru-T3485, r=4-4-7', { ...combat, attacker: 'axis' }).asks(
      'axis',
      'closeCombat',
    )
  })

  test('AID-CCF-30 AID-CCV-04 AID-CCF-14 AID-CCF-16 SK-3.8-41 SK-3.8-53 a vehicle makes its side easier to ambush, and who ambushes makes all his attacks first', () => {
    const t = table('E4 Russian: a=4-4-7, b=4-4-7   E5 woods; German: tank=ge-pzivh', advancing)
    advance(t, 'E5', 'a').rolls(3, 3)
    advance(t, 'E5', 'b').rolls(3, 3, 4, 3)
    t.saw({
      type: 'ambush',
      rolls: [
        { side: 'allied', final: 4 },
        {
          side: 'axis',
          final: 6,
          modifiers: [
            { label: 'vehicle', value: 2 },
            { label: 'buttoned up', value: 1 },
          ],
        },
      ],
    })
  })

  test('AID-CCF-88 SK-3.8-53 the ambusher goes on until he has finished', () => {
    const t = table('E4 Russian: a=4-4-7, b=4-4-7   E5 woods; German: tank=ge-pzivh CE', advancing)
    advance(t, 'E5', 'a').rolls(3, 3)
    advance(t, 'E5', 'b').rolls(3, 3, 2, 4)
    t.saw({ type: 'ambush', ambusher: 'allied' })
    blow(t, 'allied', ['a', 'tank']).rolls(5, 4)
    t.saw({
      type: 'closeCombatAttack',
      modifiers: [
        { label: 'ambush', value: -1 },
        { label: 'crew exposed', value: -1 },
      ],
    })
    blow(t, 'allied', ['b', 'tank']).rolls(5, 4)
    t.asks('axis', 'closeCombat')
  })
})

describe('the close defence weapon', () => {
  const summer = { ...combat, month: 7 } as const
  const use = (t: AslskTable) => ({ type: 'closeDefence', vehicle: t.unit('tank') })

  test('AID-CCF-79 AID-CCV-17 AID-GER-45 SK-3.8-21 from July 1944, buttoned up, and only after the vehicle was attacked', () => {
    const t = table('E5 German: tank=ge-pzvg; Russian: r=4-4-7, q=4-4-7', summer)
    t.decide('allied', 'closeCombat', { type: 'pass' })
    t.refuses('axis', use(t), { rule: '3.8', message: /has not been attacked/ })
    const attacked = (tank: string, when: object) => {
      const other = table(`E5 German: tank=${tank}; Russian: r=4-4-7, q=4-4-7`, { ...combat, ...when })
      return blow(other, 'allied', ['r', 'tank']).rolls(5, 4)
    }
    const early = attacked('ge-pzvg', { month: 6 })
    early.refuses('axis', use(early), { rule: '3.8', message: /has no close defence weapon/ })
    const open = attacked('ge-pzvg CE', { month: 7 })
    open.refuses('axis', use(open), { rule: '3.8', message: /buttoned up/ })
  })

  test('AID-CCF-79 AID-CCV-17 AID-GER-45 or, in the full game, after an attack on the men beside it', () => {
    const escorted = (modules: readonly string[]) => {
      const t = table('E5 German: tank=ge-pzvg, g=4-6-7; Russian: r=4-4-7, q=4-4-7', { ...summer, modules })
      if (t.asked.kind === 'choice') t.passUntil('closeCombat')
      return blow(t, 'allied', ['r', 'g']).rolls(5, 6)
    }
    const bare = escorted([])
    bare.refuses('axis', use(bare), { rule: '3.8', message: /has not been attacked/ })
    const t = escorted(['close-combat-full'])
    expect(t.game.problems('axis', use(t))).toEqual([])
  })

  test('AID-GER-45 AID-CCF-112 AID-CCF-113 AID-CCF-114 SK-3.8-59 SK-3.8-60 16 FP at all Infantry in the hex, friends too, without TEM; nothing over its usage number', () => {
    const t = table('E5 stone building; German: tank=ge-pzvg, g=4-6-7; Russian: r=4-4-7, q=4-4-7', summer)
    blow(t, 'allied', ['r', 'tank']).rolls(5, 4)
    t.decide('axis', 'closeCombat', use(t)).rolls(4, 3, 1, 1, 1, 1, 1, 1)
    t.saw({ type: 'closeDefence', usage: 7, works: true })
    t.saw({ type: 'attack', means: 'closeDefence', column: 16, modifiers: [], final: 7, targets: [t.unit('g'), t.unit('r'), t.unit('q')] })
    t.asks('allied', 'closeCombat')
    const dud = table('E5 German: tank=ge-pzvg; Russian: r=4-4-7, q=4-4-7', summer)
    blow(dud, 'allied', ['r', 'tank']).rolls(5, 4)
    dud.decide('axis', 'closeCombat', use(dud)).rolls(4, 4)
    dud.saw({ type: 'closeDefence', works: false }).sawNo({ type: 'attack' })
    dud.decide('allied', 'closeCombat', { type: 'pass' })
    dud.refuses('axis', use(dud), { rule: '3.8', message: /has used/ })
  })

  test('what it would do is told before, by the dice that set it off', () => {
    const t = table('E5 German: tank=ge-pzvg; Russian: r=4-4-7, q=4-4-7', summer)
    blow(t, 'allied', ['r', 'tank']).rolls(5, 4)
    const { usage, works, targets } = t.game.questionFor('axis')!.question.preview!(use(t)) as DefencePreview
    expect([usage, works]).toEqual([7, 21])
    expect(targets.map(({ unit }) => unit)).toEqual([t.unit('r'), t.unit('q')])
    for (const { odds } of targets) {
      expect(odds.unharmed / odds.of).toBeGreaterThan(15 / 36) // it does not go off, or a check is passed
      expect(odds.eliminated / odds.of).toBeGreaterThan(0)
    }
  })
})

describe('PAATC', () => {
  test('AID-CCF-83 SK-3.7-11 the Inexperienced, Italians who are no elite and minor nations add one', () => {
    const paatc = (side: Side, nation: string, squad: string, enemy: string) => {
      const t = table(`E4 ${nation}: r=${squad}   E5 ${enemy}`, { ...advancing, attacker: side })
      advance(t, 'E5', 'r').rolls(1, 2)
      return t.game.events.flatMap(({ event }) =>
        event.type === 'check' ? event.modifiers.map(({ label, value }) => `${label} ${value}`) : [],
      )
    }
    const [panzer, sherman] = ['German: tank=ge-pzivh', 'US: tank=am-M4A1']
    expect(paatc('allied', 'Russian', '4-2-6', panzer)).toEqual(['Inexperienced 1'])
    expect(paatc('axis', 'Italian', '3-4-6', sherman)).toEqual(['Italian 1'])
    expect(paatc('axis', 'Italian', '4-4-7', sherman)).toEqual([])
    expect(paatc('allied', 'Allied Minor', '4-5-7', panzer)).toEqual(['Allied Minor 1'])
    expect(paatc('axis', 'Axis Minor', '4-4-7', sherman)).toEqual(['Axis Minor 1'])
    expect(paatc('allied', 'Russian', '4-4-7', panzer)).toEqual([])
  })

  test('AID-CCF-06 AID-CCV-02 SK-3.7-10 a leader takes none', () => {
    const t = table('E4 Russian: l=8-0   E5 German: tank=ge-pzivh', advancing)
    advance(t, 'E5', 'l')
    t.sawNo({ type: 'check' }).saw({ type: 'advances' })
  })

  test('AID-CCV-19 SK-3.3.4-04 who fails it before CC Reaction Fire is pinned and attacks no more', () => {
    const t = table('C5 Russian: tank=ru-T3485 vca0   C4 German: squad=4-6-7, other=4-6-7', {
      phase: 'movement',
      attacker: 'allied',
      rows: 8,
      columns: 8,
    })
    go(t, 'start', 'tank')
    t.answer('move', act(t, 'drive', 'tank', { to: 'C4' }))
    react(t, 'squad', 'tank').rolls(5, 4)
    t.saw({ type: 'check', what: 'PAATC', result: 'pinned' }).sawNo({ type: 'closeCombatAttack' })
    expect([t.u('squad').pinned, t.u('squad').fire]).toEqual([true, 'none'])
    t.refuses('axis', reactionOf(t, 'squad', 'tank'), { rule: '3.3.4', message: /pinned/ })
  })
})

test('SK-3.3.4-06 one less for CC Reaction Fire by who has fired: a leader with a SW too, or who has directed, and a squad that has used a Panzerfaust', () => {
  const came = (men: string) => {
    const t = table(`C6 Russian: tank=ru-T3485 vca0 CE   C4 German: ${men}   A1 German: 4-6-7   A8 Russian: 4-4-7`, {
      phase: 'movement',
      attacker: 'allied',
      year: 1944,
      month: 7,
      rows: 8,
      columns: 8,
    })
    return t.answer('move', act(t, 'start', 'tank'))
  }
  const comesIn = (t: AslskTable) => {
    if (t.asked.kind === 'firstFire') hold(t)
    go(t, 'drive', 'tank', { to: 'C5' })
    return t.answer('move', act(t, 'drive', 'tank', { to: 'C4' }))
  }
  const ccv = (t: AslskTable, by: string) =>
    (t.game.questionFor('axis')!.question.preview!(reactionOf(t, by, 'tank')) as { attack: { kill: number } }).attack.kill
  const fresh = comesIn(came('s=4-6-7, l=8-0, mg=LMG'))
  expect(['s', 'l', 's l'].map((by) => ccv(fresh, by))).toEqual([5, 2, 6])
  const gunner = came('s=4-6-7, l=8-0, mg=LMG')
  gunner.answer('firstFire', shotOf(gunner, 'C6', 'l+mg')).rolls(6, 5)
  comesIn(gunner)
  expect(['l', 's l'].map((by) => ccv(gunner, by))).toEqual([1, 5])
  const director = came('s=4-6-7, l=8-0')
  director.answer('firstFire', { ...shotOf(director, 'C6', 's'), directors: [director.unit('l')] }).rolls(6, 5)
  comesIn(director)
  expect(['s', 'l', 's l'].map((by) => ccv(director, by))).toEqual([4, 1, 4])
  const hunter = came('s=4-6-7')
  hunter.answer('firstFire', { type: 'panzerfaust', unit: hunter.unit('s'), at: 'C6', vehicle: hunter.unit('tank') }).rolls(5)
  comesIn(hunter)
  expect(ccv(hunter, 's')).toBe(4)
})

describe('fire in the same hex', () => {
  const russian = { phase: 'movement', attacker: 'allied', rows: 8, columns: 8 } as const
  /** A tank has driven into the hex of a squad, which is asked. */
  function met(tank: string): AslskTable {
    const t = table(`C5 Russian: tank=${tank} vca0, x=4-4-7   C4 German: squad=4-6-7   E5 German: other=4-6-7`, russian)
    go(t, 'start', 'tank')
    return t.answer('move', act(t, 'drive', 'tank', { to: 'C4' }))
  }

  test('AID-CCV-28 AID-IFT-35 SK-3.2.2-15 SK-3.2.2.1-01 SK-3.2.2.1-04 is tripled against the exposed crew of a vehicle that drove in, which has its +2', () => {
    const t = met('ru-T3485 CE')
    t.answer('firstFire', shotOf(t, 'C4', 'squad')).rolls(6, 5)
    t.saw({
      type: 'attack',
      fp64: 12 * 64,
      parts: [{ factors: [{ label: 'same hex', num: 3, den: 1 }] }],
      modifiers: [{ label: 'crew exposed', value: 2 }],
    })
  })

  test('SK-3.2.2.1-02 hurts nobody who is buttoned up', () => {
    const t = met('ru-T3485')
    t.refuses('axis', shotOf(t, 'C4', 'squad'), { rule: '7.12' })
  })

  test('SK-3.2.2.1-03 SK-3.8-64 whoever has an enemy in his hex fires at nobody else', () => {
    const t = go(hold(met('ru-T3485')), 'halt', 'tank')
    t.passUntil('defensiveFire')
    t.refuses('axis', shotOf(t, 'C5', 'squad'), { rule: '3.2.2.1', message: /may not fire out of it/ })
  })
})

test('AID-CCV-18 SK-3.8-65 a vehicle that starts lets go of those whom it held in Melee', () => {
  const t = table('C4 Russian: tank=ru-T3485 vca0; German: squad=4-6-7 melee', {
    phase: 'movement',
    attacker: 'allied',
    rows: 8,
    columns: 8,
  })
  t.answer('move', act(t, 'start', 'tank'))
  t.saw({ type: 'melee', on: false, units: [t.unit('squad')] })
  expect(t.u('squad').melee).toBe(false)
})
