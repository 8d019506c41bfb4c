import type { AirEvent } from '../air/events.ts'
import { nameOf } from '../map/location.ts'
import { unitLabel } from './names.ts'
import { rolled } from './phrases.ts'
import { onMap, type Tellers } from './telling.ts'

const FROM = { N: 'the north', E: 'the east', S: 'the south', W: 'the west' } as const
const WHAT = { cannon: 'Cannon fire', bomb: 'A bomb', bomber: 'Bombs' } as const

export const airTellers: Tellers<AirEvent> = {
  airSupport: (s, { unit, edges, die }) => ({
    text: `${unitLabel(s, unit)} comes in from ${edges.length === 1 ? FROM[edges[0]!] : 'where its side likes'}.`,
    ...(die.length > 0 ? { detail: `${rolled(die)}.` } : {}),
  }),
  flies: (s, { unit, to }) => ({ text: `${unitLabel(s, unit)} flies over ${hexName(nameOf(s.setting, to))}.`, ...onMap(to) }),
  airAttack: (s, { at, fp, what }) => ({ text: `${WHAT[what]} on ${nameOf(s.setting, at)}, ${fp} FP.`, ...onMap(at) }),
  hovers: (s, { unit, at, hovering }) => ({
    text: `${unitLabel(s, unit)} ${hovering ? 'hovers over' : 'flies on from'} ${hexName(nameOf(s.setting, at))}.`,
    ...onMap(at),
  }),
  airLeaves: (s, { unit }) => ({ text: `${unitLabel(s, unit)} leaves the map.` }),
  airAborts: (s, { unit, at }) => ({ text: `${unitLabel(s, unit)} is damaged and turns away.`, ...onMap(at) }),
  crash: (s, { unit, at, dice }) => ({
    text: `${unitLabel(s, unit)} is shot down and crashes ${at < 0 ? 'off the map' : `in ${nameOf(s.setting, at)}`}.`,
    detail: dice.length === 2 ? `White die ${dice[0]}, halved; coloured die ${dice[1]}.` : `${rolled(dice)}.`,
    ...onMap(at),
  }),
}

function hexName(name: string): string {
  return name.split(' ')[0]!
}
