import type { Upfront } from '../context.ts'
import { unpin } from '../men/pin.ts'
import type { Man } from '../state.ts'

const ENOUGH = 3
const DOUBLE = 6

/** 28.42, 28.45, 28.451, 34.6: what a Rally card does for a pinned or stunned machine; what does not suffice stays on it as credit. */
export function recover(g: Upfront, man: Man, value: number | 'All'): void {
  const total = value === 'All' ? Number.POSITIVE_INFINITY : value + (man.credit ?? 0)
  const had = man.stun
  delete man.credit
  if (had === undefined) {
    if (total >= ENOUGH) unpin(g, man, '28.42')
    else man.credit = total
  } else if (value === 'All' || (had === 3 && total >= DOUBLE)) {
    delete man.stun
    unpin(g, man, '28.45')
  } else if ((had === 3 && total >= ENOUGH) || total >= DOUBLE) delete man.stun
  // 28.451: what is beyond that is lost
  else if (total >= ENOUGH) man.stun = 3
  else man.credit = total
  g.emit({
    type: 'recovers',
    rule: had === undefined ? '28.42' : '28.45',
    man: man.id,
    credit: man.credit ?? 0,
    stun: man.stun ?? 0,
    pinned: man.pinned,
  })
}
