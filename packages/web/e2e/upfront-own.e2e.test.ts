import { restoreGame, saveGame } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import { advisor, upfront } from '@firegroup/upfront'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { servedApp, visitAtOnce } from './app.ts'
import { violations } from './browser.ts'
import { playedOn } from './games.ts'
import { asked, keep, playOn } from './table.ts'
import { byClicks } from './upfront-ways.ts'

const app = servedApp()

test('a scenario of one’s own: bought by points, refused when over, shared by a link, and played at once; in a deep run by clicks to its end', {
  timeout: depth.times(60_000, 600_000),
}, async () => {
  const { page, complaints } = await visitAtOnce(app, '#/own/design')
  const german = page.getByRole('region', { name: 'German' })
  await german.getByText('of 250 points').waitFor()
  expect(await violations(page)).toEqual([])
  await german.getByRole('button', { name: 'Take Vogt out' }).click()
  await german.getByRole('button', { name: /^Buy Vogt/ }).click()
  await page.getByLabel('Points, German').selectOption('150')
  await german
    .getByRole('alert')
    .getByText(/costs \d+ points, and there are 150/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Play now' }).isDisabled()).toBe(true)
  await page.getByLabel('Points, German').selectOption('300')
  await page.reload()
  await page.getByRole('region', { name: 'German' }).getByText('of 300 points').waitFor()
  await page.goto(`${app.url}#/own/design/nonsense`)
  await page.reload()
  await page.getByText('This link needs a newer Firegroup').waitFor()
  await page.getByLabel('Time').selectOption('2')
  await page.getByRole('button', { name: 'Play now' }).click()
  await asked(page, 'formGroups')
  if (depth.isDeep) {
    const met = await playOn(page, byClicks)
    await page.getByRole('heading', { name: /^You (win|lose)$|^A draw/ }).waitFor()
    for (const kind of ['act', 'discard', 'refill']) expect([...met], kind).toContain(kind)
  }
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a campaign, in a deep run three missions played by clicks: rosters carry on over a reload, and the page knows what became of everybody', {
  timeout: depth.times(120_000, 1_200_000),
}, async () => {
  const { page, complaints } = await visitAtOnce(app, '#/own/campaign')
  await page.getByText('No campaign.').waitFor()
  await page.getByRole('button', { name: 'Begin as American' }).first().click()
  for (let mission = 1; mission <= depth.times(1, 3); mission++) {
    await page.getByRole('button', { name: `Begin mission ${mission}` }).click()
    await asked(page, 'formGroups')
    if (depth.isDeep) await playOn(page, byClicks)
    else await finishMission(page)
    await page.goto(`${app.url}#/own/campaign`)
    await page.getByText('entered into the rosters').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Missions' }).waitFor()
    expect(await page.locator('.uf-own-missions .is-won, .uf-own-missions .is-lost').count()).toBe(mission)
    if (mission === 1) expect(await violations(page)).toEqual([])
  }
  await page.getByRole('heading', { name: depth.isDeep ? 'The campaign is over' : /^Mission 2/ }).waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

/** Every day: the mission that lies on the table is played to its end by computers, elsewhere, and put back. */
async function finishMission(page: Page): Promise<void> {
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('firegroup.upfront.campaign')!).playing.match as string)
  const record = JSON.parse(await page.evaluate(recordIn, id)) as MatchRecord
  await page.goto(`${app.url}#/settings`)
  const restored = restoreGame(upfront, record.save, { whole: true })
  if (!restored.ok) throw new Error(restored.problems[0]!.message)
  const game = playedOn(restored.value, advisor, id)
  const played = `${id}-played`
  await page.evaluate(keep, JSON.stringify({ ...record, id: played, save: saveGame(game) }))
  await page.evaluate((match) => {
    const kept = JSON.parse(localStorage.getItem('firegroup.upfront.campaign')!)
    localStorage.setItem('firegroup.upfront.campaign', JSON.stringify({ ...kept, playing: { ...kept.playing, match } }))
  }, played)
}

/** Runs in the page. */
async function recordIn(id: string): Promise<string> {
  const opening = indexedDB.open('firegroup')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const reading = opening.result.transaction(['matches']).objectStore('matches').get(id)
  await new Promise((resolve) => {
    reading.onsuccess = resolve
  })
  opening.result.close()
  return JSON.stringify(reading.result)
}
