import type { MapSpec } from '@firegroup/hexmap'

/** A map as JSON text with one hex, hexside, depiction or way on a line, so that a change to a board can be read as a diff. */
export function mapText(map: MapSpec): string {
  const { hexes, hexsides, depictions, ways, ...head } = map
  const lines = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  lines.push(
    `"hexes": {\n${Object.entries(hexes)
      .map(([id, hex]) => `    ${JSON.stringify(id)}: ${JSON.stringify(hex)}`)
      .join(',\n')}\n  }`,
  )
  for (const [key, items] of Object.entries({ hexsides, depictions, ways })) {
    lines.push(`"${key}": [\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`)
  }
  return `{\n  ${lines.join(',\n  ')}\n}\n`
}
