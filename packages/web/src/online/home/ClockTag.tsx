import type { ReactNode } from 'react'
import { Icon } from '../../icons.tsx'
import { leftWords, pressing } from './times.ts'

/** How long somebody has to answer: beige, amber under two days, red under eight hours. */
export function ClockTag({ left, short = false }: { readonly left: number | undefined; readonly short?: boolean }): ReactNode {
  if (left === undefined) return null
  return (
    <span className={`online-tag is-${pressing(left)}`}>
      <Icon name="turn" />
      <time dateTime={`PT${Math.max(0, Math.round(left / 1000))}S`}>
        {leftWords(left)}
        {short ? '' : ' left'}
      </time>
    </span>
  )
}
