/** Lets something happen over a while: called with 0 to 1, eased, until it is done or cancelled. */
export function glide(milliseconds: number, step: (share: number) => void): () => void {
  const start = performance.now()
  let frame = 0
  const next = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - start) / milliseconds))
    step(1 - (1 - share) ** 3)
    if (share < 1) frame = requestAnimationFrame(next)
  }
  frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}
