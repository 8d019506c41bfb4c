import { aslsk } from '@firegroup/aslsk'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { depth } from '@firegroup/testkit'
import { upfront } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { painted, violations } from './browser.ts'
import { anna, begun, computer } from './games.ts'
import { asked, clickHex, endByKey, seated, sitAt } from './table.ts'

const app = servedApp()

/** One squad beside the farmhouse that nobody defends, at the end of a game. */
const LAST_STEP = {
  boards: aslskScenario('first-light').boards,
  phase: 'movement',
  attacker: 'allied',
  movesFirst: 'axis',
  turn: 1,
  turns: 1,
  allied: { nation: 'american' },
  axis: { nation: 'german' },
  units: [
    { side: 'allied', type: 'am-6-6-6', at: 'E6' },
    { side: 'axis', type: 'ge-4-4-7', at: 'A1' },
  ],
  control: { axis: ['C6', 'D6'] },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control the farmhouse at the end.',
    condition: { type: 'control', hexes: ['C6', 'D6'] },
    names: { C6: 'Farmhouse' },
  },
}

test('objectives are on the board and in the dock, and the card is one key away', async () => {
  const game = begun(aslsk, { scenario: aslskScenario('first-light') }, 'objectives')
  const { page, complaints } = await sitAt(app, game, { allied: anna, axis: computer })
  await seated(page)
  await page.getByRole('button', { name: /^Set up here/ }).click()
  await asked(page, 'transfer')
  await endByKey(page)
  await asked(page, 'prepFire')
  expect(await page.locator('.play-plate text').allTextContents()).toEqual([expect.stringMatching(/^1/)])
  expect(await page.locator('.play-objective-ring').count()).toBe(2)
  const farm = page.getByRole('button', { name: /^1, Farmhouse, C6 and D6, counts as theirs/ })
  await farm.waitFor()
  await farm.focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-hex][tabindex="0"][aria-label^="C6,"], [data-hex][tabindex="0"][aria-label^="D6,"]').waitFor()

  await farm.focus()
  await page.keyboard.press('o')
  const card = page.getByRole('region', { name: 'The scenario’s card' })
  await card.getByText(aslskScenario('first-light').victory.text).waitFor()
  expect(await violations(page)).toEqual([])
  for (const tab of ['Forces', 'Losses', 'Rules in force']) {
    await page.keyboard.press('ArrowRight')
    await card.getByRole('tab', { name: tab, selected: true }).waitFor()
  }
  await card.getByText(/no optional rule is on/).waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(await farm.evaluate((element) => element === document.activeElement)).toBe(true)

  // choosing a stack takes their place, going back brings them back
  await page.keyboard.press('n')
  await farm.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await farm.waitFor()
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test.runIf(depth.isDeep)('what changes hands is said, the result says what happened, and the list of games who won', async () => {
  const game = begun(aslsk, { situation: LAST_STEP }, 'capture')
  const { page, complaints } = await sitAt(app, game, { allied: anna, axis: computer })
  await painted(page)
  await asked(page, 'move')
  await page.keyboard.press('n')
  await clickHex(page, 'D6')
  await page.getByRole('button', { name: /^First step, D6/ }).click()
  await page.getByTestId('captures').getByText('The Americans take the farmhouse. Two of two.').waitFor({ state: 'attached' })
  for (let i = 0; i < 20 && (await page.locator('.play-outcome').count()) === 0; i++) {
    await page.locator('.play:not([data-asked=""]), .play-outcome').first().waitFor()
    await page.keyboard.press('Enter')
    await endByKey(page)
  }
  await page.getByRole('heading', { name: 'You win', exact: true }).waitFor()
  await page.locator('.play-outcome').getByText('The Americans hold the farmhouse at the end of turn 1.').waitFor()
  await page.getByRole('link', { name: 'Your games', exact: true }).click()
  const card = page.getByTestId('game-card')
  await card.getByText('You won').waitFor()
  await card.getByText('The Americans hold the farmhouse at the end of turn 1.').waitFor()
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test.runIf(depth.isDeep)('a game without a map lists in its dock what its groups count, and has its card', async () => {
  const game = begun(upfront, { scenario: upfrontScenario('the-milk-run') }, 'objectives')
  const { page, complaints } = await sitAt(app, game, { axis: anna, allied: computer })
  await page.locator('.play:not([data-asked=""])').waitFor()
  await page.getByRole('heading', { name: 'You win with' }).waitFor()
  await page.getByText('More victory points').first().waitFor()
  await page.keyboard.press('o')
  await page.getByRole('region', { name: 'The scenario’s card' }).getByText('What wins').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('o')
  await page.getByRole('region', { name: 'The scenario’s card' }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.context().close()
})
