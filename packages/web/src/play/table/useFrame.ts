import { useState } from 'react'
import { useMedia } from '../../useMedia.ts'

/** What is open around a table. */
export interface Frame {
  readonly phone: boolean
  /** The sheet of a phone takes most of the screen. */
  readonly raised: boolean
  readonly raise: (raised: boolean) => void
  readonly logShown: boolean
  readonly showLog: (shown: boolean) => void
}

export function useFrame(): Frame {
  const [raised, raise] = useState(false)
  const [logShown, showLog] = useState(false)
  const phone = useMedia('(max-width: 760px)')
  return { phone, raised, raise, logShown, showLog }
}
