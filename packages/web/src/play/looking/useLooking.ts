/** Looking around at the table without deciding anything: ranges, layers, and what is said of a hex. */
import { useState } from 'react'
import { LOOKING } from '../../keys/contexts.ts'
import { useKeys } from '../../keys/useKeys.ts'
import type { Place } from '../controller/draft.ts'
import type { Frame } from '../table/useFrame.ts'
import type { Layer } from './layers.ts'

interface Eyes {
  readonly frame: Frame
  /** The hex that is asked about. */
  readonly hex: Place
  /** What was said holds for this moment: something else, and it is gone. */
  readonly moment: number
  readonly seenBy: (hex: Place) => string
  readonly odds: (hex: Place) => string
}

export interface Looking {
  /** Where ranges are counted from; null while they are not shown. */
  readonly rangeFrom: Place | null
  readonly showRange: () => void
  readonly hidden: readonly Layer[]
  readonly hide: (hidden: readonly Layer[]) => void
  /** What was asked of a hex, in words; '' for nothing. */
  readonly said: string
  /** False when there was nothing to put away. */
  readonly putAway: () => boolean
}

export function useLooking({ frame, hex, moment, seenBy, odds }: Eyes): Looking {
  const [rangeFrom, setRangeFrom] = useState<Place | null>(null)
  const [hidden, hide] = useState<readonly Layer[]>([])
  const [words, setWords] = useState({ text: '', hex, moment })
  const said = words.hex === hex && words.moment === moment ? words.text : ''
  const say = (text: string): void => setWords({ text, hex, moment })
  const showRange = (): void => setRangeFrom(rangeFrom === hex ? null : hex)
  useKeys(LOOKING, {
    range: showRange,
    layers: () => frame.toggle('layers'),
    seenBy: () => say(seenBy(hex)),
    odds: () => say(odds(hex)),
  })
  return {
    rangeFrom,
    showRange,
    hidden,
    hide,
    said,
    putAway: () => {
      setRangeFrom(null)
      say('')
      return rangeFrom !== null || said !== ''
    },
  }
}
