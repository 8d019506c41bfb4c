import type { Audience } from '@firegroup/kernel'
import type { AslskEvent } from '../events.ts'
import { NOBODY, UNSEEN } from '../ids.ts'
import { type AslskState, SIDES, type Side } from '../state.ts'
import { isUnseen } from './unseen.ts'

/** Fields of events that name units, and Weapons. A transfer goes from unit to unit. */
const UNITS = new Set([
  'unit',
  'units',
  'leader',
  'targets',
  'directors',
  'among',
  'selected',
  'exhausted',
  'by',
  'on',
  'critical',
  'target',
  'vehicle',
  'other',
])
const WEAPONS = new Set(['weapon', 'weapons'])
/** Lists of targets by what becomes of them: where all of one group are hidden the others are told all the same. */
const GROUPS = new Set(['groups', 'others'])

/** What happens within an unseen stack: nobody else is told. */
const WITHIN: ReadonlySet<AslskEvent['type']> = new Set([
  'acquires',
  'check',
  'cx',
  'gunTurns',
  'malfunction',
  'moveEnds',
  'noLeaderCreated',
  'pinned',
  'randomSelection',
  'rateKept',
  'recovery',
  'repair',
  'replaced',
  'restacked',
  'smokeGrenades',
  'transfer',
  'unpinned',
] as const)

/**
 * 8.3.2, 6.4: who may see an event in full: whoever may look at all whom it names. Everyone else is told of concealed units as such, and of hidden ones
 * nothing.
 */
export function audience(s: AslskState, event: AslskEvent): Audience | undefined {
  // whoever comes under a concealment counter was in sight before
  if (!s.setting.fog || event.type === 'conceals' || !s.units.some(isUnseen)) return undefined
  const named = new Redaction(s, event.type)
  const others = named.redact(event, '') as AslskEvent
  if (named.sides.size === 0) return undefined
  const to = SIDES.filter((side) => [...named.sides].every((other) => other === side))
  return WITHIN.has(event.type) || named.isSecret ? { to } : { to, others }
}

/** An event gone through for what it names, with what others see in place of it. */
class Redaction {
  /** Whose unseen units it names. */
  readonly sides = new Set<Side>()
  /** It is about a hidden unit alone. */
  isSecret = false
  readonly #s: AslskState
  readonly #isTransfer: boolean

  constructor(s: AslskState, type: AslskEvent['type']) {
    this.#s = s
    this.#isTransfer = type === 'transfer'
  }

  redact(value: unknown, key: string): unknown {
    if (typeof value === 'number') return this.#number(value, key)
    if (Array.isArray(value)) return this.#list(value, key)
    if (typeof value !== 'object' || value === null) return value
    const shown: { [field: string]: unknown; unit?: unknown } = {}
    for (const [name, field] of Object.entries(value)) {
      const seen = this.redact(field, name)
      // of targets with a result of their own there may be none left to tell of
      if (name !== 'others' || !Array.isArray(seen) || seen.length > 0) shown[name] = seen
    }
    // what is printed on a counter stands beside its number
    return 'label' in shown && shown.unit === UNSEEN ? { ...shown, label: 'concealed' } : shown
  }

  #number(id: number, key: string): number {
    const unit = this.#unitNamed(id, key)
    if (!unit || !isUnseen(unit)) return id
    this.sides.add(unit.side)
    if (unit.hidden && key === 'critical') return NOBODY
    if (unit.hidden) this.isSecret = true
    return UNSEEN
  }

  #list(values: readonly unknown[], key: string): unknown[] {
    const secret = this.isSecret
    const shown = values.map((value) => {
      this.isSecret = false
      const seen = this.redact(value, key)
      return this.isSecret || (isEmptyGroup(seen) && !isEmptyGroup(value)) ? null : seen
    })
    const left = shown.filter((each) => each !== null)
    this.isSecret = secret || (!GROUPS.has(key) && left.length === 0 && values.length > 0)
    return left
  }

  #unitNamed(id: number, key: string) {
    const { units, weapons } = this.#s
    if (UNITS.has(key) || (this.#isTransfer && (key === 'from' || key === 'to'))) return units[id]
    return WEAPONS.has(key) ? units[weapons[id]?.owner ?? -1] : undefined
  }
}

/** Targets with a result of their own, all of them hidden. */
function isEmptyGroup(value: unknown): boolean {
  const units = typeof value === 'object' && value !== null && 'units' in value ? value.units : null
  return Array.isArray(units) && units.length === 0
}
