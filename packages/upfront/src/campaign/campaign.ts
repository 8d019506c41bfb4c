import { type Described, flag, integer, listOf, oneOf, optional, plain, type Reading, record, text } from '@firegroup/kernel'
import { ourPack } from '../data/pack.ts'
import type { Personality } from '../data/personality-file.ts'
import { nationSchema } from '../scenario/schema.ts'
import { SIDES, type Side } from '../state.ts'

/** 42.3: a man as he stands in the roster. */
const veteranSchema = record({
  number: integer(1, 999),
  name: text({ max: 60 }),
  rank: text({ max: 20 }),
  morale: integer(0, 9),
  panic: integer(0, 12),
  kia: integer(1, 12),
  elan: integer(0, 99),
  /** 42.45, 42.46: marks for missions survived and for what was bought. */
  survived: integer(0, 99),
  bought: integer(0, 99),
  /** 42.44: he has become better since his last mission. */
  spent: optional(flag()),
  /** 42.4: lost for good, and in which mission. */
  lost: optional(integer(0, 99)),
  /** 42.4: the first mission in which a wounded man is back. */
  back: optional(integer(0, 99)),
  /** 42.41 */
  replacement: optional(flag()),
  /** 42.9: the player himself. */
  personal: optional(flag()),
  /** What he did, in short, for the page: 'hero 3'. */
  deeds: listOf(text({ max: 80 }), { max: 200 }),
})
const rosterSchema = record({ nation: nationSchema, points: integer(-999, 999), men: listOf(veteranSchema, { max: 80 }) })
const resultSchema = record({
  winner: oneOf('axis', 'allied', 'draw'),
  points: record({ axis: integer(-999, 999), allied: integer(-999, 999) }),
  match: optional(text({ max: 60 })),
})

const shape = {
  format: oneOf('firegroup-upfront-campaign'),
  id: text({ max: 60 }),
  name: text({ max: 120 }),
  /** Whom the person plays. */
  you: oneOf('axis', 'allied'),
  /** Scenarios by their ids, in order. */
  missions: listOf(text({ max: 60 }), { min: 1, max: 12 }),
  results: listOf(resultSchema, { max: 12 }),
} as const
/** 42.1: a campaign as it is kept and exported. */
const campaignSchema = record({ ...shape, version: oneOf(2), rosters: record({ axis: rosterSchema, allied: rosterSchema }) })
/** The first version kept the points of both sides beside the rosters, and no deeds. */
const olderSchema = record({
  ...shape,
  version: oneOf(1),
  points: record({ axis: integer(-999, 999), allied: integer(-999, 999) }),
  rosters: plain(),
})

export type Campaign = Described<typeof campaignSchema>
export type Roster = Described<typeof rosterSchema>
export type Veteran = Described<typeof veteranSchema>

/** 42.1: a campaign begins with everybody of both nations on the roster, as printed. */
export function newCampaign(plan: {
  id: string
  name: string
  you: Side
  missions: readonly string[]
  nations: { readonly [S in Side]: Roster['nation'] }
}): Campaign {
  const roster = (side: Side): Roster => ({
    nation: plan.nations[side],
    points: 0,
    men: (ourPack().nations[plan.nations[side]]?.men ?? []).map(asVeteran),
  })
  const { id, name, you, missions } = plan
  return {
    format: 'firegroup-upfront-campaign',
    version: 2,
    id,
    name,
    you,
    missions,
    results: [],
    rosters: { axis: roster('axis'), allied: roster('allied') },
  }
}

function asVeteran({ number, name, rank, morale, panic, kia }: Personality): Veteran {
  return { number, name, rank, morale, panic, kia, elan: 0, survived: 0, bought: 0, deeds: [] }
}

/** A campaign from a file: an older one is brought up to date, and `changed` says how; anything else is refused by its field. */
export function readCampaign(json: unknown): Reading<{ readonly campaign: Campaign; readonly changed: readonly string[] }> {
  if (olderSchema.check(json, 'campaign') === null)
    return readCampaignNow(upToDate(json as Described<typeof olderSchema>), [
      'Points are kept with each roster now, and deeds are told from here on.',
    ])
  return readCampaignNow(json, [])
}

function readCampaignNow(json: unknown, changed: readonly string[]): ReturnType<typeof readCampaign> {
  const malformed = campaignSchema.check(json, 'campaign')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const campaign = json as Campaign
  if (campaign.results.length > campaign.missions.length)
    return { ok: false, problems: [{ message: 'campaign.results has more entries than there are missions.' }] }
  for (const side of SIDES) {
    const { nation, men } = campaign.rosters[side]
    const known = ourPack().nations[nation]?.men ?? []
    const unknown = men.find((man) => !man.personal && !known.some(({ number }) => number === man.number))
    if (unknown)
      return {
        ok: false,
        problems: [
          { message: `campaign.rosters.${side}.men has ${unknown.name}, number ${unknown.number}: the ${nation} cards have no such man.` },
        ],
      }
  }
  return { ok: true, value: { campaign, changed } }
}

function upToDate({ points, rosters, ...rest }: Described<typeof olderSchema>): unknown {
  const withDeeds = (roster: unknown, side: Side) => {
    const { nation, men = [] } = (roster ?? {}) as { nation?: unknown; men?: readonly object[] }
    return { nation, points: points[side], men: men.map((man) => ({ deeds: [], ...man })) }
  }
  const both = rosters as { readonly axis?: unknown; readonly allied?: unknown } | null
  return { ...rest, version: 2, rosters: { axis: withDeeds(both?.axis, 'axis'), allied: withDeeds(both?.allied, 'allied') } }
}

/** The mission that comes next, from 0; undefined when all are played. */
export function nextMission({ missions, results }: Campaign): number | undefined {
  return results.length < missions.length ? results.length : undefined
}

/** 42.10: who attacks: who has more points, and on a tie the last winner. */
export function attackerNow({ rosters, results }: Campaign): Side {
  const { axis, allied } = rosters
  if (axis.points !== allied.points) return axis.points > allied.points ? 'axis' : 'allied'
  const last = results.at(-1)?.winner
  return last === 'allied' ? 'allied' : 'axis'
}
