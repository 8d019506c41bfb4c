import { type AslskState, SIDES, type Side } from '@firegroup/aslsk'
import { keptBy, type Viewer } from '@firegroup/kernel'
import { ID } from '../kept.ts'
import type { DummyMemory, Memory } from '../memory.ts'
import { mayShift } from './shift.ts'

/*
 * Who knows what of counters that may Shift. They have a colour of their own (PBS-DUM-02): where how many of them lie everybody sees. Which of them are nobody
 * the one person knows who sits in both chairs, and so does whoever looks on. Who is under one, only its own side knows: to all others the units of a hex
 * that have such counters are any of those who are concealed there.
 */

/** Counters of a side that may Shift and conceal somebody, in one hex. */
interface Shiftable {
  readonly side: Side
  readonly hex: number
  readonly count: number
}

/** Whoever has come out from under his counter has none, also before the referee has taken note of it: it goes over to nobody else. */
function shiftable(s: AslskState, { real }: DummyMemory): Shiftable[] {
  return SIDES.flatMap((side) => {
    const counts = new Map<number, number>()
    for (const id of real) {
      const unit = s.units[id]!
      if (unit.side === side && mayShift(s, id)) counts.set(unit.at, (counts.get(unit.at) ?? 0) + 1)
    }
    return [...counts].sort(([a], [b]) => a - b).map(([hex, count]) => ({ side, hex, count }))
  })
}

/** What a viewer sees, with these: those of his own by who they are, all others by where they lie. */
export function withCounters(view: unknown, s: AslskState, viewer: Viewer): unknown {
  const memory = keptBy<Memory>(s, { id: ID })?.dummies
  if (!memory) return view
  const shown = view as { readonly modules: { readonly [id: string]: object } }
  const { real, ...open } = memory
  const dummies = { ...open, real: real.filter((id) => s.units[id]!.side === viewer), shiftable: shiftable(s, memory) }
  return { ...shown, modules: { ...shown.modules, [ID]: { ...shown.modules[ID], dummies } } }
}

/** Units that a viewer can't look at are dealt anew; counters that may Shift stay in the hexes in which they lie. */
export function keepingCounters(s: AslskState, viewer: Viewer, deal: () => void): void {
  const memory = keptBy<Memory>(s, { id: ID })?.dummies
  const lie = memory ? shiftable(s, memory).filter(({ side }) => side !== viewer) : []
  deal()
  if (!memory) return
  const under = ({ side, hex, count }: Shiftable) =>
    s.units.flatMap((unit) => (unit.side === side && unit.at === hex && unit.concealed ? [unit.id as number] : [])).slice(0, count)
  memory.real = [...memory.real.filter((id) => s.units[id]!.side === viewer), ...lie.flatMap(under)].sort((a, b) => a - b)
}
