import { type ReactNode, useCallback } from 'react'
import { ariaName, printed } from './chord.ts'

const FOR_THE_EYE = { 'aria-hidden': true } as const

interface KeyHintProps {
  /** One of the keys of the control that it stands in, as its context has it. */
  readonly of: string | number
}

/** A key printed on the control that it works: for the eye. Whoever listens is told by `aria-keyshortcuts`, so that it is no part of the name. */
export function KeyHint({ of }: KeyHintProps): ReactNode {
  const chord = String(of)
  const tell = useCallback(
    (hint: HTMLElement | null) => {
      const control = hint?.closest('button, a')
      control?.setAttribute('aria-keyshortcuts', ariaName(chord))
      return () => control?.removeAttribute('aria-keyshortcuts')
    },
    [chord],
  )
  return (
    <kbd ref={tell} {...FOR_THE_EYE}>
      {printed(chord)}
    </kbd>
  )
}
