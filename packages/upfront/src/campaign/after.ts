import { BEST, CAMPAIGN_POINTS, ELAN_FOR_ONE, MARKS_FOR_KIA, MARKS_FOR_RANK, type Rank, ranksOf, WOUND_MISSES } from '../data/campaign.ts'
import type { Nation } from '../data/nations.ts'
import { ourPack } from '../data/pack.ts'
import type { UpfrontEvent } from '../events.ts'
import { SIDES, type Side, type UpfrontState } from '../state.ts'
import type { TeamState } from '../teams/state.ts'
import { type Campaign, nextMission, type Roster, type Veteran } from './campaign.ts'
import { deedsOf } from './deeds.ts'
import { asReplacement, type Force } from './force.ts'

/** 42.4 to 42.8: a mission has been played: both rosters, the points, and what comes next. */
export function afterMission(
  campaign: Campaign,
  s: UpfrontState,
  events: readonly UpfrontEvent[],
  forces: { readonly [S in Side]: Force },
  match?: string,
): Campaign {
  const mission = nextMission(campaign)
  if (mission === undefined || s.winner === null) return campaign
  const deeds = deedsOf(s, events)
  const points = { axis: 0, allied: 0 }
  const rosters = { axis: campaign.rosters.axis, allied: campaign.rosters.allied }
  for (const side of SIDES) {
    points[side] = missionPoints(s, side) + forces[side].points
    const men = campaign.rosters[side].men.map((man) => {
      const fresh = forces[side].replaced.includes(man.number)
        ? asReplacement(man)
        : forces[side].transferred.includes(man.number)
          ? broughtIn(man)
          : man
      const id = s.men.find((each) => each.side === side && s.setting.roster[each.id]!.number === man.number)?.id
      if (id === undefined) return fresh
      const own = deeds.filter((deed) => deed.man === id)
      return served(fresh, campaign.rosters[side].nation, s, id, own, mission)
    })
    rosters[side] = { ...campaign.rosters[side], points: campaign.rosters[side].points + points[side], men }
  }
  const result = { winner: s.winner, points, ...(match === undefined ? {} : { match }) }
  return { ...campaign, rosters, results: [...campaign.results, result] }
}

/** 42.5: he comes with his full KIA. */
function broughtIn({ lost: _, back: __, ...man }: Veteran): Veteran {
  return { ...man, kia: 8 }
}

/** 42.8: twelve for a win, one off for each man killed, those of guns and vehicles among them, and more for guns and vehicles that are lost, however. */
export function missionPoints(s: UpfrontState, side: Side): number {
  let points = s.winner === side ? CAMPAIGN_POINTS.won : 0
  for (const { id, side: whose, fate, crewLost = 0 } of s.men) {
    if (whose !== side) continue
    const { machine } = s.setting.roster[id]!
    points += CAMPAIGN_POINTS.killed * (!machine && fate === 'kia' ? 1 : crewLost)
    if (machine && fate !== '') points += (machine.type === 'gun' ? CAMPAIGN_POINTS.gun : CAMPAIGN_POINTS.tank) - (machine.gun?.boxed ?? 0)
  }
  return points
}

/** 42.4, 42.42, 42.45: what the mission has made of a man. */
function served(
  { spent: _, ...man }: Veteran,
  nation: Nation,
  s: UpfrontState,
  id: number,
  deeds: readonly { readonly elan: number; readonly what: string }[],
  mission: number,
): Veteran {
  const { fate, wounded } = s.men[id]!
  if (fate === 'kia' || fate === 'prisoner') return { ...man, lost: mission }
  const told = [...man.deeds, ...deeds.map(({ what }) => `${mission + 1}: ${what}`)]
  const back = wounded ? { back: mission + 1 + WOUND_MISSES } : {}
  // 33.8, 42.4: who was wounded and ran has survived with his wound
  if (fate === 'rout') return marked({ ...routed({ ...man, deeds: [...told, `${mission + 1}: ran`] }, nation, mission), ...back }, nation)
  const elan = man.elan + deeds.reduce((sum, deed) => sum + deed.elan, 0)
  // 42.42: who can get no better keeps nothing
  const kept = man.morale >= BEST && man.panic >= BEST ? 0 : elan
  return marked({ ...man, ...back, elan: kept, deeds: told, survived: man.survived + 1 }, nation)
}

/** 42.42: Morale or Panic one lower, and all élan gone; with both at nothing he is lost. The owner may choose otherwise (`lower`). */
export function routed(
  man: Veteran,
  nation: Nation,
  mission: number,
  lower: 'morale' | 'panic' = man.panic > man.morale ? 'panic' : 'morale',
): Veteran {
  const now = { ...man, elan: 0, survived: man.survived + 1 }
  if (man.morale === 0 && man.panic === 0) return { ...now, lost: mission }
  const which = mayLower(man, nation, lower) ? lower : lower === 'panic' ? 'morale' : 'panic'
  return { ...now, [which]: Math.max(0, man[which] - 1) }
}

/** 42.42: Panic never falls below Morale; 50: with Italians by one at most. Who has none left of one loses of the other. */
function mayLower({ morale, panic }: Veteran, nation: Nation, which: 'morale' | 'panic'): boolean {
  if (which === 'morale') return morale > 0
  return panic > 0 && (panic - 1 >= morale - slack(nation) || morale === 0)
}

function slack(nation: Nation): number {
  // the Japanese are printed with less Panic than Morale
  return nation === 'Italian' ? 1 : nation === 'Japanese' ? BEST : 0
}

/** 42.45, 42.46: five survivals make a replacement a soldier, ten marks of both kinds a rank; Commissars stay what they are. */
function marked(man: Veteran, nation: Nation): Veteran {
  const card = ourPack().nations[nation]?.men.find((each) => each.number === man.number)
  const flame = card !== undefined && ourPack().weapons[card.weapon]?.class === 'flamethrower'
  if (man.replacement && man.survived >= MARKS_FOR_KIA) {
    const { replacement: _, ...rest } = man
    return { ...rest, kia: flame ? 7 : 8, survived: 0 }
  }
  if (card?.role === 'COMMISSAR' || man.survived + man.bought < MARKS_FOR_RANK) return man
  const ranks = ranksOf(nation)
  const at = ranks.indexOf(man.rank as Rank)
  return at < 0 || at === ranks.length - 1 ? man : { ...man, rank: ranks[at + 1]!, survived: 0, bought: 0 }
}

/** 42.9: a man of the player's own who was killed, or does not want to wait for his wound, comes back as a replacement for a point. Undefined: he need not. */
export function returned(roster: Roster, number: number): Roster | undefined {
  const man = roster.men.find((each) => each.number === number)
  if (!man?.personal || (man.lost === undefined && man.back === undefined)) return undefined
  const men = roster.men.map((each) => (each === man ? asReplacement(man) : each))
  return { ...roster, points: roster.points + CAMPAIGN_POINTS.replacement, men }
}

/** 42.44: five élan buy a point of Morale or Panic, up to seven, Panic never below Morale; it is a mark too. What is left is for after another mission of his. Undefined: he can't. */
export function improved(roster: Roster, number: number, which: 'morale' | 'panic', team?: TeamState): Roster | undefined {
  // 42.44: in a team game everybody waits for the last
  if (team?.results.includes('')) return undefined
  const man = roster.men.find((each) => each.number === number)
  if (!man || man.lost !== undefined || man.spent || man.elan < ELAN_FOR_ONE || man[which] >= BEST) return undefined
  if (which === 'morale' && man.morale + 1 > man.panic + slack(roster.nation)) return undefined
  const better = marked(
    { ...man, elan: man.elan - ELAN_FOR_ONE, bought: man.bought + 1, spent: true, [which]: man[which] + 1 },
    roster.nation,
  )
  return { ...roster, men: roster.men.map((each) => (each === man ? better : each)) }
}
