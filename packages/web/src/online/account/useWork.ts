import { useState } from 'react'

export interface Work {
  readonly busy: boolean
  readonly problem: string
  /** Does something; what goes wrong is told in a sentence. */
  readonly run: (work: () => Promise<unknown>) => void
}

/** One thing at a time that is asked of the server, and what came of it. */
export function useWork(): Work {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = (work: () => Promise<unknown>): void => {
    setBusy(true)
    setProblem('')
    work()
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setBusy(false))
  }
  return { busy, problem, run }
}
