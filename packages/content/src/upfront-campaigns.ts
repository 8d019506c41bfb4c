/** Campaigns of Up Front: scenarios of two nations, one after the other. */
import type { Scenario } from '@firegroup/upfront'
import { scenario } from './upfront.ts'

export interface CampaignPlan {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Scenarios by their ids, in order. */
  readonly missions: readonly string[]
}

export const campaigns: readonly CampaignPlan[] = [
  {
    id: 'the-road-to-the-vire',
    name: 'The Road to the Vire',
    text: 'One American squad and the Germans whom it meets in the summer of 1944: an orchard, a farm, and the willows on the river.',
    missions: ['two-patrols-one-orchard', 'the-threshing-floor', 'fire-at-the-willows'],
  },
  {
    id: 'from-the-trail-to-the-reef',
    name: 'From the Trail to the Reef',
    text: 'Marines and Japanese from the rain of Bougainville to the coral of the Marshalls.',
    missions: ['before-the-rain', 'the-kunai-grass', 'the-coral-shelf'],
  },
]

/** The scenarios of a campaign, in order. */
export const missionsOf = ({ missions }: Pick<CampaignPlan, 'missions'>): readonly Scenario[] => missions.map((id) => scenario(id))
