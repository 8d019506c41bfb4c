/** A whole game at the table against the computer, to victory or defeat: by mouse, or by keyboard alone. Knows no game. */
import type { Game, GameEvent } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'
import { expect } from 'vitest'
import type { App } from './app.ts'
import { playOn, sitAt, type Way } from './table.ts'

/** The kinds of question that were met on the way. */
export async function playThrough<S, E extends GameEvent>(
  app: App,
  game: Game<S, E>,
  players: MatchRecord['players'],
  way: Way,
): Promise<Set<string>> {
  const { page, complaints } = await sitAt(app, game, players)
  const met = await playOn(page, way)
  await page.getByRole('heading', { name: /^You (win|lose)$/ }).waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
  return met
}

/** Not once is the pointer used, and the focus is always somewhere. */
export async function playThroughByKeys<S, E extends GameEvent>(
  app: App,
  game: Game<S, E>,
  players: MatchRecord['players'],
  way: Way,
): Promise<Set<string>> {
  let watched = false
  const lost: string[] = []
  const met = await playThrough(app, game, players, async (page, kind, times) => {
    if (!watched) await page.evaluate(() => addEventListener('pointerdown', () => console.error('The pointer was used.'), true))
    watched = true
    await way(page, kind, times)
    if (await page.evaluate(() => document.activeElement === document.body)) await page.waitForTimeout(60)
    if (await page.evaluate(() => document.activeElement === document.body)) lost.push(kind)
  })
  expect(lost).toEqual([])
  return met
}
