import { aslsk, type Scenario } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { depth } from '@firegroup/testkit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tankSituation } from '../src/games/aslsk/testing/tank-situation.ts'
import { servedApp } from './app.ts'
import { phone, violations } from './browser.ts'
import { anna, begun, computer } from './games.ts'
import { asked, clickHex, seated, sitAt } from './table.ts'

const app = servedApp()

/** A small game in which the Germans have a Gun. */
function withGun(): Scenario {
  const base = scenario('first-light')
  const [garrison] = base.sides.axis.groups
  const units = [...garrison!.units, { type: 'ge-crew-2-2-8', count: 1 }]
  const weapons = [...garrison!.weapons!, { type: 'ge-AT75L', count: 1 }]
  return { ...base, sides: { ...base.sides, axis: { ...base.sides.axis, groups: [{ ...garrison!, units, weapons }] } } }
}

const handle = (page: Page) => page.getByRole('slider', { name: 'Where the 7.5cm PaK 40 points' })
const towards = async (page: Page): Promise<number> => Number(await handle(page).getAttribute('aria-valuenow'))

test('a Gun is set up, then turned: by keys, by the wheel over its handle and by dragging it around', async () => {
  const { page, complaints } = await sitAt(app, begun(aslsk, { scenario: withGun() }, 'facing'), { allied: computer, axis: anna })
  await seated(page)
  await asked(page, 'setup')
  await page.getByRole('button', { name: /crew 2-2-8/i }).click()
  await handle(page).waitFor()
  const start = await towards(page)

  await page.keyboard.press('.')
  await expect.poll(() => towards(page)).toBe((start + 1) % 6)
  await page.keyboard.press(',')
  await handle(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => towards(page)).toBe((start + 5) % 6)

  const box = await handle(page).boundingBox()
  const at = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => towards(page)).toBe(start)

  // all the way to the other side of its hex
  const now = await handle(page).boundingBox()
  const dial = await page.locator('.board-dial').boundingBox()
  await page.mouse.move(now!.x + now!.width / 2, now!.y + now!.height / 2)
  await page.mouse.down()
  await page.mouse.move(2 * dial!.x - now!.x - now!.width / 2, 2 * dial!.y - now!.y - now!.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => towards(page)).toBe((start + 3) % 6)
  expect(await page.locator('.board-arc').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test.runIf(depth.isDeep)('on a phone a Gun is turned by a button and by a finger', async () => {
  const { page, complaints } = await sitAt(app, begun(aslsk, { scenario: withGun() }, 'facing'), { allied: computer, axis: anna }, phone)
  await seated(page)
  await page.getByRole('button', { name: /crew 2-2-8/i }).tap()
  await handle(page).waitFor()
  const start = await towards(page)
  await page.getByRole('button', { name: 'Turn right' }).tap()
  await expect.poll(() => towards(page)).toBe((start + 1) % 6)
  expect((await handle(page).boundingBox())!.width).toBeGreaterThanOrEqual(44)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a tank is driven by mouse: its way is planned, turned by its handle, and taken expenditure by expenditure', async () => {
  const { page, complaints } = await sitAt(app, begun(aslsk, { situation: tankSituation() }, 'tank'), { allied: computer, axis: anna })
  await seated(page)
  await asked(page, 'move')
  await clickHex(page, 'L6')
  await page.getByRole('heading', { name: 'Move the PzKpfw IVH from L6' }).waitFor()
  await clickHex(page, 'J6')
  const steps = page.locator('.play-drive-steps li')
  await expect.poll(() => steps.count()).toBe(3)
  await steps.first().getByText('D6 front').waitFor()

  const hull = page.getByRole('slider', { name: 'Where the hull of the PzKpfw IVH points' })
  const [box, dial] = [await hull.boundingBox(), await page.locator('.board-dial').boundingBox()]
  await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2)
  await page.mouse.down()
  await page.mouse.move(dial!.x - 30, dial!.y - 52, { steps: 4 })
  await page.mouse.up()
  await page.getByText('Turn right to the north-west').waitFor()
  await expect.poll(() => hull.getAttribute('aria-valuetext')).toBe('north-west, 1 MP to turn')
  expect(await page.locator('.board-rings').count()).toBe(1)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Start, 1 MP' }).click()
  // whatever they answer, it has been spent
  await expect.poll(() => page.getByRole('button', { name: 'Start, 1 MP' }).count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})
