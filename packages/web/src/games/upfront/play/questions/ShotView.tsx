/** A shot of ordnance in four steps: to hit, the strength of a hit, one card against it, and what all of it comes to. */
import { cardName, frequencyName, manName, type OrdnanceAction, type ShotPreview, type UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { type Outcome, OutcomeBar, OutcomeLegend } from '../../../../play/dock/OutcomeBar.tsx'
import { Rule } from '../../../../play/dock/parts.tsx'
import type { ActDraft } from '../drafts/act-draft.ts'
import { Odds } from './Odds.tsx'
import { StrengthLine } from './StrengthLine.tsx'

interface ShotViewProps {
  readonly s: UpfrontState
  readonly draft: ActDraft
  readonly made: OrdnanceAction
}

export function ShotView({ s, draft, made }: ShotViewProps): ReactNode {
  const { shot } = draft
  const machine = s.groups[made.target]!.men.some((man) => s.setting.roster[man]!.machine?.type === 'afv')
  return (
    <>
      {draft.who.length > 1 && <Pieces s={s} draft={draft} made={made} />}
      {machine && <Aim draft={draft} made={made} />}
      {shot && (
        <>
          <ToHit shot={shot} />
          <StrengthLine title="2. Strength of a middling hit" modifiers={shot.modifiers} strength={shot.strength} />
          <Odds s={s} odds={shot.odds} title={shot.at === 'armour' ? '3. One card against the armour' : '3. One card is drawn for each'} />
          <AllInAll shot={shot} />
          <p className="play-dock-note">
            {cardName(s, made.shots[0]!.card)} is spent; another Fire card of your hand would do as well.
            {shot.jam > 0 ? ` On ${percent(shot.jam)} of the cards the weapon jams.` : ''}
          </p>
        </>
      )}
    </>
  )
}

function Pieces({ s, draft, made }: ShotViewProps): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Who fires</span>
        <Rule rule="25.2" />
      </h2>
      <p className="uf-choices">
        {draft.who.map((man) => (
          <button
            key={man}
            type="button"
            className="uf-choice"
            aria-pressed={made.shots.some((shot) => shot.man === man)}
            onClick={() => draft.toggleMan(man)}
          >
            {manName(s, man)}
          </button>
        ))}
      </p>
    </section>
  )
}

const AIMS = [
  { at: 'armour', name: 'Armour' },
  { at: 'crew', name: 'Crew' },
] as const

/** 28.3: said before the card is played; what is closed says why. */
function Aim({ draft, made }: Omit<ShotViewProps, 's'>): ReactNode {
  const [first] = made.shots
  if (!first) return null
  const now = draft.shot?.at
  return (
    <fieldset className="uf-aim">
      <legend className="ui-hidden">At what</legend>
      {AIMS.map(({ at, name }) => {
        const problem = draft.problemWith({ ...made, shots: [{ ...first, at }] })
        return (
          <button
            key={at}
            type="button"
            className="uf-aim-way"
            aria-pressed={now === at}
            aria-disabled={problem !== null || undefined}
            onClick={() => problem === null && draft.changeShot(first.man, (shot) => ({ ...shot, at }))}
          >
            <strong>{name}</strong>
            <small className="uf-aim-words">{problem ? problem.message : at === 'armour' ? 'the boxed Effect' : 'the plain Effect'}</small>
          </button>
        )
      })}
    </fieldset>
  )
}

function ToHit({ shot: { range, printed, frequency, steps, redMisses, hit } }: { readonly shot: ShotPreview }): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>
          1. To hit: {redMisses === '' ? 'any' : 'black'} {frequencyName(frequency)}
        </span>
        <strong>{percent(hit)}</strong>
      </h2>
      <table className="uf-to-hit-table">
        <thead>
          <tr>
            <th scope="row">range</th>
            {printed.map((_, at) => (
              <th key={RANGES[at]} scope="col" className={at === range ? 'is-now' : undefined}>
                {at}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">hits on</th>
            {printed.map((each, at) => (
              <td key={RANGES[at]} className={at === range ? 'is-now' : undefined}>
                {each ?? '–'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <dl>
        {steps.map(({ rule, label, value }) => (
          <div key={label}>
            <dt>
              {label} <Rule rule={rule} about={label} />
            </dt>
            <dd>{signed(value)}</dd>
          </div>
        ))}
        {redMisses !== '' && (
          <div>
            <dt>
              Red misses: {redMisses} <Rule rule="25.31" />
            </dt>
            <dd>black only</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const RANGES = '012345'
const OUTCOMES: readonly Outcome[] = [
  { name: 'killed or destroyed', tone: 'eliminated' },
  { name: 'stopped, stunned or pinned', tone: 'pinned' },
  { name: 'a hit without effect', tone: 'reduced' },
  { name: 'missed', tone: 'unharmed' },
]

/** For the first who is attacked: the shot as a whole. */
function AllInAll({ shot: { hit, odds, anyEffect, atItsFlank } }: { readonly shot: ShotPreview }): ReactNode {
  const [man] = odds.men
  if (!man) return null
  const kills = (hit * (man.kia + man.panic + man.rout)) / odds.cards
  const pins = (hit * man.pinned) / odds.cards
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>4. All in all</span>
        <strong>{percent(anyEffect)} any effect</strong>
      </h2>
      <OutcomeBar outcomes={OUTCOMES} shares={[kills, pins, hit - kills - pins, 1 - hit]} />
      <OutcomeLegend outcomes={OUTCOMES} />
      {atItsFlank && (
        <p className="table-hint">
          At its flank, kill {atItsFlank.kill}, the same shot destroys on <strong>{percent(atItsFlank.destroys)}</strong>.{' '}
          <Rule rule="28.46" about="the flank" />
        </p>
      )}
    </section>
  )
}
