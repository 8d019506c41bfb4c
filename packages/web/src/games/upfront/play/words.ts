/** Short words for docks and buttons. Decisions and events are told by the game's own words. */
import {
  describeEvents,
  type GroupLook,
  type MachineLook,
  type ManLook,
  type Side,
  type UpfrontEvent,
  type UpfrontState,
} from '@firegroup/upfront'
import { signed } from '../../../play/controller/draft.ts'
import type { Telling } from '../../../play/controller/report.ts'
import { list } from '../../../words.ts'
import { marksOf } from '../art/Soldier.tsx'

/** Events in words, each with its rule and with the group to look at. */
export function tell(s: UpfrontState, events: readonly UpfrontEvent[]): readonly Telling[] {
  return describeEvents(s, events).map((telling, i) => {
    const event = events[i]!
    const place = placeOf(s, event)
    const { text, detail } = telling
    const words = { text: minus(text), ...(detail === undefined ? {} : { detail: minus(detail) }) }
    return { ...words, ...('rule' in event ? { rule: event.rule } : {}), ...(place === undefined ? {} : { place }) }
  })
}

/** '-2' as it is printed: '−2'. */
export const minus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−')

function placeOf(s: UpfrontState, event: UpfrontEvent): number | undefined {
  const told = event as { readonly target?: number; readonly group?: number; readonly man?: number }
  const place = told.target ?? told.group
  if (place !== undefined) return place
  return told.man === undefined ? undefined : s.groups.find(({ men }) => men.includes(told.man!))?.id
}

/** 'Germans': who plays a side, as the scenario calls them. */
export const peopleOf = (s: UpfrontState, side: Side): string => s.setting.scenario.sides[side].name

export const terrainName = (terrain: string): string => (terrain === 'OpenGround' ? 'Open ground' : terrain)

const MODES = { advance: 'advancing', retreat: 'retreating', sideways: 'moving sideways' } as const
const modeWords = (mode: keyof typeof MODES): string => MODES[mode]

/** A group read aloud, with everything on it. */
export function groupSaid(look: GroupLook, mine: boolean, nameOf: (group: number) => string): string {
  const {
    letter,
    terrain,
    called,
    marks,
    against,
    moving,
    smoke,
    wire,
    men,
    range,
    acted,
    facing,
    encircled,
    surrendered,
    offered,
    towards,
  } = look
  const parts = [
    `${mine ? 'Your' : 'Enemy'} group ${letter}`,
    `${called || terrainName(terrain)}${against === 0 ? '' : `, fire at it ${signed(against)}`}`,
    ...(moving ? [`${modeWords(moving.mode)}, fire at it ${signed(moving.cards)}`] : []),
    ...(smoke > 0 ? [`Smoke ${signed(-smoke)}`] : []),
    ...(wire > 0 ? [`Wire ${signed(wire)}`] : []),
    ...marks.map((mark) => mark.toLowerCase()),
    ...(encircled ? ['encircled'] : []),
    ...(surrendered ? ['surrendered'] : []),
    ...(towards !== '' ? [`on its way to letter ${towards}`] : []),
    ...(offered ? [`${terrainName(offered.terrain)} offered by the enemy`] : []),
    `range chit ${range}`,
    ...(mine && facing.length > 0 ? [list(facing.map((each) => `range ${each.range} to ${nameOf(each.group)}`))] : []),
    ...(acted ? ['has acted'] : []),
    `${men.length === 1 ? 'one man' : `${men.length} men`}: ${men.map(manSaid).join('; ')}`,
  ]
  return `${parts.join('. ')}.`
}

/** A gun or vehicle read aloud. */
function machineSaid(name: string, { says, sides, toHit, states, acquired }: MachineLook): string {
  const values = sides.map((side) => `${side.name} ${side.values.map((each) => `${each.name} ${each.value}`).join(', ')}`)
  return [
    name,
    says,
    ...states,
    ...values,
    ...(toHit ? [`to hit by range ${toHit.join(', ')}`] : []),
    ...(acquired === '' ? [] : [`has acquired group ${acquired}`]),
  ].join('; ')
}

/** A man read aloud. */
export function manSaid(man: ManLook): string {
  if (man.machine) return machineSaid(man.name, man.machine)
  const { name, weapon, pinned, threshold, kia } = man
  const state = [weapon === '' ? 'unarmed' : weapon, ...(pinned ? ['pinned'] : []), ...marksOf(man).map(({ said }) => said)]
  return `${name}, ${state.join(', ')}, ${pinned ? 'panic' : 'morale'} ${threshold}, killed at ${kia}`
}
