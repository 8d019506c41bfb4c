/** Lock 'n Load on the board. */
import { hexOf, type LnltEvent, type LnltState, locationNamed, type MoveMode } from '@firegroup/lnlt'
import { answers } from '../../../../keys/context.ts'
import { dragDeployment } from '../../../../play/board/drag-deployment.ts'
import type { Line } from '../../../../play/controller/draft.ts'
import { Spotlight } from '../../../../play/duel/Spotlight.tsx'
import { PossibleShot } from '../../../../play/reaction/PossibleShot.tsx'
import type { HexParts, LinePart } from '../../../hex.ts'
import { KEYS } from '../../keys.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import type { Activity } from '../drafts/activities.ts'
import { ImpulseDraft, type Opening } from '../drafts/impulse-draft.ts'
import { MeleeDraft } from '../drafts/melee-draft.ts'
import { ReactionDraft } from '../drafts/reaction-draft.ts'
import { StepDraft } from '../drafts/step-draft.ts'
import { duelOf, duelReported } from '../duel.tsx'
import type { LnltDesk } from '../kinds.ts'
import { Track } from '../Track.tsx'
import { placesOf } from '../words.ts'
import { describeHex, isAimedAt, memberChosen, pathOf } from './acts.ts'
import { FireLine } from './FireLine.tsx'
import { arcsOf, gunsAimed, toggleHatch, turnablesOf, turnBy } from './facing.ts'
import { Chain, Links, Signs } from './Signs.tsx'
import { Struck, StruckWords } from './Struck.tsx'
import { sightBetweenHexes } from './sight.ts'
import { brightHexes, snapshot } from './snapshot.ts'
import { Light, Works } from './Works.tsx'

export const board: HexParts<LnltState, LnltEvent> = {
  map: (s) => s.setting.map,
  snapshot,
  describe: describeHex,
  path: pathOf,
  drawLine,
  overlay: (desk) => {
    const lit = brightHexes(desk)
    return (
      <>
        <Works s={desk.s} />
        <Light desk={desk} />
        {lit && <Spotlight map={desk.s.setting.map} lit={[...lit]} />}
        <Chain desk={desk} />
        <Struck desk={desk} />
      </>
    )
  },
  above: (desk) => (
    <>
      <Links desk={desk} />
      <Signs desk={desk} />
      <StruckWords desk={desk} />
    </>
  ),
  duel: (desk) => {
    if (desk.reports.length > 0) return duelReported(desk)
    return desk.draft instanceof MeleeDraft ? duelOf(desk, desk.draft) : null
  },
  strip: (desk) => (desk.s.phase === 'operations' ? <Track desk={desk} /> : null),
  isAimedAt,
  placesOf,
  memberChosen,
  drag: dragDeployment,
  arcs: arcsOf,
  turnables: turnablesOf,
  lookAt: ({ draft }) => {
    if (draft instanceof ReactionDraft) return { place: draft.at, withCursor: false }
    if (draft instanceof StepDraft && draft.actors[0] !== undefined) return { place: draft.actors[0], withCursor: true }
    return draft instanceof ActDraft && draft.at !== null ? { place: hexOf(draft.at), withCursor: true } : null
  },
  sight: sightBetweenHexes,
  sightRests: () => false,
  keys: answers(KEYS, (desk: LnltDesk) => ({
    fire: () => act(desk, 'fire', 'guns'),
    assaultFire: () => act(desk, 'assaultFire', 'passengers'),
    melee: () => act(desk, 'melee'),
    withdraw: () => (offers(desk, 'withdraw') ? act(desk, 'withdraw') : toggleHatch(desk)),
    turnLeft: () => turnBy(desk, -1),
    turnRight: () => turnBy(desk, 1),
    shells: () => act(desk, 'shells'),
    flames: () => act(desk, 'flames'),
    spot: () => (desk.draft instanceof ImpulseDraft ? begin(desk, 'spot') : act(desk, 'smoke')),
    sniper: () => offersSniper(desk) && (desk.draft instanceof ImpulseDraft ? begin(desk, 'sniper') : act(desk, 'snipe')),
    move: () => (desk.draft instanceof ImpulseDraft ? begin(desk, 'enter') : setMode(desk, 'move')),
    activate: () => (desk.draft instanceof ImpulseDraft ? begin(desk, 'activate') : setMode(desk, 'assaultMove')),
    crawl: () => setMode(desk, 'lowCrawl'),
    stealth: () => setMode(desk, 'stealth'),
    all: () => desk.draft instanceof ImpulseDraft && desk.attempt((draft) => (draft instanceof ImpulseDraft ? draft.takeAll() : undefined)),
    pass: () => desk.endPhase(),
    end: () => (desk.draft instanceof StepDraft && desk.draft.stop ? desk.decide(desk.draft.stop) : desk.endPhase()),
  })),
}

function drawLine({ draft, s }: LnltDesk, line: Line, drawn: LinePart) {
  const shot = gunsAimed(draft)?.shot
  if (shot && hexOf(s.units[shot.unit]!.at) === line.from)
    return <FireLine s={s} {...line} fromAt={s.units[shot.unit]!.at} toAt={locationNamed(s.setting, shot.at)} part={drawn} />
  const part = draft instanceof ActDraft ? draft.attack : draft instanceof ReactionDraft ? draft.fire : null
  if (draft instanceof ReactionDraft && (draft.other || part?.from === null || hexOf(part!.from!) !== line.from))
    return <PossibleShot map={s.setting.map} {...line} part={drawn} />
  if (part && part.from !== null && part.at !== null) return <FireLine s={s} {...line} fromAt={part.from} toAt={part.at} part={drawn} />
  if (draft instanceof ImpulseDraft && draft.spot)
    return <FireLine s={s} {...line} fromAt={s.units[draft.spot.unit]!.at} toAt={draft.spot.at} part={drawn} />
  return null
}

/** 11.4: where there is none, the key is that of the standing orders. */
function offersSniper({ open }: LnltDesk): boolean {
  const candidates = (open?.question.candidates() ?? []) as readonly { readonly type: string }[]
  return candidates.some(({ type }) => type === 'sniper' || type === 'snipe')
}

/** Turns to an activity, or to the next of those that share a key; when it is made ready already, does it. */
function act(desk: LnltDesk, ...activities: readonly Activity[]): void {
  const { draft } = desk
  if (!(draft instanceof ActDraft) || draft.at === null) return
  const now = activities.indexOf(draft.activity!)
  if (now >= 0 && draft.decision) {
    desk.confirm()
    return
  }
  const open = activities.filter((each) => offers(desk, each))
  const next = open[(open.indexOf(draft.activity!) + 1) % Math.max(1, open.length)]
  if (next) desk.attempt(() => draft.do(next))
}

function offers({ draft }: LnltDesk, activity: Activity): boolean {
  return draft instanceof ActDraft && draft.at !== null && draft.activitiesAt(draft.at).includes(activity)
}

function begin(desk: LnltDesk, opening: Opening): void {
  desk.attempt((draft) => (draft instanceof ImpulseDraft ? draft.begin(opening) : undefined))
}

function setMode(desk: LnltDesk, mode: MoveMode): boolean {
  if (!(desk.draft instanceof ActDraft)) return false
  desk.attempt((draft) => (draft instanceof ActDraft ? draft.setMode(mode) : undefined))
  return true
}
