// Draws every board from its sketch into boards/*.json: npm run draw -w @firegroup/content
import { writeFileSync } from 'node:fs'
import { drawnBoards } from './drawn.ts'
import { mapText } from './map-text.ts'

for (const map of drawnBoards()) {
  const file = new URL(`../../boards/${map.id}.json`, import.meta.url)
  writeFileSync(file, mapText(map))
  console.log(`Drew ${map.name}: ${map.depictions.length} depictions.`)
}
