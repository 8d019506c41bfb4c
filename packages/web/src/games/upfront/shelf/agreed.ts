/** Rulings that the two players can agree on, as the scenario has them. */
import type { RulingOptions, Scenario } from '@firegroup/upfront'
import type { Agreements } from '../../game.ts'

export interface Ruling {
  readonly id: keyof RulingOptions
  readonly legend: string
  /** The last chapter of the rules that must be in force for it to matter. */
  readonly chapter: number
  readonly choices: readonly { readonly value: string; readonly name: string; readonly note: string }[]
}

/** The first of each is how it is played unless the players agree otherwise. */
const RULINGS: readonly Ruling[] = [
  {
    id: 'readjustRange',
    legend: 'Range chits',
    chapter: 5,
    choices: [
      { value: 'no', name: 'As they lie', note: 'Chits beyond 5 or below 0 stay.' },
      { value: 'yes', name: 'Brought back', note: 'After a reshuffle both may agree to shift them; no range changes.' },
    ],
  },
  {
    id: 'zeroFirepowerMalfunction',
    legend: 'A jam at a range where the weapon has no firepower',
    chapter: 19,
    choices: [
      { value: 'jams', name: 'Jams it', note: '' },
      { value: 'momentary', name: 'Costs a point', note: 'The attack loses one point of strength instead.' },
    ],
  },
  {
    id: 'doubleDoubling',
    legend: 'Flanking and inside at once',
    chapter: 20,
    choices: [
      { value: 'once', name: 'Doubled once', note: '' },
      { value: 'twice', name: 'Doubled twice', note: 'Each reason doubles his firepower.' },
    ],
  },
]

export const rulingsOf = ({ rulesThrough }: Scenario): readonly Ruling[] => RULINGS.filter(({ chapter }) => chapter <= rulesThrough)

export function agreedOptions(agreements: Agreements): Partial<RulingOptions> {
  const { readjustRange, zeroFirepowerMalfunction, doubleDoubling } = agreements
  return {
    ...(readjustRange ? { readjustRange: readjustRange === 'yes' } : {}),
    ...(zeroFirepowerMalfunction ? { zeroFirepowerMalfunction: zeroFirepowerMalfunction === 'momentary' ? 'momentary' : 'jams' } : {}),
    ...(doubleDoubling ? { doubleDoubling: doubleDoubling === 'twice' ? 'twice' : 'once' } : {}),
  }
}

/** How a ruling stands in a scenario before anything is agreed. */
export function valueIn({ options }: Scenario, { id, choices }: Ruling): string {
  const value = options?.[id]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value ?? choices[0]!.value
}
