/** What one does about the game beside one's own: fire with its odds, a flank, men who go over, a call by radio. */
import { cardName, gameAt, manName, type ShotPreview } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../keys/KeyHint.tsx'
import { keyed } from '../../../matches/keyed.ts'
import { percent } from '../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../play/dock/parts.tsx'
import { NONE, withoutStop } from '../../upfront/play/drafts/table-draft.ts'
import { Letter } from '../../upfront/play/questions/Letter.tsx'
import { Odds } from '../../upfront/play/questions/Odds.tsx'
import { StrengthLine } from '../../upfront/play/questions/StrengthLine.tsx'
import type { TeamDraft } from './team-draft.ts'

export function acrossTitle({ beyond, group, s, team, firesAcross }: TeamDraft): string {
  const letter = group === NONE ? '' : `Group ${s.groups[group]!.letter}`
  if (!beyond || beyond.target === NONE) return letter === '' ? 'Over the divider' : `${letter}, over the divider`
  const target = `their ${gameAt(team, beyond.game).groups[beyond.target]!.letter} in game ${beyond.game + 1}`
  return firesAcross ? `${letter} fires at ${target}` : `${letter || 'Against'} ${letter === '' ? '' : 'and '}${target}`
}

export function AcrossView({ draft }: { readonly draft: TeamDraft }): ReactNode {
  const { offers, firesAcross, beyond } = draft
  const others = offers.filter(({ decision }) => decision.type !== 'fireAcross' || !firesAcross)
  return (
    <>
      <Problems problems={draft.problems} />
      {firesAcross && (
        <section className="table-panel">
          <h2 className="play-panel-line">
            <span>{firesAcross.cards.length === 1 ? 'Fire card' : 'Fire cards'}</span>
            <Rule rule="41.4" about="fire across" />
          </h2>
          <p>
            {firesAcross.cards.map((card) => cardName(draft.s, card)).join(' and ')}, at relative range 0. Choose Fire cards in your hand to
            add or take away.
          </p>
        </section>
      )}
      <AcrossOdds draft={draft} />
      <WhoGoes draft={draft} />
      {others.length > 0 && (
        <section className="table-panel">
          <h2>{beyond?.target === NONE ? 'Over the divider' : 'Against that group'}</h2>
          <ul className="play-offers">
            {keyed(others, ({ words, groups }) => `${groups[0]} ${words}`).map(({ key, item }) => (
              <li key={key}>
                <button type="button" className="play-offer" aria-pressed={item === draft.picked} onClick={() => draft.take(item)}>
                  <Letter letter={draft.s.groups[item.groups[0] ?? NONE]?.letter ?? '?'} mine />
                  <span className="play-offer-words">
                    <strong>{withoutStop(item.words)}</strong>
                  </span>
                  {offers.indexOf(item) < 9 && <KeyHint of={offers.indexOf(item) + 1} />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The numbers are drawn, and the men fall, in the game beside. */
function AcrossOdds({ draft }: { readonly draft: TeamDraft }): ReactNode {
  const { acrossOdds, beyond } = draft
  if (!acrossOdds || !beyond) return null
  const there = gameAt(draft.team, beyond.game)
  const shot = 'hit' in acrossOdds ? (acrossOdds as ShotPreview) : null
  return (
    <>
      {shot && (
        <p className="play-dock-note">
          The {shot.weapon} hits on {percent(shot.hit)} of the cards.
        </p>
      )}
      <StrengthLine title="Strength" modifiers={acrossOdds.modifiers} strength={acrossOdds.strength} />
      <Odds s={there} odds={shot ? shot.odds : (acrossOdds as Parameters<typeof Odds>[0]['odds'])} />
    </>
  )
}

/** 41.5: all of the group, or some of them. */
function WhoGoes({ draft }: { readonly draft: TeamDraft }): ReactNode {
  const act = draft.picked?.decision as { readonly type: string; readonly men?: readonly number[] } | undefined
  if (act?.type !== 'cross') return null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Who goes</span>
        <Rule rule="41.5" about="who goes over" />
      </h2>
      <p className="uf-choices">
        {act.men!.map((man) => (
          <button
            key={man}
            type="button"
            className="uf-choice"
            aria-pressed={!draft.staying.includes(man)}
            onClick={() => draft.toggleStaying(man)}
          >
            {manName(draft.s, man)}
          </button>
        ))}
      </p>
    </section>
  )
}
