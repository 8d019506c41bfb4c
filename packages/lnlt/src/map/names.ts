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

/** The id in the Terrain Effects Chart of what a map calls so: 'light-woods' is lightWoods. */
export function chartId(name: string): string {
  return CHART_IDS[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
