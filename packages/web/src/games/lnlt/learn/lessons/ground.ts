/** The ground that all lessons are played on: the western street of Weaver's End. */
import { weaversEnd } from '@firegroup/content/boards/weavers-end'
import { type LnltEvent, locationNamed, type Situation } from '@firegroup/lnlt'
import type { Moment } from '../lesson.ts'

type UnitHere = Situation['units'][number]
type Position = Partial<Situation> & Pick<Situation, 'units'>

/** A moment in the village; the Operations Phase with the player's impulse unless told. A turn later the moment has passed. */
export function village(position: Position): Situation {
  return {
    boards: [{ map: weaversEnd, at: { column: 0, row: 0 }, crop: { columns: ['A', 'I'] } }],
    blue: { nation: 'american' },
    red: { nation: 'german' },
    turns: (position.turn ?? 1) + 1,
    ...position,
  }
}

export const us = (type: string, at: string, more: Partial<UnitHere> = {}): UnitHere => ({ side: 'blue', type: `us-${type}`, at, ...more })
export const german = (type: string, at: string, more: Partial<UnitHere> = {}): UnitHere => ({
  side: 'red',
  type: `de-${type}`,
  at,
  ...more,
})

export const SQUAD = 'infantry-squad'
export const HALF_SQUAD = 'infantry-half-squad'
export const LEADER = 'leader-6-1'
export const RIFLES = 'wehrmacht-squad'
export const FEW_RIFLES = 'wehrmacht-half-squad'

/** They have fired in this turn: known to be there, and done. */
export const FIRED = { marks: ['fired'] } as const

/** You know where they are: a place with a Spotted marker of yours. */
export const spotted = (at: string) => ({ kind: 'spotted', at, side: 'blue' }) as const

/** Somebody around the corner who takes no part: the phase does not end as soon as all others have acted. */
export const bystander: UnitHere = german(FEW_RIFLES, 'G7')

type Attack = Extract<LnltEvent, { type: 'attack' }>

/** The fire attacks of a side so far; the player's own unless told. */
export const attacks = ({ events }: Moment, by: Attack['by'] = 'blue'): Attack[] =>
  events.filter((event): event is Attack => event.type === 'attack' && event.by === by)

export const happened = ({ events }: Moment, type: LnltEvent['type']): boolean => events.some((event) => event.type === type)

export const placeOf = ({ s }: Moment, name: string): number => locationNamed(s.setting, name)

export const isAt = (moment: Moment, unit: number, name: string): boolean => moment.s.units[unit]!.at === placeOf(moment, name)

/** How often the player has let them go on. */
export const holds = ({ decisions }: Moment): number =>
  decisions.filter(({ kind, decision }) => kind === 'opportunityFire' && (decision as { type?: string }).type === 'hold').length

/** What the other side does, by the engine's own names. */
export const theyActivate = (...at: readonly string[]) => ({ kind: 'impulse', decision: { type: 'activate', at } })
export const theyMove = (unit: number | readonly number[], to: string) => ({
  kind: 'act',
  decision: { type: 'move', units: [unit].flat(), mode: 'move', to },
})
export const theyStep = (to: string) => ({ kind: 'step', decision: { type: 'step', to } })
export const theyStop = { kind: 'step', decision: { type: 'stop' } }
export const theyFire = (unit: number, from: string, at: string) => ({
  kind: 'act',
  decision: { type: 'fire', from, at, firers: [{ unit, inherent: true, weapons: [] }] },
})
export const theyReact = (unit: number, from: string, at: string) => ({
  kind: 'opportunityFire',
  decision: { type: 'fire', from, at, firers: [{ unit, inherent: true, weapons: [] }] },
})
