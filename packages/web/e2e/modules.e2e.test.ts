import { aslsk } from '@firegroup/aslsk'
import { expect, test } from 'vitest'
import { tankSituation } from '../src/games/aslsk/testing/tank-situation.ts'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun } from './games.ts'
import { asked, seated, sitAt } from './table.ts'

const app = servedApp()

test('with modules on the strip tells the steps in force and where play stands, and a module’s choice is asked like any other', async () => {
  const situation = tankSituation({
    modules: ['voluntary-break', 'close-combat-full', 'rain'],
    phase: 'rout',
    kept: { environment: { falling: 'rain', ec: 'wet' } },
  })
  const { page, complaints } = await sitAt(app, begun(aslsk, { situation }, 'modules'), { allied: anna, axis: anna })
  await seated(page)
  await asked(page, 'choice')
  const strip = page.getByRole('region', { name: 'Sequence of play' })
  await strip.locator('[aria-current="step"]').first().waitFor()
  expect(await strip.locator('[aria-current="step"]').first().textContent()).toContain('6.11')
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/strip.png` })
  await strip.locator('summary').click()
  await strip.getByRole('heading', { name: 'Close Combat' }).waitFor()
  const list = await strip.locator('.play-sequence-whole').boundingBox()
  const now = await strip.locator('.play-sequence-whole section[data-now]').boundingBox()
  expect(now!.y, 'the list shows where play stands').toBeGreaterThanOrEqual(list!.y)
  expect(now!.y + now!.height).toBeLessThanOrEqual(list!.y + list!.height)
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/whole.png` })
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})
