import { saveSchema } from '@firegroup/kernel'
import { badInput } from '../errors.ts'
import { situationSchema } from '../situation/format.ts'

const SCHEMAS = {
  save: { title: 'A Firegroup save', schema: saveSchema },
  situation: { title: 'A Firegroup situation', schema: situationSchema },
} as const

/** The JSON Schema of one of the file formats. */
export function schema(name: string): string {
  if (!Object.hasOwn(SCHEMAS, name)) throw badInput(`There is no schema '${name}'; there are ${Object.keys(SCHEMAS).join(', ')}.`)
  const { title, schema } = SCHEMAS[name as keyof typeof SCHEMAS]
  return JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema.json() }, null, 2)
}
