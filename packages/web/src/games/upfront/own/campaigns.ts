/** A campaign in this browser: kept after every step, taken out and brought in as a file. */
import { type CampaignPlan, missionsOf } from '@firegroup/content/upfront-campaigns'
import { restoreGame } from '@firegroup/kernel'
import { readRecord, type SeatPlayer } from '@firegroup/table'
import {
  afterMission,
  type Campaign,
  type Force,
  forceFor,
  missionScenario,
  newCampaign,
  nextMission,
  readCampaign,
  type Scenario,
  SIDES,
  type Side,
  upfront,
} from '@firegroup/upfront'
import { browserStore, keepForGood } from '../../../matches/browser-store.ts'
import { beginMatch } from '../../../matches/new-match.ts'
import { USUAL_LEVEL } from '../../listing.ts'
import { read, write } from './kept.ts'

const KEPT = 'firegroup.upfront.campaign'

type Forces = { readonly [S in Side]: Force }

/** The campaign, and the mission that is being played. */
export interface Standing {
  readonly campaign: Campaign
  readonly playing?: { readonly match: string; readonly forces: Forces }
}

/** `trouble`: something is kept that can't be read; it stays where it is. */
export function keptStanding(): { readonly standing?: Standing; readonly trouble?: string } {
  const kept = read(KEPT) as { readonly campaign?: unknown; readonly playing?: Standing['playing'] } | undefined
  if (kept === undefined) return {}
  const campaign = readCampaign(kept.campaign)
  if (!campaign.ok) return { trouble: `The campaign that is kept here can't be read: ${campaign.problems[0]!.message}` }
  return { standing: { campaign: campaign.value.campaign, ...(kept.playing ? { playing: kept.playing } : {}) } }
}

export function keepStanding(standing: Standing | undefined): void {
  if (standing) write(KEPT, standing)
  else localStorage.removeItem(KEPT)
}

export function startCampaign(plan: CampaignPlan, you: Side): Campaign {
  const [first] = missionsOf(plan)
  const nations = { axis: first!.sides.axis.nation, allied: first!.sides.allied.nation }
  return newCampaign({ id: plan.id, name: plan.name, you, missions: plan.missions, nations })
}

/** The scenario of the next mission, as it stands on the shelf. */
export function missionOf(campaign: Campaign): Scenario | undefined {
  const next = nextMission(campaign)
  return next === undefined ? undefined : missionsOf(campaign)[next]
}

export function forcesFor(campaign: Campaign, scenario: Scenario, draw: (of: number) => number = () => 0): Forces {
  const next = nextMission(campaign) ?? 0
  return {
    axis: forceFor(campaign.rosters.axis, scenario.sides.axis.men, next, draw),
    allied: forceFor(campaign.rosters.allied, scenario.sides.allied.men, next, draw),
  }
}

/** Puts the next mission on the table; the match, or what is wrong. */
export async function beginMission(campaign: Campaign, name: string): Promise<Standing | string> {
  const scenario = missionOf(campaign)
  if (!scenario) return 'All missions have been played.'
  const forces = forcesFor(campaign, scenario, (of) => Math.floor(Math.random() * of))
  const players = Object.fromEntries(
    SIDES.map((side): [Side, SeatPlayer] => [
      side,
      side === campaign.you ? { type: 'human', name } : { type: 'computer', level: USUAL_LEVEL },
    ]),
  )
  const made = missionScenario(campaign, scenario, forces)
  const begun = await beginMatch(upfront, { name: made.name, scenario: made, players }, browserStore())
  if (!begun.ok) return begun.problems.map(({ message }) => message).join(' ')
  keepForGood()
  return { campaign, playing: { match: begun.value, forces } }
}

/** What became of the mission that is being played: over and entered, still going (undefined), or why nobody knows. */
export async function missionOver({ campaign, playing }: Standing): Promise<Standing | string | undefined> {
  if (!playing) return undefined
  const record = await readRecord(playing.match, browserStore())
  if (!record.ok) return record.problems.map(({ message }) => message).join(' ')
  const game = restoreGame(upfront, record.value.save, { whole: true })
  if (!game.ok) return game.problems.map(({ message }) => message).join(' ')
  if (game.value.outcome === null) return undefined
  const events = game.value.events.map(({ event }) => event)
  return { campaign: afterMission(campaign, game.value.state, events, playing.forces, playing.match) }
}
