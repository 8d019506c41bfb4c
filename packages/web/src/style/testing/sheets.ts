/** Style sheets read for the test that holds their order: which rules stand in which layer, and which classes they name. */

export interface StyleRule {
  readonly layer: string
  /** Inside a media query, which says how a class differs there rather than what it is. */
  readonly conditional: boolean
  /** One selector, with those of the rules around it before it. */
  readonly selector: string
}

/** All rules of a sheet, one for each selector of a list. Keyframes and font faces are none. */
export function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  read(css.replace(/\/\*[\s\S]*?\*\//g, ''), { layer: '', conditional: false, selector: '' })
  return rules

  function read(text: string, around: StyleRule): void {
    for (const { head, body } of blocksOf(text)) {
      if (head.startsWith('@layer')) read(body, { ...around, layer: head.slice('@layer'.length).trim() })
      else if (head.startsWith('@media') || head.startsWith('@supports')) read(body, { ...around, conditional: true })
      else if (!head.startsWith('@'))
        for (const each of listed(head)) {
          const rule = { ...around, selector: `${around.selector} ${each}`.trim() }
          rules.push(rule)
          read(body, rule)
        }
    }
  }
}

export const classesIn = (selector: string): string[] => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)

/** The class that a rule is about and nothing else: `.ui-button:hover`, but not `.home .ui-button`. */
export function definedBy({ selector, conditional }: StyleRule): string | undefined {
  return conditional ? undefined : /^\.([a-z][\w-]*)$/i.exec(selector)?.[1]
}

/** The blocks of the outermost level. Declarations between them are passed over. */
function blocksOf(text: string): { readonly head: string; readonly body: string }[] {
  const blocks: { head: string; body: string }[] = []
  let start = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === ';') start = i + 1
    if (text[i] !== '{') continue
    const end = closing(text, i)
    blocks.push({ head: text.slice(start, i).trim(), body: text.slice(i + 1, end) })
    i = end
    start = end + 1
  }
  return blocks
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++
    if (text[i] === '}' && --depth === 0) return i
  }
  throw new Error(`A block is not closed: ${text.slice(open, open + 40)}`)
}

/** The selectors of a list; commas inside brackets belong to one of them. */
function listed(selectors: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const char of selectors) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim())
}

/** Names of classes that a component gives to what it draws; one that is made up as it goes ends in a dash: `play-odds-bar-`. */
export function classesGiven(source: string): string[] {
  return [...source.matchAll(/\bclassName(?:=|: | = )/g)].flatMap(({ index, 0: { length } }) => {
    const at = index + length
    const text = source[at] === '{' ? source.slice(at, closing(source, at)) : /^(['"])(.*?)\1/.exec(source.slice(at))?.[0]
    return text === undefined ? [] : literalsOf(text).flatMap((literal) => literal.split(/\s+/).filter((name) => name !== ''))
  })
}

/** What stands in quotes, but for what something is compared with. */
function literalsOf(text: string): string[] {
  const plain = text.replace(/[!=]== (['"]).*?\1/g, '')
  return [...plain.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].flatMap(([, one, two, template]) => {
    const fixed = one ?? two
    if (fixed !== undefined) return [fixed]
    // 'play-odds-bar-${tone}' is the family 'play-odds-bar-': what follows the dash is no class by itself
    const inner = [...template!.matchAll(/(?<!-)\$\{([^}]*)\}/g)].flatMap(([, expression]) => literalsOf(expression!))
    return [template!.replace(/\$\{[^}]*\}/g, ' '), ...inner]
  })
}
