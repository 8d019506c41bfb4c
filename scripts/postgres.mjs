// npm run postgres: a PostgreSQL for tests that are run one by one, until Ctrl-C.
import { startPostgres } from './lib/postgres.mjs'

const started = await startPostgres(console.error)
if (typeof started === 'string') {
  console.error(`Not started: ${started}.`)
  process.exitCode = 1
} else {
  console.log(`export FIREGROUP_TEST_POSTGRES=${started.url}`)
  const waiting = setInterval(() => {}, 60_000)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clearInterval(waiting)
      void started.stop()
    })
}
