/** The ways to fire a shot, each with what it would come to. */
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import type { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { effectWords, isUnknown, type ShotChoice, type ShotWay, shotWords } from '../drafts/shot-parts.ts'

interface ChoiceProps {
  readonly draft: OrdnanceDraft
  readonly choice: ShotChoice
}

export function Choice({ draft, choice }: ChoiceProps): ReactNode {
  const numbered = draft.isReaction ? [] : draft.ways
  return (
    <fieldset className="play-ways">
      <legend className="ui-hidden">{choice.title}</legend>
      {choice.ways.map((way) => {
        const number = numbered.findIndex(({ key }) => key === `${choice.id} ${way.words}`) + 1
        return <Way key={way.words} way={way} brief={choice.ways.length > 2} number={number} onTake={() => draft.chooseWay(way)} />
      })}
    </fieldset>
  )
}

interface WayProps {
  readonly way: ShotWay
  /** There is not much room. */
  readonly brief: boolean
  readonly number: number
  readonly onTake: () => void
}

function Way({ way, brief, number, onTake }: WayProps): ReactNode {
  const { words, on, problem, option } = way
  const refused = problem !== null
  return (
    <button type="button" aria-pressed={on} aria-disabled={refused} onClick={() => !refused && onTake()}>
      <strong>{words}</strong>
      <span className="play-way-words">
        {refused ? (isUnknown(way) ? '…' : problem.message) : option ? (brief ? effectWords(option) : shotWords(option)) : ''}
      </span>
      {number > 0 && number < 10 && <KeyHint of={number} />}
    </button>
  )
}
