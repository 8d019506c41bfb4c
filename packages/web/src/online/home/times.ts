/** Times as the lists say them: relative up to a day, then days and hours. */
import { capital, numberWord } from '@firegroup/kernel/words'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** '1 day 4 h', '6 h', '12 min', 'under a minute'. */
export function leftWords(ms: number): string {
  const [days, hours, minutes] = split(ms)
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours > 0 && days < 3 ? ` ${hours} h` : ''}`
  if (hours > 0) return `${hours} h`
  return minutes > 0 ? `${minutes} min` : 'under a minute'
}

/** 'One day four hours left.': as it is read out. */
export function leftSpoken(ms: number): string {
  const [days, hours, minutes] = split(ms)
  const some = (count: number, unit: string): string => `${numberWord(count)} ${unit}${count === 1 ? '' : 's'}`
  if (days > 0) return `${capital(some(days, 'day'))}${hours > 0 && days < 3 ? ` ${some(hours, 'hour')}` : ''} left.`
  if (hours > 0) return `${capital(some(hours, 'hour'))} left.`
  return minutes > 0 ? `${capital(some(minutes, 'minute'))} left.` : 'Less than a minute left.'
}

/** How pressing it is: under two days, under eight hours. */
export function pressing(ms: number): 'calm' | 'soon' | 'now' {
  return ms < 8 * HOUR ? 'now' : ms < 2 * DAY ? 'soon' : 'calm'
}

/** '20 s ago', '3 h ago', '2 days ago'. */
export function agoWords(iso: string, now: number = Date.now()): string {
  const ms = Math.max(0, now - Date.parse(iso))
  if (Number.isNaN(ms)) return 'some time ago'
  if (ms < MINUTE) return `${Math.max(1, Math.round(ms / 1000))} s ago`
  return `${leftWords(ms)} ago`
}

function split(ms: number): [days: number, hours: number, minutes: number] {
  const left = Math.max(0, ms)
  return [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR), Math.floor((left % HOUR) / MINUTE)]
}
