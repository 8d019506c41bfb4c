import { scenario } from '@firegroup/content/upfront'
import { depth } from '@firegroup/testkit'
import { upfrontTeams } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { phone, violations } from './browser.ts'
import { anna, begun, ben, computer } from './games.ts'
import { asked, playOn, sitAt } from './table.ts'
import { byClicks } from './upfront-ways.ts'

const app = servedApp()

const men = (...numbers: readonly number[]) => numbers.map((number) => ({ number }))
const common = { active: 'axis', turn: 5, rulesThrough: 40, snipers: 'none' }
const west = {
  ...common,
  axis: {
    nation: 'German',
    hand: [57, 96, 104],
    groups: [
      { letter: 'A', range: 2, men: men(1, 4, 5, 6) },
      { letter: 'D', range: 1, men: men(7, 8) },
    ],
  },
  allied: { nation: 'American', groups: [{ letter: 'A', range: 2, men: men(7, 9, 10) }] },
}
const east = {
  ...common,
  axis: { nation: 'German', hand: [58, 60], groups: [{ letter: 'A', range: 2, men: men(1, 4, 5) }] },
  allied: { nation: 'Russian', groups: [{ letter: 'A', range: 1, men: men(7, 9, 10) }] },
}
const situation = { games: [west, east], dividers: ['OpenGround'] }

test('a team at one screen: fire over the divider by keyboard and by touch, and no partner sees another’s hand', {
  timeout: 60_000,
}, async () => {
  const players = { axis1: anna, axis2: ben, allied1: computer, allied2: computer }
  const { page, complaints } = await sitAt(app, begun(upfrontTeams, { situation }, 'team'), players)
  await page.getByRole('heading', { name: 'Anna, your turn' }).waitFor()
  expect(await page.locator('.uf-hand-card').count()).toBe(0)
  await takeOver()
  await asked(page, 'act')
  const over = page.getByRole('region', { name: 'Game 2, beside yours' })
  await over.getByText('2 cards, no radio contact').waitFor()
  expect(await violations(page)).toEqual([])
  await over.getByRole('button', { name: /^Enemy A/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Group A fires at their A in game 2' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await asked(page, 'attack')
  await page.keyboard.press('Enter')
  // all of one side, in turn: the screen goes to the partner, with nothing of the first hand on it
  await page.getByRole('heading', { name: 'Ben, your turn' }).waitFor()
  expect(await page.locator('.uf-hand-card').count()).toBe(0)
  await takeOver()
  await asked(page, 'act')
  expect(await page.locator('.uf-hand-card').count()).toBe(2)
  expect(complaints).toEqual([])
  await page.context().close()

  const small = await sitAt(app, begun(upfrontTeams, { situation }, 'team'), { ...players, axis2: computer }, phone)
  await asked(small.page, 'act')
  await small.page.locator('.uf-beside-group').tap()
  await small.page.locator('.uf-beside-group[aria-pressed="true"]').waitFor()
  expect(await small.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(small.complaints).toEqual([])
  await small.page.context().close()

  async function takeOver(): Promise<void> {
    await page.keyboard.down('Enter')
    await page.locator('.play').waitFor()
    await page.keyboard.up('Enter')
  }
})

test.runIf(depth.isDeep)('a whole team game by clicks, to victory or defeat', { timeout: 900_000 }, async () => {
  const card = scenario('the-milk-run')
  const team = {
    format: 'firegroup-scenario',
    version: 1,
    system: 'upfront-teams',
    id: 'two-milk-runs',
    name: 'Two milk runs',
    briefing: { text: 'Two patrols beside two others.' },
    first: 'axis',
    games: [card, card],
  }
  const players = { axis1: anna, axis2: computer, allied1: computer, allied2: computer }
  const { page, complaints } = await sitAt(app, begun(upfrontTeams, { scenario: team }, 'whole'), players)
  const met = await playOn(page, byClicks)
  await page.locator('.play-outcome').waitFor()
  for (const kind of ['formGroups', 'act', 'discard', 'refill']) expect([...met], kind).toContain(kind)
  expect(complaints).toEqual([])
  await page.context().close()
})
