import { CAMPAIGN_POINTS, RANKS } from '../data/campaign.ts'
import { ourPack, type Pack } from '../data/pack.ts'
import type { Personality, Role, WeaponClass } from '../data/personality-file.ts'
import type { Scenario, ScenarioSide } from '../scenario/types.ts'
import type { Side } from '../state.ts'
import { type Campaign, nextMission, type Roster, type Veteran } from './campaign.ts'

/** How a man of the roster goes into a mission. */
export interface Enlisted {
  readonly number: number
  readonly role: Role | null
  readonly weapon: string
}

/** 42.1: who is sent, what that costs, and whom it brings back. */
export interface Force {
  readonly men: readonly Enlisted[]
  /** 42.41: revived as replacements, by number. */
  readonly replaced: readonly number[]
  /** 42.5: an SL or ASL who was transferred from elsewhere. */
  readonly transferred: readonly number[]
  readonly points: number
}

type Cards = ReadonlyMap<number, Personality>

/** 42.4: whether a man can be sent. */
export function isFit({ lost, back }: Veteran, mission: number): boolean {
  return lost === undefined && (back === undefined || back <= mission)
}

/** 42.1, 42.2: the men whom a scenario lists, with stand-ins for those who are missing. `draw` picks one of so many (42.5). */
export function forceFor(
  roster: Roster,
  listed: readonly number[],
  mission: number,
  draw: (of: number) => number = () => 0,
  pack: Pack = ourPack(),
): Force {
  const cards: Cards = new Map((pack.nations[roster.nation]?.men ?? []).map((card) => [card.number, card]))
  const used = new Set<number>()
  const replaced: number[] = []
  const transferred: number[] = []
  const fitMan = (number: number) => roster.men.find((man) => man.number === number && isFit(man, mission))
  const free = () =>
    roster.men.filter((man) => !man.personal && isFit(man, mission) && !used.has(man.number) && !listed.includes(man.number))
  const send = (number: number, role: Role | null): Enlisted => {
    used.add(number)
    return { number, role, weapon: cards.get(number)?.weapon ?? 'rifleBolt' }
  }
  const men: Enlisted[] = []
  // 42.2: leaders first: whoever becomes one is missing among the others
  const leaders = listed.filter((number) => isLeader(cards.get(number)))
  let above: Veteran | undefined
  for (const number of leaders) {
    const role = cards.get(number)!.role as 'SL' | 'ASL'
    const own = fitMan(number)
    const candidate =
      own ?? bestOf(roster.men.filter((man) => isFit(man, mission) && !used.has(man.number) && canLead(man, cards, role, above)))
    if (candidate) men.push(send(candidate.number, role))
    else {
      // 42.5: nobody must have an ASL
      const pool = roster.men.filter((man) => man.lost !== undefined && canTransfer(cards.get(man.number), role))
      const came = role === 'SL' || pool.length > 0 ? pool[draw(Math.max(1, pool.length))] : undefined
      if (!came) continue
      transferred.push(came.number)
      men.push(send(came.number, role))
    }
    if (role === 'SL') above = roster.men.find((man) => man.number === men.at(-1)!.number)
  }
  for (const number of listed) {
    const card = cards.get(number)
    if (!card || isLeader(card) || used.has(number)) continue
    if (fitMan(number)) {
      men.push(send(number, card.role))
      continue
    }
    const stand = standIn(card, free(), cards)
    if (stand) men.push(send(stand.number, cards.get(stand.number)!.role))
    else {
      replaced.push(number)
      men.push(send(number, card.role))
    }
  }
  for (const man of roster.men) if (man.personal && isFit(man, mission)) men.push(send(man.number, null))
  swapLeaderWeapon(men, cards)
  const points = 0 + replaced.length * CAMPAIGN_POINTS.replacement + transferred.length * CAMPAIGN_POINTS.transfer
  return { men, replaced, transferred, points }
}

function isLeader(card: Personality | undefined): boolean {
  return card?.role === 'SL' || card?.role === 'ASL'
}

const LEADS_WITH: readonly WeaponClass[] = ['machinePistol', 'rifle', 'carbine', 'assaultRifle']
const MAY_LEAD = { SL: ['SSG', 'SGT', 'CPL', 'JR SGT', 'COMMISSAR'], ASL: ['CPL', 'JR SGT', 'PFC', 'COMMISSAR'] } as const
const LEADERS_KIA = 8

/** 42.2: who may become one. */
function canLead(man: Veteran, cards: Cards, role: 'SL' | 'ASL', above: Veteran | undefined): boolean {
  const card = cards.get(man.number)
  const weapon = card && ourPack().weapons[card.weapon]?.class
  const rank = card?.role === 'COMMISSAR' ? 'COMMISSAR' : man.rank
  if (man.personal || man.kia < LEADERS_KIA || !(MAY_LEAD[role] as readonly string[]).includes(rank)) return false
  if (role === 'SL') return weapon !== undefined && (LEADS_WITH.includes(weapon) || (card?.role === 'ASL' && weapon === 'LMG'))
  return above === undefined || rankOf(man) <= rankOf(above)
}

function bestOf(men: readonly Veteran[]): Veteran | undefined {
  return men.toSorted((a, b) => rankOf(b) - rankOf(a) || b.morale - a.morale || a.number - b.number)[0]
}

function rankOf({ rank }: Veteran): number {
  return (RANKS as readonly string[]).indexOf(rank)
}

/** 42.5: for an SL one of the lost SLs, and with Russians the Commissar; for an ASL no SL. */
function canTransfer(card: Personality | undefined, role: 'SL' | 'ASL'): boolean {
  if (card?.role === 'COMMISSAR') return true
  return role === 'SL' ? card?.role === 'SL' : card?.role === 'ASL'
}

/** 42.1, 42.2: one with the same weapon; rifles are all the same; a machine pistol for a rifle, or the other way, only where there is none. */
function standIn(missing: Personality, free: readonly Veteran[], cards: Cards): Veteran | undefined {
  const kind = kindOf(missing)
  const plain = free.filter((man) => !isLeader(cards.get(man.number)) && cards.get(man.number)?.role !== 'COMMISSAR')
  const alike = plain.find((man) => kindOf(cards.get(man.number)!) === kind)
  if (alike) return alike
  const other = kind === 'rifle' ? 'machinePistol' : kind === 'machinePistol' ? 'rifle' : undefined
  return other && plain.find((man) => kindOf(cards.get(man.number)!) === other)
}

function kindOf({ weapon }: Personality): string {
  const kind = ourPack().weapons[weapon]?.class ?? ''
  return kind === 'carbine' ? 'rifle' : kind
}

/** 42.2: an SL with a machine gun changes weapons with a rifleman before play. */
function swapLeaderWeapon(men: Enlisted[], cards: Cards): void {
  const at = men.findIndex(({ role, weapon }) => role === 'SL' && ourPack().weapons[weapon]?.class === 'LMG')
  const other = men.findIndex(({ role, number }) => role === null && cards.has(number) && kindOf(cards.get(number)!) === 'rifle')
  if (at < 0 || other < 0) return
  const [leader, rifleman] = [men[at]!, men[other]!]
  men[at] = { ...leader, weapon: rifleman.weapon }
  men[other] = { ...rifleman, weapon: leader.weapon }
}

/** The next mission as a scenario: the listed men as they have become. */
export function missionScenario(campaign: Campaign, scenario: Scenario, forces: { readonly [S in Side]: Force }): Scenario {
  const number = (nextMission(campaign) ?? 0) + 1
  const modules = [...new Set([...(scenario.modules ?? []), 'withdrawal'])]
  const side = (which: Side): ScenarioSide => {
    const { men } = campaign.rosters[which]
    const { secondaryWeapons, points: _, ...rest } = scenario.sides[which]
    const force = forces[which]
    const carries = (carrier: number) => force.men.some((man) => man.number === carrier)
    const kept = secondaryWeapons?.filter(({ carrier }) => carries(carrier))
    return {
      ...rest,
      men: force.men.filter(({ number: each }) => !men.find((man) => man.number === each)?.personal).map((man) => man.number),
      ...(kept?.length ? { secondaryWeapons: kept } : {}),
      changes: force.men.flatMap((man) => {
        const now = men.find((each) => each.number === man.number)!
        const fresh = force.replaced.includes(man.number)
        const { morale, panic, kia, rank, name } = fresh ? asReplacement(now) : now
        return [
          {
            number: man.number,
            name,
            rank,
            role: man.role ?? 'none',
            weapon: man.weapon,
            morale,
            panic,
            kia,
            ...(now.personal ? { extra: true } : {}),
          },
        ]
      }),
    }
  }
  return {
    ...scenario,
    name: `${campaign.name}, mission ${number}: ${scenario.name}`.slice(0, 120),
    sides: { axis: side('axis'), allied: side('allied') },
    modules,
  }
}

/** 42.41: a replacement is a private with what is printed, and easier to kill. */
export function asReplacement(man: Veteran, pack: Pack = ourPack()): Veteran {
  const everybody = Object.values(pack.nations).flatMap((nation) => nation?.men ?? [])
  const card = everybody.find((each) => each.number === man.number && each.name === man.name)
  const flame = card && pack.weapons[card.weapon]?.class === 'flamethrower'
  const { lost: _, back: __, spent: ___, ...rest } = man
  return {
    ...rest,
    rank: 'PVT',
    morale: card?.morale ?? man.morale,
    panic: card?.panic ?? man.panic,
    kia: flame ? 6 : 7,
    elan: 0,
    survived: 0,
    bought: 0,
    replacement: true,
  }
}
