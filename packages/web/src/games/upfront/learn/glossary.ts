import { Glossary } from '../../../learn/glossary.ts'

export const glossary = new Glossary('upfront', [], 'pinned, Concealed, 6.5')
