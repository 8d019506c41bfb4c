/** The moment after every step in which somebody may react: as long whether anybody can or not. Then who decides, as far as everybody may know. */
import { OBSERVER } from '@firegroup/kernel'
import { type ReactNode, useRef } from 'react'
import type { AnyDesk } from '../../games/game.ts'

interface BeatProps {
  readonly desk: AnyDesk
  readonly nameOf: (seat: string) => string
}

export function Beat({ desk, nameOf }: BeatProps): ReactNode {
  const { standpoint, seating } = desk
  const { pause, asked, outcome, version } = standpoint
  // whoever was asked before the pause is the one who has moved
  const before = useRef<readonly string[]>(asked)
  if (!pause && asked.length > 0) before.current = asked
  if (outcome) return <span className="online-at-beat-place" />
  if (pause) {
    const isMover = before.current.includes(seating.viewer)
    const words = seating.viewer === OBSERVER ? 'The other side may react' : isMover ? 'They may react' : 'You may react'
    return (
      <p className="online-at-beat" role="status" key={`beat ${version}`}>
        <strong>{words}</strong>
        <span className="online-at-beat-bar" />
      </p>
    )
  }
  const others = asked.filter((seat) => seat !== seating.viewer)
  if (others.length === 0 || asked.includes(seating.viewer)) return <span className="online-at-beat-place" />
  return (
    <p className="online-at-beat online-at-beat-deciding" role="status" key="deciding">
      {others.map(nameOf).join(' and ')} {others.length === 1 ? 'is' : 'are'} deciding
    </p>
  )
}
