/** The state as stacks of counters for the board. */
import type { AslskState, Place, Side, Unit } from '@firegroup/aslsk'
import type { CounterView, RingTone, StackView } from '../../../../board/pieces/view.ts'
import type { Mood } from '../../../../counters/Counter.tsx'
import type { HexDraft, HexMark } from '../../../../play/controller/draft.ts'
import { byRank, loose, lyingAbout, stacked, unitView, unknownStack, weaponView } from '../../views.ts'
import { DriveDraft } from '../drafts/drive-draft.ts'
import { SetupDraft } from '../drafts/setup-draft.ts'
import { doubtsOf } from './doubts.ts'
import { plannedArc, plannedStance } from './facing.ts'

const RINGS: Partial<Record<HexMark['tone'], RingTone>> = {
  selected: 'selected',
  target: 'chosen',
  aim: 'possible',
  enemy: 'possible',
  shooter: 'possible',
  path: 'move',
}
/** Waiting beside the map, at the hex that it is to enter. */
const OFFBOARD = -1

export interface StackOptions {
  readonly draft: HexDraft | null
  readonly marks: readonly HexMark[]
  /** Whose counters are dimmed when they can't act; null when nobody is asked. */
  readonly seat: string | null
  /** Only these hexes stay bright. */
  readonly bright: ReadonlySet<Place> | null
  readonly chosen: readonly number[]
  /** What just became of units, by id. */
  readonly notes: ReadonlyMap<number, NonNullable<CounterView['note']>>
}

export function stacksOf(s: AslskState, options: StackOptions): StackView[] {
  const { draft, marks } = options
  const setup = draft instanceof SetupDraft ? draft : null
  const byHex = new Map<string, Unit[]>()
  for (const unit of s.units) {
    const at = whereIs(unit, setup)
    if (at < 0) continue
    const key = `${at} ${unit.side}`
    byHex.set(key, [...(byHex.get(key) ?? []), unit])
  }
  const actors = new Set(draft?.actors ?? [])
  const stacks: StackView[] = []
  for (const [key, units] of byHex) {
    const [at, side] = key.split(' ') as [string, string]
    const hex = Number(at)
    const mark = marks.find((each) => each.place === hex && !each.bare && RINGS[each.tone] !== undefined)
    const tagged = marks.find(
      (each) =>
        each.place === hex &&
        (side !== options.seat || each.tone === 'option' || each.tone === 'selected' || each.tone === 'shooter') &&
        each.label !== undefined &&
        (each.tone !== 'option' || draft?.view === 'fire') &&
        each.tone !== 'path',
    )
    const waits = !setup && units.every((unit) => unit.at === OFFBOARD)
    // not there yet, but it is they who may come now
    const comes = waits && side === options.seat && actors.has(hex)
    const mood: Mood = comes
      ? 'ready'
      : waits
        ? 'away'
        : options.bright && !options.bright.has(hex)
          ? 'away'
          : side === options.seat && !actors.has(hex)
            ? 'spent'
            : 'ready'
    const isTarget = mark?.tone === 'target' || mark?.tone === 'aim' || mark?.tone === 'enemy'
    const ring = mark && (isTarget ? side !== options.seat || draft?.view !== 'fire' : true) ? RINGS[mark.tone] : undefined
    const seen = units.filter((unit) => !unit.unknown)
    stacks.push({
      hex: s.setting.map.grid.hexOf(hex),
      side,
      ...(seen.length < units.length ? { badge: '' } : {}),
      counters: [
        ...counters(s, seen, setup, mood, options).map((each) => (comes ? { ...each, planned: true } : each)),
        ...(seen.length < units.length ? unknownStack(s, hex, side as Side, mood) : []),
      ],
      ...(ring ? { ring } : {}),
      ...doubtsOf(s, seen),
      ...(tagged?.label !== undefined ? { tag: tagged.label, ...(tagged.brief ? { tagBrief: tagged.brief } : {}), ...toneOf(tagged) } : {}),
    })
  }
  return [...stacks, ...lyingAbout(s), ...plannedVehicle(s, draft)]
}

/** Where a vehicle would be at the end of its way, as it would point there. */
function plannedVehicle(s: AslskState, draft: HexDraft | null): StackView[] {
  if (!(draft instanceof DriveDraft) || !draft.vehicle || draft.path.length === 0) return []
  const { place, vca, tca, stopped } = draft.end!
  const view = unitView(s, draft.vehicle, { vca, tca, motion: !stopped })
  return [{ hex: place, side: 'plan', counters: [{ ...view, id: 'plan', planned: true, words: `planned: ${view.words}` }] }]
}

/** What a mover has spent is no odds; those who would fire show theirs as the target else does. */
function toneOf({ tone, label, bare }: HexMark): Pick<StackView, 'tagTone'> {
  if (tone === 'selected' || bare) return { tagTone: 'chosen' }
  return tone === 'target' && !label?.includes('%') ? { tagTone: 'ink' } : {}
}

function whereIs(unit: Unit, setup: SetupDraft | null): Place {
  const placed = setup?.placeOfUnit(unit.id) ?? -1
  if (placed >= 0) return placed
  return unit.at === OFFBOARD ? unit.entry : unit.at
}

/** While it is being set up: as the enemy will see it, or not. */
function asSetUp(setup: SetupDraft | null, unit: Unit): Unit {
  const secrecy = setup && setup.placeOfUnit(unit.id) >= 0 ? setup.secrecy(unit.id) : 'seen'
  return secrecy === 'seen' ? unit : { ...unit, [secrecy]: true }
}

function counters(
  s: AslskState,
  units: readonly Unit[],
  setup: SetupDraft | null,
  mood: Mood,
  { draft, chosen, notes }: StackOptions,
): CounterView[] {
  const sorted = byRank(s, units)
  const people = sorted.map((unit): CounterView => {
    const note = notes.get(unit.id)
    return {
      ...unitView(s, asSetUp(setup, unit), plannedStance(draft, unit)),
      mood,
      selected: chosen.includes(unit.id),
      ...(note ? { note } : {}),
    }
  })
  const weapons = loose(s).filter((weapon) =>
    sorted.some((unit) => (setup ? setup.weaponsOf(unit.id).includes(weapon.id) || weapon.owner === unit.id : weapon.owner === unit.id)),
  )
  return stacked(
    people,
    weapons.map(
      (weapon): CounterView => ({
        ...weaponView(s, weapon, plannedArc(draft, weapon.id)),
        mood,
        selected: setup?.heldWeapon === weapon.id,
      }),
    ),
  )
}
