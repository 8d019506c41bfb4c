/** Hours in which somebody wants to hear nothing, as the clock on his wall shows them. */
export interface QuietHours {
  /** Minutes after midnight. */
  readonly from: number
  readonly to: number
  /** His time zone by its name: 'Europe/Berlin'. */
  readonly zone: string
}

const MINUTE = 60_000
const DAY = 1440

/** When the quiet ends that holds now; null where it is not quiet. */
export function quietUntil({ from, to, zone }: QuietHours, now: Date): Date | null {
  const minute = minuteIn(zone, now)
  const length = (to - from + DAY) % DAY
  const since = (minute - from + DAY) % DAY
  if (since >= length) return null
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + (length - since) * MINUTE)
}

function minuteIn(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    now,
  )
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return read('hour') * 60 + read('minute')
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
