/** What a click on the board means for the draft, and what the board shows of a move. */
import { describeStack, type Place, type Vehicle } from '@firegroup/aslsk'
import { bearingOf } from '../../../../board/facing/facing.ts'
import type { PathStep } from '../../../../board/pieces/PathOverlay.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import type { PlannedPath } from '../../../hex.ts'
import { DriveDraft, struckPart } from '../drafts/drive-draft.ts'
import { FireDraft } from '../drafts/fire-draft.ts'
import { MoveDraft } from '../drafts/move-draft.ts'
import { PushDraft } from '../drafts/push-draft.ts'
import { SetupDraft } from '../drafts/setup-draft.ts'
import { factors, riskWords } from '../figures.ts'
import type { AslskDesk } from '../kinds.ts'
import { moverWay } from '../mover.ts'
import { unitsWords } from '../words.ts'

/** What a screen reader says of a hex: what stands there, or would by the set-up in the making. */
export function describeHex({ draft, s }: AslskDesk, hex: Place): string {
  const known = describeStack(s, hex)
  const placed = draft instanceof SetupDraft ? draft.unitsAt(hex) : []
  return placed.length === 0 ? known : `${known} You set up ${unitsWords(s, placed)}.`
}

/** Whether the hex is what the draft would act on: choosing it again confirms. */
export function isAimedAt({ draft }: AslskDesk, hex: Place): boolean {
  if (draft instanceof FireDraft) return draft.at === hex
  return draft?.path.at(-1) === hex || (draft?.lines.some(({ to }) => to === hex) ?? false)
}

export function pathOf(desk: AslskDesk): PlannedPath | null {
  const { draft, reports } = desk
  const way = reports.length > 0 ? null : moverWay(desk)
  if (draft instanceof DriveDraft && draft.vehicle) return reports.length > 0 ? null : drivePath(draft, draft.vehicle)
  if (way) return { from: way.from, steps: way.steps.map(({ hex, mf }) => ({ hex, label: factors(mf) })), arrived: true }
  if (!(draft instanceof MoveDraft) || reports.length > 0 || draft.path.length === 0) return null
  const from = draft.at !== null && draft.at >= 0 ? draft.at : draft.path[0]!
  return {
    from,
    steps: draft.steps.map(({ place, mf, harm, residual }) => ({
      hex: place,
      label: mf === null ? '·' : factors(mf),
      ...(harm === null ? {} : { sub: riskWords(harm, residual) }),
    })),
  }
}

/** Circles for hexes that it enters, notes for what it does between them; all with the MP spent by then. */
function drivePath(draft: DriveDraft, { at, spent, entry }: Vehicle): PlannedPath | null {
  if (draft.legs.length === 0) return null
  const steps: (PathStep & { readonly notes: string[] })[] = []
  const notes: string[] = []
  for (const [i, { kind, place, vca, spent: by, bogs }] of draft.legs.entries()) {
    const mp = factors(spent + by)
    if (kind === 'enter')
      steps.push({
        hex: place,
        label: mp,
        facing: bearingOf(vca),
        notes: bogs === null ? [] : [`bogs ${percent(bogs / 36)}`],
        ...seenWords(draft, i),
      })
    else (steps.at(-1)?.notes ?? notes).push(`${NOTES[kind]} ${mp}`)
  }
  const from = at >= 0 ? at : (steps[0]?.hex ?? entry)
  const last = steps.pop()
  if (!last) return { from, steps: [], notes }
  const { facing: _, ...end } = last // where it ends it is shown itself, as it points there
  return { from, steps: [...steps, { ...end, aside: true }], notes }
}

/** The side that the worst shooter sees there, and what he can do. */
function seenWords(draft: DriveDraft, leg: number): Pick<PathStep, 'sub' | 'subTone'> {
  const worst = draft.threatsTo(leg)?.[0]
  if (!worst) return {}
  return { sub: `${struckPart(worst)} ${percent(worst.harm)}`, ...(worst.at === 'vehicle' ? { subTone: worst.hull } : {}) }
}

const NOTES = { start: 'START', turn: 'turn', stop: 'STOP' } as const

/** A counter of a fanned stack was chosen. */
export function memberChosen(desk: AslskDesk, id: string): void {
  const { draft, s } = desk
  const number = Number(id.slice(1))
  if (id.startsWith('w')) {
    if (draft instanceof SetupDraft && draft.ownerOf(number) !== undefined) draft.holdWeapon(number)
    if (draft instanceof FireDraft && s.weapons[number]!.owner >= 0) draft.toggleWeapon(number)
    if (draft instanceof PushDraft) desk.attempt(() => draft.chooseGun(number))
    return
  }
  if (s.units[number]?.side !== desk.seat) return
  if (draft instanceof FireDraft) draft.toggleUnit(number)
  else if (draft instanceof SetupDraft && draft.heldWeapon !== null) desk.attempt(() => draft.giveTo(number))
  else if (draft instanceof SetupDraft) draft.hold([number])
  else if (draft instanceof DriveDraft && (draft.vehicle || s.units[number]!.vehicle)) draft.toggleUnit(number)
  else if (draft instanceof MoveDraft) {
    const unit = s.units[number]!
    if (draft.at !== unit.at) desk.choosePlace(unit.at)
    if (draft.units.length > 1) for (const other of [...draft.units]) if (other !== number) draft.toggleUnit(other)
  } else desk.choosePlace(s.units[number]!.at)
}
