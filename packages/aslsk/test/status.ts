import type { Status } from '../src/data/statuses.ts'
import { withModule } from '../src/scenario/begin.ts'
import type { AslskState } from '../src/state.ts'
import type { AslskTable } from './table.ts'

/** The position of a table in which the unit of this name is so, so often: for what no module brings about yet. */
export function being(t: AslskTable, name: string, status: Status, times = 1, state: AslskState = t.state): AslskState {
  const who = t.unit(name)
  return withModule(state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, asked) => (unit.id === who && asked === status ? times : 0)] },
  })
}
