/** The Starter Kit on the board. */
import { type AslskEvent, type AslskState, sight } from '@firegroup/aslsk'
import { answers } from '../../../../keys/context.ts'
import { dragDeployment } from '../../../../play/board/drag-deployment.ts'
import { Spotlight } from '../../../../play/duel/Spotlight.tsx'
import { PossibleShot } from '../../../../play/reaction/PossibleShot.tsx'
import type { HexParts } from '../../../hex.ts'
import { KEYS } from '../../keys.ts'
import { CombatDraft } from '../drafts/combat-draft.ts'
import { DriveDraft } from '../drafts/drive-draft.ts'
import { FireDraft } from '../drafts/fire-draft.ts'
import { MoveDraft } from '../drafts/move-draft.ts'
import { PushDraft } from '../drafts/push-draft.ts'
import { lineThatCounts } from '../drafts/which-line.ts'
import { duelOf, duelReported } from '../duel.tsx'
import type { AslskDesk } from '../kinds.ts'
import { placesOf } from '../words.ts'
import { describeHex, isAimedAt, memberChosen, pathOf } from './acts.ts'
import { DriveRings, DriveWords } from './DriveThreats.tsx'
import { FireLine } from './FireLine.tsx'
import { Fires } from './Fires.tsx'
import { arcsOf, toggleHatch, toggleStop, turnablesOf, turnBy } from './facing.ts'
import { toggle } from './hiding.ts'
import { locate } from './locate.ts'
import { PlaceButtons } from './Places.tsx'
import { Sky } from './Sky.tsx'
import { Struck, StruckWords } from './Struck.tsx'
import { brightHexes, snapshot } from './snapshot.ts'
import { HeldWalls, WallButtons } from './Walls.tsx'
import { Weather } from './Weather.tsx'
import { Works } from './Works.tsx'

export const board: HexParts<AslskState, AslskEvent> = {
  map: (s) => s.setting.map,
  snapshot,
  describe: describeHex,
  path: pathOf,
  drawLine: ({ draft, s }, line, part) => {
    if (!(draft instanceof FireDraft)) return null
    if (draft.isReaction && !draft.places.includes(line.from)) return <PossibleShot map={s.setting.map} {...line} part={part} />
    const counting = draft.preview ? lineThatCounts(s, draft, draft.preview) : null
    return <FireLine s={s} {...line} part={part} counts={counting === null || counting === line.from} />
  },
  overlay: (desk) => {
    const { draft, s } = desk
    if (draft instanceof DriveDraft && draft.vehicle && desk.reports.length === 0)
      return (
        <>
          <Works s={s} />
          <Sky s={s} />
          <Fires s={s} />
          <HeldWalls s={s} />
          <DriveRings s={s} draft={draft} vehicle={draft.vehicle} />
        </>
      )
    const lit = brightHexes(desk)
    return (
      <>
        <Works s={s} />
        <Sky s={s} />
        <Fires s={s} />
        <HeldWalls s={s} />
        {lit && <Spotlight map={desk.s.setting.map} lit={[...lit]} />}
        <Struck desk={desk} />
      </>
    )
  },
  corner: ({ s }, folded) => <Weather s={s} folded={folded} />,
  above: (desk) => {
    const { draft, s, reports } = desk
    if (draft instanceof DriveDraft && draft.vehicle && reports.length === 0)
      return <DriveWords s={s} draft={draft} vehicle={draft.vehicle} />
    return (
      <>
        <StruckWords desk={desk} />
        <WallButtons desk={desk} />
        <PlaceButtons desk={desk} />
      </>
    )
  },
  duel: (desk) => {
    if (desk.reports.length > 0) return duelReported(desk)
    return desk.draft instanceof CombatDraft ? duelOf(desk, desk.draft) : null
  },
  isAimedAt,
  locate,
  placesOf,
  memberChosen,
  drag: dragDeployment,
  arcs: arcsOf,
  turnables: turnablesOf,
  lookAt: ({ draft }) => {
    if (draft instanceof FireDraft && draft.isReaction && draft.at !== null) return { place: draft.at, withCursor: false }
    if (draft instanceof CombatDraft) return { place: draft.actors[0]!, withCursor: true }
    return draft instanceof MoveDraft && draft.at !== null ? { place: draft.at, withCursor: true } : null
  },
  sight,
  sightRests: (s) => s.setting.options.losChecks === 'declared',
  keys: answers(KEYS, (desk: AslskDesk) => ({
    fire: () => (desk.draft instanceof FireDraft && desk.draft.ready ? desk.confirm() : false),
    move: () => setMode(desk, undefined),
    assault: () => setMode(desk, 'assault'),
    double: () => setMode(desk, 'double'),
    turnLeft: () => turnBy(desk, 'hull', -1),
    turnRight: () => turnBy(desk, 'hull', 1),
    hatch: () => toggleHatch(desk),
    stop: () => toggleStop(desk),
    hide: () => toggle(desk, 'hidden') || togglePush(desk),
    conceal: () => toggle(desk, 'concealed'),
    turretLeft: () => turnBy(desk, 'turret', -1),
    turretRight: () => turnBy(desk, 'turret', 1),
  })),
}

function setMode({ draft }: AslskDesk, mode: 'assault' | 'double' | undefined): boolean {
  if (!(draft instanceof MoveDraft) || draft.units.length === 0) return false
  draft.setMode(mode)
  return true
}

function togglePush(desk: AslskDesk): boolean {
  const { draft } = desk
  if (!(draft instanceof PushDraft) || draft.units.length === 0) return false
  desk.attempt((now) => (now instanceof PushDraft ? now.togglePush() : null))
  return true
}
