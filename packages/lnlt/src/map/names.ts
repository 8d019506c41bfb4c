/** What maps of every system call their terrain, by the chart's names. */
const CHART_IDS: Readonly<Record<string, string>> = {
  open: 'clear',
  woods: 'forest',
  orchard: 'lightWoods',
  grain: 'wheatField',
  water: 'river',
  'stone-building': 'hcBuilding',
  'wooden-building': 'lcBuilding',
}

/** As maps write a row of the chart: in small letters, and by the name that every system has for it, if there is one. */
export function mapNames(id: string): string[] {
  const common = Object.entries(CHART_IDS).flatMap(([name, chart]) => (chart === id ? [name] : []))
  return [...common, id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
}

/** The id in the Terrain Effects Chart of what a map calls so: 'light-woods' is lightWoods. */
export function chartId(name: string): string {
  return CHART_IDS[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
