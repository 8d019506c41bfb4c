import { CATALOGUE } from '@firegroup/content'
import type { Command } from 'commander'
import { plainText, print, type Shell } from '../shell.ts'
import { arenaOf } from '../sim/arenas.ts'
import { defaultJobs, jobsOption } from '../sim/options.ts'

export function addWorker(firegroup: Command, shell: Shell): void {
  firegroup
    .command('worker')
    .description('play games that others have put on a queue, until it is stopped; see docs/simulator.md')
    .argument('<database>', 'postgres://…, the queue’s')
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .action((url: string, { jobs }: { readonly jobs: number }) => work(url, jobs, shell))
}

async function work(url: string, jobs: number, shell: Shell): Promise<void> {
  const [{ SeriesWorker }, { openQueue }, { threadPlayer }] = await Promise.all([
    import('@firegroup/queue'),
    import('../sim/queue-crew.ts'),
    import('../sim/thread-player.ts'),
  ])
  let games = 0
  const rules = (system: string): number | null => (CATALOGUE.some(({ id }) => id === system) ? arenaOf(system).rules : null)
  const worker = await openQueue(() =>
    SeriesWorker.start(url, { jobs, player: threadPlayer, rules, onPlayed: (played) => (games += played) }),
  )
  print(shell, plainText('Waits for games. Ctrl-C ends it.'))
  const signals = ['SIGINT', 'SIGTERM'] as const
  const stop = (): void => void worker.close()
  for (const signal of signals) process.once(signal, stop)
  try {
    await worker.ended()
  } finally {
    for (const signal of signals) process.off(signal, stop)
    await worker.close()
  }
  print(shell, plainText(`Played ${games} games.`))
}
