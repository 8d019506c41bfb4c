/** What the dock says of a game of the Starter Kit. */
import { type AslskEvent, type AslskState, type Expenditure, mpLeft, vehicleTypeOf } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { type HexDraft, nameOf } from '../../../play/controller/draft.ts'
import { ListDraft } from '../../../play/controller/list-draft.ts'
import { idleOnMap } from '../../../play/goal/idle.ts'
import { capital } from '../../../words.ts'
import type { DockParts } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { diceWords } from './dice-words.ts'
import { AdvanceDraft } from './drafts/advance-draft.ts'
import { CombatDraft } from './drafts/combat-draft.ts'
import { DriveDraft } from './drafts/drive-draft.ts'
import { FireDraft } from './drafts/fire-draft.ts'
import { MoveDraft } from './drafts/move-draft.ts'
import { OrdnanceDraft } from './drafts/ordnance-draft.ts'
import { getsThere, PushDraft } from './drafts/push-draft.ts'
import { RoutDraft } from './drafts/rout-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { SpecialDraft } from './drafts/special-draft.ts'
import { outcomeOf } from './drafts/special-parts.ts'
import { factors } from './figures.ts'
import type { AslskDesk } from './kinds.ts'
import { AdvanceView } from './questions/AdvanceView.tsx'
import { CombatView } from './questions/CombatView.tsx'
import { FireView } from './questions/FireView.tsx'
import { MoveView } from './questions/MoveView.tsx'
import { OfferList } from './questions/OfferList.tsx'
import { RoutView } from './questions/RoutView.tsx'
import { SetupView } from './questions/SetupView.tsx'
import { ReportView, reportTitle } from './ReportView.tsx'
import { resting } from './resting.tsx'
import { sideName, unitsWords, unitWords, weaponWords } from './words.ts'

/** What answers are given to: one does it, or several do. */
const DOES = {
  enter: ['moves into', 'move into'],
  smoke: ['throws smoke in', 'throw smoke in'],
  recover: ['picks up a Weapon in', 'pick up a Weapon in'],
  placeDc: ['places a charge from', 'place a charge from'],
  setDc: ['sets a charge in', 'set a charge in'],
  breach: ['lays a charge to a wall in', 'lay a charge to a wall in'],
  push: ['pushes its Gun into', 'push their Gun into'],
  start: ['starts in', 'start in'],
  stop: ['stops in', 'stop in'],
  clear: ['fights the fire in', 'fight the fire in'],
  delay: ['waits in', 'wait in'],
  turn: ['turns in', 'turn in'],
  dispense: ['lays smoke from', 'lay smoke from'],
} as const satisfies Readonly<Record<Expenditure['kind'], readonly [string, string]>>
const DEEDS: Readonly<Record<string, string>> = { fire: 'Fire', move: 'Move', advance: 'Advance' }

export const dock: DockParts<AslskState, AslskEvent, HexDraft> = {
  title,
  subtitle,
  rule: ({ draft }) => (draft instanceof DriveDraft && draft.vehicle ? '3.3.2' : null),
  phase: (s) => PHASE_NAMES[s.phase],
  figure,
  reaction: (s) => `Your reaction: the ${sideName(s, s.attacker)} are moving`,
  hold: 'Hold fire',
  deed: ({ view }) => DEEDS[view] ?? 'Decide',
  View,
  // who comes from off the map is chosen, though no hex of the map is
  idle: (draft) => (draft instanceof MoveDraft && draft.units.length > 0 ? null : idleOnMap(draft)),
  resting,
  reportTitle,
  ReportView,
  diceWords,
  sound: ({ head }) => (head.type === 'attack' || head.type === 'toHit' ? 'shot' : 'dice'),
}

function View({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const { draft } = desk
  if (draft instanceof FireDraft) return <FireView desk={desk} draft={draft} />
  if (draft instanceof MoveDraft) return <MoveView desk={desk} draft={draft} />
  if (draft instanceof AdvanceDraft) return <AdvanceView desk={desk} draft={draft} />
  if (draft instanceof RoutDraft) return <RoutView desk={desk} draft={draft} />
  if (draft instanceof CombatDraft) return <CombatView desk={desk} draft={draft} />
  if (draft instanceof SetupDraft) return <SetupView desk={desk} draft={draft} />
  return draft instanceof ListDraft ? <OfferList desk={desk} draft={draft} /> : null
}

function figure({ draft }: AslskDesk): { readonly share: number; readonly words: string } | null {
  if (draft instanceof OrdnanceDraft && draft.shot && draft.shotPreview) {
    const { harm, destroys } = draft.shotOf(draft.shot)
    if (destroys !== null) return { share: destroys, words: 'destroyed' }
    return harm === null || draft.shotPreview.odds.targets.length === 0 ? null : { share: harm, words: 'harmed' }
  }
  if (draft instanceof SpecialDraft && draft.special) {
    const { effect } = draft.specialOf(draft.special)
    return effect === null ? null : { share: effect, words: outcomeOf(draft.special) }
  }
  if (draft instanceof FireDraft && !draft.isReaction && draft.preview) return { share: draft.preview.anyEffect / 36, words: 'any effect' }
  if (draft instanceof PushDraft && draft.gun !== null)
    return draft.pushPreview && { share: getsThere(draft.pushPreview), words: 'gets there' }
  if (draft instanceof MoveDraft && draft.steps.length > 0 && draft.steps.every(({ harm }) => harm !== null))
    return { share: draft.steps.reduce((share, { harm }) => share * (1 - harm!), 1), words: 'unharmed' }
  return null
}

function title({ draft, s, open }: AslskDesk): string | null {
  if (draft instanceof FireDraft && draft.isReaction && draft.movers.length > 0) {
    const { kind, at } = open!.question.about as { readonly kind: keyof typeof DOES; readonly at: string }
    return `${capital(unitsWords(s, draft.movers))} ${DOES[kind][draft.movers.length === 1 ? 0 : 1]} ${at}`
  }
  if (draft instanceof OrdnanceDraft && draft.weapon !== null && !draft.isReaction) {
    const gun = `${weaponWords(s, draft.weapon)} in ${draft.fromWords}`
    if (draft.at === null) return draft.turners.includes(draft.weapon) ? `Turn the ${gun}` : gun
    const [struck] = draft.shot?.target === 'vtt' ? (draft.shotPreview?.groups[0]?.units ?? []) : []
    return `${gun} fires at ${struck === undefined ? nameOf(s, draft.at) : `the ${unitWords(s, struck)} in ${nameOf(s, draft.at)}`}`
  }
  if (draft instanceof SpecialDraft && draft.special && !draft.isReaction) {
    const { vehicle, at, type } = draft.special
    return `${type === 'flame' ? 'Flamethrower' : 'Panzerfaust'} from ${draft.fromWords} at ${vehicle === undefined ? at : `the ${unitWords(s, vehicle)} in ${at}`}`
  }
  if (draft instanceof FireDraft && !draft.isReaction && draft.at !== null && draft.places.length > 0)
    return `Fire from ${draft.fromWords} at ${nameOf(s, draft.at)}`
  if (draft instanceof PushDraft && draft.gun !== null && draft.at !== null)
    return `Push the ${weaponWords(s, draft.gun)} from ${nameOf(s, draft.at)}${draft.push ? ` to ${draft.push.to}` : ''}`
  // a vehicle that rolls must go on: the question says so, until its way is planned; one that has stopped need not
  if (draft instanceof DriveDraft && draft.vehicle && draft.isUnderWay && draft.legs.length === 0) {
    const { vehicle, at } = draft.vehicle
    return vehicle.started || vehicle.motion
      ? null
      : `The ${unitWords(s, draft.vehicle.id)} has stopped in ${nameOf(s, at)}. Does it go on?`
  }
  if (draft instanceof MoveDraft && draft.units.length > 0 && draft.at !== null)
    return `Move ${draft instanceof DriveDraft && draft.vehicle ? 'the ' : ''}${unitsWords(s, draft.units)} from ${nameOf(s, draft.at)}`
  if (draft instanceof AdvanceDraft && draft.units.length > 0 && draft.at !== null && draft.at >= 0)
    return `Advance ${unitsWords(s, draft.units)} from ${nameOf(s, draft.at)}`
  return null
}

function subtitle({ draft, s }: AslskDesk): string {
  const phase = PHASE_NAMES[s.phase]
  if (draft instanceof FireDraft && draft.isReaction) return 'Fire, or hold'
  if (draft instanceof OrdnanceDraft && draft.weapon !== null) {
    const weapon = s.weapons[draft.weapon]
    return [phase, weapon?.keptRate ? 'it has kept its rate' : '', draft.shot?.intensive ? 'Intensive Fire' : ''].filter(Boolean).join(', ')
  }
  if (draft instanceof FireDraft) return `${phase}, ${stacks(draft)} can fire`
  if (draft instanceof DriveDraft && draft.vehicle) {
    const { mp } = vehicleTypeOf(s, draft.vehicle)
    if (draft.legs.length === 0)
      return `${factors(mpLeft(s, draft.vehicle))} of ${mp} MP left${draft.vehicle.vehicle.motion ? ', in Motion' : ''}`
    return `${factors(2 * mp - draft.leftAfter)} of ${mp} MP at the end, ${draft.end?.stopped ? 'stopped' : 'on the move'}`
  }
  if (draft instanceof MoveDraft && draft.mfLeft !== null)
    return `${factors(draft.mfLeft)} movement ${draft.mfLeft > 2 || draft.mfLeft === 0 ? 'factors' : 'factor'} left`
  if (draft instanceof MoveDraft) return `${phase}, ${stacks(draft)} can move`
  return phase
}

function stacks({ actors }: HexDraft): string {
  if (actors.length > 1) return `${actors.length} stacks`
  return actors.length === 1 ? 'one stack' : 'no stack'
}
