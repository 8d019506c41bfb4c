/** The ground that all lessons are played on: the western street of Alder Cross. */
import type { AslskEvent, Phase, Situation } from '@firegroup/aslsk'
import { alderCross } from '@firegroup/content/boards/alder-cross'
import type { Moment } from '../lesson.ts'

/** In April the grain is too low to matter: one thing less to learn at first. */
const APRIL = 4

/** Nobody is replaced by worse troops: that can wait. */
const BEST_ELR = 5

type Position = Partial<Situation> & Pick<Situation, 'units'> & { readonly phase: Phase }

export function street(position: Position): Situation {
  return {
    boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['A', 'T'] } }],
    month: APRIL,
    attacker: 'allied',
    allied: { nation: 'american', elr: BEST_ELR },
    axis: { nation: 'german', elr: BEST_ELR },
    ...position,
  }
}

export const us = (type: string, at: string, more: Partial<Situation['units'][number]> = {}): Situation['units'][number] => ({
  side: 'allied',
  type: `am-${type}`,
  at,
  ...more,
})

export const german = (type: string, at: string, more: Partial<Situation['units'][number]> = {}): Situation['units'][number] => ({
  side: 'axis',
  type: `ge-${type}`,
  at,
  ...more,
})

type Attack = Extract<AslskEvent, { type: 'attack' }>

/** The player's own fire attacks so far. */
export const attacks = ({ events }: Moment): Attack[] =>
  events.filter((event): event is Attack => event.type === 'attack' && event.by === 'allied')

export const hexOf = ({ s }: Moment, name: string): number => s.setting.map.grid.indexOf(name)
