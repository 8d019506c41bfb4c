/** Workers without threads: they play what a test tells them, each batch in its own time. */
import type { GameRecord, Task } from '@firegroup/lab'
import type { FromLab, ToLab } from '../../worker/lab-messages.ts'
import type { Crew, LabPort } from '../../worker/lab-pool.ts'

interface FakeCrew extends Crew {
  readonly sent: ToLab[]
  /** Workers that were started, and those of them that were ended. */
  started: number
  ended: number
}

/** `play` gives the game's record, throws where it fails, or gives null for a game that never ends. */
export function fakeCrew(size: number, play: (task: Task) => GameRecord | null): FakeCrew {
  const crew: FakeCrew = { size, sent: [], started: 0, ended: 0, start }
  return crew

  function start(): LabPort {
    const slowness = (crew.started++ * 7) % 3
    let over = false
    const port: LabPort = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        if (!over) crew.ended++
        over = true
      },
      postMessage: (message) => {
        crew.sent.push(message)
        if (message.type === 'orders') void later(slowness).then(() => tell({ type: 'idle' }))
        if (message.type === 'play') void playAll(message.batch.games)
      },
    }
    return port

    async function playAll(games: readonly { readonly number: number; readonly task: Task }[]): Promise<void> {
      for (const { number, task } of games) {
        await later(slowness)
        try {
          const record = play(task)
          if (record === null) return
          tell({ type: 'played', number, record })
        } catch (error) {
          tell({ type: 'failed', seed: task.seed, message: (error as Error).message })
          return
        }
      }
      tell({ type: 'idle' })
    }

    function tell(data: FromLab): void {
      if (!over) port.onmessage?.({ data } as MessageEvent<FromLab>)
    }
  }
}

async function later(turns: number): Promise<void> {
  for (let i = 0; i <= turns; i++) await Promise.resolve()
}

/** A game that went as its seed says: odd numbers are won by the first seat. */
export function recordOf({ seed, players }: Task, more: Partial<GameRecord> = {}): GameRecord {
  const number = Number(/\d+$/.exec(seed)?.[0] ?? 0)
  return {
    seed,
    players: { north: players[0]!, south: players[1]! },
    winner: number % 2 === 1 ? 'north' : 'south',
    reason: '',
    decisions: 100 + number,
    turns: 2,
    standings: [
      { turn: 1, losses: { north: 1, south: 0 } },
      { turn: 2, losses: { north: 2, south: 3 } },
    ],
    decided: 2,
    outlook: [],
    heat: [],
    ...more,
  }
}
