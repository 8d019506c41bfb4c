/** Whole games with what joins the Infantry of the Starter Kit: Guns, tanks, and the Pacific. */
import { type AslskEvent, type AslskState, advisor, aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import type { Game } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { byAslskClicks, byAslskClicksOnTheMove, byAslskKeys } from './aslsk-ways.ts'
import { anna, begun, computer, playedOn } from './games.ts'
import { playThrough, playThroughByKeys } from './whole-game.ts'

const app = servedApp()

describe('a whole game by keyboard alone', () => {
  // the shortest of them, every day: computers have played it up to its last turns
  test.runIf(depth.isDeep)('in the Pacific', { timeout: 240_000 }, async () => {
    const late = playedOn(started('raiders-at-the-creek', 'keys'), advisor, 'keys', ({ game }) => game.state.turn === 5)
    const met = await playThroughByKeys(app, late, { allied: anna, axis: computer }, byAslskKeys)
    for (const kind of ['prepFire', 'move', 'rout', 'report']) expect([...met], kind).toContain(kind)
  })
})

describe('a whole game by mouse', () => {
  test.runIf(depth.isDeep)('with a Gun', { timeout: 240_000 }, async () => {
    const met = await playThrough(app, started('the-gun-at-the-crossroads', 'gun'), { allied: computer, axis: anna }, byAslskClicks)
    for (const kind of ['setup', 'firstFire', 'defensiveFire', 'report']) expect([...met], kind).toContain(kind)
  })

  test.runIf(depth.isDeep)('with tanks, which come from off the map and are driven', { timeout: 240_000 }, async () => {
    let driving = 0
    const players = { allied: anna, axis: computer }
    const met = await playThrough(app, started('dust-on-the-road', 'tank'), players, async (page, ...asked) => {
      driving += await page.locator('.play-drive-steps').count()
      await byAslskClicksOnTheMove(page, ...asked)
    })
    for (const kind of ['enter', 'move', 'advancingFire', 'report']) expect([...met], kind).toContain(kind)
    expect(driving).toBeGreaterThan(10)
  })

  test.runIf(depth.isDeep)('in the Pacific', { timeout: 240_000 }, async () => {
    const met = await playThrough(app, started('raiders-at-the-creek', 'pacific'), { allied: computer, axis: anna }, byAslskClicks)
    for (const kind of ['setup', 'firstFire', 'advance', 'report']) expect([...met], kind).toContain(kind)
  })
})

const started = (id: string, seed: string): Game<AslskState, AslskEvent> => begun(aslsk, { scenario: scenario(id) }, seed)
