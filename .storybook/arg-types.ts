import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Text is edited in one line; elements and functions cannot be edited. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const value = initialArgs[name]
      if (type.control !== undefined || type.options) return [name, type]
      if (typeof value === 'string') return [name, { ...type, control: { type: 'text' as const } }]
      const isOpaque = isBeyondControls(value) || (type.type?.name === 'other' && value === undefined)
      return [name, isOpaque ? { ...type, control: false as const } : type]
    }),
  )

/** Types as people read them: Storybook would print “union” for a choice, and the name of a type of ours without what is in it. */
export const printed: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { type: read, table } = type
      const shown = table?.type?.summary
      const summary = read?.name === 'enum' && shown === 'union' ? read.value.join(' | ') : shown
      const detail = read?.name === 'other' && read.raw !== read.value ? read.raw : undefined
      return [name, { ...type, table: { ...table, type: { ...table?.type, summary, ...(detail && { detail }) } } }]
    }),
  )

/** Lines for the attributes of HTML that stories set. */
export const NATIVE: Record<string, string> = {
  'aria-describedby': 'What else describes it; joined with what the part says itself.',
  'aria-label': 'Its name, where there is no label.',
  accept: 'The types of file that can be chosen.',
  autoComplete: 'What the browser may fill in.',
  defaultChecked: 'Whether it is ticked at first.',
  defaultValue: 'What it holds at first.',
  href: 'Where it leads.',
  max: 'The most.',
  multiple: 'Several can be chosen.',
  name: 'Its name in the form.',
  onChange: 'Called when it changes.',
  onClick: 'Called when it is pressed.',
  open: 'Whether it is open at first.',
  placeholder: 'An example of what to type.',
  readOnly: 'It can be read and copied, not changed.',
  sizes: 'How wide it is drawn, for the browser to choose a file.',
  src: 'Its file.',
  type: 'What kind of text or button it is.',
  value: 'How much.',
}

/** What stories set and every element has: no rows. */
export const WITHOUT_ROW = new Set(['dir', 'id', 'lang', 'onCancel', 'onError', 'onKeyDown', 'ref'])

/** Every row of a table of properties has a line; what has none is no row. Storybook adds rows for what stories set only afterwards. */
export const documented: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map(name => {
      const type = argTypes[name] ?? { name }
      const description = type.description || NATIVE[name]
      return [name, description ? { ...type, description } : { ...type, table: { ...type.table, disable: true } }]
    }),
  )
}

function isBeyondControls(value: unknown, depth = 3): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true
  if (depth === 0 || typeof value !== 'object' || value === null) return false
  return Object.values(value).some(inner => isBeyondControls(inner, depth - 1))
}
