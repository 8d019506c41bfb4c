/** What the bars above and below say of a game of Lock 'n Load. */

import { type LnltEvent, type LnltState, PHASES, type Side } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { nationLook } from '../../../counters/nations.ts'
import { KeyHint } from '../../../keys/KeyHint.tsx'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { PhaseRibbon, TurnRow } from '../../../play/parts/Ribbon.tsx'
import type { BarParts } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { facingActs } from './board/facing.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { chosenUnits } from './drafts/chosen.ts'
import { StepDraft } from './drafts/step-draft.ts'
import { UnitFace } from './faces.tsx'
import type { LnltDesk } from './kinds.ts'
import { ACTIVITY_NAMES, activityName } from './questions/ActView.tsx'
import { sideName } from './words.ts'

const END: Readonly<Record<string, string>> = { rally: 'Done rallying', impulse: 'Pass', act: 'End the impulse' }
const NEWS: readonly string[] = ['attack', 'moves', 'eliminated', 'meleeAttack', 'passes']

export const bars: BarParts<LnltState, LnltEvent, HexDraft> = {
  scenarioName: (s) => s.setting.scenario.name,
  // the turn first: on a phone there is no room for more
  where: (s) => `Turn ${s.turn} of ${s.setting.scenario.turns}${s.impulse ? `, ${sideName(s, s.impulse.side)}` : ''}`,
  palette: (s, seat) => paletteOf(s, seat as Side),
  handOver: (s, seat) =>
    `You play the ${sideName(s, seat as Side)}. Turn ${s.turn} of ${s.setting.scenario.turns}, ${PHASE_NAMES[s.phase]}.`,
  isNews: ({ type }) => NEWS.includes(type),
  Turns: ({ s }) => <TurnRow turn={s.turn} turns={s.setting.scenario.turns} />,
  Ribbon: ({ s, asked }) => <PhaseRibbon phases={RIBBON} current={s.phase} palette={paletteOf(s, acting(s))} asked={asked} />,
  Chosen,
  more: facingActs,
  end: (kind) => END[kind] ?? 'Done',
  left: (count) => `${count === 1 ? 'One location' : `${count} locations`} can still act.`,
  outcomeNote: (s) => `Squads lost: ${sideName(s, 'blue')} ${s.losses.blue / 2}, ${sideName(s, 'red')} ${s.losses.red / 2}.`,
}

/** Whose doing it is now. */
export const acting = (s: LnltState): Side => s.impulse?.side ?? (s.phase === 'operations' ? s.next : s.initiative)

export const paletteOf = (s: LnltState, side: Side): string => nationLook(s.setting.scenario.sides[side].nation).palette

const RIBBON = PHASES.map((id) => ({ id, name: PHASE_NAMES[id], short: PHASE_NAMES[id] }))

/** The chosen counters, and what they can do. */
function Chosen({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { draft, s } = desk
  const chosen = chosenUnits(desk)
  return (
    <>
      {chosen.length > 0 && (
        <div className="play-action-stack">
          {chosen.slice(0, 5).map((id) => (
            <UnitFace key={id} s={s} id={id} size={46} />
          ))}
        </div>
      )}
      {draft instanceof ActDraft &&
        draft.at !== null &&
        draft.activitiesAt(draft.at).map((activity) => (
          <button
            key={activity}
            type="button"
            className="play-action lnlt-action-deed"
            aria-pressed={draft.activity === activity}
            onClick={() => desk.attempt(() => draft.do(activity))}
          >
            <span>{activityName(draft, activity)}</span>
            <KeyHint of={ACTIVITY_NAMES[activity].key} />
          </button>
        ))}
      {draft instanceof StepDraft && draft.stop && (
        <button type="button" className="play-action-end" onClick={() => desk.decide(draft.stop)}>
          <span>Stop here</span>
          <KeyHint of="e" />
        </button>
      )}
    </>
  )
}
