/** Where vehicles and guns point: their covered arcs, and how they are turned. */
import { gunsOf, hexOf, isAloft, isLaid, type LnltState, type Location, type Unit, vehicleType } from '@firegroup/lnlt'
import type { Arc } from '../../../../board/facing/ArcLayer.tsx'
import type { Turnable } from '../../../../board/facing/Dial.tsx'
import { type Pivot, turnablesFrom, turnByOne } from '../../../../play/board/turning.ts'
import type { HexDraft, Place } from '../../../../play/controller/draft.ts'
import type { BarAct } from '../../../game.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import { AirDraft } from '../drafts/air-draft.ts'
import type { GunPart } from '../drafts/gun-part.ts'
import { ReactionDraft } from '../drafts/reaction-draft.ts'
import { StepDraft } from '../drafts/step-draft.ts'
import type { LnltDesk } from '../kinds.ts'

type Laid = Unit & { readonly laid: NonNullable<Unit['laid']> }

/** Further than that nobody looks along an arc. */
const FAR = 16

/** The shot that is being made ready. */
export function gunsAimed(draft: HexDraft | null): GunPart | null {
  if (draft instanceof ActDraft) return draft.activity === 'guns' ? draft.guns : null
  if (draft instanceof StepDraft) return draft.doing === 'guns' ? draft.guns : null
  return draft instanceof ReactionDraft && draft.guns.shot ? draft.guns : null
}

function pivotsOf(draft: HexDraft | null): readonly Pivot[] {
  if (draft instanceof StepDraft)
    return draft.doing === 'go' ? (draft.drive?.pivots ?? []) : draft.doing === 'guns' ? draft.guns.pivots : []
  if (draft instanceof ActDraft && draft.activity === 'drive') return draft.drive.pivots
  return gunsAimed(draft)?.pivots ?? []
}

/** 19.2.2: where a helicopter points is of no account: keys turn it, no handle stands in the way. */
export const turnablesOf = (desk: LnltDesk): readonly Turnable[] => {
  const flying = (id: string): boolean => isAloft(desk.s.units[Number(id.split(' ')[1])]?.at ?? -1)
  return turnablesFrom(
    desk,
    pivotsOf(desk.draft).filter(({ id }) => !flying(id)),
  )
}

export const turnBy = (desk: LnltDesk, by: 1 | -1): boolean => turnByOne(desk, pivotsOf, 'hull', by)

/** How a vehicle or gun would stand by the draft in the making; undefined where it stands as it does. */
export function plannedLay(draft: HexDraft | null, unit: Unit): NonNullable<Unit['laid']> | undefined {
  const pivot = pivotsOf(draft).find(({ id }) => id === `hull ${unit.id}`)
  if (!pivot || !unit.laid || !(draft instanceof ActDraft) || draft.path.length > 0) return undefined
  const { facing, turret } = unit.laid
  return { ...unit.laid, facing: pivot.towards, turret: (turret + pivot.towards - facing + 6) % 6 }
}

export function arcsOf(desk: LnltDesk, at: Place | 'everywhere'): readonly Arc[] {
  const { s, draft, seat } = desk
  const turning = turnablesOf(desk)
  const aimed = gunsAimed(draft)?.shot?.unit
  return s.units.flatMap((unit) => {
    const where = standsAt(unit, seat)
    // 19.2.2: what is in the air fires all round
    if (where < 0 || !isLaid(unit) || isAloft(where)) return []
    const turnable = turning.find(({ id }) => id === `hull ${unit.id}`)
    const hex = turnable?.hex ?? hexOf(where)
    if (at !== 'everywhere' && hex !== at && unit.id !== aimed && !turnable) return []
    return arcsOfUnit(desk, unit, hex, turnable)
  })
}

/** 22.0: who hides stands where he hides, for his own side and for nobody else; below 0 for nowhere. */
const standsAt = ({ at, side, hidesAt = at }: Unit, seat: string): Location => (side === seat ? hidesAt : at)

/** Of the hull, and of the turret where it points elsewhere. */
function arcsOfUnit({ s, seat }: LnltDesk, unit: Laid, hex: Place, turnable: Turnable | undefined): Arc[] {
  const { facing, turret } = unit.laid
  const own = unit.side === seat
  const hull = turnable?.towards ?? facing
  const arc = { hex, range: rangeOf(s, unit) }
  const arcs: Arc[] = [{ ...arc, spine: hull, tone: own ? 'own' : 'enemy' }]
  const turned = (turret + hull - facing + 6) % 6
  if (turned !== hull && unit.vehicle && vehicleType(s, unit).turreted) arcs.push({ ...arc, spine: turned, tone: own ? 'turret' : 'enemy' })
  return arcs
}

function rangeOf(s: LnltState, unit: Unit): number {
  const guns = gunsOf(s, unit).map(({ type }) => type.columns.at(-1)?.range ?? 0)
  const mgs = unit.vehicle ? vehicleType(s, unit).machineGuns.map(({ range }) => range) : []
  return Math.min(FAR, Math.max(4, ...guns, ...(guns.length > 0 ? [] : mgs)))
}

/** The same as buttons, for whoever has neither handle nor keys at hand. */
export function facingActs(desk: LnltDesk): readonly BarAct[] {
  const plane = desk.draft instanceof AirDraft ? desk.draft : null
  if (plane)
    return [
      { icon: 'turnLeft', label: 'Other hexrow', key: ',', act: () => plane.turn(-1) },
      { icon: 'turnRight', label: 'Next hexrow', key: '.', act: () => plane.turn(1) },
    ]
  const turns: readonly BarAct[] =
    turnablesOf(desk).length === 0
      ? []
      : [
          { icon: 'turnLeft', label: 'Turn left', key: ',', act: () => turnBy(desk, -1) },
          { icon: 'turnRight', label: 'Turn right', key: '.', act: () => turnBy(desk, 1) },
        ]
  const { draft } = desk
  const hatch = draft instanceof ActDraft && (draft.activity === 'drive' || draft.activity === 'guns') ? draft.hatch : null
  return hatch ? [...turns, { icon: 'hatch', label: 'Hatch', key: 'b', act: () => toggleHatch(desk) }] : turns
}

/** 15.0.1: decided at once. */
export function toggleHatch(desk: LnltDesk): boolean {
  const { draft } = desk
  const hatch = draft instanceof ActDraft ? draft.hatch : null
  if (!hatch) return false
  if (hatch.problem) desk.attempt(() => hatch.problem)
  else desk.decide(hatch.decision)
  return true
}
