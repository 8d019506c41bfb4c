/** What the computer thinks of a decision, while it thinks and when it is done. At the table it is advice, in the replay a look back. */
import type { Seat } from '@firegroup/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../icons.tsx'
import type { Considered } from '../../worker/thoughts.ts'
import type { Advice } from './advice.ts'
import { ThoughtList } from './ThoughtList.tsx'
import { spoken } from './words.ts'
import './advice.css'

interface ThoughtPanelProps {
  readonly title: string
  readonly advice: Advice
  readonly nameOf: (seat: Seat) => string
  /** Decides so; absent where it is too late. */
  readonly onDo?: ((option: Considered) => void) | undefined
  /** Below the list: what the numbers are. */
  readonly note: string
}

export function ThoughtPanel({ title, advice, nameOf, onDo, note }: ThoughtPanelProps): ReactNode {
  const { stage } = advice
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (stage.kind !== 'none') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [stage.kind])
  if (stage.kind === 'none') return null
  return (
    <section ref={panel} className="table-panel advice" aria-label={title}>
      <header className="advice-head">
        <h2>{title}</h2>
        <button type="button" className="ui-icon-button" aria-label="Put this away" onClick={() => advice.close()}>
          <Icon name="close" />
        </button>
      </header>
      <output className={stage.kind === 'thinking' ? undefined : 'ui-hidden'}>
        {stage.kind === 'thinking' ? 'Thinking it through …' : stage.kind === 'given' ? spoken(stage.thoughts) : ''}
      </output>
      {stage.kind === 'thinking' && <progress value={stage.share} aria-label="How far it has thought" />}
      {stage.kind === 'failed' && (
        <p className="play-dock-problem" role="alert">
          The computer could not think about this: {stage.message} Your game is untouched; you can ask again.
        </p>
      )}
      {stage.kind === 'given' && (
        <>
          <ThoughtList
            thoughts={stage.thoughts}
            nameOf={nameOf}
            chosen={stage.chosen}
            onChoose={(option) => advice.choose(option)}
            onDo={onDo}
          />
          <p className="advice-thoughts-remark">{note}</p>
        </>
      )}
    </section>
  )
}
