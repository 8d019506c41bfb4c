/** What the board shows of a desk. */
import { activatable, hexOf, isVehicle, type LnltState, passengersOf, type Side, type Unit, type Weapon } from '@firegroup/lnlt'
import type { CounterView, StackView } from '../../../../board/pieces/view.ts'
import type { Mood } from '../../../../counters/Counter.tsx'
import type { Place } from '../../../../play/controller/draft.ts'
import type { Snapshot } from '../../../hex.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import { chosenUnits } from '../drafts/chosen.ts'
import { ImpulseDraft } from '../drafts/impulse-draft.ts'
import { ReactionDraft } from '../drafts/reaction-draft.ts'
import { SetupDraft } from '../drafts/setup-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { moverWay } from '../mover.ts'
import { boardCard } from '../room.ts'
import { plannedLay } from './facing.ts'
import { type Arranged, asItStands, stacksOf } from './stacks.ts'

type Note = NonNullable<CounterView['note']>

const NOTES: Readonly<Record<string, Note>> = {
  none: { text: 'unharmed', tone: 'good' },
  shaken: { text: 'shaken', tone: 'pinned' },
  casualties: { text: 'casualties', tone: 'reduced' },
  wounded: { text: 'wounded', tone: 'reduced' },
}

export function snapshot(desk: LnltDesk): Snapshot {
  const { draft, reports, s } = desk
  const marks = reports.length > 0 ? [] : (draft?.marks ?? [])
  const notes = new Map<number, Note>()
  for (const { rest } of reports)
    for (const { event } of rest) if (event.type === 'damageCheck' && NOTES[event.result]) notes.set(event.unit, NOTES[event.result]!)
  const stacks = stacksOf(s, {
    ...asItStands(s),
    ...(draft instanceof SetupDraft ? placed(s, draft) : {}),
    mood: moodOf(desk),
    stance: (unit) => {
      const laid = reports.length > 0 ? undefined : plannedLay(draft, unit)
      return laid ? { ...unit, laid } : unit
    },
    card: (carrier) => carrierCard(desk, carrier),
    chosen: reports.length > 0 ? [] : chosenUnits(desk),
    marks,
    seat: desk.open?.seat ?? null,
    notes,
  })
  const told = stacks.find(({ counters }) => counters.some(({ note }) => note !== undefined))
  return { marks, stacks, fanned: told?.hex }
}

/** 16.4: who rides in it, how much room there is, and that they can get on or off now. */
function carrierCard(desk: LnltDesk, carrier: Unit): NonNullable<StackView['card']> | undefined {
  const { draft, s, reports } = desk
  const card = isVehicle(carrier) ? boardCard(s, carrier) : undefined
  if (!card || reports.length > 0 || !(draft instanceof ActDraft) || carrier.at < 0) return card
  const { at } = carrier
  if (!draft.places.includes(at) || !draft.activitiesAt(at).includes('passengers')) return card
  const act = () =>
    desk.attempt(() => {
      if (draft.at !== at) draft.select(at)
      draft.do('passengers')
    })
  const off = passengersOf(s, carrier).length > 0
  return { ...card, act: { label: `${off ? 'Get off or on' : 'Get on'} here: half the MF of both`, key: 'u', do: act } }
}

/** Those who are being set up stand where they are put. */
function placed(s: LnltState, draft: SetupDraft): Pick<Arranged, 'where' | 'weapons'> {
  return {
    where: (unit) => draft.locationOf(unit),
    weapons: ({ id }) =>
      s.weapons
        .filter((weapon) => draft.weaponsOf(id).includes(weapon.id) || weapon.owner === id)
        .map((weapon): Weapon => ({ ...weapon, assembled: weapon.assembled || draft.isAssembled(weapon.id) })),
  }
}

/** While somebody moves under fire: he, his way, and those who could fire. */
export function brightHexes(desk: LnltDesk): ReadonlySet<Place> | null {
  const { draft, reports } = desk
  if (!(draft instanceof ReactionDraft) || reports.length > 0) return null
  const way = moverWay(desk)
  return new Set([draft.at, ...draft.actors, ...(way ? [way.from, ...way.steps.map(({ hex }) => hex)] : [])])
}

/** Who has done his part in this turn is pale; while somebody moves, only who takes part stays bright. */
function moodOf(desk: LnltDesk): (unit: Unit) => Mood {
  const { draft, s } = desk
  const bright = brightHexes(desk)
  if (bright) return ({ at, aboard }) => (bright.has(hexOf(at < 0 && aboard !== undefined ? s.units[aboard]!.at : at)) ? 'ready' : 'away')
  if (s.phase !== 'operations') return () => 'ready'
  if (draft instanceof ActDraft) {
    const able = new Set(draft.places.flatMap((at) => draft.ableAt(at).map(({ id }) => id)))
    const { side } = s.impulse!
    return (unit) => (unit.side === side ? (able.has(unit.id) ? 'ready' : 'spent') : 'ready')
  }
  const open: { readonly [S in Side]: ReadonlySet<number> } = { blue: new Set(activatable(s, 'blue')), red: new Set(activatable(s, 'red')) }
  const asked = draft instanceof ImpulseDraft
  return (unit) => (open[unit.side].has(unit.at) && (!asked || unit.marks === 0) ? 'ready' : 'spent')
}
