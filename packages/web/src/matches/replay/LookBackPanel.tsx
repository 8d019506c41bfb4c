/** 'What the computer saw here': the odds before a decision, as they were for the seat that decided. */

import type { Seat } from '@firegroup/kernel'
import type { SeatPlayer } from '@firegroup/table'
import type { ReactNode } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { ThoughtPanel } from '../../play/advice/ThoughtPanel.tsx'
import type { LookBack } from './useLookBack.ts'

interface LookBackPanelProps {
  readonly lookBack: LookBack
  /** Who decided; nobody before the first decision. */
  readonly seat: Seat | undefined
  readonly player: SeatPlayer | undefined
  readonly sideName: (seat: Seat) => string
  readonly onAsk: () => void
}

export function LookBackPanel({ lookBack: { advice, problem }, seat, player, sideName, onAsk }: LookBackPanelProps): ReactNode {
  if (seat === undefined) return null
  if (problem !== null) return <p className="advice-look-back-problem">{problem}</p>
  const { stage } = advice
  const side = sideName(seat)
  // a computer that does not think ahead, or a person, is shown what a veteran would have seen
  const itself = stage.kind === 'given' && player?.type === 'computer' && player.level === stage.thoughts.level
  return (
    <>
      {!advice.isOpen && (
        <button type="button" className="advice-look-back" onClick={onAsk}>
          What the computer saw here <KeyHint of="!" />
        </button>
      )}
      <ThoughtPanel
        title="What the computer saw here"
        advice={advice}
        nameOf={sideName}
        note={`The odds are for the ${side} to win, from nothing but what they could know then. ${
          itself ? 'The computer that decided has thought about it again.' : 'A veteran in their place would have seen this.'
        }`}
      />
    </>
  )
}
