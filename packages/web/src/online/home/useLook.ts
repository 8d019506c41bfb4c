import { useEffect, useState } from 'react'
import { type Look, lookAt } from './look.ts'

/** What a table looks like; null until it is known, and where it can't be. Asked again when the match has gone on. */
export function useLook(id: string, version: number | undefined): Look | null {
  const [look, setLook] = useState<Look | null>(null)
  useEffect(() => {
    let gone = false
    if (version === undefined) return
    lookAt(id).then(
      (seen) => {
        if (!gone) setLook(seen)
      },
      () => undefined, // the card says what is asked without a picture, too
    )
    return () => {
      gone = true
    }
  }, [id, version])
  return look
}
