import type { Setting } from '../setting.ts'
import type { AslskState } from '../state.ts'

/** The vehicles of a game as far as its units have been looked through: what is a vehicle is so from the start, and none comes to be during play. */
interface Roster {
  scanned: number
  readonly ids: number[]
}

const rosters = new WeakMap<Setting, Roster>()
let last: { readonly setting: Setting; readonly roster: Roster } | undefined

/** The vehicles of a game by their number, also those that are lost. Battles without any pay nothing for asking. */
export function vehicleIds({ setting, units }: AslskState): readonly number[] {
  const roster = last?.setting === setting ? last.roster : rosterOf(setting)
  for (; roster.scanned < units.length; roster.scanned++) if (units[roster.scanned]!.vehicle) roster.ids.push(roster.scanned)
  return roster.ids
}

function rosterOf(setting: Setting): Roster {
  const roster = rosters.get(setting) ?? { scanned: 0, ids: [] }
  rosters.set(setting, roster)
  last = { setting, roster }
  return roster
}
