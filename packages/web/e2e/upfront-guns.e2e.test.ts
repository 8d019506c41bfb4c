import { scenario } from '@firegroup/content/upfront'
import { advisor, upfront } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun, computer, playedOn } from './games.ts'
import { asked, sitAt } from './table.ts'

const app = servedApp()

/** A tank's gun or a gun can be fired by the first seat. */
const canShoot = ({
  question,
  seat,
}: {
  readonly question: { readonly kind: string; candidates(): Iterable<unknown> }
  readonly seat: string
}) =>
  seat === 'axis' && question.kind === 'act' && [...question.candidates()].some((each) => (each as { type: string }).type === 'ordnance')

test('a tank lies on the table as a wide tile, and its shot is shown in steps and fired', { timeout: 60_000 }, async () => {
  const game = playedOn(begun(upfront, { scenario: scenario('noon-at-the-signpost') }, 'tank'), advisor, 'tank', canShoot)
  const { page, complaints } = await sitAt(app, game, { axis: anna, allied: computer }, { viewport: { width: 1440, height: 900 } })
  await asked(page, 'act')
  await page.locator('.uf-machine').first().waitFor()
  expect(await page.locator('.uf-machine').count()).toBe(2)
  expect(await violations(page)).toEqual([])
  const mine = page.locator('.uf-tray[data-row="mine"]').filter({ has: page.locator('.uf-machine') })
  await mine.locator('.uf-tray-hit').click({ position: { x: 6, y: 48 } })
  await page
    .locator('.play-offer', { hasText: /^.*Fire the/ })
    .first()
    .click()
  await page.getByText('any effect').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.locator('.play-dock-foot [data-primary]').click()
  await asked(page, 'shot')
  await page.locator('.play-dock-foot [data-primary]').click()
  await page.locator('.play[data-asked="shot"]').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.context().close()
})
