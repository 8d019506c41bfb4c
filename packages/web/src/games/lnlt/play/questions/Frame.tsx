/** The frame of a question that one panel holds: its title and rule, what there is to choose, what to know, and what the engine says to it. */
import type { Problem } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'

/** What is said of a question, whatever is chosen. */
export interface Says {
  readonly title: string
  readonly rule: string
  readonly note: string
}

interface FrameProps {
  readonly says: Says
  readonly problems: readonly Problem[]
  readonly children: ReactNode
}

/** The head of a panel: its title, and the rule behind it. */
export function Head({ title, rule }: Pick<Says, 'title' | 'rule'>): ReactNode {
  return (
    <h2 className="play-panel-line">
      <span>{title}</span>
      <Rule rule={rule} about={title} />
    </h2>
  )
}

export function Frame({ says: { title, rule, note }, problems, children }: FrameProps): ReactNode {
  return (
    <section className="table-panel">
      <Head title={title} rule={rule} />
      {children}
      <p className="table-hint">{note}</p>
      <Problems problems={problems} />
    </section>
  )
}
