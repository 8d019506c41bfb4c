import type { Side } from '../state.ts'

/**
 * 5.2: nationality. A nation here is a colour of counters: its units and Weapons share it, and several minor nations share one.
 * Leader creation modifiers: rally-morale table; the Russian one stands in the rulebook's field promotion example, the German one in the play
 * aids, the others only in a transcription of the full game's chart (GAP-14).
 */
export interface Nation {
  readonly id: string
  readonly name: string
  readonly adjective: string
  /** The seat that it usually takes; a scenario may say otherwise. */
  readonly side: Side
  /** Who fights under this colour, where it is more than the nation itself. */
  readonly peoples: readonly string[]
  /** 5.3: added to the dr when one of its MMC may create a leader; null where it never does. */
  readonly leaderCreationDrm: number | null
}

export const NATIONS: readonly Nation[] = [
  nation('german', 'Germany', 'German', 'axis', -1),
  nation('russian', 'Soviet Union', 'Russian', 'allied', 1),
  nation('american', 'United States', 'American', 'allied', -1),
  nation('british', 'Great Britain', 'British', 'allied', -1, ['australian', 'canadian', 'indian', 'newZealand', 'southAfrican']),
  nation('italian', 'Italy', 'Italian', 'axis', 1),
  nation('french', 'France', 'French', 'allied', 0),
  nation('freeFrench', 'Free France', 'Free French', 'allied', 0),
  nation('alliedMinor', 'Allied minor nations', 'Allied Minor', 'allied', 0, ['belgian', 'dutch', 'greek', 'polish', 'yugoslav']),
  nation('axisMinor', 'Axis minor nations', 'Axis Minor', 'axis', 0, ['bulgarian', 'croat', 'hungarian', 'romanian', 'slovak']),
  nation('japanese', 'Japan', 'Japanese', 'axis', null),
]

const byId = new Map(NATIONS.flatMap((each) => [each.id, ...each.peoples].map((id) => [id, each] as const)))

/** The nation of this id, or the one under whose colour this people fights. */
export function nationOf(id: string): Nation {
  const found = byId.get(id)
  if (!found) throw new RangeError(`There is no nation "${id}"; there are ${[...byId.keys()].join(', ')}.`)
  return found
}

export function isNation(id: string): boolean {
  return byId.get(id)?.id === id
}

function nation(
  id: string,
  name: string,
  adjective: string,
  side: Side,
  leaderCreationDrm: number | null,
  peoples: readonly string[] = [],
): Nation {
  return { id, name, adjective, side, peoples, leaderCreationDrm }
}
