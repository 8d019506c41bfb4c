/** Lock 'n Load on the board. */
import { hexOf, type LnltEvent, type LnltState, locationNamed, type MoveMode } from '@firegroup/lnlt'
import { answers } from '../../../../keys/context.ts'
import { dragDeployment } from '../../../../play/board/drag-deployment.ts'
import { type Line, placeOf } from '../../../../play/controller/draft.ts'
import { Spotlight } from '../../../../play/duel/Spotlight.tsx'
import { PossibleShot } from '../../../../play/reaction/PossibleShot.tsx'
import type { HexParts, LinePart } from '../../../hex.ts'
import { KEYS } from '../../keys.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import type { Activity } from '../drafts/activities.ts'
import { AirDraft } from '../drafts/air-draft.ts'
import { ChoiceDraft } from '../drafts/choice-draft.ts'
import { ClaymoreDraft } from '../drafts/claymore-draft.ts'
import { ImpulseDraft, type Opening } from '../drafts/impulse-draft.ts'
import { MeleeDraft } from '../drafts/melee-draft.ts'
import { PlaceDraft } from '../drafts/place-draft.ts'
import { ReactionDraft } from '../drafts/reaction-draft.ts'
import { RoundDraft } from '../drafts/round-draft.ts'
import { StepDraft } from '../drafts/step-draft.ts'
import { duelOf, duelReported } from '../duel.tsx'
import type { LnltDesk } from '../kinds.ts'
import { Track } from '../Track.tsx'
import { placesOf } from '../words.ts'
import { AirRunSigns, AirRunWay } from './AirRun.tsx'
import { describeHex, isAimedAt, memberChosen, pathOf } from './acts.ts'
import { Below, BelowWords } from './Below.tsx'
import { Drift } from './Drift.tsx'
import { FireLine } from './FireLine.tsx'
import { arcsOf, gunsAimed, toggleHatch, turnablesOf, turnBy } from './facing.ts'
import { Flashes, Light } from './Light.tsx'
import { Missile } from './Missile.tsx'
import { PlaceChips } from './PlaceChips.tsx'
import { Altitudes, Chain, Links, Shadows, Signs } from './Signs.tsx'
import { Struck, StruckWords } from './Struck.tsx'
import { sightBetweenHexes } from './sight.ts'
import { brightHexes, snapshot } from './snapshot.ts'
import { Works } from './Works.tsx'

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
        <Below desk={desk} />
        <AirRunWay desk={desk} />
        {lit && <Spotlight map={desk.s.setting.map} lit={[...lit]} />}
        <Chain desk={desk} />
        <Struck desk={desk} />
        <Shadows desk={desk} />
      </>
    )
  },
  above: (desk) => (
    <>
      <Links desk={desk} />
      <Signs desk={desk} />
      <Altitudes desk={desk} />
      <Flashes desk={desk} />
      <StruckWords desk={desk} />
      {desk.reports.length === 0 && <Missile s={desk.s} />}
      <Drift desk={desk} />
      <BelowWords desk={desk} />
      <AirRunSigns desk={desk} />
      <PlaceChips desk={desk} />
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
  lookAt: ({ draft, s }) => {
    if (draft instanceof AirDraft) return { place: draft.path[draft.path.length >> 1] ?? -1, withCursor: false }
    if (draft instanceof RoundDraft || draft instanceof ClaymoreDraft) return { place: placeOf(s, draft.about.at), withCursor: false }
    if (draft instanceof ReactionDraft) return { place: draft.at, withCursor: false }
    if ((draft instanceof PlaceDraft || draft instanceof ChoiceDraft) && draft.actors[0] !== undefined)
      return { place: draft.actors[0], withCursor: false }
    if (draft instanceof StepDraft && draft.actors[0] !== undefined) return { place: draft.actors[0], withCursor: true }
    return draft instanceof ActDraft && draft.at !== null ? { place: hexOf(draft.at), withCursor: true } : null
  },
  sight: sightBetweenHexes,
  sightRests: () => false,
  keys: answers(KEYS, (desk: LnltDesk) => ({
    fire: () => (desk.draft instanceof StepDraft ? fireOnTheWay(desk) : act(desk, 'fire', 'guns')),
    assaultFire: () => beside(desk, 'dismount', 'unload', 'board') || act(desk, 'assaultFire', 'assaultShot', 'passengers', 'mounts'),
    melee: () => beside(desk, 'overrun') || act(desk, 'melee'),
    withdraw: () => (offers(desk, 'withdraw') ? act(desk, 'withdraw') : toggleHatch(desk)),
    turnLeft: () => turn(desk, -1),
    turnRight: () => turn(desk, 1),
    shells: () => act(desk, 'shells', 'claymore'),
    flames: () => beside(desk, 'tearDown') || act(desk, 'flames', 'collapse', 'tearDown'),
    spot: () => (desk.draft instanceof ImpulseDraft ? begin(desk, 'spot') : act(desk, 'smoke')),
    sniper: () => offersSniper(desk) && (desk.draft instanceof ImpulseDraft ? begin(desk, nextHidden(desk.draft)) : act(desk, 'snipe')),
    move: () => (desk.draft instanceof ImpulseDraft ? begin(desk, 'enter') : moveOn(desk)),
    activate: () => (desk.draft instanceof ImpulseDraft ? begin(desk, 'activate') : setMode(desk, 'assaultMove')),
    crawl: () => (desk.draft instanceof ImpulseDraft ? begin(desk, 'tunnel') : goDown(desk)),
    stealth: () => setMode(desk, 'stealth'),
    all: () => desk.draft instanceof ImpulseDraft && desk.attempt((draft) => (draft instanceof ImpulseDraft ? draft.takeAll() : undefined)),
    pass: () => desk.endPhase(),
    end: () => (desk.draft instanceof StepDraft && desk.draft.stop ? desk.decide(desk.draft.stop) : desk.endPhase()),
  })),
}

function drawLine({ draft, s }: LnltDesk, line: Line, drawn: LinePart) {
  const shot = gunsAimed(draft)?.shot
  if (shot && hexOf(s.units[shot.unit]!.at) === line.from) {
    const eyes = s.units[shot.unit]!
    const toAt = locationNamed(s.setting, shot.at)
    return <FireLine s={s} {...line} fromAt={eyes.at} toAt={toAt} part={drawn} eyes={eyes} toHit={shot.type === 'ordnance'} />
  }
  const part = draft instanceof ActDraft || draft instanceof StepDraft ? draft.attack : draft instanceof ReactionDraft ? draft.fire : null
  if (draft instanceof ReactionDraft && (draft.other || part?.from === null || hexOf(part!.from!) !== line.from))
    return <PossibleShot map={s.setting.map} {...line} part={drawn} />
  if (part && part.from !== null && part.at !== null) return <FireLine s={s} {...line} fromAt={part.from} toAt={part.at} part={drawn} />
  if (draft instanceof ImpulseDraft && draft.spot)
    return (
      <FireLine s={s} {...line} fromAt={s.units[draft.spot.unit]!.at} toAt={draft.spot.at} part={drawn} eyes={s.units[draft.spot.unit]} />
    )
  return null
}

/** 11.4: where there is none, the key is that of the standing orders. */
function offersSniper({ open }: LnltDesk): boolean {
  const candidates = (open?.question.candidates() ?? []) as readonly { readonly type: string }[]
  return candidates.some(({ type }) => type === 'sniper' || type === 'snipe' || type === 'appear')
}

/** A Sniper, then those who hide, by turns. */
function nextHidden(draft: ImpulseDraft): Opening {
  return draft.can('appear') && (draft.opening === 'sniper' || !draft.can('sniper')) ? 'appear' : 'sniper'
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

/** On the way: to fire, or to go on; what is aimed at is fired at. */
function fireOnTheWay(desk: LnltDesk): void {
  const { draft } = desk
  if (!(draft instanceof StepDraft)) return
  if (draft.doing !== 'go' && draft.ready) desk.confirm()
  else desk.attempt(() => draft.do(draft.can('guns') ? 'guns' : 'fire'))
}

/** A hull, a gun, or the hexrow of a plane. */
function turn(desk: LnltDesk, by: 1 | -1): boolean {
  const { draft } = desk
  if (!(draft instanceof AirDraft)) return turnBy(desk, by)
  draft.turn(by)
  return true
}

/** What can be done on the way at once; false where there is none of it. */
function beside(desk: LnltDesk, ...types: readonly string[]): boolean {
  const { draft } = desk
  const found = draft instanceof StepDraft ? draft.activities.find(({ type }) => types.includes(type)) : undefined
  if (found) desk.decide(found)
  return found !== undefined
}

/** To move; of riders once more by Hit & Run; on the way, to go on instead of firing. */
function moveOn(desk: LnltDesk): boolean {
  const { draft } = desk
  if (draft instanceof StepDraft) {
    desk.attempt(() => draft.do('go'))
    return true
  }
  const again = draft instanceof ActDraft && draft.activity === 'move' && draft.move.mode === 'move'
  return setMode(desk, again && draft.canRun ? 'hitAndRun' : 'move')
}

/** 19.2.1, 10.7.1: a helicopter hovers or flies on; men go into a tunnel; else they crawl. */
function goDown(desk: LnltDesk): boolean {
  const { draft } = desk
  const change = draft instanceof StepDraft || (draft instanceof ActDraft && draft.activity === 'drive') ? draft.hover : null
  if (change) {
    if (change.problem) desk.attempt(() => change.problem)
    else desk.decide(change.decision)
    return true
  }
  if (draft instanceof ActDraft && draft.activity !== 'tunnel' && offers(desk, 'tunnel')) {
    desk.attempt(() => draft.do('tunnel'))
    return true
  }
  return setMode(desk, 'lowCrawl')
}

function begin(desk: LnltDesk, opening: Opening): void {
  desk.attempt((draft) => (draft instanceof ImpulseDraft ? draft.begin(opening) : undefined))
}

function setMode(desk: LnltDesk, mode: MoveMode): boolean {
  if (!(desk.draft instanceof ActDraft)) return false
  desk.attempt((draft) => (draft instanceof ActDraft ? draft.setMode(mode) : undefined))
  return true
}
