import type { AslskState, Expenditure, Location } from '../state.ts'

/** 3.3: the hexes from which those who have just spent came into theirs; one who has not entered it in this MPh came from nowhere. */
export function cameFrom(s: AslskState, { units, at }: Expenditure): readonly Location[] {
  const found: Location[] = []
  for (const id of units) {
    const from = s.banzai ? leftInCharge(s.banzai.left, id) : leftInMove(s, id, at)
    if (from !== null && from !== at && !found.includes(from)) found.push(from)
  }
  return found
}

/** 8.1.8.6: where a unit of a Charge was before its last Impulse. */
function leftInCharge(left: readonly string[], id: number): Location | null {
  const last = left.findLast((each) => each.startsWith(`${id}:`))
  return last === undefined ? null : (Number(last.slice(`${id}:`.length)) as Location)
}

function leftInMove(s: AslskState, id: number, at: Location): Location | null {
  const before = (s.move?.trail ?? []).findLast((each) => each.at !== at && each.units.some((unit) => unit === id))
  return before?.at ?? s.units[id]?.startedAt ?? null
}
