/** What lessons are played with: your Germans below, their Americans above, and whatever cards the lesson is about. */
import type { Card, Nation, Situation, UpfrontEvent } from '@firegroup/upfront'
import type { Moment } from '../lesson.ts'

type SideOf = Situation['axis']
type Groups = SideOf['groups']

interface Position extends Omit<Partial<Situation>, 'axis' | 'allied'> {
  readonly mine: Groups
  readonly theirs: Groups
  readonly hand?: readonly Card[]
  readonly theirHand?: readonly Card[]
  /** Germans against Americans unless told. */
  readonly nations?: { readonly axis: Nation; readonly allied: Nation }
}

const HERE = { axis: 'German', allied: 'American' } as const

/** Groups are numbered from 0: first yours, then theirs. So are the men. Snipers come with the lesson that is about them. */
export function table({ mine, theirs, hand = [], theirHand = [], active = 'axis', nations = HERE, ...more }: Position): Situation {
  return {
    active,
    snipers: 'none',
    ...more,
    axis: { nation: nations.axis, groups: mine, hand },
    allied: { nation: nations.allied, groups: theirs, hand: theirHand },
  }
}

export const men = (...numbers: readonly number[]): { readonly number: number }[] => numbers.map((number) => ({ number }))

type EventOf<T extends UpfrontEvent['type']> = Extract<UpfrontEvent, { readonly type: T }>

/** What has happened of one kind. */
export const all = <T extends UpfrontEvent['type']>({ events }: Moment, type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type)

export const has = (moment: Moment, type: UpfrontEvent['type']): boolean => moment.events.some((event) => event.type === type)

/** The player's own fire so far. */
export const shots = (moment: Moment): EventOf<'fires'>[] => all(moment, 'fires').filter(({ side }) => side === 'axis')
