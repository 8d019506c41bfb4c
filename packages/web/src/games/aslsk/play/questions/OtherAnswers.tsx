/** What a vehicle may do when the enemy moves besides firing: get into Motion, or lay smoke. */
import { describeDecision } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import { Unbroken } from '../../../../play/dock/Unbroken.tsx'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'

interface Answer {
  readonly type: string
  readonly unit: number
}

interface Chance {
  readonly succeeds: number
  readonly of: number
  /** 7.6: of a hull that is turned with it. */
  readonly bogs?: { readonly rolls: number; readonly of: number }
}

const KINDS = [
  { type: 'motion', title: 'Get into Motion', rule: '3.3.2.1', hint: 'On one die. It may turn, and is harder to hit; once in this phase.' },
  { type: 'dispense', title: 'Lay smoke', rule: '7.5', hint: 'Once in a Player Turn, and before it fires; it may fire afterwards.' },
] as const

export function OtherAnswers({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const { s, open } = desk
  const offered = (open?.question.candidates() ?? []) as readonly Answer[]
  return KINDS.map(({ type, title, rule, hint }) => {
    const answers = offered.filter((each) => each.type === type)
    if (answers.length === 0) return null
    return (
      <section key={type} className="table-panel">
        <h2 className="play-panel-line">
          <span>{title}</span>
          <Rule rule={rule} about={title} />
        </h2>
        <ul className="play-offers">
          {answers.map((answer) => {
            const chance = open!.question.preview(answer) as Chance | null
            return (
              <li key={JSON.stringify(answer)}>
                <button type="button" className="play-offer" onClick={() => desk.decide(answer)}>
                  <span className="play-offer-face">
                    <UnitFace s={s} id={answer.unit} size={36} />
                  </span>
                  <span className="play-offer-words">
                    <strong>
                      <Unbroken>{describeDecision(s, 'firstFire', answer)}</Unbroken>
                    </strong>
                    {chance?.bogs && <span>then {percent(chance.bogs.rolls / chance.bogs.of)} bogs as it turns</span>}
                  </span>
                  <b>{chanceWords(chance)}</b>
                </button>
              </li>
            )
          })}
        </ul>
        <p className="table-hint">{hint}</p>
      </section>
    )
  })
}

const chanceWords = (chance: Chance | null): string => (chance ? percent(chance.succeeds / chance.of) : '')
