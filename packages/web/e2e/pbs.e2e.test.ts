/** Play Both Sides: a game begun from New game, and why the book fired or held. */
import { expect, test } from 'vitest'
import { servedApp, visitAtOnce } from './app.ts'
import { goToHex, painted, violations } from './browser.ts'
import { asked, kindOf } from './table.ts'

const app = servedApp()

test('one person plays both sides, the book answers a step, and B says why', async () => {
  const { page, complaints } = await visitAtOnce(app, '#/new/first-light', {}, { stopAt: 'useful' })
  await page.getByRole('group', { name: 'Against' }).getByText('Both sides, alone').click()
  await page.getByRole('button', { name: /^Play / }).click()
  await painted(page)
  for (let i = 0; i < 20 && (await kindOf(page)) !== 'move'; i++) {
    await page.locator('.play:not([data-asked=""])').waitFor()
    await page.keyboard.press((await kindOf(page)) === 'setup' ? 'Enter' : 'e')
    await page.waitForTimeout(100)
  }
  await asked(page, 'move')
  for (const hex of ['K7', 'J6']) {
    await goToHex(page, hex)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^By the book, J6/ }).waitFor()
  await page.keyboard.press('b')
  const panel = page.getByRole('region', { name: 'Why, by the book' })
  await panel.getByText('Fire Discipline').first().waitFor()
  expect(await panel.getByRole('listitem').count()).toBeGreaterThan(3)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.context().close()
})
