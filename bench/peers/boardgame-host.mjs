// A game of boardgame.io whose state is as large as one of ours; its usual storage, which is in memory.
import { createRequire } from 'node:module'

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js')

/** As large as the state of a scenario of ten units a side, in characters of JSON. */
const SIZE = 30_000
const units = Array.from({ length: SIZE / 100 }, (_, i) => ({ id: `unit-${i}`, hex: 'J5', side: 'allied', marks: ['x'.repeat(40)] }))

const volley = {
  name: 'volley',
  setup: () => ({ hits: 0, units }),
  turn: { activePlayers: { all: 'playing', stages: {} } },
  moves: {
    hit: ({ G }) => {
      G.hits++
    },
  },
}

const server = Server({ games: [volley], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0, callback: () => undefined })
process.on('disconnect', () => process.exit(0))
process.send?.({ port: appServer.address().port })
