import type { ScriptEntry } from '@firegroup/kernel'

type Colours = readonly [first: readonly string[], second: readonly string[]]

/** Dice that a file gives by colour, 'white 3' and 'red 5' in either order, as the faces in the order in which they are rolled; a sentence where they are no pair. */
export function facesOf(dice: readonly ScriptEntry[], colours: Colours | undefined): readonly ScriptEntry[] | string {
  if (!colours) return dice
  const faces: ScriptEntry[] = []
  for (let i = 0; i < dice.length; i++) {
    const one = colouredDie(dice[i]!, colours)
    if (!one) {
      faces.push(dice[i]!)
      continue
    }
    const other = i + 1 < dice.length ? colouredDie(dice[i + 1]!, colours) : null
    if (!other || other.place === one.place)
      return `dice[${i}] is '${dice[i]}', but a die of that colour is rolled with one that is ${colours[1 - one.place]!.join(' or ')}.`
    faces.push(...(one.place === 0 ? [one.face, other.face] : [other.face, one.face]))
    i++
  }
  return faces
}

function colouredDie(entry: ScriptEntry, colours: Colours): { readonly place: 0 | 1; readonly face: number } | null {
  const [, colour = '', face] = /^(\w+) (\d)$/.exec(String(entry)) ?? []
  if (face === undefined) return null
  const place = colours.findIndex((names) => names.includes(colour))
  return place < 0 ? null : { place: place as 0 | 1, face: Number(face) }
}
