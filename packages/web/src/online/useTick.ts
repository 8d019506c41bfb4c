import { useEffect, useState } from 'react'

/** Shows whatever uses it again so often, in milliseconds: what it shows depends on the time. */
export function useTick(ms: number): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), ms)
    return () => clearInterval(timer)
  }, [ms])
}
