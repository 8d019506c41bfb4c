/** The terms of team games are those of Up Front. */
import { Glossary } from '../../learn/glossary.ts'
import { glossary as one } from '../upfront/learn/glossary.ts'

export const glossary = new Glossary('upfront-teams', one.groups, 'divider, radio contact, 41.5')
