/** The LOS tool while playing: press and drag, or one hex and then the other. What it says comes from the rules. */
import { useRef, useState } from 'react'
import type { AimPhase } from '../../board/Board.tsx'
import type { Place } from '../controller/draft.ts'
import { type Ground, groundFrom } from './ground.ts'
import { type Reading, readSight, type SightRules } from './reading.ts'

interface Thread {
  readonly from: Place
  /** Not yet fixed: the hex under the pointer or the cursor stands in for it. */
  readonly to: Place | null
}

export interface SightTool {
  readonly on: boolean
  /** The players agreed to check lines by firing alone: the tool says so and tells nothing. */
  readonly rests: boolean
  readonly from: Place | null
  readonly reading: Reading | null
  /** All that the hex sees, when that is shown. */
  readonly ground: Ground | null
  showGround(shown: boolean): void
  /** Takes up the tool; with a hex the line begins there, and a second time all is shown that it sees. */
  take(from?: Place): void
  putAway(): void
  choose(hex: Place): void
  aim(phase: AimPhase, from: Place, to: Place): void
}

export function useSightTool(rules: SightRules, cursor: Place, pointed: Place, point: (hex: Place) => void): SightTool {
  const [on, setOn] = useState(false)
  const [thread, setThread] = useState<Thread | null>(null)
  const [wide, setWide] = useState(false)
  const before = useRef<Thread | null>(null)
  const { rests } = rules
  const to = thread?.to ?? (pointed >= 0 ? pointed : cursor)
  const from = thread?.from ?? null
  const reading = rests || from === null || from === to ? null : readSight(rules, from, to)

  // every line that was once looked at is remembered by the rules, so this is quick
  const ground = on && wide && !rests && from !== null ? groundFrom(rules, from) : null

  const choose = (hex: Place): void =>
    setThread((now) => (now && now.to === null && now.from !== hex ? { from: now.from, to: hex } : { from: hex, to: null }))

  const aim = (phase: AimPhase, start: Place, end: Place): void => {
    if (phase === 'press') before.current = thread
    else if (phase === 'cancel') setThread(before.current)
    else if (phase === 'drag' && start !== end) setThread({ from: start, to: null })
    else if (phase === 'release' && start === end) choose(start)
    else if (phase === 'release') setThread({ from: start, to: end })
    point(phase === 'cancel' ? -1 : end)
  }

  return {
    on,
    rests,
    from: on && !rests ? from : null,
    reading: on ? reading : null,
    ground,
    showGround: setWide,
    take(hex) {
      if (on && hex !== undefined && hex === from) {
        setWide(!wide)
        return
      }
      setOn(true)
      setThread(hex === undefined ? null : { from: hex, to: null })
    },
    putAway() {
      setOn(false)
      setWide(false)
      setThread(null)
    },
    choose,
    aim,
  }
}
