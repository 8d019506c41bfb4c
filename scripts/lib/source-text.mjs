// TypeScript source with comments, or comments and strings, blanked out: same length, same lines, so that a match has the right line number.

/**
 * @param {string} text
 * @returns {{ withoutComments: string, codeOnly: string }}
 */
export function maskSource(text) {
  const noComments = text.split('')
  const code = text.split('')
  /** @type {number[]} brace depth at which each open template expression ends */
  const templates = []
  let depth = 0
  let at = 0
  while (at < text.length) {
    const two = text.slice(at, at + 2)
    const one = text[at] ?? ''
    if (two === '//') at = blank(at, endOfLine(at), true)
    else if (two === '/*') at = blank(at, indexAfter('*/', at + 2), true)
    else if (one === "'" || one === '"') at = blank(at + 1, endOfString(at + 1, one), false) + 1
    else if (one === '`') at = template(at + 1)
    else if (one === '/' && startsRegExp(at)) at = blank(at + 1, endOfRegExp(at + 1), false) + 1
    else {
      if (one === '{') depth++
      if (one === '}' && templates.at(-1) === depth) {
        templates.pop()
        depth--
        at = template(at + 1)
        continue
      }
      if (one === '}') depth--
      at++
    }
  }
  return { withoutComments: noComments.join(''), codeOnly: code.join('') }

  /**
   * @param {number} from
   * @param {number} to
   * @param {boolean} comment
   */
  function blank(from, to, comment) {
    for (let i = from; i < to; i++)
      if (text[i] !== '\n') {
        code[i] = ' '
        if (comment) noComments[i] = ' '
      }
    return to
  }

  /** @param {number} from inside a template: blanks its text up to its end or its next expression */
  function template(from) {
    let to = from
    while (to < text.length && text[to] !== '`' && text.slice(to, to + 2) !== '${') to += text[to] === '\\' ? 2 : 1
    blank(from, Math.min(to, text.length), false)
    if (text[to] !== '$') return to + 1
    depth++
    templates.push(depth)
    return to + 2
  }

  /** @param {number} from */
  function endOfLine(from) {
    const end = text.indexOf('\n', from)
    return end < 0 ? text.length : end
  }

  /**
   * @param {string} mark
   * @param {number} from
   */
  function indexAfter(mark, from) {
    const end = text.indexOf(mark, from)
    return end < 0 ? text.length : end + mark.length
  }

  /**
   * @param {number} from
   * @param {string} quote
   */
  function endOfString(from, quote) {
    let to = from
    while (to < text.length && text[to] !== quote && text[to] !== '\n') to += text[to] === '\\' ? 2 : 1
    return Math.min(to, text.length)
  }

  /** A slash divides after a value and begins a regular expression anywhere else. @param {number} slash */
  function startsRegExp(slash) {
    const before = code
      .slice(Math.max(0, slash - 60), slash)
      .join('')
      .trimEnd()
    return before === '' || /(?:[(,=:[!&|?{};+*%>~^-]|\b(?:return|typeof|case|in|of|yield))$/.test(before)
  }

  /** @param {number} from */
  function endOfRegExp(from) {
    let to = from
    let inClass = false
    while (to < text.length && text[to] !== '\n' && (inClass || text[to] !== '/')) {
      if (text[to] === '[') inClass = true
      if (text[to] === ']') inClass = false
      to += text[to] === '\\' ? 2 : 1
    }
    return Math.min(to, text.length)
  }
}

/**
 * What a source file imports, with the line of each.
 * @param {string} text
 * @returns {{ specifier: string, line: number }[]}
 */
export function importsOf(text) {
  const { withoutComments, codeOnly } = maskSource(text)
  const found = []
  const keyword = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*|\bimport\.meta\.resolve\s*\(\s*)(['"])/g
  // The keyword is looked for in code alone; the specifier is then read where the code has a blank.
  for (const match of codeOnly.matchAll(keyword)) {
    const begin = match.index + match[0].length
    const end = withoutComments.indexOf(match[1] ?? "'", begin)
    found.push({ specifier: withoutComments.slice(begin, end), line: lineOf(text, match.index) })
  }
  return found
}

/**
 * @param {string} text
 * @param {number} index
 */
export function lineOf(text, index) {
  return text.slice(0, index).split('\n').length
}
