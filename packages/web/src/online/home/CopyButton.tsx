import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../icons.tsx'

interface CopyButtonProps {
  readonly text: string
  /** What is said to be copied: 'The link'. */
  readonly what: string
  readonly children: ReactNode
  readonly className?: string
}

/** How long it says that it was done, in milliseconds. */
const SAYS = 2000

export function CopyButton({ text, what, children, className = 'ui-button' }: CopyButtonProps): ReactNode {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAYS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true))
  }
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        <Icon name="copy" /> {copied ? 'Copied' : children}
      </button>
      <span className="ui-hidden" role="status">
        {copied ? `${what} is copied.` : ''}
      </span>
    </>
  )
}
