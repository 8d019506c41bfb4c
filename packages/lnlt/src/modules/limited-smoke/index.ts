import { integer, type Keeper, keptBy, type Problem, record } from '@firegroup/kernel'
import type { Module } from '../../hooks.ts'
import type { LnltState, Unit } from '../../state.ts'

/** 7.0: what the module keeps where a situation says otherwise: how many Smoke markers there are. */
interface Supply {
  readonly markers: number
}

/** L1492: there are usually four or five. */
const USUAL: Supply = { markers: 5 }

const schema = record({ markers: integer(0, 99) })

const supply: Keeper<LnltState, Supply> = {
  id: 'limited-smoke',
  state: {
    begin: () => undefined,
    clone: ({ markers }) => ({ markers }),
    view: ({ markers }) => ({ markers }),
    read(description) {
      const malformed = schema.check(description, 'situation.kept.limited-smoke')
      if (malformed) return { ok: false, problems: [{ message: malformed }] }
      const { markers } = description as Supply & typeof description
      return { ok: true, value: { markers } }
    },
  },
}

/** 7.0: while all Smoke markers lie on the map nobody lays Smoke; contribution to `forbids`. */
function noMarkerLeft(s: LnltState, _unit: Unit, what: string): Problem | undefined {
  if (what !== 'smoke' || smokeOnMap(s) < (keptBy(s, supply) ?? USUAL).markers) return undefined
  return { rule: '7.0', message: 'All Smoke markers are on the map: none can be laid until one comes off.' }
}

function smokeOnMap({ markers }: LnltState): number {
  let count = 0
  for (const { kind } of markers) if (kind === 'smoke') count++
  return count
}

/** 7.0, recommended but optional: no more Smoke at a time than there are markers for it. */
export const limitedSmoke: Module = {
  ...supply,
  title: 'Limited Smoke',
  sentence: 'No more than five Smoke markers are on the map at a time.',
  hooks: { forbids: [noMarkerLeft] },
  glossary: [
    {
      id: 'limited-smoke',
      name: 'Limited Smoke',
      rules: ['7.0'],
      text: 'An optional rule: both sides share five Smoke markers. While all of them are on the map no Smoke can be laid.',
      see: ['smoke'],
    },
  ],
}
