import type { Location, Unit } from '../state.ts'

/*
 * Where units are, each hex once. It is asked for with every question of a large battle, of half of all its units: so a hex that has been met is looked up,
 * not searched for. What is written down here means nothing once the list is made.
 */
let metIn = new Int32Array(0)
let lists = 0

/** The hexes on the map in which there are units for whom `counts` holds, in the order of the units. */
export function placesOf(units: readonly Unit[], counts: (unit: Unit) => boolean): Location[] {
  const places: Location[] = []
  const list = nextList()
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const { at } = unit
    if (at < 0 || metIn[at] === list || !counts(unit)) continue
    if (at >= metIn.length) metIn = grown(at)
    metIn[at] = list
    places.push(at)
  }
  return places
}

/** Numbers of lists come round one day, and then nothing has been met. */
function nextList(): number {
  lists = (lists + 1) | 0
  if (lists === 0) {
    metIn.fill(0)
    lists = 1
  }
  return lists
}

function grown(at: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(2 * at + 64)
  wider.set(metIn)
  return wider
}
