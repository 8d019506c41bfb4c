/** '2 min 5 s': a time as one says it to somebody who waits. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 1) return 'under a second'
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}
