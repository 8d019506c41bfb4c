/** The dock: titled by the open decision, or by what just happened. */
import type { ReactNode } from 'react'
import { PHASE_NAMES } from '../../games/aslsk/phase-names.ts'
import { AdvanceDraft } from '../../games/aslsk/play/drafts/advance-draft.ts'
import { CombatDraft } from '../../games/aslsk/play/drafts/combat-draft.ts'
import { FireDraft } from '../../games/aslsk/play/drafts/fire-draft.ts'
import { MoveDraft } from '../../games/aslsk/play/drafts/move-draft.ts'
import { RoutDraft } from '../../games/aslsk/play/drafts/rout-draft.ts'
import { SetupDraft } from '../../games/aslsk/play/drafts/setup-draft.ts'
import { AdvanceView } from '../../games/aslsk/play/questions/AdvanceView.tsx'
import { CombatView } from '../../games/aslsk/play/questions/CombatView.tsx'
import { FireView } from '../../games/aslsk/play/questions/FireView.tsx'
import { MoveView } from '../../games/aslsk/play/questions/MoveView.tsx'
import { reactionFacts } from '../../games/aslsk/play/questions/Reaction.tsx'
import { RoutView } from '../../games/aslsk/play/questions/RoutView.tsx'
import { SetupView } from '../../games/aslsk/play/questions/SetupView.tsx'
import { ReportView, reportTitle } from '../../games/aslsk/play/ReportView.tsx'
import { sideName, unitsWords } from '../../games/aslsk/play/words.ts'
import { Icon } from '../../icons.tsx'
import type { Desk } from '../controller/desk.ts'
import { nameOf, percent } from '../controller/draft.ts'
import { ListDraft } from '../controller/list-draft.ts'
import { ListView } from './ListView.tsx'
import { Rule } from './parts.tsx'

/** A scrolling region must be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 } as const

interface PlayDockProps {
  readonly desk: Desk
  readonly phone: boolean
  /** The sheet of a phone takes most of the screen. */
  readonly raised: boolean
  readonly onRaise: (raised: boolean) => void
  readonly bar: ReactNode
  /** What a tool says, above the details; on a phone in the place of all that decides. */
  readonly tool?: ReactNode
}

export function PlayDock({ desk, phone, raised, onRaise, bar, tool }: PlayDockProps): ReactNode {
  const { open, draft, reports, s } = desk
  const reporting = reports.length > 0
  const figure = reporting ? null : figureOf(desk)
  const reaction = !reporting && open?.question.kind === 'firstFire'
  return (
    <aside className={`dock play-dock${raised ? ' is-raised' : ''}${reaction ? ' is-reaction' : ''}`} aria-label="Decision">
      {phone && (
        <button
          type="button"
          className="dock-handle"
          aria-label={raised ? 'Lower the sheet' : 'Raise the sheet'}
          aria-expanded={raised}
          onClick={() => onRaise(!raised)}
        />
      )}
      {reaction && (
        <p className="reaction-band">
          <Icon name="look" />
          Your reaction: the {sideName(s, s.attacker)} are moving
        </p>
      )}
      <header className="dock-head">
        <h1 aria-live="assertive">{reporting ? reportTitle(s, reports.at(-1)!) : titleOf(desk)}</h1>
        <p>{reporting ? PHASE_NAMES[s.phase] : subtitleOf(desk)}</p>
        {figure ? (
          <span className="dock-figure">
            <b>{percent(figure.share)}</b>
            {figure.words}
          </span>
        ) : (
          !reporting && <Rule rule={open?.question.rule} />
        )}
      </header>
      {phone && !tool && bar}
      <section className="dock-body" {...SCROLLS} aria-label="Details">
        {tool}
        {reporting ? (
          <ReportView s={s} reports={reports} />
        ) : reaction ? (
          <>
            {reactionFacts(s, open.question.about as Parameters<typeof reactionFacts>[1])}
            {draft instanceof FireDraft && <FireView desk={desk} draft={draft} />}
          </>
        ) : (
          <View desk={desk} />
        )}
      </section>
      {!(phone && tool) && <Foot desk={desk} />}
    </aside>
  )
}

/** The one number that decides, for a glance at the head. */
function figureOf({ draft }: Desk): { readonly share: number; readonly words: string } | null {
  if (draft instanceof FireDraft && draft.preview) return { share: draft.preview.anyEffect / 36, words: 'any effect' }
  if (draft instanceof MoveDraft && draft.steps.length > 0 && draft.steps.every(({ harm }) => harm !== null))
    return { share: draft.steps.reduce((share, { harm }) => share * (1 - harm!), 1), words: 'unharmed, one shot a hex' }
  return null
}

function View({ desk }: { desk: Desk }): ReactNode {
  const { draft } = desk
  if (draft instanceof FireDraft) return <FireView desk={desk} draft={draft} />
  if (draft instanceof MoveDraft) return <MoveView desk={desk} draft={draft} />
  if (draft instanceof AdvanceDraft) return <AdvanceView desk={desk} draft={draft} />
  if (draft instanceof RoutDraft) return <RoutView desk={desk} draft={draft} />
  if (draft instanceof CombatDraft) return <CombatView desk={desk} draft={draft} />
  if (draft instanceof SetupDraft) return <SetupView desk={desk} draft={draft} />
  if (draft instanceof ListDraft) return <ListView desk={desk} draft={draft} />
  return <Waiting desk={desk} />
}

function Waiting({ desk }: { desk: Desk }): ReactNode {
  const { session, s } = desk
  return (
    <section className="panel">
      <p>{session.beating ? 'They may react.' : session.game.outcome ? 'The game is over.' : 'The board is yours to look at meanwhile.'}</p>
      <p className="hint">{s.setting.scenario.victory.text}</p>
    </section>
  )
}

function titleOf({ open, draft, session, s }: Desk): string {
  if (session.game.outcome) return 'The game is over'
  if (session.beating) return 'They may react'
  if (!open) return session.problem ? 'The computer has stopped' : 'The computer is deciding'
  if (draft instanceof FireDraft && !draft.isReaction && draft.at !== null && draft.places.length > 0)
    return `Fire from ${draft.fromWords} at ${nameOf(s, draft.at)}`
  if (draft instanceof MoveDraft && draft.units.length > 0 && draft.at !== null)
    return `Move ${unitsWords(s, draft.units)} from ${nameOf(s, draft.at)}`
  if (draft instanceof AdvanceDraft && draft.units.length > 0 && draft.at !== null && draft.at >= 0)
    return `Advance ${unitsWords(s, draft.units)} from ${nameOf(s, draft.at)}`
  return open.question.title
}

function subtitleOf({ open, draft, s, session }: Desk): string {
  if (session.problem) return session.problem
  const phase = PHASE_NAMES[s.phase]
  if (!open || !draft) return phase
  if (draft instanceof FireDraft && draft.isReaction) return 'Fire, or hold'
  if (draft instanceof FireDraft) return `${phase}, ${draft.actors.length === 1 ? 'one stack' : `${draft.actors.length} stacks`} can fire`
  if (draft instanceof MoveDraft && draft.mfLeft !== null) return `${draft.mfLeft / 2} movement factors left`
  if (draft instanceof MoveDraft) return `${phase}, ${draft.actors.length === 1 ? 'one stack' : `${draft.actors.length} stacks`} can move`
  return phase
}

function Foot({ desk }: { desk: Desk }): ReactNode {
  const { draft, open, reports } = desk
  if (reports.length > 0)
    return (
      <footer className="dock-foot">
        <button type="button" className="button button-main" onClick={() => desk.dismiss()}>
          Continue <kbd>Enter</kbd>
        </button>
      </footer>
    )
  if (!draft || !open) return null
  const { ready } = draft
  const reaction = open.question.kind === 'firstFire'
  return (
    <footer className="dock-foot">
      <button
        type="button"
        className={`button button-main button-${ready?.tone ?? 'plain'}`}
        disabled={!ready}
        onClick={() => desk.confirm()}
        data-primary
      >
        {ready?.label ??
          (draft.view === 'fire' ? 'Fire' : draft.view === 'move' ? 'Move' : draft.view === 'advance' ? 'Advance' : 'Decide')}{' '}
        <kbd>Enter</kbd>
      </button>
      {reaction ? (
        <button type="button" className="button" onClick={() => desk.endPhase()}>
          Hold fire <kbd>Space</kbd>
        </button>
      ) : (
        <button type="button" className="button" onClick={() => desk.back()}>
          Back <kbd>Esc</kbd>
        </button>
      )}
    </footer>
  )
}
