/** A match is played in one window at a time: the others follow, and go on when that one is closed. */
import type { GameEvent } from '@firegroup/kernel'
import type { Match } from '@firegroup/table'

export async function atOneTable<S, E extends GameEvent>(match: Match<S, E>, play: () => void): Promise<void> {
  const name = `firegroup match ${match.setup.id}`
  const news = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  let playing = false
  if (news) news.onmessage = () => void match.reload()
  const begin = (): void => {
    playing = true
    play()
  }
  match.onStored(() => {
    if (playing) news?.postMessage('gone on')
  })
  const { locks } = navigator as { readonly locks?: LockManager }
  // where windows can't be told apart, the store still refuses whoever comes too late
  if (!locks) return begin()
  const asLongAsOpen = new Promise<never>(() => undefined)
  const free = await new Promise<boolean>((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? asLongAsOpen : undefined
    })
  })
  if (free) return begin()
  void locks.request(name, async () => {
    // whoever played before has left; what he did last is in the store
    await match.reload()
    begin()
    await asLongAsOpen
  })
}
