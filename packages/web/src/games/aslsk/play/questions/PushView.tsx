/** A Gun that is pushed: what the roll must be, what changes it, and what becomes of it. */
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import { OutcomeBar, OutcomeLegend } from '../../../../play/dock/OutcomeBar.tsx'
import { Modifiers, Rule } from '../../../../play/dock/parts.tsx'
import { RollStrip } from '../../../../play/dock/RollStrip.tsx'
import { getsThere, type PushDraft } from '../drafts/push-draft.ts'
import { WeaponFace } from '../faces.tsx'
import { factors, riskWords } from '../figures.ts'
import type { AslskDesk } from '../kinds.ts'
import { weaponWords } from '../words.ts'

interface PushProps {
  readonly desk: AslskDesk
  readonly draft: PushDraft
}

/** Nothing where there is no Gun to push. */
export function PushSwitch({ desk, draft }: PushProps): ReactNode {
  const { guns } = draft
  if (guns.length === 0) return null
  return (
    <ul className="play-offers">
      {guns.map((gun) => (
        <li key={gun}>
          <button
            type="button"
            className="play-offer"
            aria-pressed={draft.gun === gun}
            aria-keyshortcuts="p"
            onClick={() => desk.attempt(() => (draft.gun === gun ? draft.goWithout() : draft.chooseGun(gun)))}
          >
            <span className="play-offer-face">
              <WeaponFace s={desk.s} id={gun} size={36} />
            </span>
            <span className="play-offer-words">
              <strong>Push the {weaponWords(desk.s, gun)}</strong>
              <span>{draft.gun === gun ? 'They push it. Once more: they go without it.' : 'One hex, by a roll of the dice'}</span>
            </span>
            <KeyHint of="P" />
          </button>
        </li>
      ))}
    </ul>
  )
}

export function PushView({ desk, draft }: PushProps): ReactNode {
  if (!draft.push) return <PushTargets desk={desk} draft={draft} />
  return (
    <>
      <PushRoll draft={draft} />
      <UnderFire desk={desk} draft={draft} />
    </>
  )
}

/** The worst shot at those who push, where they get to. */
function UnderFire({ desk, draft }: PushProps): ReactNode {
  const [step] = draft.steps
  if (!step || step.harm === null) return null
  const { place, harm, residual, seenFrom } = step
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>What it can draw in {nameOf(desk.s, place)}</span>
        <strong>{riskWords(harm, residual)}</strong>
      </h2>
      <p className="table-hint">
        {seenFrom.length === 0
          ? 'Nobody in sight can fire there.'
          : `The worst single shot, pinned or worse; seen from ${seenFrom.map((each) => nameOf(desk.s, each)).join(', ')}.`}
      </p>
    </section>
  )
}

function PushTargets({ desk, draft }: PushProps): ReactNode {
  const targets = draft.pushTargets
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Where to</span>
        <small>chance to get there</small>
      </h2>
      <ul className="play-offers">
        {targets.map(({ place, mf, chance }) => (
          <li key={place}>
            <button type="button" className="play-offer" onClick={() => desk.choosePlace(place)}>
              <span className="play-offer-words">
                <strong>{nameOf(desk.s, place)}</strong>
                <span>
                  {desk.s.setting.terrain[place]?.name ?? ''}
                  {mf === null ? '' : `, ${factors(mf)} MF`}
                </span>
              </span>
              {chance !== null && <b>{percent(chance)}</b>}
            </button>
          </li>
        ))}
      </ul>
      {targets.length === 0 && <p>They can push it into no hex around.</p>}
    </section>
  )
}

const RESULTS = [
  { name: 'moves on', tone: 'unharmed' },
  { name: 'moves and stops', tone: 'pinned' },
  { name: 'stays', tone: 'broken' },
] as const

/** 6.5: below the number it may go on, at the number it stops there, above it nobody moves. */
function PushRoll({ draft }: Pick<PushProps, 'draft'>): ReactNode {
  const preview = draft.pushPreview
  if (!preview) return null
  const { number, modifiers, odds } = preview
  const sum = modifiers.reduce((all, { value }) => all + value, 0)
  const most = Math.max(1, Math.min(12, number - sum))
  const needs = getsThere(preview) === 0 ? 'no roll will do' : `${most} or less, ${percent(getsThere(preview))}`
  return (
    <>
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>To push it</span>
          <strong>
            {sum === 0 ? '' : `${number} ${sum > 0 ? '−' : '+'} ${Math.abs(sum)} = `}
            {needs}
          </strong>
        </h2>
        <RollStrip most={most} best={number - sum - 1} words={`To push it: ${needs}.`} />
        <OutcomeBar outcomes={RESULTS} shares={[odds.moves / 36, odds.stops / 36, odds.fails / 36]} />
        <OutcomeLegend outcomes={RESULTS} />
        <p className="table-hint">
          Its manhandling number is {number}. Below it they may go on, at it they stop there, above it they stay, and their move is over{' '}
          <Rule rule="6.5" about="manhandling" />
        </p>
      </section>
      <Modifiers
        title="Dice modifiers"
        modifiers={modifiers}
        sum={sum}
        note="Turn the Gun with , and . or its handle: so it will point there."
      />
    </>
  )
}
