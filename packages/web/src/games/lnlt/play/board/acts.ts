/** What a click on the board means for the draft, and what the board says of a hex. */
import { describeStack, enemyOf, hexOf, isAloft, type Location, locationsIn, type Side, unitList, whySpotted } from '@firegroup/lnlt'
import { bearingOf } from '../../../../board/facing/facing.ts'
import type { PathStep } from '../../../../board/pieces/PathOverlay.tsx'
import { type Place, percent } from '../../../../play/controller/draft.ts'
import type { PlannedPath } from '../../../hex.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import { AirDraft } from '../drafts/air-draft.ts'
import { ChoiceDraft } from '../drafts/choice-draft.ts'
import { ClaymoreDraft } from '../drafts/claymore-draft.ts'
import type { DrivePart } from '../drafts/drive-part.ts'
import { ImpulseDraft } from '../drafts/impulse-draft.ts'
import { MeleeDraft } from '../drafts/melee-draft.ts'
import { fightWords, type MovePart, riskWords } from '../drafts/move-part.ts'
import { PlaceDraft } from '../drafts/place-draft.ts'
import { ReactionDraft } from '../drafts/reaction-draft.ts'
import { RoundDraft } from '../drafts/round-draft.ts'
import { SetupDraft } from '../drafts/setup-draft.ts'
import { StepDraft } from '../drafts/step-draft.ts'
import { WhoDraft } from '../drafts/who-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { moverWay } from '../mover.ts'
import { points } from '../words.ts'

/** What a screen reader says of a hex: every place in it, what stands there, and whether enemies in it are spotted. */
export function describeHex({ draft, s, seat }: LnltDesk, hex: Place): string {
  const known = locationsIn(s.setting, hex).filter((at, i) => i === 0 || s.units.some((unit) => unit.at === at))
  const words = known.map((at) => `${describeStack(s, at)}${spottedWords(s, at, seat as Side)}`)
  const placed = draft instanceof SetupDraft ? draft.unitsAt(hex) : []
  return placed.length === 0 ? words.join(' ') : `${words.join(' ')} You set up ${unitList(s, placed)}.`
}

function spottedWords(s: LnltDesk['s'], at: Location, seat: Side): string {
  if (s.phase !== 'operations' || !s.units.some((unit) => unit.at === at && unit.side === enemyOf(seat))) return ''
  const why = whySpotted(s, seat, at)
  return why ? ` Spotted: ${why.reason}.` : ' Not spotted.'
}

/** Whether the hex is what the draft would act on: choosing it again confirms. */
export function isAimedAt({ draft }: LnltDesk, hex: Place): boolean {
  if (draft instanceof ActDraft) {
    const { attack } = draft
    if (attack) return attack.at !== null && hexOf(attack.at) === hex
    if (draft.activity === 'guns') return draft.lines[0]?.to === hex && draft.guns.aims.filter(({ at }) => hexOf(at) === hex).length === 1
    return (draft.activity === 'move' || draft.activity === 'drive') && draft.path.at(-1) === hex
  }
  if (draft instanceof ImpulseDraft)
    return draft.opening === 'activate'
      ? false
      : draft.opening === 'spot'
        ? draft.lines[0]?.to === hex
        : draft.entering?.to === draft.s.setting.map.grid.idOf(hex)
  if (draft instanceof StepDraft) return draft.doing === 'go' ? draft.path.at(-1) === hex : draft.lines[0]?.to === hex
  if (draft instanceof WhoDraft || draft instanceof AirDraft) return false
  if (draft instanceof RoundDraft) return draft.to !== null && draft.hexOf(draft.to.to) === hex
  if (draft instanceof ClaymoreDraft) return draft.at === hex
  if (draft instanceof PlaceDraft)
    return draft.chosen !== null && hexOf(draft.chosen) === hex && draft.places.filter((at) => hexOf(at) === hex).length === 1
  return (draft instanceof ReactionDraft || draft instanceof MeleeDraft) && draft.marks[0]?.place === hex
}

export function pathOf(desk: LnltDesk): PlannedPath | null {
  const { draft, reports } = desk
  const way = reports.length > 0 ? null : moverWay(desk)
  if (way) return { from: way.from, steps: way.steps.map(({ hex, spent }) => ({ hex, label: points(spent) })), arrived: true }
  if (draft instanceof ActDraft && draft.activity === 'assaultFire' && draft.assault.at !== null && reports.length === 0)
    return { from: hexOf(draft.at!), steps: draft.assaultPath.map((hex) => ({ hex, label: '→' })) }
  if (draft instanceof StepDraft && draft.doing !== 'go') return null
  const drive = draft instanceof StepDraft ? draft.drive : draft instanceof ActDraft && draft.activity === 'drive' ? draft.drive : null
  if (drive) return reports.length > 0 ? null : drivePath(drive)
  const part = draft instanceof StepDraft ? draft.move : draft instanceof ActDraft && draft.activity === 'move' ? draft.move : null
  if (!part || reports.length > 0 || part.path.length === 0 || part.at === null || part.at < 0) return null
  return { from: hexOf(part.at), steps: stepsOf(part) }
}

/** Circles for hexes that it enters, notes for its turns between them; all with the MP spent by then. */
function drivePath(drive: DrivePart): PlannedPath | null {
  if (drive.legs.length === 0 || drive.at === null || drive.at < 0) return null
  const steps: (PathStep & { readonly notes: string[] })[] = []
  const notes: string[] = []
  for (const [i, { kind, at, facing, spent, overrun }] of drive.legs.entries()) {
    const worst = drive.threatsTo(i)?.[0]
    const aloft = isAloft(at)
    const seen = worst ? { sub: `${aloft ? '' : `${worst.side} `}${percent(worst.harm)}`, ...(aloft ? {} : { subTone: worst.side }) } : {}
    if (kind === 'turn') (steps.at(-1)?.notes ?? notes).push(`turn ${points(spent)}`)
    else
      steps.push({
        hex: hexOf(at),
        label: points(spent),
        ...(aloft ? {} : { facing: bearingOf(facing) }),
        notes: overrun ? ['Overrun'] : [],
        ...seen,
      })
  }
  const last = steps.pop()
  return { from: hexOf(drive.at), steps: last ? [...steps, { ...last, aside: true }] : [], notes }
}

const stepsOf = (part: MovePart): { hex: Place; label: string; sub?: string }[] =>
  part.steps.map(({ at, halves, risk, contested }) => ({
    hex: hexOf(at),
    label: halves === null ? '·' : points(halves),
    ...(contested ? { sub: fightWords(part.s, at) } : risk ? { sub: riskWords(risk) } : {}),
  }))

/** A counter of a fanned stack was chosen. */
export function memberChosen(desk: LnltDesk, id: string): void {
  const { draft, s } = desk
  const number = Number(id.slice(1))
  if (id.startsWith('w')) {
    const part = draft instanceof ActDraft || draft instanceof StepDraft ? draft.attack : draft instanceof ReactionDraft ? draft.fire : null
    if (part && part.from !== null && s.weapons[number]!.owner >= 0) part.toggleWeapon(number)
    return
  }
  const unit = s.units[number]
  if (!unit) return
  if (draft instanceof SetupDraft) {
    if (unit.side === desk.seat) draft.hold([number])
  } else if (draft instanceof MeleeDraft) {
    if (unit.side !== desk.seat) draft.toggleTarget(number)
  } else if (draft instanceof WhoDraft && draft.able.includes(number)) draft.toggle(number)
  else if (draft instanceof ChoiceDraft && draft.options.some((each) => each.unit === number))
    draft.choose(draft.options.find((each) => each.unit === number)!)
  else if (unit.side === desk.seat && draft instanceof ActDraft && draft.at === unit.at) {
    if (draft.activity === 'move') draft.toggleMover(number)
    else if (draft.drivers.includes(number)) {
      desk.attempt(() => draft.do('drive'))
      desk.attempt(() => draft.driveWith(number))
    } else if (draft.attack && draft.attack.at !== null) draft.attack.toggleUnit(number)
  } else if (unit.side === desk.seat && draft instanceof ImpulseDraft && draft.open.includes(unit.at))
    desk.attempt(() => draft.toggle(unit.at))
  else if (draft instanceof ActDraft && draft.places.includes(unit.at)) desk.attempt(() => draft.select(unit.at))
  else if (unit.at >= 0) desk.choosePlace(hexOf(unit.at))
}
