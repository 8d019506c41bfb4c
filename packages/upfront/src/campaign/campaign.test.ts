import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { PERSONAL, rankName, ranksOf } from '../data/campaign.ts'
import { ourPack } from '../data/pack.ts'
import type { UpfrontEvent } from '../events.ts'
import type { Fate, UpfrontState } from '../state.ts'
import { upfront } from '../system.ts'
import { afterMission, improved, missionPoints, returned, routed } from './after.ts'
import { attackerNow, type Campaign, newCampaign, nextMission, type Roster, readCampaign, type Veteran } from './campaign.ts'
import { deedsOf } from './deeds.ts'
import { asReplacement, forceFor, missionScenario } from './force.ts'

const plan = { id: 'c', name: 'The Road', you: 'axis', missions: ['a', 'b', 'c'], nations: { axis: 'German', allied: 'American' } } as const
const fresh = (): Campaign => newCampaign(plan)
const germans = (changes: { [number: number]: Partial<Veteran> } = {}): Roster => {
  const roster = fresh().rosters.axis
  return { ...roster, men: roster.men.map((man) => ({ ...man, ...changes[man.number] })) }
}
const gone = { lost: 0 } as const
const card = (number: number) => ourPack().nations.German!.men.find((man) => man.number === number)!
const SQUAD = [1, 2, 3, 4, 5, 6, 7, 8]

/** A mission of Germans against Americans that is over. */
function played(
  fates: { [number: number]: Partial<{ fate: Fate; pinned: boolean; wounded: true }> } = {},
  winner: UpfrontState['winner'] = 'axis',
): UpfrontState {
  const begun = upfront.begin(testScenario('German', 'American'))
  if (!begun.ok) throw new Error(begun.problems[0]!.message)
  const s = begun.value
  s.winner = winner
  for (const man of s.men) if (man.side === 'axis') Object.assign(man, fates[s.setting.roster[man.id]!.number])
  return s
}
const forces = (campaign = fresh()) => ({
  axis: forceFor(campaign.rosters.axis, SQUAD, 0),
  allied: forceFor(campaign.rosters.allied, SQUAD, 0),
})
const veteran = (campaign: Campaign, number: number) => campaign.rosters.axis.men.find((man) => man.number === number)!
const afterwards = (s: UpfrontState, events: readonly UpfrontEvent[] = [], campaign = fresh()) =>
  afterMission(campaign, s, events, forces(campaign))

describe('who is sent', () => {
  const numbers = (roster: Roster, listed = SQUAD) => forceFor(roster, listed, 0).men.map(({ number }) => number)

  test('UF-42.1-01 the listed men, if they are there', () => {
    expect(numbers(germans()).toSorted((a, b) => a - b)).toEqual(SQUAD)
  })

  test('UF-42.1-02 UF-42.2-03 for a missing man one with the same weapon; rifles and carbines are the same', () => {
    const sent = numbers(germans({ 5: gone }))
    const stand = sent.find((number) => !SQUAD.includes(number))!
    expect([ourPack().weapons[card(stand).weapon]!.class, sent.length]).toEqual(['rifle', 8])
    const americans = forceFor(
      { ...fresh().rosters.allied, men: fresh().rosters.allied.men.map((man) => (man.number === 5 ? { ...man, lost: 0 } : man)) },
      [5],
      0,
    )
    expect(['rifle', 'carbine']).toContain(
      ourPack().weapons[ourPack().nations.American!.men.find((man) => man.number === americans.men[0]!.number)!.weapon]!.class,
    )
  })

  test('UF-42.1-03 a machine pistol for a rifle only where there is no rifle left', () => {
    const rifles = ourPack()
      .nations.German!.men.filter((man) => man.weapon === 'rifleBolt' && man.role === null)
      .map(({ number }) => number)
    const roster = germans(Object.fromEntries(rifles.map((number) => [number, gone])))
    const [man] = forceFor(roster, [5], 0).men
    expect(card(man!.number).weapon).toBe('mpGerman')
  })

  test('UF-42.1-05 UF-42.41-01 with nobody left who is armed like him he is revived as a replacement, for a point: a private, easier to kill', () => {
    const force = forceFor(germans({ 3: gone, 13: gone }), [3], 0)
    expect(force).toMatchObject({ replaced: [3], points: -1, men: [{ number: 3 }] })
    expect(asReplacement({ ...germans().men[2]!, morale: 7, elan: 4 })).toMatchObject({
      rank: 'PVT',
      morale: card(3).morale,
      kia: 7,
      elan: 0,
    })
    const flame = germans().men.find((man) => card(man.number).weapon === 'flamethrower')!
    expect(asReplacement(flame).kia).toBe(6)
  })

  test('UF-42.1-04 UF-42.2-01 UF-42.2-02 one SL and one ASL: whoever has the rank and a weapon to lead with', () => {
    const { men } = forceFor(germans({ 1: gone, 20: gone }), SQUAD, 0)
    expect(men.filter(({ role }) => role === 'SL').map(({ number }) => number)).toEqual([21])
    expect(men.filter(({ role }) => role === 'ASL').map(({ number }) => number)).toEqual([2])
    const privates = germans({ 1: gone, 20: gone, 2: { kia: 7 }, 21: { kia: 7 } })
    expect(forceFor(privates, [1], 0)).toMatchObject({ transferred: [1], points: -7 })
  })

  test('UF-42.2-04 an ASL with a machine gun who becomes SL changes weapons with a rifleman', () => {
    const pack = ourPack()
    const german = pack.nations.German!
    const armed = { ...german, men: german.men.map((man) => (man.number === 2 ? { ...man, weapon: 'lmgGerman' } : man)) }
    const roster = germans({ 1: gone, 20: gone, 21: gone })
    const { men } = forceFor(roster, [1, 4, 5], 0, () => 0, { ...pack, nations: { ...pack.nations, German: armed } })
    expect(men).toEqual([
      { number: 2, role: 'SL', weapon: 'rifleBolt' },
      { number: 4, role: null, weapon: 'lmgGerman' },
      { number: 5, role: null, weapon: 'rifleBolt' },
    ])
  })

  test('UF-42.5-01 UF-42.8-05 without anybody to lead an SL is drawn from the lost ones, for seven points; UF-42.5-03 nobody must have an ASL', () => {
    const none = germans(Object.fromEntries(ourPack().nations.German!.men.map(({ number }) => [number, { lost: 0 }])))
    const drawn = forceFor(none, [1], 0, () => 1)
    expect(drawn).toMatchObject({ transferred: [20], points: -7, men: [{ number: 20, role: 'SL' }] })
    const without = forceFor({ ...none, men: none.men.filter(({ number }) => number !== 2 && number !== 21) }, [2], 0)
    expect(without).toMatchObject({ men: [], points: 0 })
  })

  test('UF-42.5-02 Russians shuffle the Commissar in', () => {
    const russians = newCampaign({ ...plan, nations: { axis: 'Russian', allied: 'German' } }).rosters.axis
    const commissar = ourPack().nations.Russian!.men.find((man) => man.role === 'COMMISSAR')!.number
    const leaders = russians.men.map((man) => ({ ...man, lost: 0 }))
    const pool = new Set([0, 1, 2].map((n) => forceFor({ ...russians, men: leaders }, [1], 0, (of) => n % of).transferred[0]))
    expect(pool.has(commissar)).toBe(true)
  })

  test('UF-42.9-01 UF-42.9-02 a man of the player’s own is a private with two values of his nation, and goes everywhere besides the others', () => {
    expect(PERSONAL).toMatchObject({ German: { morale: 2, panic: 3 }, American: { morale: 2, panic: 4 }, Russian: { morale: 3, panic: 4 } })
    const me: Veteran = {
      number: 900,
      name: 'Me',
      rank: 'PVT',
      ...PERSONAL.German!,
      kia: 8,
      elan: 0,
      survived: 0,
      bought: 0,
      personal: true,
      deeds: [],
    }
    const campaign = fresh()
    const mine = {
      ...campaign,
      rosters: { ...campaign.rosters, axis: { ...campaign.rosters.axis, men: [...campaign.rosters.axis.men, me] } },
    }
    const both = { axis: forceFor(mine.rosters.axis, SQUAD, 0), allied: forceFor(mine.rosters.allied, SQUAD, 0) }
    expect(both.axis.men).toHaveLength(9)
    const begun = upfront.begin(
      missionScenario(
        mine,
        testScenario('German', 'American', {
          sides: { axis: { nation: 'German', name: 'G', men: SQUAD }, allied: { nation: 'American', name: 'A', men: SQUAD } },
        }),
        both,
      ),
    )
    expect(begun.ok && begun.value.setting.roster.find(({ name }) => name === 'Me')).toMatchObject({ morale: 2, panic: 3, kia: 8 })
  })

  test('UF-42.3-01 UF-42.4-02 a man goes in as he has become, with his printed weapon in order', () => {
    const campaign = fresh()
    const changed = { ...campaign, rosters: { ...campaign.rosters, axis: germans({ 4: { morale: 6, panic: 7, rank: 'CPL' } }) } }
    const both = { axis: forceFor(changed.rosters.axis, SQUAD, 0), allied: forceFor(changed.rosters.allied, SQUAD, 0) }
    const begun = upfront.begin(missionScenario(changed, testScenario('German', 'American'), both))
    if (!begun.ok) throw new Error(begun.problems[0]!.message)
    const at = begun.value.setting.roster.findIndex(({ number }) => number === 4)
    expect([begun.value.setting.roster[at], begun.value.men[at]]).toMatchObject([
      { morale: 6, panic: 7, rank: 'CPL' },
      { weapon: card(4).weapon, jammed: false },
    ])
  })
})

describe('after a mission', () => {
  test('UF-42.4-01 the killed and the captured are gone, the routed are not', () => {
    const campaign = afterwards(played({ 5: { fate: 'kia' }, 6: { fate: 'prisoner' }, 7: { fate: 'rout' } }))
    expect([5, 6, 7].map((number) => veteran(campaign, number).lost)).toEqual([0, 0, undefined])
    expect(nextMission(campaign)).toBe(1)
  })

  test('UF-42.4-04 a wounded man misses the next three', () => {
    const campaign = afterwards(played({ 5: { wounded: true } }))
    expect(veteran(campaign, 5).back).toBe(4)
    expect([3, 4].map((mission) => forceFor(campaign.rosters.axis, [5], mission).men[0]!.number === 5)).toEqual([false, true])
  })

  test('UF-42.4-04 also who ran with his wound', () => {
    expect(veteran(afterwards(played({ 5: { wounded: true, fate: 'rout' } })), 5).back).toBe(4)
  })

  test('UF-42.4-03 vehicles and guns are on no roster', () => {
    expect(fresh().rosters.axis.men.some(({ number }) => ourPack().nations.German!.machines!.some((each) => each.number === number))).toBe(
      false,
    )
  })

  test('UF-42.42-01 UF-42.42-03 UF-42.42-04 who ran has one less of Morale or Panic, never Panic below Morale, no élan, and a mark; with nothing left he is lost', () => {
    const man = { ...germans().men[3]!, morale: 3, panic: 4, elan: 4 }
    expect(routed(man, 'German', 0)).toMatchObject({ morale: 3, panic: 3, elan: 0, survived: 1 })
    expect(routed(man, 'German', 0, 'morale')).toMatchObject({ morale: 2, panic: 4 })
    expect(routed({ ...man, panic: 3 }, 'German', 0, 'panic')).toMatchObject({ morale: 2, panic: 3 })
    expect(routed({ ...man, morale: 0, panic: 0 }, 'German', 2).lost).toBe(2)
    expect(veteran(afterwards(played({ 7: { fate: 'rout' } })), 7)).toMatchObject({ elan: 0, survived: 1 })
  })

  test('UF-50.41-03 an Italian’s Panic may be one below his Morale, and no more', () => {
    const man = { ...germans().men[3]!, morale: 3, panic: 3 }
    expect(routed(man, 'Italian', 0, 'panic')).toMatchObject({ morale: 3, panic: 2 })
    expect(routed({ ...man, panic: 2 }, 'Italian', 0, 'panic')).toMatchObject({ morale: 2, panic: 2 })
    const italians = newCampaign({ ...plan, nations: { axis: 'Italian', allied: 'British' } }).rosters.axis
    const rich = (panic: number) => ({ ...italians, men: italians.men.map((each) => ({ ...each, elan: 5, morale: 3, panic })) })
    expect([improved(rich(3), 5, 'morale') === undefined, improved(rich(2), 5, 'morale') === undefined]).toEqual([false, true])
  })

  test('UF-42.43-01 UF-42.43-02 élan for winning, for a wound, for being unshaken at the end', () => {
    const won = afterwards(played({ 4: { pinned: true }, 5: { wounded: true } }))
    expect([veteran(won, 3).elan, veteran(won, 4).elan, veteran(won, 5).elan]).toEqual([3, 1, 5])
    expect(veteran(afterwards(played({}, 'allied')), 3).elan).toBe(2)
  })

  test('UF-42.42-02 QA-143 who can get no better saves no élan', () => {
    const campaign = fresh()
    const best = { ...campaign, rosters: { ...campaign.rosters, axis: germans({ 3: { morale: 7, panic: 7 } }) } }
    expect(veteran(afterwards(played(), [], best), 3).elan).toBe(0)
  })

  test('UF-42.43-03 UF-42.43-04 élan for a Hero and for each enemy killed hand to hand, read off the events of a game', () => {
    const t = table('axis A[4]: P1 infiltrates A since 0, P2\naxis B: P3\nallied A[1]: Q1(morale 1), Q2\nallied B: Q3', {
      turn: 5,
      hands: { axis: 'Move' },
    })
    t.act({ type: 'closeCombat', group: 0, men: [{ man: t.man('P1'), card: t.card('axis', 1) }] }).draws('b0 2=1', 'b6', 'r6')
    t.answer('spoils', { type: 'leave' })
    const fought = deedsOf(
      t.state,
      t.game.events.map(({ event }) => event),
    ).filter(({ what }) => what.includes('hand'))
    expect(fought).toEqual([{ man: t.man('P1'), elan: 4, what: 'won hand to hand' }])
    const hero = table('axis A: P1 pinned, P2\naxis B: P3\nallied A: Q1\nallied B: Q3', { hands: { axis: 'Hero' } })
    hero.act({ type: 'hero', group: 0, card: hero.card('axis', 1), man: hero.man('P1') })
    expect(
      deedsOf(
        hero.state,
        hero.game.events.map(({ event }) => event),
      ),
    ).toContainEqual({ man: hero.man('P1'), elan: 3, what: 'a hero' })
  })

  test('UF-42.43-03 UF-42.43-04 also for a Hero that makes him forget his wound; none for who is only taken prisoner', () => {
    const wounded = table('axis A: P1 wounded, P2\naxis B: P3\nallied A: Q1\nallied B: Q3', { rulesThrough: 35, hands: { axis: 'Hero' } })
    wounded.act({ type: 'hero', group: 0, card: wounded.card('axis', 1), man: wounded.man('P1') })
    const told = (t: typeof wounded) =>
      deedsOf(
        t.state,
        t.game.events.map(({ event }) => event),
      )
    expect(told(wounded)).toContainEqual({ man: wounded.man('P1'), elan: 3, what: 'a hero' })
    const taken = table('axis A[4]: P1 infiltrates A since 0, P2\naxis B: P3\nallied A[1]: Q1(morale 1), Q2\nallied B: Q3', {
      turn: 5,
      rulesThrough: 35,
      hands: { axis: 'Move' },
    })
    taken.act({ type: 'closeCombat', group: 0, men: [{ man: taken.man('P1'), card: taken.card('axis', 1) }], capture: true })
    taken.draws('b0 2=1').answer('quarter', { type: 'kill' }).draws('b6', 'r6')
    expect([taken.m('Q1').fate, told(taken).filter(({ what }) => what.includes('hand'))]).toEqual(['prisoner', []])
  })

  test('UF-42.43-06 élan for a charge that kills or breaks three', () => {
    const blown = (men: string) => {
      const t = table(`axis A[4]: P1, P2 carries demolitionCharge\naxis B: P3\nallied A[1]: ${men}\nallied B: Q9, Q8, Q7`, {
        hands: { axis: 'Move' },
      })
      const many = men.split(',').length
      t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('P2'), into: t.id('allied A'), card: t.card('axis', 1), charge: true }] })
      t.draws(`b0 c${many + 2}r`, ...Array.from({ length: many }, () => 'b0'))
      return deedsOf(
        t.state,
        t.game.events.map(({ event }) => event),
      ).filter(({ what }) => what.includes('charge'))
    }
    expect(blown('Q1, Q2, Q3')).toMatchObject([{ elan: 5 }])
    expect(blown('Q1, Q2')).toEqual([])
  })

  test('UF-42.43-07 élan for an infiltrator’s fire that hits: as many points as there were unpinned men', () => {
    const shot = (drawn: string[]) => {
      const t = table(
        'axis A[4]: P1 infiltrates A since 0, P2\naxis B: P3\nallied A[1]: Q1(morale 3), Q2 pinned, Q4\nallied B: Q3, Q5, Q6',
        { turn: 5, hands: { axis: 'Fire 1/1' } },
      )
      t.fire('axis A', 'allied A', [1]).resolves(...drawn)
      return deedsOf(
        t.state,
        t.game.events.map(({ event }) => event),
      ).filter(({ what }) => what.includes('among'))
    }
    expect(shot(['b4', 'r0', 'r0'])).toMatchObject([{ elan: 2 }])
    expect(shot(['r0', 'r0', 'r0'])).toEqual([])
  })

  describe('tanks', () => {
    const deeds = (events: readonly object[]) => {
      const t = table('axis A: P1, P2(weapon panzerschreck)\nallied A: #34\nallied B: Q1', { rulesThrough: 40 })
      const all = events.map((event) => ({ man: 0, modifiers: [], ...event })) as unknown as Parameters<typeof deedsOf>[1]
      return deedsOf(t.state, all).flatMap(({ man, elan, what }) => (what.includes('tank') ? [[man, elan]] : []))
    }
    const shot = { type: 'shot', man: 1, target: 1, result: 'hit' }

    test('UF-42.43-05 élan for a tank destroyed: four with a tube, five with a mine, ten by hand', () => {
      expect(deeds([shot, { type: 'manLost', man: 2, group: 1, fate: 'kia' }])).toEqual([[1, 4]])
      expect(deeds([{ type: 'magneticMine', against: 2, result: 'destroyed' }])).toEqual([[0, 5]])
      expect(deeds([{ type: 'vehicleFought', attacker: 0, man: 2, result: 'destroyed' }])).toEqual([[0, 10]])
      expect(
        deeds([
          { ...shot, man: 0 },
          { type: 'manLost', man: 2, group: 1, fate: 'kia' },
        ]),
      ).toEqual([])
    })

    test('UF-42.43-05 five with a mine or a charge in close combat; not for what came of another attack after the shot', () => {
      const charge = [{ rule: '28.81', label: 'charge', value: 4 }]
      expect(deeds([{ type: 'vehicleFought', attacker: 0, man: 2, result: 'destroyed', modifiers: charge }])).toEqual([[0, 5]])
      expect(
        deeds([
          shot,
          { type: 'vehicleFought', attacker: 0, man: 2, result: 'destroyed' },
          { type: 'manLost', man: 2, group: 1, fate: 'kia' },
        ]),
      ).toEqual([[0, 10]])
    })

    test('UF-42.43-08 two less for one that was only stopped, never both', () => {
      expect(deeds([shot, { type: 'immobilized', man: 2 }])).toEqual([[1, 2]])
      const byHand = { type: 'vehicleFought', attacker: 0, man: 2, result: 'immobilized' }
      expect(deeds([byHand, { type: 'immobilized', man: 2 }])).toEqual([[0, 8]])
      // 28.93, 28.44: it was only stunned
      expect(deeds([byHand, { type: 'stunned', man: 2 }])).toEqual([])
      expect(deeds([byHand, { type: 'immobilized', man: 2 }, { type: 'turn' }, { ...byHand, result: 'destroyed' }])).toEqual([[0, 10]])
      expect(deeds([shot, { type: 'immobilized', man: 2 }, { type: 'manLost', man: 2, group: 1, fate: 'kia' }])).toEqual([[1, 4]])
    })
  })

  test('UF-42.44-03 in a team game nobody buys anything until all games are over', () => {
    const roster = germans({ 3: { elan: 5, morale: 2, panic: 4 } })
    const team = (results: readonly string[]) => ({ results }) as unknown as Parameters<typeof improved>[3]
    expect([
      improved(roster, 3, 'morale', team(['axis', ''])),
      improved(roster, 3, 'morale', team(['axis', 'allied'])) === undefined,
    ]).toEqual([undefined, false])
  })

  test('UF-42.9-03 a man of the player’s own comes back as a replacement for a point, killed or wounded; nobody else does', () => {
    const own = { ...germans().men[3]!, number: 901, personal: true as const }
    const roster = (more: object) => ({ ...germans(), men: [{ ...own, ...more }] })
    expect(returned(roster({ lost: 1 }), 901)).toMatchObject({ points: -1, men: [{ replacement: true, kia: 7 }] })
    expect(returned(roster({ back: 4 }), 901)?.men.map(({ back }) => back)).toEqual([undefined])
    expect([
      returned(roster({}), 901),
      returned({ ...germans(), men: [{ ...germans().men[3]!, lost: 1 }] }, germans().men[3]!.number),
    ]).toEqual([undefined, undefined])
  })

  test('UF-42.44-01 UF-42.44-02 five élan buy a point up to seven, Panic never below Morale; the rest stays, and it is a mark', () => {
    const roster = germans({
      4: { elan: 7, morale: 4, panic: 5 },
      5: { elan: 5, morale: 4, panic: 4 },
      6: { elan: 5, morale: 6, panic: 7 },
    })
    const bought = (number: number, which: 'morale' | 'panic') => improved(roster, number, which)?.men.find((man) => man.number === number)
    expect(bought(4, 'morale')).toMatchObject({ morale: 5, elan: 2, bought: 1 })
    expect([bought(5, 'morale'), bought(6, 'panic'), improved(germans({ 4: { elan: 4 } }), 4, 'panic')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(bought(5, 'panic')).toMatchObject({ panic: 5 })
    // one after each mission of his
    const rich = germans({ 4: { elan: 12, morale: 3, panic: 5 } })
    const once = improved(rich, 4, 'morale')!
    expect(improved(once, 4, 'morale')).toBeUndefined()
    const later = afterwards(played(), [], { ...fresh(), rosters: { ...fresh().rosters, axis: once } })
    expect(improved(later.rosters.axis, 4, 'morale')?.men.find(({ number }) => number === 4)?.morale).toBe(5)
  })

  test('UF-42.45-01 UF-42.45-02 a mark for each mission survived; five make a replacement a soldier', () => {
    const campaign = fresh()
    const raw = { ...campaign, rosters: { ...campaign.rosters, axis: germans({ 4: { replacement: true, kia: 7, survived: 4 } }) } }
    expect([veteran(afterwards(played()), 4).survived, veteran(afterwards(played(), [], raw), 4)]).toMatchObject([
      1,
      { kia: 8, survived: 0 },
    ])
    expect(veteran(afterwards(played(), [], raw), 4).replacement).toBeUndefined()
  })

  test('UF-42.45-03 pinned he is one harder to kill', () => {
    const t = table('axis A: P1(kia 7) pinned, P2(kia 7)\naxis B: P3\nallied A[3]: Q1, Q2, Q3\nallied B: Q4', {
      active: 'allied',
      hands: { allied: 'Fire 2/3' },
    })
    t.fire('allied A', 'axis A', [1])
      .resolves('b5 0r>4', 'b5')
      .saw({ type: 'attacked', kia: 8, number: 7 })
      .saw({ type: 'attacked', kia: 7, number: 7 })
    expect([t.m('P1').fate, t.m('P2').fate]).toEqual(['rout', 'kia'])
  })

  test('UF-42.46-01 UF-42.46-02 UF-42.47-01 ten marks of both kinds are the next rank; Commissars stay what they are', () => {
    const campaign = fresh()
    const near = { ...campaign, rosters: { ...campaign.rosters, axis: germans({ 4: { rank: 'PFC', survived: 6, bought: 3 } }) } }
    expect(veteran(afterwards(played(), [], near), 4)).toMatchObject({ rank: 'CPL', survived: 0, bought: 0 })
    expect([ranksOf('German'), ranksOf('Russian')]).toEqual([
      ['PVT', 'PFC', 'CPL', 'SGT', 'SSG'],
      ['PVT', 'CPL', 'JR SGT', 'SGT', 'SSG'],
    ])
    expect([rankName('German', 'SSG'), rankName('Russian', 'PVT'), rankName('American', 'PFC')]).toEqual([
      'Feldwebel',
      'Ryadovoi',
      'Private First Class',
    ])
    const russians = newCampaign({ ...plan, nations: { axis: 'Russian', allied: 'German' } }).rosters.axis
    const commissar = ourPack().nations.Russian!.men.find((man) => man.role === 'COMMISSAR')!.number
    const rich = {
      ...russians,
      men: russians.men.map((man) => (man.number === commissar ? { ...man, elan: 5, bought: 9, survived: 9, morale: 3, panic: 6 } : man)),
    }
    expect(improved(rich, commissar, 'morale')!.men.find((man) => man.number === commissar)!.rank).toBe(
      russians.men.find((man) => man.number === commissar)!.rank,
    )
  })

  test('UF-42.46-03 a Staff Sergeant who leads is worth a card; pinned or lost he costs two of that', () => {
    const hand = (leader: string) => {
      const t = table(`axis A: ${leader}, P2\naxis B: P3\nallied A: Q1\nallied B: Q2`, { step: 'turn.refill' })
      return (t.game.open[0]!.question.about as { limit: number }).limit
    }
    expect([hand('S1(SL, rank SSG)'), hand('S1(SL, rank SSG) pinned'), hand('S1(SL, rank SGT)')]).toEqual([6, 4, 5])
  })

  test('UF-42.8-01 UF-42.8-04 twelve points for a win, one off for each man killed', () => {
    expect(missionPoints(played({ 5: { fate: 'kia' }, 6: { fate: 'rout' } }), 'axis')).toBe(11)
    expect(afterwards(played({ 5: { fate: 'kia' } }, 'allied')).rosters.axis.points).toBe(-1)
  })

  test('UF-42.8-02 UF-42.8-03 a lost gun is three off and its boxed Effect, a vehicle five', () => {
    const begun = upfront.begin(
      testScenario('German', 'American', {
        rulesThrough: 40,
        sides: { axis: { nation: 'German', name: 'G', men: SQUAD, machines: [30] }, allied: { nation: 'American', name: 'A', men: SQUAD } },
      }),
    )
    if (!begun.ok) throw new Error(begun.problems[0]!.message)
    const gun = begun.value.men.find((man) => begun.value.setting.roster[man.id]!.machine)!
    const boxed = begun.value.setting.roster[gun.id]!.machine!.gun!.boxed!
    for (const fate of ['kia', 'rout'] as const) {
      gun.fate = fate
      expect(missionPoints(begun.value, 'axis')).toBe(-3 - boxed)
    }
    // 42.8: and one for each of its crew
    gun.crewLost = 2
    expect(missionPoints(begun.value, 'axis')).toBe(-3 - boxed - 2)
    gun.fate = ''
    expect(missionPoints(begun.value, 'axis')).toBe(-2)
  })

  test('UF-42.10-01 who has more points attacks; on a tie the last winner', () => {
    const campaign = fresh()
    const with_ = (axis: number, allied: number, winner?: 'axis' | 'allied') =>
      attackerNow({
        ...campaign,
        rosters: { axis: { ...campaign.rosters.axis, points: axis }, allied: { ...campaign.rosters.allied, points: allied } },
        results: winner ? [{ winner, points: { axis: 0, allied: 0 } }] : [],
      })
    expect([with_(3, 1), with_(1, 3), with_(2, 2, 'allied')]).toEqual(['axis', 'allied', 'allied'])
  })
})

describe('a campaign in a file', () => {
  test('comes back as it was', () => {
    const campaign = afterwards(played({ 5: { fate: 'kia' } }))
    expect(readCampaign(JSON.parse(JSON.stringify(campaign)))).toEqual({ ok: true, value: { campaign, changed: [] } })
  })

  test('of an older version is brought up to date, nothing lost, and says what changed', () => {
    const { rosters, ...rest } = afterwards(played())
    const bare = (roster: Roster) => ({ nation: roster.nation, men: roster.men.map(({ deeds: _, ...man }) => man) })
    const older = {
      ...rest,
      version: 1,
      points: { axis: 7, allied: 2 },
      rosters: { axis: bare(rosters.axis), allied: bare(rosters.allied) },
    }
    const read = readCampaign(older)
    if (!read.ok) throw new Error(read.problems[0]!.message)
    expect([read.value.campaign.version, read.value.campaign.rosters.axis.points, read.value.changed.length]).toEqual([2, 7, 1])
    expect(veteran(read.value.campaign, 3).elan).toBe(3)
  })

  test('that is none, or names a man whom no card knows, is refused by name', () => {
    expect(readCampaign({ format: 'x' })).toMatchObject({ ok: false })
    const campaign = fresh()
    const [first, ...others] = campaign.rosters.axis.men
    const wrong = {
      ...campaign,
      rosters: { ...campaign.rosters, axis: { ...campaign.rosters.axis, men: [{ ...first!, number: 777 }, ...others] } },
    }
    const read = readCampaign(wrong)
    expect(read.ok ? '' : read.problems[0]!.message).toContain('number 777: the German cards have no such man')
  })
})
