/** Taking lessons in the browser by what their solutions do. */
import type { GameEvent } from '@firegroup/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Act, Lesson } from '../src/learn/lesson.ts'
import { violations } from './browser.ts'

export interface Hands {
  /** Until a new situation is on the table. */
  ready(page: Page): Promise<unknown>
  /** What every game does in its own way: all but confirming. */
  act(page: Page, act: Exclude<Act, 'confirm'>): Promise<unknown>
  /** Whether the page is looked at for accessibility when the step begins. */
  inspects(lesson: number, step: number): boolean
}

/** From the first step of the first lesson to the end of the last, through the doors between them. */
export async function takeLessons<S, E extends GameEvent>(page: Page, lessons: readonly Lesson<S, E>[], hands: Hands): Promise<void> {
  for (const [number, { id, title, steps }] of lessons.entries()) {
    for (const [index, step] of steps.entries()) {
      await page.getByText(`Step ${index + 1} of ${steps.length}`).waitFor()
      if (step.situation) await hands.ready(page)
      if (hands.inspects(number, index)) expect(await violations(page), `${id}, step ${index + 1}`).toEqual([])
      for (const act of step.solution) if (await isOpen(page, index)) await perform(page, act, hands)
      if (step.after === undefined) continue
      await page.locator('.lesson-panel.is-done').waitFor()
      await lessonButton(page, index + 1 === steps.length ? 'Finish' : 'Next').click()
    }
    await page.getByRole('heading', { name: `${title}: done` }).waitFor()
    const next = lessons[number + 1]
    if (next) await page.getByRole('link', { name: `Next: ${next.title}` }).click()
  }
}

export const lessonButton = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name })

/** Whether the step still waits for something to be done. */
async function isOpen(page: Page, index: number): Promise<boolean> {
  const count = await page.locator('.lesson-count').textContent()
  return (count?.startsWith(`Step ${index + 1} `) ?? false) && (await page.locator('.lesson-panel.is-done').count()) === 0
}

async function perform(page: Page, act: Act, hands: Hands): Promise<void> {
  const something = page.locator('.play:not([data-asked=""])')
  await something.waitFor()
  const report = page.getByRole('button', { name: /^Continue/ })
  for (let i = 0; i < 5 && (await report.isVisible()); i++) await report.click()
  await something.waitFor()
  if (act === 'confirm') await page.locator('.play-dock [data-primary]').click()
  else await hands.act(page, act)
  // a moment for them to answer
  await page.waitForTimeout(60)
  await expect.poll(() => page.locator('.play-beat').count(), { timeout: 5_000 }).toBe(0)
}
