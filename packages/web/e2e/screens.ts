/** What a screen does to those who see it: stacks that are covered, text that is cut off, and targets that are too small for a finger. */
import type { Page } from 'playwright-core'

/** Texts of which some part can't be seen and not be scrolled to. The ticker is short on purpose: the log has it all. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll'
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || !parent || parent.closest('.ui-hidden, .ui-skip, .play-ticker, svg, script, style, [aria-hidden="true"], kbd'))
        continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
      let cut = false
      let isHidden = false
      for (let element: HTMLElement | null = parent; element && element !== document.documentElement; element = element.parentElement) {
        const style = getComputedStyle(element)
        if (style.clipPath !== 'none' || style.fontSize === '0px') isHidden = true
        const clip = element.getBoundingClientRect()
        // what scrolls brings everything into its own box
        if (scrolls(style.overflowX)) [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)]
        else if (style.overflowX !== 'visible' && (left < clip.left - 2 || right > clip.right + 2)) cut = true
        if (scrolls(style.overflowY)) [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)]
        else if (style.overflowY !== 'visible' && (top < clip.top - 3 || bottom > clip.bottom + 3)) cut = true
        if (right <= left || bottom <= top) break
        if (style.position === 'fixed') break
      }
      const outside = left < -2 || right > innerWidth + 2 || top < -3 || bottom > innerHeight + 3
      if (!isHidden && right > left && bottom > top && (cut || outside)) lost.push(text.slice(0, 60))
    }
    return [...new Set(lost)]
  })
}

/** Controls in sight that a finger of 44 pixels misses; links within a sentence are as high as its lines. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      'button, a[href], select, summary, label:has(input), input:not([type="hidden"])',
    )) {
      if (
        !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        control.closest('.ui-skip, [aria-hidden="true"]')
      )
        continue
      if (control.matches('input') && control.closest('label')) continue
      if (getComputedStyle(control).display === 'inline' && control.parentElement?.closest('p, li, dd')) continue
      const box = control.getBoundingClientRect()
      if (box.width === 0 || getComputedStyle(control).clipPath !== 'none') continue
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hits = (dx: number, dy: number): boolean => {
        const found = document.elementFromPoint(x + dx, y + dy)
        return found !== null && (control.contains(found) || (found.contains(control) === false && found.closest('button, a') === control))
      }
      const wide = width >= 43.5 || (hits(-21, 0) && hits(21, 0))
      const high = height >= 43.5 || (hits(0, -21) && hits(0, 21))
      if (!wide || !high)
        small.push(
          `${(control.ariaLabel ?? control.textContent ?? control.className).trim().slice(0, 40)} (${Math.round(width)} × ${Math.round(height)}) .${control.className}`,
        )
    }
    return [...new Set(small)]
  })
}

/** Stacks whose middle lies under a bar, the dock or a tool, or beyond the edge. */
export function coveredStacks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces = [...document.querySelectorAll<SVGGElement>('.board-pieces .counter-face')]
    return pieces.flatMap((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found?.closest('.board') ? [] : [`${Math.round(left)} ${Math.round(top)} under ${found?.className ?? 'nothing'}`]
    })
  })
}
