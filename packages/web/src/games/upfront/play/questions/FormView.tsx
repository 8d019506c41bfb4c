/** Groups being formed: each with its men in order; a man in hand goes where he is put. */
import { type ManLook, tableau } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { victoryWords } from '../../shelf/victory-words.ts'
import type { FormDraft } from '../drafts/form-draft.ts'
import type { UpfrontDesk } from '../kinds.ts'

export function FormView({ desk, draft }: { readonly desk: UpfrontDesk; readonly draft: FormDraft }): ReactNode {
  const { s, seat } = desk
  const men = tableau(s, seat).sides[seat as 'axis' | 'allied'].men
  const lookOf = (id: number): ManLook | undefined => men.find((man) => man.id === id)
  const places = [...draft.groups.keys(), ...(draft.groups.length < draft.mostGroups ? [draft.groups.length] : [])]
  return (
    <>
      <p className="play-dock-note">{victoryWords(s.setting.scenario)}</p>
      <Problems problems={draft.problems} />
      <div className="table-panel">
        <button type="button" className="ui-button" onClick={() => draft.suggest()}>
          Another suggestion
        </button>
        <p className="table-hint">Take a man, then choose the group that he goes to. Men near the front of a group are fired on first.</p>
      </div>
      {places.map((place) => (
        <section key={place} className="table-panel">
          <h2 className="play-panel-line">
            <span>{draft.groups[place] ? `Group ${draft.letterOf(place)}` : 'A new group'}</span>
            {draft.held >= 0 && (
              <button type="button" className="uf-choice" onClick={() => desk.choosePlace(place)}>
                {draft.nameOf(draft.held)} goes here
              </button>
            )}
          </h2>
          <ol className="uf-order">
            {(draft.groups[place] ?? []).map((man, i, all) => (
              <li key={man}>
                <button type="button" className="play-offer" aria-pressed={draft.held === man} onClick={() => draft.hold(man)}>
                  <span className="play-offer-words">
                    <strong>
                      {i + 1}. {draft.nameOf(man)}
                    </strong>
                    <span>{wordsOf(lookOf(man))}</span>
                  </span>
                </button>
                <button
                  type="button"
                  className="ui-icon-button"
                  aria-label={`${draft.nameOf(man)} one place up`}
                  disabled={i === 0}
                  onClick={() => draft.shift(man, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="ui-icon-button"
                  aria-label={`${draft.nameOf(man)} one place down`}
                  disabled={i === all.length - 1}
                  onClick={() => draft.shift(man, 1)}
                >
                  ↓
                </button>
                {lookOf(man)?.gunner && <Crew draft={draft} gunner={man} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

const ROLES = { SL: 'squad leader, ', ASL: 'assistant leader, ', COMMISSAR: 'Commissar, ' } as const

const wordsOf = (man: ManLook | undefined): string =>
  man ? `${man.role ? ROLES[man.role] : ''}${man.weapon || 'unarmed'}, morale ${man.threshold}` : ''

/** 11.12: who serves the weapon with him. */
function Crew({ draft, gunner }: { draft: FormDraft; gunner: number }): ReactNode {
  const helpers = draft.helpersOf(gunner)
  if (helpers.length === 0) return null
  return (
    <p className="uf-choices">
      <span>
        Assistant <Rule rule="11.1" />
      </span>
      {helpers.map((man) => (
        <button
          key={man}
          type="button"
          className="uf-choice"
          aria-pressed={draft.crews.some((crew) => crew.gunner === gunner && crew.assistant === man)}
          onClick={() => draft.toggleCrew(gunner, man)}
        >
          {draft.nameOf(man)}
        </button>
      ))}
    </p>
  )
}
